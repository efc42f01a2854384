/* Tournaments, standings, ratings, points. */
#include "tests.h"

static const char event[] =
    "012 Club match\n"
    "042 2026/03/01\n"
    "001    1      Alyx                              2200"
    "                             1.5    1     2 w 1     2 b =\n"
    "001    2      Bruno                             2150"
    "                             0.5    2     1 b 0     1 w =\n";

static chesslaws_tournament *tournament_of(const char *file, size_t length) {
    chesslaws_tournament *tournament = NULL;
    CHECK_OK(chesslaws_tournament_new(file, length, 0, &tournament, NULL));
    return tournament;
}

static void a_tournament(void) {
    chesslaws_tournament *tournament = tournament_of(TEXT(event));
    chesslaws_tournament_summary summary;
    CHECK_OK(chesslaws_tournament_read(tournament, &summary));
    CHECK(is_text(summary.name, "Club match"));
    CHECK(summary.rounds == 2 && summary.players == 2 && summary.teams == 0);
    CHECK(summary.format == CHESSLAWS_TOURNAMENT_FORMAT_SWISS);
    CHECK(summary.warnings == NULL && summary.warning_count == 0);
    chesslaws_tournament_free(tournament);
    chesslaws_tournament_free(NULL);
}

static void faults_and_warnings(void) {
    chesslaws_tournament *tournament = NULL;
    chesslaws_tournament_summary summary;
    chesslaws_error error;
    const unsigned fault = CHESSLAWS_STATUS_INVALID_TOURNAMENT;
    static const char twice[] = "001    1      Alyx\n001    1      Bruno\n";
    CHECK_STATUS(chesslaws_tournament_new(TEXT(twice), 0, &tournament, &error), fault);
    CHECK(error.line == 2 && error.column == 5 && strstr(error.message, "already stands") != NULL);
    CHECK_STATUS(chesslaws_tournament_new(NULL, 0, 0, &tournament, &error), fault);
    CHECK_STATUS(chesslaws_tournament_new(NULL, 7, 0, &tournament, &error),
                 CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_tournament_new(TEXT(event), 0, NULL, &error),
                 CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_tournament_new(TEXT(event), 8, &tournament, &error),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    static const char gap[] = "001    1      Alyx\n001    3      Bruno\n";
    CHECK_STATUS(chesslaws_tournament_new(TEXT(gap), 0, &tournament, &error), fault);
    CHECK(tournament == NULL);
    CHECK_OK(chesslaws_tournament_new(TEXT(gap),
                                      CHESSLAWS_TRF_ALLOW_GAPS | CHESSLAWS_TRF_KEEP_UNKNOWN |
                                          CHESSLAWS_TRF_REPORT_POINTS,
                                      &tournament, &error));
    CHECK_OK(chesslaws_tournament_read(tournament, &summary));
    CHECK(summary.warning_count == 1 && summary.warnings[0].line == 2);
    CHECK(summary.warnings[0].count == 1 && summary.warnings[0].message.length > 0);
    CHECK_STATUS(chesslaws_tournament_read(NULL, &summary), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_tournament_read(tournament, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    chesslaws_tournament_free(tournament);
}

static void expect_table(const chesslaws_standings *standings, uint32_t table, uint32_t format,
                         const char *expected) {
    char text[8192];
    size_t length = 0;
    CHECK_OK(chesslaws_standings_table(standings, table, format, text, sizeof text, &length));
    CHECK(length == strlen(text) && strncmp(text, expected, strlen(expected)) == 0);
}

static void standings(void) {
    chesslaws_tournament *tournament = tournament_of(TEXT(event));
    chesslaws_standings *standings = NULL;
    const chesslaws_standing *rows = NULL;
    char text[1024];
    size_t count = 0;
    CHECK_OK(chesslaws_standings_new(tournament, TEXT("DE,SB,ARO"), NULL, &standings, NULL));
    /* Standings outlive what they were made from. */
    chesslaws_tournament_free(tournament);
    CHECK_OK(chesslaws_standings_rows(standings, &rows, &count));
    CHECK(count == 2 && rows[0].rank == 1 && rows[0].number == 1 && rows[0].points == 150);
    CHECK(is_text(rows[0].name, "Alyx") && rows[0].value_count == 3);
    CHECK(rows[0].values[0].kind == CHESSLAWS_VALUE_KIND_UNDECIDED);
    CHECK(rows[0].values[1].kind == CHESSLAWS_VALUE_KIND_NUMBER);
    CHECK(rows[0].values[1].numerator == 3 && rows[0].values[1].denominator == 4);
    CHECK(is_text(rows[0].values[1].text, "0.75") && is_text(rows[0].values[2].text, "2150"));
    CHECK_OK(chesslaws_standings_tie_breaks(standings, text, sizeof text, &count));
    CHECK(strcmp(text, "DE,SB,ARO") == 0);
    CHECK_OK(chesslaws_standings_explain(standings, 1, TEXT("SB"), text, sizeof text, NULL, NULL));
    CHECK(strncmp(text, "SB = 0.75\n  round 1: opponent 2", 31) == 0);
    CHECK_OK(chesslaws_standings_explain(standings, 2, TEXT("WIN"), text, sizeof text, NULL, NULL));
    CHECK_STATUS(
        chesslaws_standings_explain(standings, 3, TEXT("SB"), text, sizeof text, NULL, NULL),
        CHESSLAWS_STATUS_UNKNOWN_PARTICIPANT);
    CHECK_STATUS(
        chesslaws_standings_explain(standings, 1, TEXT("XX"), text, sizeof text, NULL, NULL),
        CHESSLAWS_STATUS_UNKNOWN_TIE_BREAK);
    expect_table(standings, CHESSLAWS_TABLE_RANKING, CHESSLAWS_TABLE_FORMAT_TEXT, "Rank  No  Name");
    expect_table(standings, CHESSLAWS_TABLE_RANKING, CHESSLAWS_TABLE_FORMAT_CSV,
                 "Rank,No,Name,Pts,DE,SB,ARO\n1,1,Alyx,1.5,-,0.75,2150\n");
    expect_table(standings, CHESSLAWS_TABLE_CROSSTABLE, CHESSLAWS_TABLE_FORMAT_CSV,
                 "Rank,No,Name,R1,R2,Pts,");
    expect_table(standings, CHESSLAWS_TABLE_CROSSTABLE, CHESSLAWS_TABLE_FORMAT_HTML, "<table");
    expect_table(standings, CHESSLAWS_TABLE_RANKING, CHESSLAWS_TABLE_FORMAT_SVG, "<svg");
    CHECK_STATUS(chesslaws_standings_table(standings, 2, 0, text, sizeof text, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_standings_table(standings, 0, 4, text, sizeof text, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_standings_table(standings, 0, 0, text, 5, &count),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK(count > 5);
    CHECK_OK(chesslaws_standings_json(standings, text, sizeof text, NULL));
    CHECK(strncmp(text, "{\"event\":\"Club match\",\"rules\":2026,", 35) == 0);
    chesslaws_standings_free(standings);
    chesslaws_standings_free(NULL);
}

static void options(void) {
    chesslaws_tournament *tournament = tournament_of(TEXT(event));
    chesslaws_standings *standings = NULL;
    const chesslaws_standing *rows = NULL;
    char text[64];
    size_t count = 0;
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    chesslaws_standings_options options = {.rules = CHESSLAWS_TIE_BREAK_RULES_FIDE_2024,
                                           .after_round = 1,
                                           .individuals = true};
    CHECK_OK(chesslaws_standings_new(tournament, NULL, 0, &options, &standings, NULL));
    CHECK_OK(chesslaws_standings_rows(standings, &rows, &count));
    CHECK(rows[0].points == 100 && rows[1].points == 0);
    CHECK_OK(chesslaws_standings_tie_breaks(standings, text, sizeof text, NULL));
    CHECK(strcmp(text, "BH/C1,BH,SB") == 0);
    chesslaws_standings_free(standings);

    standings = NULL;
    options.after_round = 3;
    CHECK_STATUS(chesslaws_standings_new(tournament, NULL, 0, &options, &standings, NULL), invalid);
    options = (chesslaws_standings_options){.rules = 2025};
    CHECK_STATUS(chesslaws_standings_new(tournament, NULL, 0, &options, &standings, NULL), invalid);
    options = (chesslaws_standings_options){.reserved = {1}};
    CHECK_STATUS(chesslaws_standings_new(tournament, NULL, 0, &options, &standings, NULL), invalid);
    CHECK_STATUS(chesslaws_standings_new(tournament, TEXT("BH,?"), NULL, &standings, NULL),
                 CHESSLAWS_STATUS_UNKNOWN_TIE_BREAK);
    CHECK(standings == NULL);
    chesslaws_tournament_free(tournament);
}

static void ratings(void) {
    chesslaws_tournament *tournament = tournament_of(TEXT(event));
    chesslaws_rating_line lines[2];
    size_t count = 0;
    CHECK_OK(chesslaws_tournament_ratings(tournament, 20, CHESSLAWS_RATING_LIST_STANDARD, lines, 2,
                                          &count, NULL));
    CHECK(count == 2 && lines[0].number == 1 && lines[0].rating == 2200 && lines[0].games == 2);
    CHECK(lines[0].score == 150 && lines[0].change.rated_games == 2 && lines[0].change.k == 20);
    /* 50 points are an expectation of 0.57: twice 0.43 and -0.07 by 20. */
    CHECK(lines[0].change.numerator == 36 && lines[0].change.denominator == 5);
    CHECK(lines[0].change.rounded == 7 && lines[1].change.rounded == -7);
    CHECK_STATUS(chesslaws_tournament_ratings(tournament, 20, 0, lines, 1, &count, NULL),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK_STATUS(chesslaws_tournament_ratings(tournament, 0, 0, lines, 2, &count, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_tournament_ratings(tournament, 20, 3, lines, 2, &count, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    chesslaws_tournament_free(tournament);

    const chesslaws_rated_game games[] = {{1600, 100}, {1600, 100}};
    const uint32_t opponents[] = {1901, 1902, 1901, 1902, 1901};
    chesslaws_rating_gain gain;
    uint32_t number = 0;
    int32_t performance = 0;
    CHECK_OK(chesslaws_rating_change(1500, games, 2, 40, 0, 20251001, &gain, NULL));
    CHECK(gain.numerator == 256 && gain.denominator == 5 && gain.rounded == 51);
    CHECK_OK(chesslaws_rating_expected(100, &number));
    CHECK(number == 64);
    CHECK_OK(chesslaws_rating_performance((uint32_t[]){1500, 1500}, 2, 150, &performance, NULL));
    CHECK(performance == 1693);
    CHECK_OK(chesslaws_rating_initial(opponents, 5, 300, &number, NULL));
    CHECK(number == 1922);
    CHECK_OK(chesslaws_rating_initial(opponents, 4, 300, &number, NULL));
    CHECK(number == 0);
    CHECK_OK(chesslaws_rating_coefficient(2410, 20, true, &number));
    CHECK(number == 10);
}

static void wrong_ratings(void) {
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    const chesslaws_rated_game odd = {1600, 75}, unrated = {0, 100};
    chesslaws_rating_gain gain;
    uint32_t number = 0, too_strong = 10000;
    int32_t performance = 0;
    CHECK_STATUS(chesslaws_rating_change(1500, &odd, 1, 40, 0, 0, &gain, NULL), invalid);
    CHECK_STATUS(chesslaws_rating_change(1500, &unrated, 1, 40, 0, 0, &gain, NULL), invalid);
    CHECK_STATUS(chesslaws_rating_change(0, NULL, 0, 40, 0, 0, &gain, NULL), invalid);
    CHECK_STATUS(chesslaws_rating_change(1500, NULL, 0, 101, 0, 0, &gain, NULL), invalid);
    CHECK_STATUS(chesslaws_rating_change(1500, NULL, 0, 40, 9, 0, &gain, NULL), invalid);
    CHECK_STATUS(chesslaws_rating_change(1500, NULL, 0, 40, 0, 20251301, &gain, NULL), invalid);
    CHECK_STATUS(chesslaws_rating_performance(NULL, 0, 0, &performance, NULL), invalid);
    CHECK_STATUS(chesslaws_rating_performance(&too_strong, 1, 0, &performance, NULL), invalid);
    CHECK_STATUS(chesslaws_rating_performance((uint32_t[]){1500}, 1, 150, &performance, NULL),
                 invalid);
    CHECK_STATUS(chesslaws_rating_initial((uint32_t[]){1500}, 1, -1, &number, NULL), invalid);
}

static void points(void) {
    int32_t hundredths = -1;
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    CHECK_OK(chesslaws_points(CHESSLAWS_POINT_SYSTEM_STANDARD, '=', 0, &hundredths));
    CHECK(hundredths == 50);
    CHECK_OK(chesslaws_points(CHESSLAWS_POINT_SYSTEM_THREE_ONE_ZERO, '1', 1, &hundredths));
    CHECK(hundredths == 300);
    CHECK_OK(chesslaws_points(CHESSLAWS_POINT_SYSTEM_ARMAGEDDON, '=', 1, &hundredths));
    CHECK(hundredths == 100);
    CHECK_OK(chesslaws_points(0, 'H', CHESSLAWS_NO_COLOR, &hundredths));
    CHECK(hundredths == 50);
    CHECK_STATUS(chesslaws_points(4, '1', 0, &hundredths), invalid);
    CHECK_STATUS(chesslaws_points(0, '2', 0, &hundredths), invalid);
    CHECK_STATUS(chesslaws_points(0, '1', 3, &hundredths), invalid);
}

static void wrong_pointers(void) {
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    chesslaws_tournament *tournament = tournament_of(TEXT(event));
    chesslaws_standings *standings = NULL;
    const chesslaws_standing *rows = NULL;
    chesslaws_rating_line line;
    chesslaws_rating_gain gain;
    uint32_t number;
    int32_t signed_number;
    char text[8];
    size_t count = 0;
    CHECK_STATUS(chesslaws_standings_new(NULL, NULL, 0, NULL, &standings, NULL), null);
    CHECK_STATUS(chesslaws_standings_new(tournament, NULL, 0, NULL, NULL, NULL), null);
    CHECK_STATUS(chesslaws_standings_new(tournament, NULL, 2, NULL, &standings, NULL), null);
    CHECK_OK(chesslaws_standings_new(tournament, NULL, 0, NULL, &standings, NULL));
    CHECK_STATUS(chesslaws_standings_rows(NULL, &rows, &count), null);
    CHECK_STATUS(chesslaws_standings_rows(standings, NULL, &count), null);
    CHECK_STATUS(chesslaws_standings_rows(standings, &rows, NULL), null);
    CHECK_STATUS(chesslaws_standings_tie_breaks(NULL, text, sizeof text, NULL), null);
    CHECK_STATUS(chesslaws_standings_tie_breaks(standings, NULL, 8, NULL), null);
    CHECK_STATUS(chesslaws_standings_explain(NULL, 1, TEXT("SB"), text, sizeof text, NULL, NULL),
                 null);
    CHECK_STATUS(chesslaws_standings_explain(standings, 1, NULL, 2, text, sizeof text, NULL, NULL),
                 null);
    CHECK_STATUS(chesslaws_standings_table(NULL, 0, 0, text, sizeof text, NULL), null);
    CHECK_STATUS(chesslaws_standings_table(standings, 0, 0, NULL, 8, NULL), null);
    CHECK_STATUS(chesslaws_standings_json(NULL, text, sizeof text, NULL), null);
    CHECK_STATUS(chesslaws_standings_json(standings, text, sizeof text, NULL),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK_STATUS(chesslaws_tournament_ratings(NULL, 20, 0, &line, 1, &count, NULL), null);
    CHECK_STATUS(chesslaws_tournament_ratings(tournament, 20, 0, NULL, 2, &count, NULL), null);
    CHECK_STATUS(chesslaws_tournament_ratings(tournament, 20, 0, &line, 1, NULL, NULL), null);
    CHECK_STATUS(chesslaws_rating_change(1500, NULL, 1, 20, 0, 0, &gain, NULL), null);
    CHECK_STATUS(chesslaws_rating_change(1500, NULL, 0, 20, 0, 0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_rating_expected(0, NULL), null);
    CHECK_STATUS(chesslaws_rating_performance(NULL, 1, 0, &signed_number, NULL), null);
    CHECK_STATUS(chesslaws_rating_performance(NULL, 0, 0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_rating_initial(NULL, 1, 0, &number, NULL), null);
    CHECK_STATUS(chesslaws_rating_initial(NULL, 0, 0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_rating_coefficient(2000, 50, false, NULL), null);
    CHECK_STATUS(chesslaws_points(0, '1', 0, NULL), null);
    chesslaws_standings_free(standings);
    chesslaws_tournament_free(tournament);
}

void test_scoring(void) {
    a_tournament();
    faults_and_warnings();
    standings();
    options();
    ratings();
    wrong_ratings();
    points();
    wrong_pointers();
}
