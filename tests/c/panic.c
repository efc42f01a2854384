/* A fault in the library is a status, and everything else goes on. Needs a library that was built
 * with the feature `panic-test`. */
#include "tests.h"

int failures = 0;

chesslaws_status chesslaws_test_panic(const chesslaws_position *position, chesslaws_error *error);
chesslaws_status chesslaws_test_panic_in_game(chesslaws_game *game, chesslaws_error *error);

/* A game in which the library failed can only be freed; its neighbour goes on. */
static void games(void) {
    chesslaws_game *broken = NULL, *sound = NULL;
    chesslaws_game_state state;
    chesslaws_error error;
    const chesslaws_ruling *rulings;
    size_t count;
    CHECK_OK(chesslaws_game_new(NULL, 0, &broken, NULL));
    CHECK_OK(chesslaws_game_new(NULL, 0, &sound, NULL));
    CHECK_STATUS(chesslaws_test_panic_in_game(broken, &error), CHESSLAWS_STATUS_PANIC);
    CHECK(strcmp(error.message, "on purpose in a game") == 0);
    CHECK_STATUS(chesslaws_game_apply_json(broken, TEXT("{\"event\": \"started\"}"), &error),
                 CHESSLAWS_STATUS_PANIC);
    CHECK(strstr(error.message, "it can only be freed") != NULL);
    CHECK_STATUS(chesslaws_game_read(broken, &state), CHESSLAWS_STATUS_PANIC);
    CHECK_STATUS(chesslaws_game_rulings(broken, &rulings, &count), CHESSLAWS_STATUS_PANIC);
    CHECK_OK(chesslaws_game_apply_json(sound, TEXT("{\"event\": \"started\"}"), &error));
    CHECK_OK(chesslaws_game_read(sound, &state));
    CHECK(state.phase == CHESSLAWS_PHASE_PLAYING);
    chesslaws_game_free(broken);
    chesslaws_game_free(sound);
}

int main(void) {
    chesslaws_position position;
    chesslaws_reader *reader = NULL;
    const chesslaws_judged_game *game = NULL;
    chesslaws_error error;
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_OK(chesslaws_reader_new(TEXT("1. e4 * 1. d4 *"), CHESSLAWS_EDITION_FIDE_2023, &reader,
                                  NULL));
    CHECK_OK(chesslaws_reader_next(reader, &game, NULL));

    CHECK_STATUS(chesslaws_test_panic(NULL, &error), CHESSLAWS_STATUS_NULL_POINTER);
    for (int i = 0; i < 3; ++i) {
        CHECK_STATUS(chesslaws_test_panic(&position, &error), CHESSLAWS_STATUS_PANIC);
        CHECK(strncmp(error.message, "on purpose at rnbqkbnr/", 23) == 0);
        CHECK_STATUS(chesslaws_test_panic(&position, NULL), CHESSLAWS_STATUS_PANIC);
    }

    CHECK(game->plies == 1);
    CHECK_OK(chesslaws_reader_next(reader, &game, NULL));
    CHECK(game->plies == 1 && game->game == 2);
    chesslaws_reader_free(reader);
    chesslaws_color color;
    CHECK_OK(chesslaws_position_turn(&position, &color));
    games();
    if (failures == 0) {
        printf("the panic: all is well\n");
    }
    return failures == 0 ? 0 : 1;
}
