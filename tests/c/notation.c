/* Moves as text: UCI and SAN. */
#include "tests.h"

static void castling_in_both_forms(void) {
    chesslaws_position position;
    chesslaws_move arrival = 0, rook = 1;
    char text[CHESSLAWS_UCI_CAPACITY];
    size_t length = 0;
    CHECK_OK(chesslaws_position_from_fen(TEXT("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), &position, NULL));
    CHECK_OK(chesslaws_position_parse_uci(&position, TEXT("e1g1"), &arrival, NULL));
    CHECK_OK(chesslaws_position_parse_uci(&position, TEXT("e1h1"), &rook, NULL));
    CHECK(arrival == rook);
    CHECK_OK(chesslaws_position_uci(&position, rook, CHESSLAWS_CASTLING_KING_ARRIVAL, text,
                                    sizeof text, &length));
    CHECK(strcmp(text, "e1g1") == 0 && length == 4);
    CHECK_OK(chesslaws_position_uci(&position, rook, CHESSLAWS_CASTLING_KING_TAKES_ROOK, text,
                                    sizeof text, &length));
    CHECK(strcmp(text, "e1h1") == 0);
    CHECK_STATUS(chesslaws_position_uci(&position, rook, 2, text, sizeof text, &length),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_STATUS(chesslaws_position_uci(&position, rook, 0, text, 4, &length),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
}

static void uci_that_is_no_move(void) {
    chesslaws_position position;
    chesslaws_move move = 77;
    chesslaws_error error;
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_STATUS(chesslaws_position_parse_uci(&position, TEXT("e2e9"), &move, &error),
                 CHESSLAWS_STATUS_UNREADABLE_MOVE);
    CHECK(error.byte == 3);
    CHECK_STATUS(chesslaws_position_parse_uci(&position, TEXT(""), &move, &error),
                 CHESSLAWS_STATUS_UNREADABLE_MOVE);
    CHECK_STATUS(chesslaws_position_parse_uci(&position, NULL, 0, &move, &error),
                 CHESSLAWS_STATUS_UNREADABLE_MOVE);
    CHECK_STATUS(chesslaws_position_parse_uci(&position, TEXT("e2e5"), &move, &error),
                 CHESSLAWS_STATUS_ILLEGAL_MOVE);
    CHECK_STATUS(chesslaws_position_parse_uci(&position, TEXT("e2\xff"), &move, &error),
                 CHESSLAWS_STATUS_INVALID_UTF8);
    CHECK(error.byte == 2);
    CHECK(move == 77);
    char text[CHESSLAWS_UCI_CAPACITY];
    CHECK_STATUS(chesslaws_position_uci(&position, 0, 0, text, sizeof text, NULL),
                 CHESSLAWS_STATUS_ILLEGAL_MOVE);
}

static void san(void) {
    chesslaws_position position;
    chesslaws_move move = 0;
    chesslaws_error error;
    char text[CHESSLAWS_SAN_CAPACITY];
    size_t length = 0;
    CHECK_OK(chesslaws_position_from_fen(TEXT("1n2k3/P7/8/8/8/8/R6R/4K3 w - - 0 1"), &position,
                                         NULL));
    CHECK_OK(chesslaws_position_parse_san(&position, TEXT("axb8=Q+"), &move, &error));
    CHECK_OK(chesslaws_position_san(&position, move, text, sizeof text, &length));
    CHECK(strcmp(text, "axb8=Q+") == 0 && length == 7);
    CHECK_STATUS(chesslaws_position_san(&position, move, text, 7, &length),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == 7);
    CHECK_STATUS(chesslaws_position_parse_san(&position, TEXT("Rd2"), &move, &error),
                 CHESSLAWS_STATUS_AMBIGUOUS_MOVE);
    CHECK(strstr(error.message, "a2, h2") != NULL);
    CHECK_OK(chesslaws_position_parse_san(&position, TEXT("Rad2"), &move, &error));
    CHECK_STATUS(chesslaws_position_parse_san(&position, TEXT("Qd2"), &move, &error),
                 CHESSLAWS_STATUS_ILLEGAL_MOVE);
    CHECK_STATUS(chesslaws_position_parse_san(&position, TEXT("R?"), &move, &error),
                 CHESSLAWS_STATUS_UNREADABLE_MOVE);
    CHECK(error.byte == 1);
    CHECK_STATUS(chesslaws_position_parse_san(&position, NULL, 0, &move, &error),
                 CHESSLAWS_STATUS_UNREADABLE_MOVE);
    CHECK_STATUS(chesslaws_position_parse_san(&position, TEXT("\xff"), &move, &error),
                 CHESSLAWS_STATUS_UNREADABLE_MOVE);
    CHECK_STATUS(chesslaws_position_san(&position, 0, text, sizeof text, NULL),
                 CHESSLAWS_STATUS_ILLEGAL_MOVE);
}

/* Every language writes what it reads. */
static void languages(void) {
    static const char *const knight[] = {"Nf3", "Sf3", "Cf3", "Cf3", "Cf3", "Pf3",
                                         "Sf3", "Jf3", "Hf3", "Sf3", "Кf3", "Кf3",
                                         "Cf3", "♘f3"};
    chesslaws_position position;
    chesslaws_move move = 0;
    chesslaws_language language = CHESSLAWS_LANGUAGE_ENGLISH;
    chesslaws_text code, letter;
    chesslaws_error error;
    char text[CHESSLAWS_SAN_CAPACITY];
    const unsigned invalid = CHESSLAWS_STATUS_INVALID_ARGUMENT;
    CHECK_OK(chesslaws_position_start(&position));
    for (uint32_t number = 0; number < 14; ++number) {
        size_t length = 0;
        CHECK_OK(chesslaws_language_code(number, &code));
        CHECK_OK(chesslaws_language_parse(code.data, code.length, &language, NULL));
        CHECK(language == number);
        CHECK_OK(chesslaws_position_parse_national(&position, knight[number],
                                                   strlen(knight[number]), number, &move, NULL));
        CHECK(move == (6 | 21 << 6));
        CHECK_OK(chesslaws_position_national(&position, move, number, text, sizeof text, &length));
        CHECK(strcmp(text, knight[number]) == 0 && length == strlen(text));
        CHECK_OK(chesslaws_language_letter(number, CHESSLAWS_ROLE_KNIGHT, &letter));
        CHECK(letter.length == length - 2 && memcmp(letter.data, text, letter.length) == 0);
    }
    CHECK_OK(chesslaws_language_letter(CHESSLAWS_LANGUAGE_DUTCH, CHESSLAWS_ROLE_PAWN, &letter));
    CHECK(letter.data != NULL && letter.length == 0);

    CHECK_STATUS(chesslaws_language_parse(TEXT("tlh"), &language, &error), invalid);
    CHECK(strstr(error.message, "figurine") != NULL);
    CHECK_STATUS(chesslaws_language_parse(TEXT("de"), NULL, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_language_parse(NULL, 0, &language, NULL), invalid);
    CHECK_STATUS(chesslaws_language_code(14, &code), invalid);
    CHECK_STATUS(chesslaws_language_code(0, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_language_letter(0, CHESSLAWS_ROLE_NONE, &letter), invalid);
    CHECK_STATUS(chesslaws_language_letter(0, 7, &letter), invalid);
    CHECK_STATUS(chesslaws_language_letter(UINT32_MAX, 1, &letter), invalid);
    CHECK_STATUS(chesslaws_language_letter(0, 1, NULL), CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_position_parse_national(&position, TEXT("Nf3"), 14, &move, NULL),
                 invalid);
    CHECK_STATUS(chesslaws_position_parse_national(&position, TEXT("Nf3"),
                                                   CHESSLAWS_LANGUAGE_GERMAN, &move, &error),
                 CHESSLAWS_STATUS_UNREADABLE_MOVE);
    CHECK_STATUS(chesslaws_position_parse_national(NULL, TEXT("Nf3"), 0, &move, NULL),
                 CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_position_national(NULL, move, 0, text, sizeof text, NULL),
                 CHESSLAWS_STATUS_NULL_POINTER);
    CHECK_STATUS(chesslaws_position_national(&position, move, 14, text, sizeof text, NULL),
                 invalid);
    CHECK_STATUS(chesslaws_position_national(&position, move, 10, text, 4, NULL),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
}

void test_notation(void) {
    castling_in_both_forms();
    uci_that_is_no_move();
    san();
    languages();
}
