/* Journals of live games. */
#include "journal.h"
#include "tests.h"

#include <stdlib.h>

static void a_whole_journal(void) {
    chesslaws_journal_proof proof;
    chesslaws_game *game = NULL;
    chesslaws_game_state state;
    chesslaws_error error;
    CHECK_OK(chesslaws_journal_verify(TEXT(journal), &proof, &error));
    CHECK(proof.events == 4 && strlen(proof.hash) == 64);
    CHECK(strncmp(proof.hash, "201845c3b92d", 12) == 0);
    CHECK_OK(chesslaws_journal_verify(TEXT(journal), NULL, NULL));
    CHECK_OK(chesslaws_journal_game_new(TEXT(journal), &game, &error));
    CHECK_OK(chesslaws_game_read(game, &state));
    CHECK(state.phase == CHESSLAWS_PHASE_PLAYING && state.plies == 1);
    CHECK(state.offer == CHESSLAWS_COLOR_BLACK);
    /* The game goes on. */
    CHECK_OK(chesslaws_game_apply_json(game, TEXT("{\"at\": 5, \"event\": \"draw-declined\", "
                                                  "\"side\": \"white\"}"),
                                       &error));
    CHECK_OK(chesslaws_game_read(game, &state));
    CHECK(state.offer == CHESSLAWS_NO_COLOR);
    chesslaws_game_free(game);
}

static void every_byte_counts(void) {
    const size_t length = sizeof journal - 1;
    const size_t last = (size_t)(strrchr(journal, 'e') - journal);
    chesslaws_journal_proof proof = {.events = 77};
    chesslaws_game *game = NULL;
    chesslaws_error error;
    char *copy = malloc(length);
    CHECK(copy != NULL);
    if (copy == NULL) {
        return;
    }
    for (size_t i = 0; i < length; i += 13) {
        memcpy(copy, journal, length);
        copy[i] = copy[i] == '7' ? '8' : '7';
        const unsigned status = chesslaws_journal_verify(copy, length, &proof, &error);
        CHECK(status == CHESSLAWS_STATUS_DAMAGED_JOURNAL);
        CHECK(error.line >= 1 && error.line <= 5 && error.byte <= i);
    }
    CHECK(proof.events == 77);
    CHECK_STATUS(chesslaws_journal_game_new(copy, length, &game, &error),
                 CHESSLAWS_STATUS_DAMAGED_JOURNAL);
    /* Cut off in the last line: what stands before it is named. */
    CHECK_STATUS(chesslaws_journal_verify(journal, last, &proof, &error),
                 CHESSLAWS_STATUS_TORN_JOURNAL);
    CHECK(error.line == 5);
    CHECK_OK(chesslaws_journal_verify(journal, (size_t)error.byte, &proof, NULL));
    CHECK(proof.events == 3);
    free(copy);
}

static void wrong_arguments(void) {
    chesslaws_journal_proof proof;
    chesslaws_game *game = NULL;
    CHECK_STATUS(chesslaws_journal_verify(NULL, 0, &proof, NULL), CHESSLAWS_STATUS_DAMAGED_JOURNAL);
    CHECK_STATUS(chesslaws_journal_verify(NULL, 9, &proof, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_journal_game_new(NULL, 0, &game, NULL),
                 CHESSLAWS_STATUS_DAMAGED_JOURNAL);
    CHECK_STATUS(chesslaws_journal_game_new(NULL, 9, &game, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_journal_game_new(TEXT(journal), NULL, NULL),
                 CHESSLAWS_STATUS_NULL_POINTER);
    CHECK(game == NULL);
}

void test_journals(void) {
    a_whole_journal();
    every_byte_counts();
    wrong_arguments();
}
