/* Live games: conduct, penalties, regulations, and what else an event has beside its plain fields.
 * That every event and answer is understood as a structure is proved by the comparison with Rust. */
#include "tests.h"

static const uint64_t second = 1000000;

static chesslaws_game *started(const chesslaws_regulations *regulations, uint32_t edition) {
    chesslaws_conditions conditions;
    chesslaws_game *game = NULL;
    CHECK_OK(chesslaws_conditions_init(&conditions));
    conditions.edition = edition;
    conditions.time_control = (chesslaws_text){"90m", 3};
    conditions.regulations = regulations;
    CHECK_OK(chesslaws_game_new_with(&conditions, &game, NULL));
    const chesslaws_event start = {.kind = CHESSLAWS_EVENT_KIND_STARTED};
    CHECK_OK(chesslaws_game_apply(game, &start, NULL));
    return game;
}

/* The ruling of this kind on the latest event. */
static chesslaws_ruling ruling_of(chesslaws_game *game, unsigned kind) {
    const chesslaws_ruling *rulings = NULL;
    size_t count = 0;
    CHECK_OK(chesslaws_game_rulings(game, &rulings, &count));
    for (size_t i = 0; i < count; ++i) {
        if ((unsigned)rulings[i].kind == kind) {
            return rulings[i];
        }
    }
    CHECK(!"there is no ruling of that kind");
    return (chesslaws_ruling){.side = 99};
}

static void a_player_is_penalised(void) {
    const chesslaws_regulations regulations = {.size = sizeof regulations,
                                               .flags = CHESSLAWS_REGULATION_FINE_ANNOUNCED};
    chesslaws_game *game = started(&regulations, CHESSLAWS_EDITION_FIDE_2023);
    chesslaws_event event = {.kind = CHESSLAWS_EVENT_KIND_CONDUCT_REPORTED,
                             .at = 10 * second,
                             .side = CHESSLAWS_COLOR_WHITE,
                             .by = CHESSLAWS_OBSERVER_BLACK,
                             .detail = CHESSLAWS_BREACH_DISTRACTION};
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    chesslaws_question question;
    CHECK_OK(chesslaws_game_question(game, &question));
    CHECK(question.kind == CHESSLAWS_QUESTION_KIND_CONDUCT);
    CHECK(question.side == CHESSLAWS_COLOR_WHITE && question.must_penalise);
    CHECK(question.breach == CHESSLAWS_BREACH_DISTRACTION);
    CHECK((question.open_penalties & CHESSLAWS_PENALTY_FINE) != 0);
    CHECK(question.permitted ==
          (1ULL << CHESSLAWS_DECISION_NO_BREACH | 1ULL << CHESSLAWS_DECISION_PENALISE));

    /* Without particulars there are no penalties, and with none the article asks for one. */
    chesslaws_particulars particulars = {.size = sizeof particulars};
    event = (chesslaws_event){.kind = CHESSLAWS_EVENT_KIND_ANSWERED,
                              .at = CHESSLAWS_NEVER,
                              .decision = CHESSLAWS_DECISION_PENALISE};
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    event.particulars = &particulars;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_ANSWER_NOT_PERMITTED);
    particulars.penalties.kinds = CHESSLAWS_PENALTY_MORE_TIME;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_ANSWER_NOT_PERMITTED);
    particulars.penalties.kinds |= CHESSLAWS_PENALTY_WARNING | CHESSLAWS_PENALTY_FINE;
    particulars.penalties.more_time = 120 * second;
    particulars.penalties.fine = 50;
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));

    const chesslaws_ruling decided = ruling_of(game, CHESSLAWS_RULING_KIND_DECIDED);
    CHECK(decided.decision == CHESSLAWS_DECISION_PENALISE && decided.particulars != NULL);
    CHECK(decided.particulars->penalties.kinds == particulars.penalties.kinds);
    CHECK(decided.particulars->penalties.more_time == 120 * second);
    CHECK(ruling_of(game, CHESSLAWS_RULING_KIND_BREACH_FOUND).detail ==
          CHESSLAWS_BREACH_DISTRACTION);
    CHECK(ruling_of(game, CHESSLAWS_RULING_KIND_WARNED).side == CHESSLAWS_COLOR_WHITE);
    CHECK(ruling_of(game, CHESSLAWS_RULING_KIND_WARNED).particulars == NULL);
    CHECK(ruling_of(game, CHESSLAWS_RULING_KIND_FINED).count == 50);
    const chesslaws_ruling added = ruling_of(game, CHESSLAWS_RULING_KIND_TIME_ADDED);
    CHECK(added.side == CHESSLAWS_COLOR_BLACK && added.time == 120 * second);
    chesslaws_game_free(game);
}

/* The structure that the caller's header has may be shorter or longer than the library's. */
static void sizes_of_structures(void) {
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    chesslaws_game *game = started(NULL, CHESSLAWS_EDITION_FIDE_2023);
    struct {
        chesslaws_particulars known;
        uint64_t later[2];
    } longer = {.known = {.size = sizeof longer}};
    longer.known.penalties.kinds = CHESSLAWS_PENALTY_WARNING;
    chesslaws_event event = {.kind = CHESSLAWS_EVENT_KIND_PENALISED,
                             .at = CHESSLAWS_NEVER,
                             .side = CHESSLAWS_COLOR_BLACK,
                             .detail = CHESSLAWS_BREACH_AIDS,
                             .particulars = &longer.known};
    longer.later[1] = 1;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
    longer.later[1] = 0;
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    longer.known.size = sizeof(chesslaws_particulars) - 8;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
    longer.known.size = 0;
    chesslaws_error error;
    CHECK_STATUS(chesslaws_game_apply(game, &event, &error), invalid);
    CHECK(strstr(error.message, "chesslaws_particulars") != NULL);
    longer.known.size = 1u << 20;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
    longer.known.size = sizeof(chesslaws_particulars);
    longer.known.penalties.reserved[4] = 1;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
    longer.known.penalties.reserved[4] = 0;
    longer.known.penalties.kinds = 2 * CHESSLAWS_PENALTY_EXPULSION;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
    longer.known.penalties.kinds = CHESSLAWS_PENALTY_ROUNDS;
    longer.known.penalties.rounds = 256;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
    const void *odd = (const char *)&longer + 1;
    event.particulars = odd;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_MISALIGNED);

    const uint32_t duties[] = {CHESSLAWS_DUTY_TELLING, 6};
    chesslaws_particulars particulars = {
        .size = sizeof particulars, .duties = duties, .duty_count = 2};
    event.kind = CHESSLAWS_EVENT_KIND_ASSISTANT_REGISTERED;
    event.particulars = &particulars;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), invalid);
    particulars.duties = NULL;
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    event.kind = CHESSLAWS_EVENT_KIND_MOVE_SEALED;
    particulars.text = (chesslaws_text){"\xff", 1};
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_INVALID_UTF8);
    particulars.text = (chesslaws_text){NULL, 1};
    CHECK_STATUS(chesslaws_game_apply(game, &event, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    chesslaws_game_free(game);
}

/* What is recommended can be applied as it comes. */
static void the_recommended_answer(void) {
    chesslaws_conditions conditions;
    chesslaws_game *game = NULL;
    CHECK_OK(chesslaws_conditions_init(&conditions));
    conditions.edition = CHESSLAWS_EDITION_FIDE_2005;
    conditions.time_control = (chesslaws_text){"90m", 3};
    CHECK_OK(chesslaws_game_new_with(&conditions, &game, NULL));
    chesslaws_event event = {.kind = CHESSLAWS_EVENT_KIND_STARTED};
    chesslaws_particulars particulars = {.size = sizeof particulars};
    CHECK_STATUS(chesslaws_game_recommended(game, &event, &particulars),
                 CHESSLAWS_STATUS_ANSWER_NOT_PERMITTED);
    CHECK(event.kind == CHESSLAWS_EVENT_KIND_STARTED);
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));

    /* A second complaint of a move written in advance: a warning is recommended. */
    event = (chesslaws_event){.kind = CHESSLAWS_EVENT_KIND_WRITTEN_IN_ADVANCE,
                              .at = second,
                              .side = CHESSLAWS_COLOR_WHITE,
                              .flags = CHESSLAWS_EVENT_COMPLAINT};
    chesslaws_question question;
    const chesslaws_event was = event;
    CHECK_OK(chesslaws_game_apply(game, &was, NULL));
    CHECK_OK(chesslaws_game_recommended(game, &event, &particulars));
    CHECK(event.decision == CHESSLAWS_DECISION_NO_BREACH && event.particulars == NULL);
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    CHECK_OK(chesslaws_game_apply(game, &was, NULL));
    CHECK_OK(chesslaws_game_question(game, &question));
    CHECK(question.recommended == CHESSLAWS_DECISION_PENALISE);
    event = was;
    CHECK_STATUS(chesslaws_game_recommended(game, &event, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_game_recommended(game, NULL, &particulars),
                 CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_game_recommended(NULL, &event, &particulars),
                 CHESSLAWS_STATUS_NULL_POINTER);
    particulars.size = 4;
    CHECK_STATUS(chesslaws_game_recommended(game, &event, &particulars),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK(event.kind == was.kind);
    particulars.size = sizeof particulars;
    CHECK_OK(chesslaws_game_recommended(game, &event, &particulars));
    CHECK(event.kind == CHESSLAWS_EVENT_KIND_ANSWERED && event.at == CHESSLAWS_NEVER);
    CHECK(event.decision == CHESSLAWS_DECISION_PENALISE && event.particulars == &particulars);
    CHECK(particulars.penalties.kinds == CHESSLAWS_PENALTY_WARNING);
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    CHECK(ruling_of(game, CHESSLAWS_RULING_KIND_WARNED).side == CHESSLAWS_COLOR_WHITE);
    chesslaws_game_free(game);
}

static void regulations_of_an_event(void) {
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    const uint32_t edition = CHESSLAWS_EDITION_FIDE_2023;
    chesslaws_event found = {.kind = CHESSLAWS_EVENT_KIND_DEVICE_REPORTED,
                             .at = second,
                             .side = CHESSLAWS_COLOR_WHITE,
                             .detail = CHESSLAWS_DEVICE_FACT_ON_PERSON};
    chesslaws_game_state state;
    chesslaws_game *game = started(NULL, edition);
    CHECK_OK(chesslaws_game_apply(game, &found, NULL));
    CHECK(ruling_of(game, CHESSLAWS_RULING_KIND_DEVICE_LOSES).detail ==
          CHESSLAWS_DEVICE_FACT_ON_PERSON);
    CHECK_OK(chesslaws_game_read(game, &state));
    CHECK(state.reason == CHESSLAWS_END_REASON_DEVICE && state.black == 100);
    chesslaws_game_free(game);

    /* The event has announced a milder penalty. */
    chesslaws_regulations regulations = {.size = sizeof regulations,
                                         .flags = CHESSLAWS_REGULATION_DEVICE_PENALTY |
                                                  CHESSLAWS_REGULATION_NO_APPEALS};
    regulations.device_penalty.kinds = CHESSLAWS_PENALTY_LESS_TIME;
    regulations.device_penalty.less_time = 600 * second;
    game = started(&regulations, edition);
    CHECK_OK(chesslaws_game_apply(game, &found, NULL));
    CHECK(ruling_of(game, CHESSLAWS_RULING_KIND_TIME_TAKEN).time == 600 * second);
    CHECK_OK(chesslaws_game_read(game, &state));
    CHECK(state.phase == CHESSLAWS_PHASE_PLAYING);
    const chesslaws_event appeal = {.kind = CHESSLAWS_EVENT_KIND_APPEALED, .at = CHESSLAWS_NEVER};
    CHECK_STATUS(chesslaws_game_apply(game, &appeal, NULL), CHESSLAWS_STATUS_FORBIDDEN_BY_LAW);
    chesslaws_game_free(game);

    chesslaws_conditions conditions;
    CHECK_OK(chesslaws_conditions_init(&conditions));
    CHECK(conditions.regulations == NULL && conditions.language == CHESSLAWS_NO_LANGUAGE);
    conditions.regulations = &regulations;
    chesslaws_game *none = NULL;
    regulations.flags = 64;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &none, NULL), invalid);
    regulations.flags = CHESSLAWS_REGULATION_DEVICE_PENALTY;
    regulations.device_penalty.kinds = 512;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &none, NULL), invalid);
    regulations.size = 8;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &none, NULL), invalid);
    conditions.regulations = NULL;
    conditions.language = 14;
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &none, NULL), invalid);
    conditions.language = CHESSLAWS_NO_LANGUAGE;
    conditions.title = (chesslaws_text){"\xff", 1};
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &none, NULL),
                 CHESSLAWS_STATUS_INVALID_UTF8);
    conditions.title = (chesslaws_text){NULL, 1};
    CHECK_STATUS(chesslaws_game_new_with(&conditions, &none, NULL),
                 CHESSLAWS_STATUS_NULL_POINTER);
    CHECK(none == NULL);
    /* As the same conditions in JSON: what a journal says of them is the same. */
    conditions.title = (chesslaws_text){"The last round", 14};
    conditions.language = CHESSLAWS_LANGUAGE_RUSSIAN;
    conditions.flags = CHESSLAWS_CONDITION_SHEETS | CHESSLAWS_CONDITION_WHITE_VISUALLY_IMPAIRED |
                       CHESSLAWS_CONDITION_BLACK_VISUALLY_IMPAIRED |
                       CHESSLAWS_CONDITION_WHITE_HEARING_IMPAIRED |
                       CHESSLAWS_CONDITION_BLACK_HEARING_IMPAIRED;
    regulations = (chesslaws_regulations){.size = sizeof regulations, .flags = 63};
    regulations.device_penalty.kinds = CHESSLAWS_PENALTY_WARNING;
    conditions.regulations = &regulations;
    static const char json[] =
        "{\"title\": \"The last round\", \"edition\": \"fide-2023\", \"language\": \"ru\", "
        "\"sheets\": true, "
        "\"visually-impaired\": [\"white\", \"black\"], "
        "\"hearing-impaired\": [\"white\", \"black\"], \"regulations\": {"
        "\"devices-in-bag\": true, \"device-penalty\": {\"warning\": true}, "
        "\"fine-announced\": true, \"leaving-is-reported\": true, \"no-appeals\": true, "
        "\"rated-by-fide\": true}}";
    chesslaws_game *other = NULL;
    chesslaws_text line, other_line;
    CHECK_OK(chesslaws_journal_new_with(&conditions, &game, NULL));
    CHECK_OK(chesslaws_journal_new(TEXT(json), &other, NULL));
    CHECK_OK(chesslaws_journal_line(game, &line));
    CHECK_OK(chesslaws_journal_line(other, &other_line));
    CHECK(line.length == other_line.length);
    CHECK(memcmp(line.data, other_line.data, line.length) == 0);
    CHECK(strstr(line.data, "\"title\":\"The last round\"") != NULL);
    chesslaws_game_free(other);
    chesslaws_game_free(game);
}

/* Texts, numbers and a score of the past come with the rulings that have them. */
static void what_only_some_rulings_have(void) {
    chesslaws_game *game = started(NULL, CHESSLAWS_EDITION_FIDE_2023);
    chesslaws_particulars particulars = {.size = sizeof particulars,
                                         .text = {"7.4", 3},
                                         .other_text = {"the lights went out", 19}};
    chesslaws_event event = {.kind = CHESSLAWS_EVENT_KIND_DECIDED_BY_ANALOGY,
                             .at = second,
                             .flags = CHESSLAWS_EVENT_SCORED,
                             .white = 50,
                             .black = 50,
                             .particulars = &particulars};
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    const chesslaws_ruling ruling = ruling_of(game, CHESSLAWS_RULING_KIND_BY_ANALOGY);
    CHECK(ruling.particulars != NULL && is_text(ruling.particulars->other_text, "7.4"));
    CHECK(is_text(ruling.particulars->text, "the lights went out"));
    CHECK(ruling.particulars->numbers == NULL && ruling.particulars->number_count == 0);
    const chesslaws_ruling ended = ruling_of(game, CHESSLAWS_RULING_KIND_GAME_ENDED);
    CHECK(ended.reason == CHESSLAWS_END_REASON_ANALOGY && ended.white == 50);

    event = (chesslaws_event){.kind = CHESSLAWS_EVENT_KIND_RESULT_CORRECTED,
                              .at = CHESSLAWS_NEVER,
                              .white = 100};
    CHECK_OK(chesslaws_game_apply(game, &event, NULL));
    const chesslaws_ruling changed = ruling_of(game, CHESSLAWS_RULING_KIND_SCORE_CHANGED);
    CHECK(changed.detail == CHESSLAWS_SCORE_CHANGE_CORRECTED);
    CHECK(changed.white == 100 && changed.black == 0 && changed.side == CHESSLAWS_NO_COLOR);
    CHECK(changed.particulars->white_before == 50 && changed.particulars->black_before == 50);
    chesslaws_game_free(game);
}

void test_conduct(void) {
    a_player_is_penalised();
    sizes_of_structures();
    the_recommended_answer();
    regulations_of_an_event();
    what_only_some_rulings_have();
}
