/* Judging the games of a PGN text. */
#include "tests.h"

#include <stdlib.h>

static const uint32_t laws = CHESSLAWS_EDITION_FIDE_2023;

static const char two_games[] = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n"
                                "1. f3 e5 2. g4 Qh4# 1-0\n\n"
                                "[White \"C\"]\n\n1. e4 e5 2. Ke3 *\n";

/* What a callback has seen. */
struct seen {
    unsigned games;
    unsigned stop_after;
    size_t plies;
    unsigned mates;
    size_t bytes;
};

static int32_t see_game(void *user_data, const chesslaws_judged_game *game) {
    struct seen *seen = user_data;
    ++seen->games;
    seen->plies += game->plies;
    seen->mates += game->verdict.reason == CHESSLAWS_REASON_CHECKMATE;
    return seen->games == seen->stop_after ? 1 : 0;
}

static int32_t see_line(void *user_data, const char *line, size_t length) {
    struct seen *seen = user_data;
    ++seen->games;
    seen->bytes += length;
    CHECK(length > 2 && line[0] == '{' && line[length - 1] == '}');
    return seen->games == seen->stop_after ? -1 : 0;
}

static void a_judged_game(void) {
    chesslaws_reader *reader = NULL;
    const chesslaws_judged_game *game = NULL;
    chesslaws_error error;
    CHECK_OK(chesslaws_reader_new(TEXT(two_games), laws, &reader, &error));

    CHECK_OK(chesslaws_reader_next(reader, &game, &error));
    CHECK(game->game == 1 && game->line == 1 && game->plies == 4 && game->has_breach);
    CHECK(is_text(game->white, "A") && is_text(game->black, "B"));
    CHECK(is_text(game->tag_result, "1-0"));
    CHECK(game->verdict.reason == CHESSLAWS_REASON_CHECKMATE && game->verdict.ply == 4);
    CHECK(game->verdict.white == 0 && game->verdict.black == 100);
    CHECK(is_text(game->verdict.article, "5.1.1") && is_text(game->verdict.name, "checkmate"));
    CHECK(is_text(game->final_fen,
                  "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"));
    CHECK(game->finding_count == 1);
    CHECK(game->findings[0].code == CHESSLAWS_CODE_RESULT_MISMATCH);
    CHECK(game->findings[0].severity == CHESSLAWS_SEVERITY_BREACH && game->findings[0].ply == 4);
    CHECK(is_text(game->findings[0].name, "result-mismatch"));
    CHECK(game->findings[0].message.length > 0 && game->findings[0].article.length > 0);
    CHECK(game->error.line == 0 && game->error.message.data == NULL);
    bool answer = false;
    CHECK_OK(chesslaws_position_is_checkmate(&game->end, &answer));
    CHECK(answer);
    CHECK_OK(chesslaws_position_is_legal(&game->start, game->moves[0], &answer));
    CHECK(answer);

    CHECK_OK(chesslaws_reader_next(reader, &game, &error));
    CHECK(game->game == 2 && game->line == 7 && game->plies == 2 && game->has_breach);
    CHECK(is_text(game->white, "C") && game->black.data == NULL);
    CHECK(game->verdict.reason == CHESSLAWS_REASON_NONE && game->verdict.article.data == NULL);
    CHECK(game->error.line == 9 && game->error.column == 13);
    CHECK(game->error.message.length > 0);
    CHECK(game->findings[0].code == CHESSLAWS_CODE_ILLEGAL_MOVE && game->findings[0].ply == 3);

    CHECK_STATUS(chesslaws_reader_next(reader, &game, &error), CHESSLAWS_STATUS_END);
    CHECK(game == NULL);
    CHECK_STATUS(chesslaws_reader_next(reader, &game, NULL), CHESSLAWS_STATUS_END);
    chesslaws_reader_free(reader);
}

static void json(void) {
    chesslaws_reader *reader = NULL;
    const chesslaws_judged_game *game = NULL;
    chesslaws_text line;
    CHECK_OK(chesslaws_reader_new(TEXT("1. e4 *"), laws, &reader, NULL));
    CHECK_STATUS(chesslaws_reader_json(reader, NULL, 0, &line, NULL), CHESSLAWS_STATUS_END);
    CHECK_OK(chesslaws_reader_next(reader, &game, NULL));
    CHECK_OK(chesslaws_reader_json(reader, NULL, 0, &line, NULL));
    CHECK(line.length > 20 && memcmp(line.data, "{\"game\":1,\"line\":1,", 19) == 0);
    CHECK_OK(chesslaws_reader_json(reader, TEXT("x.pgn"), &line, NULL));
    CHECK(line.length > 20 && memcmp(line.data, "{\"file\":\"x.pgn\",\"game\":1,", 25) == 0);
    CHECK(game->plies == 1);
    CHECK_STATUS(chesslaws_reader_json(reader, TEXT("\xff"), &line, NULL),
                 CHESSLAWS_STATUS_INVALID_UTF8);
    CHECK_STATUS(chesslaws_reader_json(reader, NULL, 0, NULL, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_reader_json(NULL, NULL, 0, &line, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_reader_next(reader, &game, NULL), CHESSLAWS_STATUS_END);
    CHECK_STATUS(chesslaws_reader_json(reader, NULL, 0, &line, NULL), CHESSLAWS_STATUS_END);
    chesslaws_reader_free(reader);
}

static void callbacks(void) {
    struct seen seen = {0};
    uint64_t games = 99;
    chesslaws_error error;
    CHECK_OK(chesslaws_judge_pgn(TEXT(two_games), laws, see_game, &seen, &games, &error));
    CHECK(games == 2 && seen.games == 2 && seen.plies == 6 && seen.mates == 1);
    seen = (struct seen){.stop_after = 1};
    CHECK_STATUS(chesslaws_judge_pgn(TEXT(two_games), laws, see_game, &seen, &games, &error),
                 CHESSLAWS_STATUS_STOPPED);
    CHECK(games == 1 && seen.games == 1);
    seen = (struct seen){.stop_after = 1};
    CHECK_STATUS(chesslaws_judge_pgn_json(TEXT(two_games), laws, TEXT("x"), see_line, &seen, &games,
                                          &error),
                 CHESSLAWS_STATUS_STOPPED);
    CHECK(games == 1);
    CHECK_OK(chesslaws_judge_pgn_json(TEXT(two_games), laws, NULL, 0, see_line, &seen, NULL, NULL));
    CHECK(seen.games == 3);
    CHECK_OK(chesslaws_judge_pgn(NULL, 0, laws, see_game, &seen, &games, NULL));
    CHECK(games == 0);
}

static void wrong_arguments(void) {
    struct seen seen = {0};
    chesslaws_reader *reader = NULL;
    const chesslaws_judged_game *game = NULL;
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    const unsigned edition = CHESSLAWS_STATUS_UNKNOWN_EDITION;
    CHECK_STATUS(chesslaws_judge_pgn(TEXT("*"), laws, NULL, NULL, NULL, NULL), null);
    CHECK_STATUS(chesslaws_judge_pgn(NULL, 1, laws, see_game, &seen, NULL, NULL), null);
    CHECK_STATUS(chesslaws_judge_pgn(TEXT("*"), 0, see_game, &seen, NULL, NULL), edition);
    CHECK_STATUS(chesslaws_judge_pgn_json(TEXT("*"), laws, NULL, 0, NULL, NULL, NULL, NULL), null);
    CHECK_STATUS(chesslaws_judge_pgn_json(TEXT("*"), 9, NULL, 0, see_line, &seen, NULL, NULL),
                 edition);
    CHECK_STATUS(chesslaws_reader_new(TEXT("*"), laws, NULL, NULL), null);
    CHECK_STATUS(chesslaws_reader_new(NULL, 1, laws, &reader, NULL), null);
    CHECK_STATUS(chesslaws_reader_new(TEXT("*"), UINT32_MAX, &reader, NULL), edition);
    CHECK(reader == NULL && seen.games == 0);
    CHECK_STATUS(chesslaws_reader_next(NULL, &game, NULL), null);
    CHECK_OK(chesslaws_reader_new(TEXT("*"), laws, &reader, NULL));
    CHECK_STATUS(chesslaws_reader_next(reader, NULL, NULL), null);
    CHECK_OK(chesslaws_reader_next(reader, &game, NULL));
    chesslaws_reader_free(reader);
    chesslaws_reader_free(NULL);
}

static void real_games(const char *name) {
    FILE *file = fopen(name, "rb");
    CHECK(file != NULL);
    if (file == NULL) {
        return;
    }
    fseek(file, 0, SEEK_END);
    const size_t length = (size_t)ftell(file);
    rewind(file);
    char *pgn = malloc(length);
    CHECK(pgn != NULL && fread(pgn, 1, length, file) == length);
    fclose(file);
    struct seen seen = {0};
    uint64_t games = 0;
    CHECK_OK(chesslaws_judge_pgn(pgn, length, laws, see_game, &seen, &games, NULL));
    CHECK(games == 548 && seen.games == 548);
    CHECK(seen.mates > 0 && seen.plies > 40000);
    printf("%s: %llu games, %zu plies, %u checkmates\n", name, (unsigned long long)games,
           seen.plies, seen.mates);
    seen = (struct seen){0};
    CHECK_OK(chesslaws_judge_pgn_json(pgn, length, CHESSLAWS_EDITION_FIDE_2001, name, strlen(name),
                                      see_line, &seen, NULL, NULL));
    CHECK(seen.games == 548 && seen.bytes > 100000);
    free(pgn);
}

void test_judging(const char *file) {
    a_judged_game();
    json();
    callbacks();
    wrong_arguments();
    real_games(file);
}
