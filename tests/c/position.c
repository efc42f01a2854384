/* Positions. */
#include "tests.h"

static void set(chesslaws_position *position, const char *fen) {
    CHECK_OK(chesslaws_position_from_fen(fen, strlen(fen), position, NULL));
}

static void expect_fen(const chesslaws_position *position, uint32_t style, const char *expected) {
    char fen[CHESSLAWS_FEN_CAPACITY] = "";
    size_t length = 0;
    CHECK_OK(chesslaws_position_fen(position, style, fen, sizeof fen, &length));
    CHECK(strcmp(fen, expected) == 0);
    CHECK(length == strlen(expected));
}

static void starts(void) {
    chesslaws_position position, other;
    bool same = false;
    CHECK_OK(chesslaws_position_start(&position));
    expect_fen(&position, 0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    CHECK_OK(chesslaws_position_chess960(518, &other, NULL));
    CHECK_OK(chesslaws_position_is_same(&position, &other, &same));
    CHECK(same);
    CHECK_OK(chesslaws_position_chess960(0, &other, NULL));
    expect_fen(&other, CHESSLAWS_FEN_SHREDDER,
               "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    for (uint32_t wrong = 960; wrong != 0; wrong *= 16) {
        chesslaws_error error;
        CHECK_STATUS(chesslaws_position_chess960(wrong, &other, &error),
                     CHESSLAWS_STATUS_INVALID_ARGUMENT);
        CHECK(strstr(error.message, "0 to 959") != NULL);
    }
}

static void failed_readings_change_nothing(void) {
    chesslaws_position position;
    set(&position, "4k3/8/8/8/8/8/8/4K3 b - - 5 30");
    CHECK_STATUS(chesslaws_position_from_fen(TEXT("4k3/8"), &position, NULL),
                 CHESSLAWS_STATUS_INVALID_FEN);
    CHECK_STATUS(chesslaws_position_from_fen(TEXT("\xff\xfe"), &position, NULL),
                 CHESSLAWS_STATUS_INVALID_FEN);
    CHECK_STATUS(chesslaws_position_from_fen(NULL, 0, &position, NULL),
                 CHESSLAWS_STATUS_INVALID_FEN);
    CHECK_STATUS(chesslaws_position_from_fen(NULL, 5, &position, NULL),
                 CHESSLAWS_STATUS_NULL_POINTER);
    expect_fen(&position, 0, "4k3/8/8/8/8/8/8/4K3 b - - 5 30");
}

static void what_a_position_tells(void) {
    chesslaws_position position;
    chesslaws_color color = CHESSLAWS_COLOR_WHITE;
    chesslaws_square square = 0;
    uint32_t number = 0;
    bool answer = true;
    set(&position, "4k3/8/8/8/3pP3/8/8/R3K2R b KQ e3 0 17");
    CHECK_OK(chesslaws_position_turn(&position, &color));
    CHECK(color == CHESSLAWS_COLOR_BLACK);
    CHECK_OK(chesslaws_position_halfmove_clock(&position, &number));
    CHECK(number == 0);
    CHECK_OK(chesslaws_position_fullmove_number(&position, &number));
    CHECK(number == 17);
    CHECK_OK(chesslaws_position_en_passant(&position, &square));
    CHECK(square == 20);
    CHECK_OK(chesslaws_position_castling_rook(&position, CHESSLAWS_COLOR_WHITE, CHESSLAWS_SIDE_KING,
                                              &square));
    CHECK(square == 7);
    CHECK_OK(chesslaws_position_castling_rook(&position, CHESSLAWS_COLOR_BLACK,
                                              CHESSLAWS_SIDE_QUEEN, &square));
    CHECK(square == CHESSLAWS_NO_SQUARE);
    CHECK_OK(chesslaws_position_is_check(&position, &answer));
    CHECK(!answer);
    CHECK_STATUS(chesslaws_position_castling_rook(&position, 2, 0, &square),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_position_castling_rook(&position, 0, 2, &square),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    char fen[CHESSLAWS_FEN_CAPACITY];
    CHECK_STATUS(chesslaws_position_fen(&position, 4, fen, sizeof fen, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_OK(chesslaws_position_en_passant(&position, &square));
    CHECK(square == CHESSLAWS_NO_SQUARE);
}

static void pieces(void) {
    chesslaws_position position;
    chesslaws_piece piece;
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_OK(chesslaws_position_piece_at(&position, 3, &piece));
    CHECK(piece.role == CHESSLAWS_ROLE_QUEEN && piece.color == CHESSLAWS_COLOR_WHITE);
    CHECK_OK(chesslaws_position_piece_at(&position, 62, &piece));
    CHECK(piece.role == CHESSLAWS_ROLE_KNIGHT && piece.color == CHESSLAWS_COLOR_BLACK);
    CHECK_OK(chesslaws_position_piece_at(&position, 35, &piece));
    CHECK(piece.role == CHESSLAWS_ROLE_NONE);
    CHECK_STATUS(chesslaws_position_piece_at(&position, 64, &piece),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_position_piece_at(&position, UINT32_MAX, &piece),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
}

static void ends(void) {
    chesslaws_position position;
    bool check = false, mate = false, stalemate = true;
    set(&position, "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1");
    CHECK_OK(chesslaws_position_is_check(&position, &check));
    CHECK_OK(chesslaws_position_is_checkmate(&position, &mate));
    CHECK_OK(chesslaws_position_is_stalemate(&position, &stalemate));
    CHECK(check && mate && !stalemate);
    set(&position, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    CHECK_OK(chesslaws_position_is_check(&position, &check));
    CHECK_OK(chesslaws_position_is_checkmate(&position, &mate));
    CHECK_OK(chesslaws_position_is_stalemate(&position, &stalemate));
    CHECK(!check && !mate && stalemate);
}

static void sameness(void) {
    chesslaws_position start, position, copy;
    uint64_t one = 0, two = 1;
    bool same = false;
    CHECK_OK(chesslaws_position_start(&start));
    position = start;
    static const char *const there_and_back[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    for (size_t i = 0; i < 4; ++i) {
        chesslaws_move move;
        CHECK_OK(chesslaws_position_parse_uci(&position, there_and_back[i], 4, &move, NULL));
        CHECK_OK(chesslaws_position_play(&position, move, NULL));
        copy = position;
        CHECK_OK(chesslaws_position_is_same(&start, &copy, &same));
        CHECK(same == (i == 3));
    }
    CHECK_OK(chesslaws_position_hash(&start, &one));
    CHECK_OK(chesslaws_position_hash(&position, &two));
    CHECK(one == two);
    CHECK_OK(chesslaws_position_polyglot_key(&start, &one));
    CHECK(one == 0x463b96181691fc9cu);
}

void test_positions(void) {
    starts();
    failed_readings_change_nothing();
    what_a_position_tells();
    pieces();
    ends();
    sameness();
}
