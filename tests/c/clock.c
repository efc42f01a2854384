/* The clock. */
#include "tests.h"

#define SECONDS(number) ((uint64_t)(number)*1000000u)

static const uint32_t white = CHESSLAWS_COLOR_WHITE;
static const uint32_t black = CHESSLAWS_COLOR_BLACK;

static void set(chesslaws_clock *clock, const char *control) {
    CHECK_OK(chesslaws_clock_set(clock, control, strlen(control), NULL));
}

static chesslaws_clock_reading read(const chesslaws_clock *clock) {
    chesslaws_clock_reading reading;
    memset(&reading, 0, sizeof reading);
    CHECK_OK(chesslaws_clock_read(clock, &reading));
    return reading;
}

static int64_t left(const chesslaws_clock *clock, uint32_t color) {
    return read(clock).sides[color].time_left;
}

static void a_game(void) {
    chesslaws_clock clock;
    chesslaws_press press;
    chesslaws_error error;
    char text[CHESSLAWS_CLOCK_TEXT_CAPACITY];
    set(&clock, "3m+2s");
    CHECK(read(&clock).state == CHESSLAWS_CLOCK_STATE_READY);
    CHECK(read(&clock).on_move == CHESSLAWS_NO_COLOR);
    CHECK_STATUS(chesslaws_clock_press(&clock, white, 0, NULL, &error),
                 CHESSLAWS_STATUS_CLOCK_NOT_STARTED);
    CHECK(strcmp(error.message, "the clock has not been started") == 0);
    CHECK_OK(chesslaws_clock_start(&clock, white, SECONDS(1000), &error));
    CHECK_STATUS(chesslaws_clock_start(&clock, white, SECONDS(1000), &error),
                 CHESSLAWS_STATUS_CLOCK_ALREADY_STARTED);
    CHECK_OK(chesslaws_clock_press(&clock, white, SECONDS(1003), &press, &error));
    CHECK(press.completed && press.in_time && press.spent == SECONDS(3));
    CHECK(press.credited == SECONDS(2) && press.new_period == CHESSLAWS_NO_PERIOD);
    CHECK(left(&clock, white) == (int64_t)SECONDS(181));
    CHECK(read(&clock).on_move == black && read(&clock).sides[white].moves == 1);
    CHECK_STATUS(chesslaws_clock_press(&clock, white, SECONDS(1004), NULL, &error),
                 CHESSLAWS_STATUS_CLOCK_NOT_ON_MOVE);
    CHECK_STATUS(chesslaws_clock_poll(&clock, SECONDS(1), &error),
                 CHESSLAWS_STATUS_CLOCK_TIME_WENT_BACK);
    CHECK(read(&clock).until_next_event == SECONDS(182));

    CHECK_OK(chesslaws_clock_poll(&clock, SECONDS(1300), NULL));
    chesslaws_clock_reading reading = read(&clock);
    CHECK(reading.flags == CHESSLAWS_FLAGS_BLACK && reading.sides[black].flag_down);
    CHECK(reading.sides[black].expired_at == SECONDS(1185));
    CHECK(reading.sides[black].noticed_at == CHESSLAWS_NEVER);
    CHECK(reading.sides[white].expired_at == CHESSLAWS_NEVER);
    CHECK(reading.sides[black].time_left == -(int64_t)SECONDS(115));
    CHECK(reading.sides[black].shown == 0 && reading.settled_at == SECONDS(1300));
    CHECK_OK(chesslaws_clock_text(&clock, black, text, sizeof text, NULL));
    CHECK(strcmp(text, "-0:01:55") == 0);
    CHECK_OK(chesslaws_clock_notice_flag(&clock, black, SECONDS(1301), NULL));
    CHECK(read(&clock).sides[black].noticed_at == SECONDS(1301));
    CHECK_STATUS(chesslaws_clock_notice_flag(&clock, white, SECONDS(1301), NULL),
                 CHESSLAWS_STATUS_CLOCK_FLAG_UP);
}

static void pauses(void) {
    chesslaws_clock clock;
    bool changed = false;
    set(&clock, "5m");
    CHECK_OK(chesslaws_clock_start(&clock, white, 0, NULL));
    CHECK_OK(chesslaws_clock_pause(&clock, SECONDS(10), &changed, NULL));
    CHECK(changed && read(&clock).state == CHESSLAWS_CLOCK_STATE_PAUSED);
    CHECK_OK(chesslaws_clock_pause(&clock, SECONDS(20), &changed, NULL));
    CHECK(!changed);
    CHECK_STATUS(chesslaws_clock_press(&clock, white, SECONDS(20), NULL, NULL),
                 CHESSLAWS_STATUS_CLOCK_PAUSED);
    CHECK_OK(chesslaws_clock_resume(&clock, SECONDS(100), &changed, NULL));
    CHECK(changed && left(&clock, white) == (int64_t)SECONDS(290));
    CHECK_OK(chesslaws_clock_pause(&clock, SECONDS(101), NULL, NULL));
    CHECK_OK(chesslaws_clock_resume_side(&clock, black, SECONDS(101), &changed, NULL));
    CHECK(changed && read(&clock).on_move == black);
}

static void presses_taken_back(void) {
    chesslaws_clock clock;
    chesslaws_color player = CHESSLAWS_COLOR_BLACK;
    uint32_t period = 0;
    set(&clock, "10m+30s");
    CHECK_OK(chesslaws_clock_start(&clock, white, 0, NULL));
    CHECK_STATUS(chesslaws_clock_undo_press(&clock, CHESSLAWS_OPPONENT_TIME_CHARGED, 0, NULL, NULL),
                 CHESSLAWS_STATUS_CLOCK_NOTHING_TO_UNDO);
    CHECK_OK(chesslaws_clock_press(&clock, white, SECONDS(20), NULL, NULL));
    CHECK_STATUS(chesslaws_clock_undo_press(&clock, 2, SECONDS(25), &player, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_OK(chesslaws_clock_undo_press(&clock, CHESSLAWS_OPPONENT_TIME_RETURNED, SECONDS(25),
                                        &player, NULL));
    CHECK(player == CHESSLAWS_COLOR_WHITE && left(&clock, white) == (int64_t)SECONDS(610));
    CHECK(left(&clock, black) == (int64_t)SECONDS(630));
    CHECK_OK(chesslaws_clock_complete_move(&clock, white, SECONDS(25), &period, NULL));
    CHECK(period == CHESSLAWS_NO_PERIOD && read(&clock).sides[white].moves == 1);
}

static void corrections(void) {
    chesslaws_clock clock;
    uint64_t taken = 0;
    bool fell = true;
    chesslaws_side_setting setting;
    set(&clock, "90m/40 + 30m");
    CHECK_OK(chesslaws_clock_start(&clock, white, 0, NULL));
    CHECK_OK(chesslaws_clock_add_time(&clock, black, SECONDS(120), 0, NULL));
    CHECK(left(&clock, black) == (int64_t)SECONDS(5520));
    CHECK_STATUS(chesslaws_clock_add_time(&clock, black, UINT64_MAX, 0, NULL),
                 CHESSLAWS_STATUS_CLOCK_TIME_TOO_LONG);
    CHECK_OK(chesslaws_clock_subtract_time(&clock, black, SECONDS(20), 0, &taken, &fell, NULL));
    CHECK(taken == SECONDS(20) && !fell);
    CHECK_OK(chesslaws_clock_set_moves(&clock, white, 39, 0, NULL));
    CHECK(read(&clock).sides[white].moves_to_go == 1);

    CHECK_OK(chesslaws_clock_setting(&clock, white, &setting));
    CHECK(setting.left == SECONDS(5400) && setting.moves == 39 && setting.period == 0);
    CHECK(setting.overtime == CHESSLAWS_NO_COUNT);
    setting.left = SECONDS(1500);
    setting.moves = 43;
    setting.moves_in_period = CHESSLAWS_NO_COUNT;
    setting.period = 1;
    CHECK_OK(chesslaws_clock_set_side(&clock, white, &setting, 0, NULL));
    CHECK(left(&clock, white) == (int64_t)SECONDS(1500));
    CHECK(read(&clock).sides[white].moves_in_period == 3);
    CHECK(read(&clock).sides[white].is_last_period);
    setting.period = 1000;
    CHECK_STATUS(chesslaws_clock_set_side(&clock, white, &setting, 0, NULL),
                 CHESSLAWS_STATUS_CLOCK_NO_SUCH_PERIOD);
    setting.period = 1;
    setting.reserved[1] = 1;
    CHECK_STATUS(chesslaws_clock_set_side(&clock, white, &setting, 0, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);

    for (uint32_t flags = 0; flags < 6; ++flags) {
        CHECK_OK(chesslaws_clock_set_flags(&clock, flags, 0, NULL));
        CHECK(read(&clock).flags == flags);
    }
    CHECK_STATUS(chesslaws_clock_set_flags(&clock, 6, 0, NULL), CHESSLAWS_STATUS_INVALID_ARGUMENT);

    set(&clock, "15m");
    CHECK_OK(chesslaws_clock_start(&clock, white, 0, NULL));
    CHECK_OK(chesslaws_clock_quickplay_finish(&clock, white, SECONDS(800), NULL));
    CHECK(left(&clock, black) == (int64_t)SECONDS(900 + 120 + 5));
    CHECK(read(&clock).introduced_increment == SECONDS(5));
    CHECK_STATUS(chesslaws_clock_introduce_increment(&clock, SECONDS(3), SECONDS(800), NULL),
                 CHESSLAWS_STATUS_CLOCK_NOT_IN_THIS_MODE);
    set(&clock, "15m");
    CHECK_OK(chesslaws_clock_introduce_increment(&clock, SECONDS(3), 0, NULL));
    CHECK_STATUS(chesslaws_clock_reload(&clock, white, 0, NULL),
                 CHESSLAWS_STATUS_CLOCK_NOT_IN_THIS_MODE);
}

static void time_controls(void) {
    chesslaws_clock clock, other;
    chesslaws_error error;
    char text[200];
    chesslaws_period periods[9];
    memset(periods, 0, sizeof periods);
    set(&clock, "90m/40 + 30m + 30s");
    CHECK_OK(chesslaws_clock_control(&clock, text, sizeof text, NULL));
    set(&other, text);
    CHECK(left(&other, black) == left(&clock, black));
    CHECK_STATUS(chesslaws_clock_control(&clock, text, 3, NULL), CHESSLAWS_STATUS_BUFFER_TOO_SMALL);

    periods[0] = (chesslaws_period){.time = SECONDS(5400), .amount = SECONDS(30), .moves = 40,
                                    .mode = CHESSLAWS_CLOCK_MODE_INCREMENT};
    periods[1] = (chesslaws_period){.time = SECONDS(1800), .amount = SECONDS(30),
                                    .mode = CHESSLAWS_CLOCK_MODE_INCREMENT};
    CHECK_OK(chesslaws_clock_set_periods(&other, periods, 2, NULL, 0, 0, &error));
    char built[200];
    CHECK_OK(chesslaws_clock_control(&clock, text, sizeof text, NULL));
    CHECK_OK(chesslaws_clock_control(&other, built, sizeof built, NULL));
    CHECK(strcmp(text, built) == 0);
    CHECK_OK(chesslaws_clock_set_periods(&other, periods, 2, periods + 1, 1,
                                         CHESSLAWS_CLOCK_FREEZES, &error));
    CHECK(left(&other, black) == (int64_t)SECONDS(1830));

    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    const unsigned control = CHESSLAWS_STATUS_INVALID_TIME_CONTROL;
    CHECK_STATUS(chesslaws_clock_set_periods(&other, periods, 2, NULL, 0, 8, &error), invalid);
    CHECK_STATUS(chesslaws_clock_set_periods(&other, NULL, 0, NULL, 0, 0, &error), control);
    CHECK_STATUS(chesslaws_clock_set_periods(&other, periods, 9, NULL, 0, 0, &error), invalid);
    periods[1].mode = 12;
    CHECK_STATUS(chesslaws_clock_set_periods(&other, periods, 2, NULL, 0, 0, &error), invalid);
    periods[1].mode = CHESSLAWS_CLOCK_MODE_BYO_YOMI;
    periods[1].count = 256;
    CHECK_STATUS(chesslaws_clock_set_periods(&other, periods, 2, NULL, 0, 0, &error), invalid);
    periods[1].count = 3;
    periods[1].reserved = 1;
    CHECK_STATUS(chesslaws_clock_set_periods(&other, periods, 2, NULL, 0, 0, &error), invalid);
    for (uint32_t mode = 0; mode < 12; ++mode) {
        // A time or a number that the mode does not use is a mistake, and leaves the clock alone.
        bool takes_amount = mode >= CHESSLAWS_CLOCK_MODE_INCREMENT &&
                            mode <= CHESSLAWS_CLOCK_MODE_CANADIAN_BY_BUTTON;
        bool takes_count = mode == CHESSLAWS_CLOCK_MODE_INCREMENT ||
                           (mode >= CHESSLAWS_CLOCK_MODE_BYO_YOMI &&
                            mode <= CHESSLAWS_CLOCK_MODE_CANADIAN_BY_BUTTON);
        chesslaws_period one = {.time = SECONDS(60), .amount = takes_amount ? SECONDS(5) : 0,
                                .mode = mode, .count = takes_count ? 3 : 0};
        CHECK_OK(chesslaws_clock_set_periods(&other, &one, 1, NULL, 0, 0, &error));
        char before[200], after[200];
        CHECK_OK(chesslaws_clock_control(&other, before, sizeof before, NULL));
        one.amount = SECONDS(5);
        CHECK_STATUS(chesslaws_clock_set_periods(&other, &one, 1, NULL, 0, 0, &error),
                     takes_amount ? CHESSLAWS_STATUS_OK : invalid);
        one.amount = takes_amount ? SECONDS(5) : 0;
        one.count = 3;
        CHECK_STATUS(chesslaws_clock_set_periods(&other, &one, 1, NULL, 0, 0, &error),
                     takes_count ? CHESSLAWS_STATUS_OK : invalid);
        CHECK_OK(chesslaws_clock_control(&other, after, sizeof after, NULL));
        CHECK(strcmp(before, after) == 0);
    }
    CHECK(left(&other, black) == 0 && read(&other).sides[black].budget == INT64_MAX);

    CHECK_STATUS(chesslaws_clock_set(&clock, TEXT("90+30"), &error),
                 CHESSLAWS_STATUS_AMBIGUOUS_TIME_CONTROL);
    CHECK_STATUS(chesslaws_clock_set(&clock, TEXT("3m+"), &error), control);
    CHECK(error.byte == 3);
    CHECK_STATUS(chesslaws_clock_set(&clock, NULL, 0, &error), control);
    CHECK_OK(chesslaws_clock_set_preset(&clock, CHESSLAWS_DGT_MODEL_3000, 10, &error));
    CHECK(left(&clock, white) == (int64_t)SECONDS(182));
    CHECK_STATUS(chesslaws_clock_set_preset(&clock, CHESSLAWS_DGT_MODEL_3000, 99, &error),
                 CHESSLAWS_STATUS_UNKNOWN_PRESET);
    CHECK_STATUS(chesslaws_clock_set_preset(&clock, CHESSLAWS_DGT_MODEL_3000, 999, &error),
                 CHESSLAWS_STATUS_UNKNOWN_PRESET);
    CHECK(strcmp(error.message, "there is no option 999") == 0);
    CHECK_STATUS(chesslaws_clock_set_preset(&clock, 1, 1, &error), invalid);
    CHECK(left(&clock, white) == (int64_t)SECONDS(182));
}

static void records(void) {
    chesslaws_clock clock, restored;
    chesslaws_error error;
    uint8_t record[CHESSLAWS_CLOCK_RECORD_LENGTH];
    size_t length = 0;
    set(&clock, "5m");
    CHECK_OK(chesslaws_clock_start(&clock, white, SECONDS(100), NULL));
    CHECK_OK(chesslaws_clock_press(&clock, white, SECONDS(110), NULL, NULL));
    CHECK_STATUS(chesslaws_clock_to_record(&clock, record, 699, &length),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK_OK(chesslaws_clock_to_record(&clock, record, sizeof record, &length));
    CHECK(length == sizeof record && memcmp(record, "CLSK", 4) == 0);
    CHECK_OK(chesslaws_clock_from_record(&restored, record, length, &error));
    CHECK_OK(chesslaws_clock_rebase(&restored, SECONDS(2), &error));
    CHECK_OK(chesslaws_clock_resume(&restored, SECONDS(5), NULL, &error));
    CHECK_OK(chesslaws_clock_poll(&restored, SECONDS(6), &error));
    CHECK(left(&restored, white) == (int64_t)SECONDS(290));
    CHECK(left(&restored, black) == (int64_t)SECONDS(299));
    record[100] ^= 1;
    CHECK_STATUS(chesslaws_clock_from_record(&restored, record, length, &error),
                 CHESSLAWS_STATUS_DAMAGED_RECORD);
    CHECK_STATUS(chesslaws_clock_from_record(&restored, record, 3, &error),
                 CHESSLAWS_STATUS_DAMAGED_RECORD);
    CHECK_STATUS(chesslaws_clock_from_record(&restored, NULL, 0, &error),
                 CHESSLAWS_STATUS_DAMAGED_RECORD);
    CHECK(left(&restored, black) == (int64_t)SECONDS(299));
}

/* Every entry with no clock, and with memory that was never set. */
static void without_a_clock(chesslaws_clock *clock, unsigned expected) {
    chesslaws_side_setting setting;
    chesslaws_clock_reading reading;
    uint8_t record[CHESSLAWS_CLOCK_RECORD_LENGTH];
    char text[CHESSLAWS_CLOCK_TEXT_CAPACITY];
    size_t length;
    memset(&setting, 0, sizeof setting);
    CHECK_STATUS(chesslaws_clock_start(clock, white, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_press(clock, white, 0, NULL, NULL), expected);
    CHECK_STATUS(chesslaws_clock_poll(clock, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_pause(clock, 0, NULL, NULL), expected);
    CHECK_STATUS(chesslaws_clock_resume(clock, 0, NULL, NULL), expected);
    CHECK_STATUS(chesslaws_clock_resume_side(clock, white, 0, NULL, NULL), expected);
    CHECK_STATUS(chesslaws_clock_undo_press(clock, 0, 0, NULL, NULL), expected);
    CHECK_STATUS(chesslaws_clock_complete_move(clock, white, 0, NULL, NULL), expected);
    CHECK_STATUS(chesslaws_clock_rebase(clock, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_add_time(clock, white, 0, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_subtract_time(clock, white, 0, 0, NULL, NULL, NULL), expected);
    CHECK_STATUS(chesslaws_clock_set_moves(clock, white, 0, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_set_flags(clock, 0, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_notice_flag(clock, white, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_reload(clock, white, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_introduce_increment(clock, 0, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_quickplay_finish(clock, white, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_setting(clock, white, &setting), expected);
    CHECK_STATUS(chesslaws_clock_set_side(clock, white, &setting, 0, NULL), expected);
    CHECK_STATUS(chesslaws_clock_read(clock, &reading), expected);
    CHECK_STATUS(chesslaws_clock_text(clock, white, text, sizeof text, &length), expected);
    CHECK_STATUS(chesslaws_clock_control(clock, text, sizeof text, &length), expected);
    CHECK_STATUS(chesslaws_clock_to_record(clock, record, sizeof record, &length), expected);
}

static void wrong_arguments(void) {
    chesslaws_clock clock;
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    memset(&clock, 0, sizeof clock);
    without_a_clock(NULL, null);
    without_a_clock(&clock, CHESSLAWS_STATUS_UNINITIALIZED);
    CHECK_STATUS(chesslaws_clock_set(NULL, TEXT("5m"), NULL), null);
    CHECK_STATUS(chesslaws_clock_set(&clock, NULL, 2, NULL), null);
    CHECK_STATUS(chesslaws_clock_set_preset(NULL, CHESSLAWS_DGT_MODEL_2010, 1, NULL), null);
    const chesslaws_period period = {.time = SECONDS(60)};
    CHECK_STATUS(chesslaws_clock_set_periods(NULL, &period, 1, NULL, 0, 0, NULL), null);
    CHECK_STATUS(chesslaws_clock_set_periods(&clock, NULL, 1, NULL, 0, 0, NULL), null);
    set(&clock, "5m");
    CHECK_STATUS(chesslaws_clock_read(&clock, NULL), null);
    CHECK_STATUS(chesslaws_clock_setting(&clock, white, NULL), null);
    CHECK_STATUS(chesslaws_clock_set_side(&clock, white, NULL, 0, NULL), null);
    CHECK_STATUS(chesslaws_clock_to_record(&clock, NULL, 700, NULL), null);
    CHECK_STATUS(chesslaws_clock_start(&clock, 2, 0, NULL), invalid);
    CHECK_STATUS(chesslaws_clock_start(&clock, white, UINT64_MAX, NULL),
                 CHESSLAWS_STATUS_CLOCK_INSTANT_TOO_LARGE);
    CHECK_OK(chesslaws_clock_start(&clock, white, 0, NULL));
    CHECK_STATUS(chesslaws_clock_press(&clock, 77, 0, NULL, NULL), invalid);
    CHECK(read(&clock).on_move == white);
}

void test_clock(void) {
    a_game();
    pauses();
    presses_taken_back();
    corrections();
    time_controls();
    records();
    wrong_arguments();
}
