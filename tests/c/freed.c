/* Objects used after they were freed, which no program may do: seen as long as their memory serves
 * nothing else. Run plain only, since valgrind rightly objects. */
#include "tests.h"

int failures = 0;

int main(void) {
    const unsigned seen = CHESSLAWS_STATUS_UNINITIALIZED;
    static const char file[] = "001    1      Alyx\n";
    chesslaws_error error;
    chesslaws_game *game = NULL;
    chesslaws_game_state state;
    CHECK_OK(chesslaws_game_new(NULL, 0, &game, NULL));
    chesslaws_game_free(game);
    CHECK_STATUS(chesslaws_game_read(game, &state), seen);
    CHECK_STATUS(chesslaws_game_apply_json(game, TEXT("{\"event\": \"started\"}"), &error), seen);
    CHECK(strcmp(error.message, "expected a chesslaws_game, found one that was freed") == 0);
    chesslaws_game_free(game);

    chesslaws_reader *reader = NULL;
    const chesslaws_judged_game *judged = NULL;
    CHECK_OK(chesslaws_reader_new(TEXT("1. e4 *"), CHESSLAWS_EDITION_FIDE_2023, &reader, NULL));
    chesslaws_reader_free(reader);
    CHECK_STATUS(chesslaws_reader_next(reader, &judged, NULL), seen);
    chesslaws_reader_free(reader);

    chesslaws_tournament *tournament = NULL;
    chesslaws_standings *standings = NULL;
    chesslaws_tournament_summary summary;
    CHECK_OK(chesslaws_tournament_new(TEXT(file), 0, &tournament, NULL));
    CHECK_OK(chesslaws_standings_new(tournament, NULL, 0, NULL, &standings, NULL));
    chesslaws_standings_free(standings);
    chesslaws_standings_free(standings);
    chesslaws_tournament_free(tournament);
    CHECK_STATUS(chesslaws_tournament_read(tournament, &summary), seen);
    chesslaws_tournament_free(tournament);
    if (failures == 0) {
        printf("what was freed: all is well\n");
    }
    return failures == 0 ? 0 : 1;
}
