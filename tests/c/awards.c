/* Games of a tournament whose points the arbiter has changed. */
#include "building.h"
#include "tests.h"

static const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;

/* The points of three games were changed after they were played. */
static void games_whose_points_were_awarded(void) {
    chesslaws_tournament_builder *builder = builder_of(3);
    /* White wins and is declared to have lost, and Black gets a half. */
    const chesslaws_award_change lost = {.kind = CHESSLAWS_SCORE_CHANGE_DECLARED_LOST,
                                         .side = CHESSLAWS_COLOR_WHITE,
                                         .points = 50};
    chesslaws_award award = {.edition = CHESSLAWS_EDITION_FIDE_2023,
                             .white = 100,
                             .changes = &lost,
                             .change_count = 1};
    CHECK_OK(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL));
    /* A draw, of which one loses his half and the other gets it. */
    const chesslaws_award_change moved[] = {{.kind = CHESSLAWS_SCORE_CHANGE_REDUCED,
                                             .side = CHESSLAWS_COLOR_WHITE,
                                             .points = 50},
                                            {.kind = CHESSLAWS_SCORE_CHANGE_RAISED,
                                             .side = CHESSLAWS_COLOR_BLACK,
                                             .points = 50}};
    award = (chesslaws_award){.edition = CHESSLAWS_EDITION_FIDE_2023,
                              .white = 50,
                              .black = 50,
                              .changes = moved,
                              .change_count = 2};
    CHECK_OK(chesslaws_tournament_builder_awarded_game(builder, 2, 3, 1, &award, NULL));
    /* Signed wrongly, annulled and played again; then lost by both. */
    const chesslaws_award_change last[] = {
        {.kind = CHESSLAWS_SCORE_CHANGE_CORRECTED, .black = 100},
        {.kind = CHESSLAWS_SCORE_CHANGE_ANNULLED},
        {.kind = CHESSLAWS_SCORE_CHANGE_REPLAYED, .white = 100},
        {.kind = CHESSLAWS_SCORE_CHANGE_BOTH_LOST},
    };
    award = (chesslaws_award){.edition = CHESSLAWS_EDITION_RUSSIA_2011,
                              .white = 50,
                              .black = 50,
                              .changes = last,
                              .change_count = 3};
    CHECK_OK(chesslaws_tournament_builder_awarded_game(builder, 3, 2, 3, &award, NULL));
    chesslaws_tournament *tournament = built(builder, CHESSLAWS_TRF_VERSION_TRF26);
    const int32_t replayed[] = {100, 150, 0};
    expect_points(tournament, replayed);
    /* Ratings are what happened over the board. */
    chesslaws_rating_line lines[3];
    size_t count = 0;
    CHECK_OK(chesslaws_tournament_ratings(tournament, 20, CHESSLAWS_RATING_LIST_STANDARD, lines, 3,
                                          &count, NULL));
    CHECK(count == 3 && lines[0].score == 150 && lines[0].games == 2);
    CHECK(lines[1].score == 100 && lines[2].score == 50);
    chesslaws_tournament_free(tournament);

    award.change_count = 4;
    CHECK_OK(chesslaws_tournament_builder_clear(builder, 3, 2, NULL));
    CHECK_OK(chesslaws_tournament_builder_awarded_game(builder, 3, 2, 3, &award, NULL));
    tournament = built(builder, CHESSLAWS_TRF_VERSION_TRF26);
    const int32_t lost_by_both[] = {100, 50, 0};
    expect_points(tournament, lost_by_both);
    chesslaws_tournament_free(tournament);
    chesslaws_tournament_builder_free(builder);
}

static void awards_that_are_refused(void) {
    const unsigned refused = CHESSLAWS_STATUS_RESULT_REFUSED;
    chesslaws_tournament_builder *builder = builder_of(1);
    chesslaws_error error;
    chesslaws_award_change change = {.kind = CHESSLAWS_SCORE_CHANGE_RAISED,
                                     .side = CHESSLAWS_COLOR_BLACK,
                                     .points = 50};
    const chesslaws_award usual = {.edition = CHESSLAWS_EDITION_FIDE_2023,
                                   .white = 50,
                                   .black = 50,
                                   .changes = &change,
                                   .change_count = 1};
    chesslaws_award award = usual;
    /* One point and a half together, which 2001 allows. */
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, &error),
                 refused);
    CHECK(strstr(error.message, "1.5") != NULL);
    change.points = 0;
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, &error),
                 refused);
    CHECK(strstr(error.message, "positive") != NULL);
    change = (chesslaws_award_change){.kind = CHESSLAWS_SCORE_CHANGE_SIGNED};
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, &error),
                 invalid);
    CHECK(strstr(error.message, "found 5") != NULL);
    change = (chesslaws_award_change){.kind = CHESSLAWS_SCORE_CHANGE_RAISED,
                                      .side = CHESSLAWS_NO_COLOR};
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL),
                 invalid);
    change = (chesslaws_award_change){.kind = CHESSLAWS_SCORE_CHANGE_BOTH_LOST, .reserved = {0, 1}};
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL),
                 invalid);
    award.changes = NULL;
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL),
                 CHESSLAWS_STATUS_NULL_POINTER);
    award.change_count = 0;
    award.edition = 0;
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL),
                 CHESSLAWS_STATUS_UNKNOWN_EDITION);
    award.edition = CHESSLAWS_EDITION_FIDE_2023;
    award.white = 75;
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL),
                 refused);
    award.white = 50;
    award.reserved[3] = 1;
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL),
                 invalid);
    award.reserved[3] = 0;
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 4, &award, NULL),
                 CHESSLAWS_STATUS_UNKNOWN_PARTICIPANT);
    /* Nothing was recorded by any of these. */
    CHECK_STATUS(chesslaws_tournament_builder_clear(builder, 1, 1, NULL), refused);
    CHECK_OK(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL));
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL),
                 refused);

    /* The points are those of the event. */
    chesslaws_tournament_settings settings;
    CHECK_OK(chesslaws_tournament_settings_init(&settings));
    CHECK_OK(chesslaws_point_table_of(CHESSLAWS_POINT_SYSTEM_THREE_ONE_ZERO, &settings.points));
    CHECK_OK(chesslaws_tournament_builder_settings(builder, &settings, NULL));
    CHECK_OK(chesslaws_tournament_builder_clear(builder, 1, 1, NULL));
    CHECK_STATUS(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL),
                 refused);
    change = (chesslaws_award_change){.kind = CHESSLAWS_SCORE_CHANGE_REDUCED,
                                      .side = CHESSLAWS_COLOR_WHITE,
                                      .points = 200};
    award = usual;
    award.white = 300;
    award.black = 0;
    CHECK_OK(chesslaws_tournament_builder_awarded_game(builder, 1, 1, 2, &award, NULL));
    chesslaws_tournament *tournament = built(builder, CHESSLAWS_TRF_VERSION_TRF26);
    const int32_t points[] = {100, 0, 0};
    expect_points(tournament, points);
    chesslaws_tournament_free(tournament);
    chesslaws_tournament_builder_free(builder);
}

void test_awards(void) {
    games_whose_points_were_awarded();
    awards_that_are_refused();
}
