/* Moves. */
#include "tests.h"

static uint64_t perft(const chesslaws_position *position, unsigned depth) {
    chesslaws_move moves[CHESSLAWS_MOVES_CAPACITY];
    size_t count = 0;
    uint64_t nodes = 0;
    CHECK_OK(chesslaws_position_legal_moves(position, moves, CHESSLAWS_MOVES_CAPACITY, &count));
    if (depth == 1) {
        return count;
    }
    for (size_t i = 0; i < count; ++i) {
        chesslaws_position next = *position;
        CHECK_OK(chesslaws_position_play(&next, moves[i], NULL));
        nodes += perft(&next, depth - 1);
    }
    return nodes;
}

static void legal_moves(void) {
    chesslaws_position position;
    CHECK_OK(chesslaws_position_start(&position));
    CHECK(perft(&position, 3) == 8902);
    CHECK_OK(chesslaws_position_from_fen(
        TEXT("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"), &position,
        NULL));
    CHECK(perft(&position, 2) == 2039);

    chesslaws_move moves[20];
    size_t count = 0;
    memset(moves, 0, sizeof moves);
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_STATUS(chesslaws_position_legal_moves(&position, moves, 19, &count),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK(count == 20 && moves[0] == 0);
    CHECK_STATUS(chesslaws_position_legal_moves(&position, NULL, 0, &count),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK_STATUS(chesslaws_position_legal_moves(&position, NULL, 20, &count),
                 CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_OK(chesslaws_position_legal_moves(&position, moves, 20, &count));
    CHECK(count == 20);

    /* No legal move is an empty array, for which no memory is needed. */
    CHECK_OK(chesslaws_position_from_fen(TEXT("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), &position, NULL));
    CHECK_OK(chesslaws_position_legal_moves(&position, NULL, 0, &count));
    CHECK(count == 0);
}

static void parts(void) {
    chesslaws_move move = 0;
    chesslaws_square from = 0, to = 0;
    chesslaws_role role = CHESSLAWS_ROLE_NONE;
    CHECK_OK(chesslaws_move_new(48, 56, CHESSLAWS_ROLE_KNIGHT, &move));
    CHECK_OK(chesslaws_move_parts(move, &from, &to, &role));
    CHECK(from == 48 && to == 56 && role == CHESSLAWS_ROLE_KNIGHT);
    CHECK(move == (48 | 56 << 6 | 1 << 12));
    CHECK_STATUS(chesslaws_move_new(64, 0, 0, &move), CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_move_new(0, 64, 0, &move), CHESSLAWS_STATUS_INVALID_ARGUMENT);
    static const uint32_t no_promotions[] = {CHESSLAWS_ROLE_PAWN, CHESSLAWS_ROLE_KING, 7,
                                             UINT32_MAX};
    for (size_t i = 0; i < 4; ++i) {
        CHECK_STATUS(chesslaws_move_new(48, 56, no_promotions[i], &move),
                     CHESSLAWS_STATUS_INVALID_ARGUMENT);
    }
    CHECK_STATUS(chesslaws_move_parts(0xffff, &from, &to, &role),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK(from == 48);
}

static void playing(void) {
    chesslaws_position position, before;
    chesslaws_move move = 0;
    chesslaws_error error;
    bool answer = true;
    CHECK_OK(chesslaws_position_start(&position));
    before = position;
    CHECK_OK(chesslaws_move_new(12, 36, 0, &move));
    CHECK_OK(chesslaws_position_is_legal(&position, move, &answer));
    CHECK(!answer);
    CHECK_OK(chesslaws_position_is_legal(&position, 0xffff, &answer));
    CHECK(!answer);
    CHECK_STATUS(chesslaws_position_play(&position, move, &error), CHESSLAWS_STATUS_ILLEGAL_MOVE);
    CHECK(strcmp(error.message, "e2e5 is not a legal move here") == 0);
    CHECK_STATUS(chesslaws_position_play(&position, 0xffff, &error),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_position_is_capture(&position, move, &answer),
                 CHESSLAWS_STATUS_ILLEGAL_MOVE);
    CHECK_OK(chesslaws_position_is_same(&position, &before, &answer));
    CHECK(answer);

    CHECK_OK(chesslaws_position_from_fen(TEXT("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), &position,
                                         NULL));
    CHECK_OK(chesslaws_move_new(36, 43, 0, &move));
    CHECK_OK(chesslaws_position_is_legal(&position, move, &answer));
    CHECK(answer);
    CHECK_OK(chesslaws_position_is_capture(&position, move, &answer));
    CHECK(answer);
    CHECK_OK(chesslaws_position_play(&position, move, &error));
    chesslaws_piece piece;
    CHECK_OK(chesslaws_position_piece_at(&position, 35, &piece));
    CHECK(piece.role == CHESSLAWS_ROLE_NONE);
}

void test_moves(void) {
    legal_moves();
    parts();
    playing();
}
