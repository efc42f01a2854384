/* Many objects in parallel, and many threads that read the same one. Run under ThreadSanitizer, with
 * a library that is instrumented as well. */
#include "check.h"
#include "chesslaws.h"

#include <pthread.h>
#include <stdatomic.h>

int failures = 0;

enum { THREADS = 8, ROUNDS = 20 };

static atomic_int wrong;

/* From threads, failures are counted without a race. */
#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                \
            atomic_fetch_add(&wrong, 1);                                                           \
        }                                                                                          \
    } while (0)
#define EXPECT_OK(call) EXPECT((call) == CHESSLAWS_STATUS_OK)

static const char event[] = "012 Match\n"
                            "001    1      Alyx                              2200"
                            "                             1.0    1     2 w 1\n"
                            "001    2      Bruno                             2150"
                            "                             0.0    2     1 b 0\n";
static const char pgn[] = "1. f3 e5 2. g4 Qh4# 0-1 1. e4 e5 2. Ke3 *";

/* What every thread reads and none writes. */
struct shared {
    chesslaws_position position;
    chesslaws_clock clock;
    chesslaws_game *game;
    chesslaws_tournament *tournament;
    chesslaws_standings *standings;
    const chesslaws_proof *proof;
};

static void read_shared(const struct shared *shared) {
    chesslaws_move moves[CHESSLAWS_MOVES_CAPACITY];
    chesslaws_clock_reading reading;
    chesslaws_game_state state;
    chesslaws_tournament_summary summary;
    const chesslaws_standing *rows = NULL;
    char text[4096];
    size_t count = 0;
    EXPECT_OK(chesslaws_position_legal_moves(&shared->position, moves, CHESSLAWS_MOVES_CAPACITY,
                                             &count));
    EXPECT(count == 20);
    EXPECT_OK(chesslaws_clock_read(&shared->clock, &reading));
    EXPECT(reading.sides[0].time_left == 182000000);
    EXPECT_OK(chesslaws_game_read(shared->game, &state));
    EXPECT(state.plies == 1);
    EXPECT_OK(chesslaws_game_answer_json(shared->game, text, sizeof text, &count));
    EXPECT_OK(chesslaws_tournament_read(shared->tournament, &summary));
    EXPECT_OK(chesslaws_standings_rows(shared->standings, &rows, &count));
    EXPECT(count == 2 && rows[0].points == 100);
    EXPECT_OK(chesslaws_standings_json(shared->standings, text, sizeof text, &count));
    EXPECT(shared->proof->answer == CHESSLAWS_ANSWER_NO && shared->proof->why.length > 0);
}

static void play_a_game(uint64_t seed) {
    chesslaws_game *game = NULL;
    chesslaws_conditions conditions;
    EXPECT_OK(chesslaws_conditions_init(&conditions));
    conditions.time_control = (chesslaws_text){"5m+3s", 5};
    EXPECT_OK(chesslaws_game_new_with(&conditions, &game, NULL));
    chesslaws_event happening = {.kind = CHESSLAWS_EVENT_KIND_STARTED};
    EXPECT_OK(chesslaws_game_apply(game, &happening, NULL));
    for (uint32_t ply = 0; ply < 30; ++ply) {
        chesslaws_position position;
        chesslaws_move moves[CHESSLAWS_MOVES_CAPACITY];
        const chesslaws_ruling *rulings = NULL;
        size_t count = 0;
        if (chesslaws_game_position(game, &position) != CHESSLAWS_STATUS_OK ||
            chesslaws_position_legal_moves(&position, moves, CHESSLAWS_MOVES_CAPACITY, &count) !=
                CHESSLAWS_STATUS_OK ||
            count == 0) {
            break;
        }
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        happening = (chesslaws_event){.kind = CHESSLAWS_EVENT_KIND_MOVED,
                                      .side = ply % 2,
                                      .move_ = moves[(seed >> 33) % count],
                                      .at = CHESSLAWS_NEVER};
        if (chesslaws_game_apply(game, &happening, NULL) != CHESSLAWS_STATUS_OK) {
            break;
        }
        EXPECT_OK(chesslaws_game_rulings(game, &rulings, &count));
        EXPECT(count > 0);
        happening.kind = CHESSLAWS_EVENT_KIND_PRESSED;
        if (chesslaws_game_apply(game, &happening, NULL) != CHESSLAWS_STATUS_OK) {
            break;
        }
    }
    chesslaws_game_free(game);
}

static int32_t count_games(void *user_data, const chesslaws_judged_game *game) {
    *(size_t *)user_data += game->plies;
    return 0;
}

static void judge_and_rank(void) {
    size_t plies = 0;
    EXPECT_OK(chesslaws_judge_pgn(pgn, sizeof pgn - 1, CHESSLAWS_EDITION_FIDE_2023, count_games,
                                  &plies, NULL, NULL));
    EXPECT(plies == 6);
    chesslaws_tournament *tournament = NULL;
    chesslaws_standings *standings = NULL;
    EXPECT_OK(chesslaws_tournament_new(event, sizeof event - 1, 0, &tournament, NULL));
    EXPECT_OK(chesslaws_standings_new(tournament, "DE", 2, NULL, &standings, NULL));
    chesslaws_tournament_free(tournament);
    chesslaws_standings_free(standings);
}

static void *work(void *argument) {
    const struct shared *shared = argument;
    for (uint64_t round = 0; round < ROUNDS; ++round) {
        read_shared(shared);
        play_a_game(round * 977 + (uint64_t)(uintptr_t)&round);
        judge_and_rank();
    }
    return NULL;
}

int main(void) {
    struct shared shared;
    CHECK_OK(chesslaws_position_start(&shared.position));
    CHECK_OK(chesslaws_clock_set(&shared.clock, "3m+2s", 5, NULL));
    CHECK_OK(chesslaws_game_new(NULL, 0, &shared.game, NULL));
    static const char *const events[] = {
        "{\"event\": \"started\"}",
        "{\"event\": \"moved\", \"side\": \"white\", \"move\": \"e2e4\"}"};
    for (size_t i = 0; i < 2; ++i) {
        CHECK_OK(chesslaws_game_apply_json(shared.game, events[i], strlen(events[i]), NULL));
    }
    CHECK_OK(chesslaws_tournament_new(event, sizeof event - 1, 0, &shared.tournament, NULL));
    CHECK_OK(chesslaws_standings_new(shared.tournament, NULL, 0, NULL, &shared.standings, NULL));
    chesslaws_position bare;
    static const char fen[] = "4k3/8/8/8/8/8/8/4KB2 w - - 0 1";
    CHECK_OK(chesslaws_position_from_fen(fen, sizeof fen - 1, &bare, NULL));
    CHECK_OK(chesslaws_proof_new(&bare, CHESSLAWS_COLOR_WHITE, 0, &shared.proof, NULL));

    pthread_t threads[THREADS];
    for (size_t i = 0; i < THREADS; ++i) {
        CHECK(pthread_create(&threads[i], NULL, work, &shared) == 0);
    }
    for (size_t i = 0; i < THREADS; ++i) {
        CHECK(pthread_join(threads[i], NULL) == 0);
    }
    chesslaws_proof_free(shared.proof);
    chesslaws_standings_free(shared.standings);
    chesslaws_tournament_free(shared.tournament);
    chesslaws_game_free(shared.game);
    failures += atomic_load(&wrong);
    if (failures == 0) {
        printf("%d threads: all is well\n", THREADS);
    }
    return failures == 0 ? 0 : 1;
}
