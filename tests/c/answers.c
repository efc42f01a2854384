/* Answers questions, one a line, through the C interface; `cargo xtask c` compares the answers with
 * those of the Rust facade. A question is a word and its arguments, separated by tabs; `\n`, `\r`,
 * `\t` and `\\` in an argument stand for these characters. Every answer ends with a line `--`. */
#define _POSIX_C_SOURCE 200809L
#include "answers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARGUMENTS = 4 };

void failed(const chesslaws_error *error) {
    printf("error: %.*s\n", (int)sizeof error->message, error->message);
}

static void tell_position(const chesslaws_position *position) {
    chesslaws_move moves[CHESSLAWS_MOVES_CAPACITY];
    size_t count = 0;
    bool check = false, mate = false, stalemate = false;
    uint64_t hash = 0;
    chesslaws_answer dead = CHESSLAWS_ANSWER_UNKNOWN;
    TEXT_OF(chesslaws_position_fen(position, 0, buffer, capacity, &length));
    if (chesslaws_position_legal_moves(position, moves, CHESSLAWS_MOVES_CAPACITY, &count) != 0 ||
        chesslaws_position_is_check(position, &check) != 0 ||
        chesslaws_position_is_checkmate(position, &mate) != 0 ||
        chesslaws_position_is_stalemate(position, &stalemate) != 0 ||
        chesslaws_position_hash(position, &hash) != 0 ||
        chesslaws_position_is_dead(position, 20000, &dead, NULL) != 0) {
        puts("an entry failed");
    }
    printf("moves %zu check %d mate %d stalemate %d dead %u hash %016llx\n", count, check, mate,
           stalemate, (unsigned)dead, (unsigned long long)hash);
}

static void tell_move(const chesslaws_position *position, chesslaws_move move) {
    TEXT_OF(chesslaws_position_uci(position, move, CHESSLAWS_CASTLING_KING_TAKES_ROOK, buffer,
                                   capacity, &length));
    for (uint32_t language = 0; language < 14; ++language) {
        TEXT_OF(
            chesslaws_position_national(position, move, language, buffer, capacity, &length));
    }
}

/* fen FEN */
static void answer_fen(const struct argument *arguments) {
    chesslaws_position position;
    chesslaws_error error;
    if (chesslaws_position_from_fen(arguments[0].data, arguments[0].length, &position, &error) !=
        CHESSLAWS_STATUS_OK) {
        failed(&error);
        return;
    }
    tell_position(&position);
}

/* uci FEN MOVE MOVE..., san FEN MOVE MOVE...: moves in one argument, separated by blanks */
static void answer_moves(const struct argument *arguments, bool is_uci) {
    chesslaws_position position;
    chesslaws_error error;
    if (chesslaws_position_from_fen(arguments[0].data, arguments[0].length, &position, &error) !=
        CHESSLAWS_STATUS_OK) {
        failed(&error);
        return;
    }
    for (char *word = strtok(arguments[1].data, " "); word != NULL; word = strtok(NULL, " ")) {
        chesslaws_move move = 0;
        const chesslaws_status status =
            is_uci ? chesslaws_position_parse_uci(&position, word, strlen(word), &move, &error)
                   : chesslaws_position_parse_san(&position, word, strlen(word), &move, &error);
        if (status != CHESSLAWS_STATUS_OK) {
            failed(&error);
            return;
        }
        tell_move(&position, move);
        if (chesslaws_position_play(&position, move, &error) != CHESSLAWS_STATUS_OK) {
            failed(&error);
            return;
        }
    }
    tell_position(&position);
}

static int32_t tell_line(void *user_data, const char *line, size_t length) {
    (void)user_data;
    fwrite(line, 1, length, stdout);
    putchar('\n');
    return 0;
}

/* pgn EDITION TEXT */
static void answer_pgn(const struct argument *arguments) {
    chesslaws_edition edition = CHESSLAWS_EDITION_FIDE_2023;
    chesslaws_error error;
    if (chesslaws_edition_parse(arguments[0].data, arguments[0].length, &edition, &error) !=
            CHESSLAWS_STATUS_OK ||
        chesslaws_judge_pgn_json(arguments[1].data, arguments[1].length, edition, NULL, 0,
                                 tell_line, NULL, NULL, &error) != CHESSLAWS_STATUS_OK) {
        failed(&error);
    }
}

/* The bytes of a file. */
static struct argument contents(const char *name) {
    struct argument contents = {NULL, 0};
    FILE *file = fopen(name, "rb");
    if (file == NULL) {
        return contents;
    }
    fseek(file, 0, SEEK_END);
    const size_t length = (size_t)ftell(file);
    rewind(file);
    contents.data = malloc(length + 1);
    if (contents.data != NULL) {
        contents.length = fread(contents.data, 1, length, file);
    }
    fclose(file);
    return contents;
}

/* pgn-file EDITION FILE */
static void answer_pgn_file(const struct argument *arguments) {
    const struct argument read[] = {arguments[0], contents(arguments[1].data)};
    answer_pgn(read);
    free(read[1].data);
}

/* clock CONTROL */
static void answer_clock(const struct argument *arguments) {
    chesslaws_clock clock;
    chesslaws_clock_reading reading;
    chesslaws_error error;
    if (chesslaws_clock_set(&clock, arguments[0].data, arguments[0].length, &error) !=
        CHESSLAWS_STATUS_OK) {
        failed(&error);
        return;
    }
    TEXT_OF(chesslaws_clock_control(&clock, buffer, capacity, &length));
    /* Every move takes 7 seconds and a half. */
    uint64_t now = 1000000;
    if (chesslaws_clock_start(&clock, CHESSLAWS_COLOR_WHITE, now, &error) != CHESSLAWS_STATUS_OK) {
        failed(&error);
        return;
    }
    for (uint32_t ply = 0; ply < 90; ++ply) {
        now += 7500000;
        if (chesslaws_clock_press(&clock, ply % 2, now, NULL, &error) != CHESSLAWS_STATUS_OK) {
            failed(&error);
            break;
        }
        if (chesslaws_clock_read(&clock, &reading) == CHESSLAWS_STATUS_OK) {
            printf("%lld %lld %u\n", (long long)reading.sides[0].time_left,
                   (long long)reading.sides[1].time_left, (unsigned)reading.flags);
        }
    }
}

/* The tournament built anew, in the version of its file and in both versions of the format. */
static void tell_written(const chesslaws_tournament *tournament) {
    static const uint32_t versions[] = {CHESSLAWS_TRF_VERSION_AS_READ, CHESSLAWS_TRF_VERSION_TRF16,
                                        CHESSLAWS_TRF_VERSION_TRF26};
    const chesslaws_trf_options options = {.line_end = CHESSLAWS_LINE_END_LF};
    for (size_t i = 0; i < 3; ++i) {
        chesslaws_tournament_builder *builder = NULL;
        chesslaws_tournament *built = NULL;
        chesslaws_error error;
        if (chesslaws_tournament_builder_new_with(tournament, &builder, &error) !=
                CHESSLAWS_STATUS_OK ||
            chesslaws_tournament_build_new(builder, versions[i], &built, &error) !=
                CHESSLAWS_STATUS_OK) {
            failed(&error);
        } else {
            size_t needed = 0;
            chesslaws_tournament_write(built, &options, NULL, 0, &needed, NULL, &error);
            if (error.status != CHESSLAWS_STATUS_BUFFER_TOO_SMALL) {
                failed(&error);
            } else {
                TEXT_OF(chesslaws_tournament_write(built, &options, buffer, capacity, &length,
                                                   NULL, NULL));
            }
        }
        chesslaws_tournament_free(built);
        chesslaws_tournament_builder_free(builder);
    }
}

/* trf-file FILE */
static void answer_trf(const struct argument *arguments) {
    struct argument file = contents(arguments[0].data);
    chesslaws_tournament *tournament = NULL;
    chesslaws_standings *standings = NULL;
    chesslaws_error error;
    if (chesslaws_tournament_new(file.data, file.length, CHESSLAWS_TRF_REPORT_POINTS, &tournament,
                                 &error) != CHESSLAWS_STATUS_OK ||
        chesslaws_standings_new(tournament, NULL, 0, NULL, &standings, &error) !=
            CHESSLAWS_STATUS_OK) {
        failed(&error);
    } else {
        TEXT_OF(chesslaws_standings_json(standings, buffer, capacity, &length));
        TEXT_OF(chesslaws_standings_table(standings, CHESSLAWS_TABLE_CROSSTABLE,
                                          CHESSLAWS_TABLE_FORMAT_CSV, buffer, capacity, &length));
        tell_written(tournament);
    }
    chesslaws_standings_free(standings);
    chesslaws_tournament_free(tournament);
    free(file.data);
}

static void unescape(struct argument *argument) {
    char *to = argument->data;
    for (const char *from = argument->data; *from != '\0'; ++from) {
        if (*from == '\\' && from[1] != '\0') {
            ++from;
            *to++ = *from == 'n' ? '\n' : *from == 'r' ? '\r' : *from == 't' ? '\t' : *from;
        } else {
            *to++ = *from;
        }
    }
    *to = '\0';
    argument->length = (size_t)(to - argument->data);
}

static void answer(char *line) {
    struct argument arguments[ARGUMENTS] = {{line, 0}};
    char *rest = strchr(line, '\t');
    for (size_t i = 0; rest != NULL && i < ARGUMENTS; ++i) {
        *rest++ = '\0';
        arguments[i].data = rest;
        rest = strchr(rest, '\t');
    }
    for (size_t i = 0; i < ARGUMENTS && arguments[i].data != NULL; ++i) {
        unescape(&arguments[i]);
    }
    if (strcmp(line, "fen") == 0) {
        answer_fen(arguments);
    } else if (strcmp(line, "uci") == 0 || strcmp(line, "san") == 0) {
        answer_moves(arguments, line[0] == 'u');
    } else if (strcmp(line, "pgn") == 0) {
        answer_pgn(arguments);
    } else if (strcmp(line, "pgn-file") == 0) {
        answer_pgn_file(arguments);
    } else if (strcmp(line, "clock") == 0) {
        answer_clock(arguments);
    } else if (strcmp(line, "game") == 0) {
        answer_game(arguments);
    } else if (strcmp(line, "event") == 0) {
        answer_event(arguments);
    } else if (strcmp(line, "act") == 0) {
        answer_act(arguments);
    } else if (strcmp(line, "trf-file") == 0) {
        answer_trf(arguments);
    } else {
        puts("not a question");
    }
    puts("--");
}

int main(void) {
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    while ((length = getline(&line, &capacity, stdin)) > 0) {
        if (line[length - 1] == '\n') {
            line[length - 1] = '\0';
        }
        answer(line);
    }
    free(line);
    free_game();
    return 0;
}
