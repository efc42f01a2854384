/* Live games. */
#include "tests.h"

static const uint64_t second = 1000000;

static chesslaws_game *game_of(const char *conditions) {
    chesslaws_game *game = NULL;
    chesslaws_error error;
    CHECK_OK(chesslaws_game_new(conditions, strlen(conditions), &game, &error));
    return game;
}

static chesslaws_game_state state_of(const chesslaws_game *game) {
    chesslaws_game_state state;
    CHECK_OK(chesslaws_game_read(game, &state));
    return state;
}

static unsigned apply(chesslaws_game *game, const char *json) {
    return chesslaws_game_apply_json(game, json, strlen(json), NULL);
}

/* The kind of the first ruling on the latest event, 0 for none. */
static unsigned first_ruling(chesslaws_game *game) {
    const chesslaws_ruling *rulings = NULL;
    size_t count = 0;
    CHECK_OK(chesslaws_game_rulings(game, &rulings, &count));
    CHECK((rulings == NULL) == (count == 0));
    return count == 0 ? 0 : (unsigned)rulings[0].kind;
}

static void expect_answer(const chesslaws_game *game, const char *expected) {
    char answer[2048];
    size_t length = 0;
    CHECK_OK(chesslaws_game_answer_json(game, answer, sizeof answer, &length));
    CHECK(strcmp(answer, expected) == 0 && length == strlen(expected));
}

static void a_game_in_json(void) {
    chesslaws_game *game = game_of("{\"edition\": \"fide-2001\", \"time-control\": \"5m\"}");
    chesslaws_game_state state = state_of(game);
    CHECK(state.edition == CHESSLAWS_EDITION_FIDE_2001 && state.mode == CHESSLAWS_MODE_BLITZ);
    CHECK(state.phase == CHESSLAWS_PHASE_SCHEDULED && state.has_clock && state.is_sound);
    expect_answer(game, "{\"rulings\":[]}");

    CHECK_OK(apply(game, "{\"event\": \"started\", \"at\": 0}"));
    expect_answer(game, "{\"rulings\":[{\"ruling\":\"clock-started\",\"side\":\"white\","
                        "\"article\":\"fide-2001 6.5\",\"certain\":true,"
                        "\"message\":\"white's clock runs\"}]}");
    CHECK(state_of(game).phase == CHESSLAWS_PHASE_PLAYING);
    CHECK_OK(apply(game, "{\"event\": \"moved\", \"at\": 3, \"side\": \"white\", "
                         "\"move\": \"e1e3\"}"));
    CHECK(first_ruling(game) == CHESSLAWS_RULING_KIND_ILLEGAL_NOT_COMPLETED);
    CHECK_OK(apply(game, "{\"event\": \"pressed\", \"at\": \"3.5\", \"side\": \"white\"}"));
    CHECK(first_ruling(game) == CHESSLAWS_RULING_KIND_FAULT_COMPLETED);
    chesslaws_position position;
    CHECK_OK(chesslaws_game_position(game, &position));

    /* Asking again applies nothing, and a buffer that is too small loses nothing. */
    char answer[16];
    size_t needed = 0;
    const uint32_t plies = state_of(game).plies;
    CHECK_STATUS(chesslaws_game_answer_json(game, NULL, 0, &needed),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK(needed > sizeof answer);
    CHECK_STATUS(chesslaws_game_answer_json(game, answer, sizeof answer, &needed),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK(state_of(game).plies == plies);

    CHECK_OK(apply(game, "{\"event\": \"illegal-move-found\", \"by\": \"black\"}"));
    CHECK(first_ruling(game) == CHESSLAWS_RULING_KIND_FAULT_FOUND);
    state = state_of(game);
    CHECK(state.phase == CHESSLAWS_PHASE_ENDED);
    CHECK(state.reason == CHESSLAWS_END_REASON_ILLEGAL_MOVES);
    CHECK(state.white == 0 && state.black == 100 && is_text(state.article, "C.3"));
    CHECK_STATUS(apply(game, "{\"event\": \"resumed\"}"), CHESSLAWS_STATUS_GAME_OVER);
    expect_answer(game, "{\"refused\":\"the game is over\"}");
    CHECK(first_ruling(game) == 0);
    chesslaws_game_free(game);
}

static void moves_and_clock(void) {
    chesslaws_conditions conditions;
    chesslaws_game *game = NULL;
    chesslaws_error error;
    CHECK_OK(chesslaws_conditions_init(&conditions));
    conditions.time_control = (chesslaws_text){"3m+2s", 5};
    conditions.white = (chesslaws_text){"A", 1};
    CHECK_OK(chesslaws_game_new_with(&conditions, &game, &error));
    CHECK(state_of(game).mode == CHESSLAWS_MODE_BLITZ);

    chesslaws_event event = {.kind = CHESSLAWS_EVENT_KIND_STARTED, .at = 100 * second};
    CHECK_OK(chesslaws_game_apply(game, &event, &error));
    static const char *const squares[] = {"e2e4", "e7e5", "g1f3"};
    for (uint32_t ply = 0; ply < 3; ++ply) {
        event = (chesslaws_event){.kind = CHESSLAWS_EVENT_KIND_MOVED,
                                  .side = ply % 2,
                                  .at = (103 + 2 * ply) * second};
        chesslaws_position position;
        CHECK_OK(chesslaws_game_position(game, &position));
        CHECK_OK(chesslaws_position_parse_uci(&position, squares[ply], 4, &event.move_, NULL));
        CHECK_OK(chesslaws_game_apply(game, &event, &error));
        CHECK(first_ruling(game) == CHESSLAWS_RULING_KIND_MOVE_MADE);
        event.kind = CHESSLAWS_EVENT_KIND_PRESSED;
        event.at = CHESSLAWS_NEVER; /* at once */
        CHECK_OK(chesslaws_game_apply(game, &event, &error));
        const chesslaws_ruling *rulings = NULL;
        size_t count = 0;
        CHECK_OK(chesslaws_game_rulings(game, &rulings, &count));
        CHECK(count == 1 && rulings[0].kind == CHESSLAWS_RULING_KIND_MOVE_COMPLETED);
        CHECK(rulings[0].side == ply % 2 && rulings[0].count == ply / 2 + 1);
        CHECK(is_text(rulings[0].name, "move-completed") && rulings[0].certain);
        CHECK(rulings[0].message.length > 0 && rulings[0].article.length > 0);
    }
    const chesslaws_game_state state = state_of(game);
    CHECK(state.plies == 3 && state.completed[0] == 2 && state.completed[1] == 1);
    CHECK(state.turn == CHESSLAWS_COLOR_BLACK && state.offer == CHESSLAWS_NO_COLOR);

    chesslaws_move moves[3];
    size_t count = 0;
    CHECK_STATUS(chesslaws_game_moves(game, moves, 2, &count), CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK_OK(chesslaws_game_moves(game, moves, 3, &count));
    CHECK(count == 3 && moves[0] == (12 | 28 << 6) && moves[2] == (6 | 21 << 6));
    char fen[CHESSLAWS_FEN_CAPACITY];
    CHECK_OK(chesslaws_game_fen(game, fen, sizeof fen, NULL));
    CHECK(strcmp(fen, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2") == 0);

    /* A copy of the clock runs on for the display; the game's own hears of events only. */
    chesslaws_clock clock;
    chesslaws_clock_reading reading;
    CHECK_OK(chesslaws_game_clock(game, &clock));
    CHECK_OK(chesslaws_clock_poll(&clock, 117 * second, NULL));
    CHECK_OK(chesslaws_clock_read(&clock, &reading));
    /* 3 minutes and 2 seconds, less 2 for the first move and 10 for this one, and 2 earned. */
    CHECK(reading.sides[1].time_left == (int64_t)(172 * second));
    CHECK_OK(chesslaws_game_clock(game, &clock));
    CHECK_OK(chesslaws_clock_read(&clock, &reading));
    CHECK(reading.sides[1].time_left == (int64_t)(182 * second));

    /* Time that goes back, the wrong player: refused, and nothing has happened. */
    event = (chesslaws_event){.kind = CHESSLAWS_EVENT_KIND_PRESSED, .side = 1, .at = 5};
    CHECK_STATUS(chesslaws_game_apply(game, &event, &error),
                 CHESSLAWS_STATUS_CLOCK_TIME_WENT_BACK);
    event = (chesslaws_event){.kind = CHESSLAWS_EVENT_KIND_MOVED,
                              .side = CHESSLAWS_COLOR_WHITE,
                              .at = CHESSLAWS_NEVER,
                              .move_ = moves[0]};
    CHECK_STATUS(chesslaws_game_apply(game, &event, &error), CHESSLAWS_STATUS_NOT_ON_MOVE);
    CHECK(strcmp(error.message, "white does not have the move") == 0);
    CHECK(state_of(game).plies == 3 && first_ruling(game) == 0);
    chesslaws_game_free(game);
}

static void touches(void) {
    chesslaws_game *game = game_of("");
    CHECK_OK(apply(game, "{\"event\": \"started\"}"));
    const chesslaws_square knight = 6;
    const chesslaws_square far = 64;
    chesslaws_event event = {.kind = CHESSLAWS_EVENT_KIND_TOUCHED,
                             .at = CHESSLAWS_NEVER,
                             .squares = &knight,
                             .square_count = 1};
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    const chesslaws_ruling *rulings = NULL;
    size_t count = 0;
    CHECK_OK(chesslaws_game_rulings(game, &rulings, &count));
    CHECK(count == 1 && rulings[0].kind == CHESSLAWS_RULING_KIND_BOUND);
    CHECK(rulings[0].move_count == 2 && (rulings[0].moves[0] & 63) == knight);
    event.flags = CHESSLAWS_EVENT_ACCIDENTAL;
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    CHECK(first_ruling(game) == CHESSLAWS_RULING_KIND_NOT_BOUND);

    event.squares = &far;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_INVALID_ARGUMENT);
    event.squares = NULL;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    event.square_count = 0;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_EVENT_REFUSED);
    chesslaws_game_free(game);
}

static void the_arbiter_is_asked(void) {
    chesslaws_game *game =
        game_of("{\"edition\": \"fide-2005\", \"time-control\": \"90m\", \"default-time\": 0}");
    chesslaws_question question;
    char json[512];
    CHECK_OK(chesslaws_game_question(game, &question));
    CHECK(question.kind == CHESSLAWS_QUESTION_KIND_NONE && question.permitted == 0);
    CHECK_OK(chesslaws_game_question_json(game, json, sizeof json, NULL));
    CHECK(strcmp(json, "null") == 0);

    chesslaws_event event = {.kind = CHESSLAWS_EVENT_KIND_STARTED,
                             .flags = CHESSLAWS_EVENT_BLACK_ABSENT};
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    event = (chesslaws_event){
        .kind = CHESSLAWS_EVENT_KIND_ARRIVED, .side = CHESSLAWS_COLOR_BLACK, .at = 60 * second};
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    CHECK(first_ruling(game) == CHESSLAWS_RULING_KIND_ASKED && state_of(game).has_question);
    CHECK_OK(chesslaws_game_question(game, &question));
    CHECK(question.kind == CHESSLAWS_QUESTION_KIND_LATENESS);
    CHECK(question.side == CHESSLAWS_COLOR_BLACK && question.article.length > 0);
    CHECK(question.permitted ==
          (1u << CHESSLAWS_DECISION_LOST | 1u << CHESSLAWS_DECISION_EXCUSED));
    CHECK_OK(chesslaws_game_question_json(game, json, sizeof json, NULL));
    CHECK(strstr(json, "\"question\":\"lateness\"") != NULL);

    event = (chesslaws_event){.kind = CHESSLAWS_EVENT_KIND_RESUMED, .at = CHESSLAWS_NEVER};
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_QUESTION_OPEN);
    event.kind = CHESSLAWS_EVENT_KIND_ANSWERED;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_INVALID_ARGUMENT);
    event.decision = CHESSLAWS_DECISION_DRAW;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_ANSWER_NOT_PERMITTED);
    event.decision = CHESSLAWS_DECISION_EXCUSED;
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    const chesslaws_ruling *rulings = NULL;
    size_t count = 0;
    CHECK_OK(chesslaws_game_rulings(game, &rulings, &count));
    CHECK(rulings[0].kind == CHESSLAWS_RULING_KIND_DECIDED);
    CHECK(rulings[0].decision == CHESSLAWS_DECISION_EXCUSED);
    CHECK(!state_of(game).has_question);
    chesslaws_game_free(game);
}

/* A king in check that stays there: pieces stand as no game can have them. */
static void an_unsound_board(void) {
    chesslaws_game *game = game_of("{\"fen\": \"4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1\", "
                                   "\"time-control\": \"5m\"}");
    chesslaws_position position;
    char fen[CHESSLAWS_FEN_CAPACITY];
    CHECK_OK(apply(game, "{\"event\": \"started\"}"));
    CHECK_OK(apply(game, "{\"event\": \"moved\", \"side\": \"white\", \"move\": \"a2a3\"}"));
    CHECK_OK(apply(game, "{\"event\": \"pressed\", \"side\": \"white\"}"));
    CHECK(!state_of(game).is_sound);
    CHECK_STATUS(chesslaws_game_position(game, &position), CHESSLAWS_STATUS_UNSOUND_POSITION);
    CHECK_OK(chesslaws_game_fen(game, fen, sizeof fen, NULL));
    CHECK(strncmp(fen, "4r1k1/8/8/8/8/P7/8/4K3 b", 24) == 0);
    chesslaws_game_free(game);
}

static void wrong_conditions(void) {
    chesslaws_game *game = NULL;
    chesslaws_error error;
    chesslaws_conditions conditions;
    const unsigned wrong = CHESSLAWS_STATUS_INVALID_CONDITIONS;
    CHECK_STATUS(chesslaws_game_new(TEXT("{"), &game, &error), wrong);
    CHECK(error.line == 1 && error.column == 1);
    CHECK_STATUS(chesslaws_game_new(TEXT("{\"colour\": 1}"), &game, NULL), wrong);
    CHECK_STATUS(chesslaws_game_new(TEXT("{\"chess960\": 960}"), &game, NULL), wrong);
    CHECK_STATUS(chesslaws_game_new(TEXT("{\"fen\": \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"}"), &game,
                                    NULL),
                 wrong);
    const char *const contradictions[] = {
        "{\"fen\": \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\", \"chess960\": 5}",
        "{\"supervised\": true, \"without-arbiter\": true}",
        "{\"games-per-arbiter\": 0}",
        "{\"white\": \"A\", \"white\": \"B\"}",
    };
    for (size_t i = 0; i < sizeof contradictions / sizeof *contradictions; ++i) {
        const char *json = contradictions[i];
        CHECK_STATUS(chesslaws_game_new(json, strlen(json), &game, NULL), wrong);
    }
    CHECK_STATUS(chesslaws_game_new(TEXT("\xff"), &game, NULL), CHESSLAWS_STATUS_INVALID_UTF8);
    CHECK_STATUS(chesslaws_game_new(NULL, 1, &game, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_game_new(NULL, 0, NULL, NULL), CHESSLAWS_STATUS_NULL_POINTER);

    CHECK_STATUS(chesslaws_conditions_init(NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_game_new_with(NULL, &game, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_OK(chesslaws_conditions_init(&conditions));
    const chesslaws_conditions usual = conditions;
    CHECK_STATUS(chesslaws_game_new_with(&usual, NULL, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    conditions.edition = 0;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL),
                 CHESSLAWS_STATUS_UNKNOWN_EDITION);
    conditions = usual;
    conditions.mode = 4;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    conditions = usual;
    conditions.flags = 512;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    conditions = usual;
    conditions.reserved[1] = 1;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    conditions = usual;
    conditions.chess960 = 960;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL), wrong);
    conditions.chess960 = 5;
    conditions.fen = (chesslaws_text){TEXT("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")};
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL), wrong);
    conditions = usual;
    conditions.flags = CHESSLAWS_CONDITION_SUPERVISED | CHESSLAWS_CONDITION_WITHOUT_ARBITER;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL), wrong);
    conditions = usual;
    conditions.fen = (chesslaws_text){"8/8", 3};
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL), CHESSLAWS_STATUS_INVALID_FEN);
    conditions = usual;
    conditions.time_control = (chesslaws_text){"soon", 4};
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL),
                 CHESSLAWS_STATUS_INVALID_TIME_CONTROL);
    conditions.time_control = (chesslaws_text){NULL, 4};
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &game, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK(game == NULL);

    conditions = usual;
    conditions.chess960 = 0;
    conditions.flags = CHESSLAWS_CONDITION_WITHOUT_ARBITER;
    conditions.default_time = 900 * second;
    conditions.mode = CHESSLAWS_MODE_RAPID;
    CHECK_OK(chesslaws_game_new_with(&conditions, &game, NULL));
    char fen[CHESSLAWS_FEN_CAPACITY];
    CHECK_OK(chesslaws_game_fen(game, fen, sizeof fen, NULL));
    CHECK(strncmp(fen, "bbqnnrkr/", 9) == 0 && state_of(game).mode == CHESSLAWS_MODE_RAPID);
    chesslaws_game_free(game);
}

static void wrong_events(void) {
    chesslaws_game *game = game_of("");
    chesslaws_error error;
    const unsigned unreadable = CHESSLAWS_STATUS_UNREADABLE_EVENT;
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    CHECK_STATUS(apply(game, "{\"event\": \"resumed\"}"), CHESSLAWS_STATUS_GAME_NOT_STARTED);
    CHECK_STATUS(chesslaws_game_apply_json(game, TEXT("{\n\"event\": \"danced\"}"), &error),
                 unreadable);
    CHECK(error.line == 2 && strstr(error.message, "danced") != NULL);
    char answer[4096];
    CHECK_OK(chesslaws_game_answer_json(game, answer, sizeof answer, NULL));
    CHECK(strncmp(answer, "{\"error\":\"unknown variant", 25) == 0);
    /* The number of a kind is not its name. */
    for (int number = 0; number <= 200; ++number) {
        char event[80];
        snprintf(event, sizeof event, "{\"event\": %d, \"side\": \"white\"}", number);
        CHECK_STATUS(apply(game, event), unreadable);
        snprintf(event, sizeof event, "{\"event\": \"answered\", \"answer\": {\"decision\": %d}}",
                 number);
        CHECK_STATUS(apply(game, event), unreadable);
    }
    CHECK_STATUS(apply(game, ""), unreadable);
    CHECK_STATUS(apply(game, "\xff"), CHESSLAWS_STATUS_INVALID_UTF8);
    CHECK_STATUS(chesslaws_game_apply_json(game, NULL, 3, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_game_apply(game, NULL, NULL), CHESSLAWS_STATUS_NULL_POINTER);

    /* Every number that is none, for every kind that looks at it. */
    for (uint32_t kind = CHESSLAWS_EVENT_KIND_ARRIVED; kind < 200; ++kind) {
        chesslaws_event event = {.kind = kind,
                                 .at = CHESSLAWS_NEVER,
                                 .side = 7,
                                 .by = 7,
                                 .order = 7,
                                 .piece = 7,
                                 .ground = 7,
                                 .detail = 77,
                                 .decision = 77,
                                 .who = 7,
                                 .number = 77777,
                                 .move_ = 0xffff};
        const unsigned status = chesslaws_game_apply(game, &event, NULL);
        CHECK(status == invalid || status == CHESSLAWS_STATUS_NULL_POINTER ||
              status == CHESSLAWS_STATUS_GAME_NOT_STARTED);
        event.side = event.by = 0;
        CHECK(chesslaws_game_apply(game, &event, NULL) != CHESSLAWS_STATUS_OK);
        event.flags = 2 * CHESSLAWS_EVENT_ASKED;
        CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
        event.flags = 0;
        event.reserved[0] = 1;
        CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
    }
    CHECK(state_of(game).plies == 0);
    chesslaws_game_free(game);
}

static void wrong_pointers(void) {
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    const chesslaws_ruling *rulings = NULL;
    chesslaws_event event = {.kind = CHESSLAWS_EVENT_KIND_STARTED};
    chesslaws_game_state state;
    chesslaws_question question;
    chesslaws_position position;
    chesslaws_clock clock;
    chesslaws_move move;
    char text[8];
    size_t count = 0;
    CHECK_STATUS(chesslaws_game_apply(NULL, &event, NULL), null);
    CHECK_STATUS(chesslaws_game_apply_json(NULL, TEXT("{}"), NULL), null);
    CHECK_STATUS(chesslaws_game_rulings(NULL, &rulings, &count), null);
    CHECK_STATUS(chesslaws_game_answer_json(NULL, text, sizeof text, &count), null);
    CHECK_STATUS(chesslaws_game_question(NULL, &question), null);
    CHECK_STATUS(chesslaws_game_question_json(NULL, text, sizeof text, &count), null);
    CHECK_STATUS(chesslaws_game_read(NULL, &state), null);
    CHECK_STATUS(chesslaws_game_fen(NULL, text, sizeof text, &count), null);
    CHECK_STATUS(chesslaws_game_position(NULL, &position), null);
    CHECK_STATUS(chesslaws_game_clock(NULL, &clock), null);
    CHECK_STATUS(chesslaws_game_moves(NULL, &move, 1, &count), null);
    chesslaws_game *game = game_of("");
    CHECK_STATUS(chesslaws_game_rulings(game, NULL, &count), null);
    CHECK_STATUS(chesslaws_game_rulings(game, &rulings, NULL), null);
    CHECK_STATUS(chesslaws_game_answer_json(game, NULL, 8, &count), null);
    CHECK_STATUS(chesslaws_game_question(game, NULL), null);
    CHECK_STATUS(chesslaws_game_question_json(game, NULL, 8, &count), null);
    CHECK_STATUS(chesslaws_game_read(game, NULL), null);
    CHECK_STATUS(chesslaws_game_fen(game, NULL, 8, &count), null);
    CHECK_STATUS(chesslaws_game_fen(game, text, sizeof text, &count),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK_STATUS(chesslaws_game_position(game, NULL), null);
    CHECK_STATUS(chesslaws_game_clock(game, &clock), CHESSLAWS_STATUS_NO_CLOCK);
    CHECK_STATUS(chesslaws_game_moves(game, NULL, 1, &count), null);
    CHECK_STATUS(chesslaws_game_moves(game, NULL, 0, NULL), null);

    /* Another object is seen for what it is, and left alone. */
    void *wrong = game;
    chesslaws_tournament_summary summary;
    CHECK_STATUS(chesslaws_tournament_read(wrong, &summary), CHESSLAWS_STATUS_UNINITIALIZED);
    CHECK_STATUS(chesslaws_reader_next(wrong, (void *)&rulings, NULL),
                 CHESSLAWS_STATUS_UNINITIALIZED);
    chesslaws_reader_free(wrong);
    chesslaws_tournament_free(wrong);
    CHECK_OK(chesslaws_game_read(game, &state));
    chesslaws_game_free(game);
    chesslaws_game_free(NULL);
}

void test_games(void) {
    a_game_in_json();
    moves_and_clock();
    touches();
    the_arbiter_is_asked();
    an_unsound_board();
    wrong_conditions();
    wrong_events();
    wrong_pointers();
}
