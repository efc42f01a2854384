/* Whether anybody can still give mate. */
#include "tests.h"

static void set(chesslaws_position *position, const char *fen) {
    CHECK_OK(chesslaws_position_from_fen(fen, strlen(fen), position, NULL));
}

static void answers(void) {
    chesslaws_position position;
    chesslaws_answer answer = CHESSLAWS_ANSWER_UNKNOWN;
    /* A bishop mates the king that its own pawn shuts in. */
    set(&position, "8/8/8/8/1B6/8/p7/k1K5 w - - 0 1");
    CHECK_OK(chesslaws_can_mate(&position, CHESSLAWS_COLOR_WHITE, 0, &answer, NULL));
    CHECK(answer == CHESSLAWS_ANSWER_YES);
    CHECK_OK(chesslaws_position_is_dead(&position, 0, &answer, NULL));
    CHECK(answer == CHESSLAWS_ANSWER_NO);
    set(&position, "4k3/8/8/8/8/8/8/4KB2 w - - 0 1");
    CHECK_OK(chesslaws_can_mate(&position, CHESSLAWS_COLOR_BLACK, 0, &answer, NULL));
    CHECK(answer == CHESSLAWS_ANSWER_NO);
    CHECK_OK(chesslaws_position_is_dead(&position, 0, &answer, NULL));
    CHECK(answer == CHESSLAWS_ANSWER_YES);
}

static void proofs(void) {
    chesslaws_position position;
    const chesslaws_proof *proof = NULL;
    chesslaws_error error;
    bool mate = false;
    set(&position, "8/8/8/8/1B6/8/p7/k1K5 w - - 0 1");
    CHECK_OK(chesslaws_proof_new(&position, CHESSLAWS_COLOR_WHITE, 0, &proof, &error));
    CHECK(proof->answer == CHESSLAWS_ANSWER_YES && proof->plies > 0 && proof->why.data == NULL);
    for (size_t i = 0; i < proof->plies; ++i) {
        CHECK_OK(chesslaws_position_play(&position, proof->line[i], &error));
    }
    CHECK_OK(chesslaws_position_is_checkmate(&position, &mate));
    CHECK(mate);
    chesslaws_proof_free(proof);

    /* The mate stands on the board: a line of no moves. */
    CHECK_OK(chesslaws_proof_new(&position, CHESSLAWS_COLOR_WHITE, 0, &proof, NULL));
    CHECK(proof->answer == CHESSLAWS_ANSWER_YES && proof->plies == 0 && proof->line == NULL);
    chesslaws_proof_free(proof);

    CHECK_OK(chesslaws_proof_new(&position, CHESSLAWS_COLOR_BLACK, 0, &proof, NULL));
    CHECK(proof->answer == CHESSLAWS_ANSWER_NO && proof->line == NULL);
    CHECK(proof->why.length > 0);
    chesslaws_proof_free(proof);
    chesslaws_proof_free(NULL);
}

static void limits(void) {
    chesslaws_position position;
    chesslaws_answer answer = CHESSLAWS_ANSWER_YES;
    const chesslaws_proof *proof = NULL;
    /* Thousands of positions must be looked at before it is certain that Black can't mate. */
    set(&position, "Bb2kb2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 b - - 0 1");
    CHECK_OK(chesslaws_can_mate(&position, CHESSLAWS_COLOR_BLACK, 1, &answer, NULL));
    CHECK(answer == CHESSLAWS_ANSWER_UNKNOWN);
    CHECK_OK(chesslaws_proof_new(&position, CHESSLAWS_COLOR_BLACK, 1, &proof, NULL));
    CHECK(proof->answer == CHESSLAWS_ANSWER_UNKNOWN);
    CHECK(proof->plies == 0 && proof->line == NULL && proof->why.data == NULL);
    chesslaws_proof_free(proof);
    CHECK_OK(chesslaws_can_mate(&position, CHESSLAWS_COLOR_BLACK, 0, &answer, NULL));
    CHECK(answer == CHESSLAWS_ANSWER_NO);
}

static void wrong_arguments(void) {
    chesslaws_position position, unset;
    chesslaws_answer answer = CHESSLAWS_ANSWER_YES;
    const chesslaws_proof *proof = NULL;
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    memset(&unset, 0, sizeof unset);
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_STATUS(chesslaws_can_mate(NULL, 0, 0, &answer, NULL), null);
    CHECK_STATUS(chesslaws_can_mate(&position, 0, 0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_can_mate(&position, 2, 0, &answer, NULL), invalid);
    CHECK_STATUS(chesslaws_can_mate(&unset, 0, 0, &answer, NULL), CHESSLAWS_STATUS_UNINITIALIZED);
    CHECK_STATUS(chesslaws_position_is_dead(NULL, 0, &answer, NULL), null);
    CHECK_STATUS(chesslaws_position_is_dead(&position, 0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_proof_new(NULL, 0, 0, &proof, NULL), null);
    CHECK_STATUS(chesslaws_proof_new(&position, 0, 0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_proof_new(&position, 9, 0, &proof, NULL), invalid);
    CHECK(proof == NULL && answer == CHESSLAWS_ANSWER_YES);
}

void test_proofs(void) {
    answers();
    proofs();
    limits();
    wrong_arguments();
}
