/* Tournaments put together in C, and written as tournament report files. */
#include "building.h"
#include "tests.h"

#include <stdlib.h>

static const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;

chesslaws_tournament_builder *builder_of(uint32_t rounds) {
    chesslaws_tournament_builder *builder = NULL;
    CHECK_OK(chesslaws_tournament_builder_new(TEXT("Club championship"), rounds, &builder, NULL));
    static const char *const names[] = {"Alyx", "Bruno", "Charline"};
    for (uint32_t i = 0; i < 3; ++i) {
        const chesslaws_player player = {
            .number = i + 1, .rating = 2200 - 50 * i, .name = {names[i], strlen(names[i])}};
        CHECK_OK(chesslaws_tournament_builder_player(builder, &player, NULL));
    }
    return builder;
}

/* Two rounds and a half. */
static chesslaws_tournament_builder *played(void) {
    chesslaws_tournament_builder *builder = builder_of(3);
    CHECK_OK(chesslaws_tournament_builder_game(builder, 1, 1, 2, 100, 0, NULL));
    CHECK_OK(chesslaws_tournament_builder_bye(builder, 1, 3, 'U', NULL));
    CHECK_OK(chesslaws_tournament_builder_game(builder, 2, 3, 1, 50, 50, NULL));
    CHECK_OK(chesslaws_tournament_builder_bye(builder, 2, 2, 'h', NULL));
    CHECK_OK(chesslaws_tournament_builder_forfeit(builder, 3, 2, 3, CHESSLAWS_COLOR_WHITE, NULL));
    CHECK_OK(chesslaws_tournament_builder_bye(builder, 3, 1, 'Z', NULL));
    return builder;
}

chesslaws_tournament *built(const chesslaws_tournament_builder *builder, uint32_t version) {
    chesslaws_tournament *tournament = NULL;
    CHECK_OK(chesslaws_tournament_build_new(builder, version, &tournament, NULL));
    return tournament;
}

/* With line feeds; the caller frees it. */
static char *written(const chesslaws_tournament *tournament) {
    const chesslaws_trf_options options = {.line_end = CHESSLAWS_LINE_END_LF};
    size_t length = 0, cut = 9;
    CHECK_STATUS(
        chesslaws_tournament_write(tournament, &options, NULL, 0, &length, &cut, NULL),
        CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK(cut == 9);
    char *text = malloc(length + 1);
    CHECK(text != NULL);
    CHECK_OK(chesslaws_tournament_write(tournament, &options, text, length + 1, &length, &cut,
                                        NULL));
    CHECK(strlen(text) == length && cut == 0);
    return text;
}

void expect_points(const chesslaws_tournament *tournament, const int32_t *points) {
    chesslaws_standings *standings = NULL;
    const chesslaws_standing *rows = NULL;
    size_t count = 0;
    CHECK_OK(chesslaws_standings_new(tournament, TEXT("SB"), NULL, &standings, NULL));
    CHECK_OK(chesslaws_standings_rows(standings, &rows, &count));
    for (size_t i = 0; i < count; ++i) {
        CHECK(rows[i].points == points[rows[i].number - 1]);
    }
    CHECK(count == 3);
    chesslaws_standings_free(standings);
}

static void a_tournament_is_built(void) {
    chesslaws_tournament_builder *builder = played();
    chesslaws_tournament_settings settings;
    CHECK_OK(chesslaws_tournament_settings_init(&settings));
    CHECK(settings.points.white[1] == 50 && settings.match_points[0] == 200);
    settings.format = CHESSLAWS_TOURNAMENT_FORMAT_SWISS;
    settings.start = 20260301;
    settings.tie_breaks = (chesslaws_text){"BH/C1,SB", 8};
    CHECK_OK(chesslaws_tournament_builder_settings(builder, &settings, NULL));
    CHECK_OK(chesslaws_tournament_builder_record(builder, TEXT("022"), TEXT("Riga"), NULL));
    chesslaws_tournament *tournament = built(builder, CHESSLAWS_TRF_VERSION_TRF26);
    const int32_t points[] = {150, 150, 150};
    expect_points(tournament, points);
    chesslaws_tournament_summary summary;
    CHECK_OK(chesslaws_tournament_read(tournament, &summary));
    CHECK(is_text(summary.name, "Club championship"));
    CHECK(summary.rounds == 3 && summary.players == 3 && summary.warning_count == 0);

    /* The file reads back as the same event, in both versions of the format. */
    char *file = written(tournament);
    CHECK(strstr(file, "012 Club championship\n") == file);
    CHECK(strstr(file, "\n022 Riga\n") != NULL && strstr(file, "\n042 2026/03/01\n") != NULL);
    CHECK(strstr(file, "\n142 3\n") != NULL && strstr(file, "XXR") == NULL);
    CHECK(strstr(file, "\n001    1      Alyx                              2200") != NULL);
    chesslaws_tournament *again = NULL;
    CHECK_OK(chesslaws_tournament_new(file, strlen(file), 0, &again, NULL));
    expect_points(again, points);
    char *same = written(again);
    CHECK(strcmp(file, same) == 0);
    free(same);
    free(file);
    chesslaws_tournament_free(again);
    chesslaws_tournament_free(tournament);

    tournament = built(builder, CHESSLAWS_TRF_VERSION_TRF16);
    file = written(tournament);
    CHECK(strstr(file, "\nXXR 3\n") != NULL && strstr(file, "\n142 ") == NULL);
    CHECK_OK(chesslaws_tournament_new(file, strlen(file), 0, &again, NULL));
    expect_points(again, points);
    free(file);
    chesslaws_tournament_free(again);
    chesslaws_tournament_free(tournament);
    chesslaws_tournament_builder_free(builder);
    chesslaws_tournament_builder_free(NULL);
}

/* The next round of a file: its other lines stay as they are. */
static void a_tournament_goes_on(void) {
    static const char file[] =
        "012 Club match\n### kept as it is\n142 2\n"
        "001    1      Alyx                              2200"
        "                             1.0    1     2 w 1\n"
        "001    2      Bruno                             2150"
        "                             0.0    2     1 b 0\n";
    chesslaws_tournament *before = NULL, *after;
    chesslaws_tournament_builder *builder = NULL;
    CHECK_OK(chesslaws_tournament_new(TEXT(file), 0, &before, NULL));
    CHECK_OK(chesslaws_tournament_builder_new_with(before, &builder, NULL));
    CHECK_OK(chesslaws_tournament_builder_game(builder, 2, 2, 1, 100, 0, NULL));
    const chesslaws_player late = {.number = 3, .name = {"Late", 4}, .flags = 1};
    CHECK_OK(chesslaws_tournament_builder_player(builder, &late, NULL));
    after = built(builder, CHESSLAWS_TRF_VERSION_AS_READ);
    const int32_t points[] = {100, 100, 0};
    expect_points(after, points);
    char *text = written(after);
    CHECK(strstr(text, "012 Club match\n### kept as it is\n142 2\n") == text);
    CHECK(strstr(text, "   2 w 1     2 b 0\n") != NULL && strstr(text, "Late") != NULL);
    free(text);
    text = written(before);
    CHECK(strcmp(text, file) == 0);
    free(text);

    /* A correction. */
    CHECK_OK(chesslaws_tournament_builder_clear(builder, 2, 1, NULL));
    CHECK_OK(chesslaws_tournament_builder_pairing(builder, 2, 2, 1, NULL));
    chesslaws_tournament_free(after);
    after = built(builder, CHESSLAWS_TRF_VERSION_AS_READ);
    const int32_t corrected[] = {100, 0, 0};
    expect_points(after, corrected);
    chesslaws_tournament_free(after);
    chesslaws_tournament_free(before);
    chesslaws_tournament_builder_free(builder);
}

static void points_and_teams(void) {
    chesslaws_tournament_builder *builder = played();
    chesslaws_tournament_settings settings;
    CHECK_OK(chesslaws_tournament_settings_init(&settings));
    CHECK_OK(chesslaws_point_table_of(CHESSLAWS_POINT_SYSTEM_THREE_ONE_ZERO, &settings.points));
    CHECK(settings.points.black[0] == 300 && settings.points.pairing_bye == 300);
    settings.points.pairing_bye = 100;
    CHECK_OK(chesslaws_tournament_builder_settings(builder, &settings, NULL));
    chesslaws_tournament *tournament = built(builder, CHESSLAWS_TRF_VERSION_TRF26);
    /* A win, a draw, an absence; a half bye and a forfeit; a bye, a draw, a lost forfeit. */
    const int32_t points[] = {400, 400, 200};
    expect_points(tournament, points);
    chesslaws_tournament_free(tournament);

    const uint32_t members[] = {1, 2};
    chesslaws_team team = {
        .number = 1, .members = members, .member_count = 2, .name = {"Club", 4}};
    CHECK_OK(chesslaws_tournament_builder_team(builder, &team, NULL));
    tournament = built(builder, CHESSLAWS_TRF_VERSION_TRF26);
    chesslaws_tournament_summary summary;
    CHECK_OK(chesslaws_tournament_read(tournament, &summary));
    CHECK(summary.teams == 1);
    chesslaws_tournament_free(tournament);
    /* A player in two teams. */
    team.number = 2;
    CHECK_OK(chesslaws_tournament_builder_team(builder, &team, NULL));
    tournament = NULL;
    CHECK_STATUS(chesslaws_tournament_build_new(builder, 0, &tournament, NULL),
                 CHESSLAWS_STATUS_INVALID_TOURNAMENT);
    CHECK(tournament == NULL);
    chesslaws_tournament_builder_free(builder);
}

static void results_that_are_refused(void) {
    const unsigned refused = CHESSLAWS_STATUS_RESULT_REFUSED;
    const unsigned unknown = CHESSLAWS_STATUS_UNKNOWN_PARTICIPANT;
    chesslaws_tournament_builder *builder = builder_of(2);
    chesslaws_error error;
    CHECK_STATUS(chesslaws_tournament_builder_game(builder, 1, 1, 1, 50, 50, NULL), refused);
    CHECK_STATUS(chesslaws_tournament_builder_game(builder, 1, 1, 4, 50, 50, &error), unknown);
    CHECK(strstr(error.message, "number 4") != NULL);
    CHECK_STATUS(chesslaws_tournament_builder_game(builder, 1, 1, 70000, 50, 50, NULL), invalid);
    CHECK_STATUS(chesslaws_tournament_builder_game(builder, 0, 1, 2, 50, 50, NULL), invalid);
    CHECK_STATUS(chesslaws_tournament_builder_game(builder, 3, 1, 2, 50, 50, NULL), invalid);
    CHECK_STATUS(chesslaws_tournament_builder_game(builder, 1, 1, 2, 100, 50, NULL), refused);
    CHECK_STATUS(chesslaws_tournament_builder_game(builder, 1, 1, 2, 25, 25, NULL), refused);
    CHECK_STATUS(chesslaws_tournament_builder_forfeit(builder, 1, 1, 2, 3, NULL), invalid);
    CHECK_OK(chesslaws_tournament_builder_forfeit(builder, 1, 1, 2, CHESSLAWS_NO_COLOR, NULL));
    CHECK_STATUS(chesslaws_tournament_builder_pairing(builder, 1, 2, 3, NULL), refused);
    CHECK_STATUS(chesslaws_tournament_builder_bye(builder, 1, 1, 'U', NULL), refused);
    CHECK_STATUS(chesslaws_tournament_builder_bye(builder, 1, 3, '1', NULL), invalid);
    CHECK_STATUS(chesslaws_tournament_builder_bye(builder, 1, 3, '\0', NULL), invalid);
    CHECK_STATUS(chesslaws_tournament_builder_clear(builder, 2, 1, NULL), refused);
    CHECK_STATUS(chesslaws_tournament_builder_clear(builder, 2, 9, NULL), unknown);
    chesslaws_tournament_builder_free(builder);
}

static void players_that_are_refused(void) {
    chesslaws_tournament_builder *builder = builder_of(1);
    const chesslaws_player usual = {.number = 4, .name = {"Dora", 4}};
    chesslaws_player player = usual;
    player.number = 3;
    CHECK_STATUS(chesslaws_tournament_builder_player(builder, &player, NULL),
                 CHESSLAWS_STATUS_INVALID_TOURNAMENT);
    for (uint32_t number = 0; number < 20000; number += 10000) {
        player.number = number;
        CHECK_STATUS(chesslaws_tournament_builder_player(builder, &player, NULL), invalid);
    }
    player = usual;
    player.rating = 10000;
    CHECK_STATUS(chesslaws_tournament_builder_player(builder, &player, NULL), invalid);
    player = usual;
    player.flags = 2;
    CHECK_STATUS(chesslaws_tournament_builder_player(builder, &player, NULL), invalid);
    player = usual;
    player.sex = '\t';
    CHECK_STATUS(chesslaws_tournament_builder_player(builder, &player, NULL), invalid);
    player = usual;
    player.reserved[0] = 1;
    CHECK_STATUS(chesslaws_tournament_builder_player(builder, &player, NULL), invalid);
    player = usual;
    player.title = (chesslaws_text){"\xff", 1};
    CHECK_STATUS(chesslaws_tournament_builder_player(builder, &player, NULL),
                 CHESSLAWS_STATUS_INVALID_UTF8);

    const uint32_t nobody = 0;
    chesslaws_team team = {.number = 1, .members = &nobody, .member_count = 1};
    CHECK_STATUS(chesslaws_tournament_builder_team(builder, &team, NULL), invalid);
    team.members = NULL;
    CHECK_STATUS(chesslaws_tournament_builder_team(builder, &team, NULL),
                 CHESSLAWS_STATUS_NULL_POINTER);
    team = (chesslaws_team){.number = 1000};
    CHECK_STATUS(chesslaws_tournament_builder_team(builder, &team, NULL), invalid);

    chesslaws_tournament_settings settings;
    CHECK_OK(chesslaws_tournament_settings_init(&settings));
    const chesslaws_tournament_settings as_usual = settings;
    settings.format = 2;
    CHECK_STATUS(chesslaws_tournament_builder_settings(builder, &settings, NULL), invalid);
    settings = as_usual;
    settings.start = 20261301;
    CHECK_STATUS(chesslaws_tournament_builder_settings(builder, &settings, NULL), invalid);
    settings = as_usual;
    settings.points.reserved[2] = 1;
    CHECK_STATUS(chesslaws_tournament_builder_settings(builder, &settings, NULL), invalid);
    settings = as_usual;
    settings.tie_breaks = (chesslaws_text){"?", 1};
    CHECK_STATUS(chesslaws_tournament_builder_settings(builder, &settings, NULL),
                 CHESSLAWS_STATUS_UNKNOWN_TIE_BREAK);
    settings = as_usual;
    settings.points.white[0] = 100000000;
    CHECK_OK(chesslaws_tournament_builder_settings(builder, &settings, NULL));
    chesslaws_tournament *tournament = NULL;
    CHECK_STATUS(chesslaws_tournament_build_new(builder, 0, &tournament, NULL),
                 CHESSLAWS_STATUS_INVALID_TOURNAMENT);
    chesslaws_tournament_builder_free(builder);
}

static void what_a_file_cannot_say(void) {
    const unsigned unwritable = CHESSLAWS_STATUS_UNWRITABLE_TOURNAMENT;
    chesslaws_tournament_builder *builder = builder_of(1);
    chesslaws_trf_options options = {.encoding = CHESSLAWS_ENCODING_WINDOWS1252};
    chesslaws_error error;
    char text[2048];
    size_t length = 0, cut = 0;
    static const char name[] = "J\xc3\xbcrgen with a name that is longer than its columns";
    chesslaws_player player = {.number = 4, .name = {name, sizeof name - 1}, .sex = 'm'};
    CHECK_OK(chesslaws_tournament_builder_player(builder, &player, NULL));
    chesslaws_tournament *tournament = built(builder, 0);
    CHECK_OK(chesslaws_tournament_write(tournament, &options, text, sizeof text, &length, &cut,
                                        NULL));
    CHECK(cut == 1 && strstr(text, "J\xfcrgen") != NULL && strstr(text, "\r\n001 ") != NULL);
    CHECK_OK(chesslaws_tournament_write(tournament, NULL, text, sizeof text, NULL, NULL, NULL));
    CHECK(strstr(text, "J\xc3\xbcrgen") != NULL);
    options.line_end = 3;
    CHECK_STATUS(chesslaws_tournament_write(tournament, &options, text, sizeof text, &length, NULL,
                                            NULL),
                 invalid);
    options = (chesslaws_trf_options){.encoding = 2};
    CHECK_STATUS(chesslaws_tournament_write(tournament, &options, text, sizeof text, &length, NULL,
                                            NULL),
                 invalid);
    options = (chesslaws_trf_options){.reserved = {1}};
    CHECK_STATUS(chesslaws_tournament_write(tournament, &options, text, sizeof text, &length, NULL,
                                            NULL),
                 invalid);
    chesslaws_tournament_free(tournament);

    player = (chesslaws_player){.number = 5, .name = {"\xe6\xa3\x8b", 3}};
    CHECK_OK(chesslaws_tournament_builder_player(builder, &player, NULL));
    tournament = built(builder, 0);
    options = (chesslaws_trf_options){.encoding = CHESSLAWS_ENCODING_WINDOWS1252};
    CHECK_STATUS(chesslaws_tournament_write(tournament, &options, text, sizeof text, &length, NULL,
                                            &error),
                 unwritable);
    CHECK(error.line > 1 && strstr(error.message, "Windows-1252") != NULL);
    chesslaws_tournament_free(tournament);
    player = (chesslaws_player){.number = 6, .federation = {"LATVIA", 6}};
    CHECK_OK(chesslaws_tournament_builder_player(builder, &player, NULL));
    tournament = built(builder, 0);
    CHECK_STATUS(chesslaws_tournament_write(tournament, NULL, text, sizeof text, &length, NULL,
                                            &error),
                 unwritable);
    CHECK(strstr(error.message, "LATVIA") != NULL);
    chesslaws_tournament_free(tournament);
    chesslaws_tournament_builder_free(builder);
}

static void wrong_pointers(void) {
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    chesslaws_tournament_builder *builder = NULL;
    chesslaws_tournament *tournament = NULL;
    const chesslaws_player player = {.number = 1};
    const chesslaws_team team = {.number = 1};
    chesslaws_tournament_settings settings;
    chesslaws_point_table table;
    char text[8];
    CHECK_OK(chesslaws_tournament_settings_init(&settings));
    CHECK_STATUS(chesslaws_tournament_settings_init(NULL), null);
    CHECK_STATUS(chesslaws_point_table_of(0, NULL), null);
    CHECK_STATUS(chesslaws_point_table_of(4, &table), invalid);
    CHECK_STATUS(chesslaws_tournament_builder_new(NULL, 1, 1, &builder, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_new(NULL, 0, 1, NULL, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_new(NULL, 0, 70000, &builder, NULL), invalid);
    CHECK_STATUS(chesslaws_tournament_builder_new_with(NULL, &builder, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_player(NULL, &player, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_team(NULL, &team, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_settings(NULL, &settings, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_game(NULL, 1, 1, 2, 50, 50, NULL), null);
    const chesslaws_award award = {.edition = CHESSLAWS_EDITION_FIDE_2023};
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(NULL, 1, 1, 2, &award, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_forfeit(NULL, 1, 1, 2, 0, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_pairing(NULL, 1, 1, 2, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_bye(NULL, 1, 1, 'U', NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_clear(NULL, 1, 1, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_record(NULL, TEXT("022"), TEXT("Riga"), NULL), null);
    CHECK_STATUS(chesslaws_tournament_build_new(NULL, 0, &tournament, NULL), null);
    CHECK_STATUS(chesslaws_tournament_write(NULL, NULL, text, sizeof text, NULL, NULL, NULL), null);
    CHECK(builder == NULL && tournament == NULL);

    CHECK_OK(chesslaws_tournament_builder_new(NULL, 0, 1, &builder, NULL));
    CHECK_STATUS(chesslaws_tournament_builder_player(builder, NULL, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_team(builder, NULL, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_settings(builder, NULL, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, NULL, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_record(builder, NULL, 3, TEXT("x"), NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_record(builder, TEXT("142"), TEXT("9"), NULL),
                 invalid);
    CHECK_STATUS(chesslaws_tournament_builder_record(builder, TEXT("022"), TEXT("a\nb"), NULL),
                 invalid);
    CHECK_STATUS(chesslaws_tournament_build_new(builder, 0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_tournament_build_new(builder, 17, &tournament, NULL), invalid);
    tournament = built(builder, 0);
    CHECK_STATUS(chesslaws_tournament_write(tournament, NULL, NULL, 8, NULL, NULL, NULL), null);
    CHECK_STATUS(chesslaws_tournament_builder_new_with(tournament, NULL, NULL), null);
    /* Another object is seen for what it is, and left alone. */
    chesslaws_tournament_builder_free((void *)tournament);
    chesslaws_tournament_summary summary;
    CHECK_OK(chesslaws_tournament_read(tournament, &summary));
    chesslaws_tournament_free(tournament);
    chesslaws_tournament_builder_free(builder);
}

void test_building(void) {
    a_tournament_is_built();
    a_tournament_goes_on();
    points_and_teams();
    results_that_are_refused();
    players_that_are_refused();
    what_a_file_cannot_say();
    wrong_pointers();
}
