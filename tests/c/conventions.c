/* What holds for every entry: NULL, misaligned and unset arguments, lengths, unknown numbers. */
#include "tests.h"

_Static_assert(sizeof(chesslaws_move) == 2, "a move has 16 bits");
_Static_assert(sizeof(chesslaws_position) == 128, "a position is as large as ever");
_Static_assert(sizeof(chesslaws_status) == 4, "a status has 32 bits");

static void versions(void) {
    CHECK(chesslaws_abi_version() == CHESSLAWS_ABI_VERSION);
    CHECK(strlen(chesslaws_version()) >= strlen("0.1.0"));
    CHECK(strcmp(chesslaws_status_text(CHESSLAWS_STATUS_OK), "done") == 0);
    CHECK(strcmp(chesslaws_status_text(CHESSLAWS_STATUS_PANIC), "the library failed") == 0);
    CHECK(strcmp(chesslaws_status_text(12345), "unknown status") == 0);
}

static void null_inputs(void) {
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    chesslaws_color color;
    chesslaws_piece piece;
    chesslaws_square square;
    chesslaws_move moves[CHESSLAWS_MOVES_CAPACITY];
    char text[CHESSLAWS_FEN_CAPACITY];
    size_t length;
    uint32_t number;
    uint64_t key;
    bool answer;
    CHECK_STATUS(chesslaws_position_fen(NULL, 0, text, sizeof text, &length), null);
    CHECK_STATUS(chesslaws_position_turn(NULL, &color), null);
    CHECK_STATUS(chesslaws_position_is_check(NULL, &answer), null);
    CHECK_STATUS(chesslaws_position_is_checkmate(NULL, &answer), null);
    CHECK_STATUS(chesslaws_position_is_stalemate(NULL, &answer), null);
    CHECK_STATUS(chesslaws_position_halfmove_clock(NULL, &number), null);
    CHECK_STATUS(chesslaws_position_fullmove_number(NULL, &number), null);
    CHECK_STATUS(chesslaws_position_piece_at(NULL, 0, &piece), null);
    CHECK_STATUS(chesslaws_position_castling_rook(NULL, 0, 0, &square), null);
    CHECK_STATUS(chesslaws_position_en_passant(NULL, &square), null);
    CHECK_STATUS(chesslaws_position_hash(NULL, &key), null);
    CHECK_STATUS(chesslaws_position_polyglot_key(NULL, &key), null);
    CHECK_STATUS(chesslaws_position_is_same(NULL, NULL, &answer), null);
    CHECK_STATUS(chesslaws_position_legal_moves(NULL, moves, 512, &length), null);
    CHECK_STATUS(chesslaws_position_is_legal(NULL, 0, &answer), null);
    CHECK_STATUS(chesslaws_position_is_capture(NULL, 0, &answer), null);
    CHECK_STATUS(chesslaws_position_play(NULL, 0, NULL), null);
    CHECK_STATUS(chesslaws_position_parse_uci(NULL, TEXT("e2e4"), moves, NULL), null);
    CHECK_STATUS(chesslaws_position_parse_san(NULL, TEXT("e4"), moves, NULL), null);
    CHECK_STATUS(chesslaws_position_uci(NULL, 0, 0, text, sizeof text, &length), null);
    CHECK_STATUS(chesslaws_position_san(NULL, 0, text, sizeof text, &length), null);
}

static void null_outputs(void) {
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    chesslaws_position position;
    chesslaws_move move;
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_OK(chesslaws_position_parse_uci(&position, TEXT("e2e4"), &move, NULL));
    CHECK_STATUS(chesslaws_position_start(NULL), null);
    CHECK_STATUS(chesslaws_position_chess960(0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_position_from_fen(TEXT("4k3/8/8/8/8/8/8/4K3 w - -"), NULL, NULL), null);
    CHECK_STATUS(chesslaws_position_turn(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_is_check(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_is_checkmate(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_is_stalemate(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_halfmove_clock(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_fullmove_number(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_piece_at(&position, 0, NULL), null);
    CHECK_STATUS(chesslaws_position_castling_rook(&position, 0, 0, NULL), null);
    CHECK_STATUS(chesslaws_position_en_passant(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_hash(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_polyglot_key(&position, NULL), null);
    CHECK_STATUS(chesslaws_position_is_same(&position, &position, NULL), null);
    CHECK_STATUS(chesslaws_position_legal_moves(&position, NULL, 0, NULL), null);
    CHECK_STATUS(chesslaws_position_is_legal(&position, move, NULL), null);
    CHECK_STATUS(chesslaws_position_is_capture(&position, move, NULL), null);
    CHECK_STATUS(chesslaws_position_parse_uci(&position, TEXT("e2e4"), NULL, NULL), null);
    CHECK_STATUS(chesslaws_position_parse_san(&position, TEXT("e4"), NULL, NULL), null);
    CHECK_STATUS(chesslaws_move_new(12, 28, 0, NULL), null);
    CHECK_OK(chesslaws_move_parts(move, NULL, NULL, NULL));
    CHECK_STATUS(chesslaws_edition_parse(TEXT("fide-2023"), NULL, NULL), null);
    CHECK_STATUS(chesslaws_edition_id(CHESSLAWS_EDITION_FIDE_2023, NULL), null);
    CHECK_STATUS(chesslaws_article_find(CHESSLAWS_EDITION_FIDE_2023, TEXT("5.1.1"), NULL, NULL),
                 null);
    CHECK_STATUS(chesslaws_article_count(CHESSLAWS_EDITION_FIDE_2023, NULL), null);
    CHECK_STATUS(chesslaws_article_at(CHESSLAWS_EDITION_FIDE_2023, 0, NULL), null);
    CHECK_STATUS(chesslaws_position_fen(&position, 0, NULL, 100, NULL), null);
}

static void unset_and_misaligned_memory(void) {
    chesslaws_position position;
    chesslaws_color color;
    union {
        uint64_t words[32];
        char bytes[256];
    } memory;
    memset(&position, 0, sizeof position);
    CHECK_STATUS(chesslaws_position_turn(&position, &color), CHESSLAWS_STATUS_UNINITIALIZED);
    CHECK_STATUS(chesslaws_position_play(&position, 0, NULL), CHESSLAWS_STATUS_UNINITIALIZED);
    memset(&position, 0xff, sizeof position);
    CHECK_STATUS(chesslaws_position_turn(&position, &color), CHESSLAWS_STATUS_UNINITIALIZED);
    memset(&memory, 0, sizeof memory);
    /* Through void: no pointer of the type may be misaligned in C. */
    void *odd = memory.bytes + 1;
    CHECK_STATUS(chesslaws_position_start(odd), CHESSLAWS_STATUS_MISALIGNED);
    CHECK(memory.words[0] == 0 && memory.words[1] == 0);
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_STATUS(chesslaws_position_from_fen(TEXT("?"), &position, odd),
                 CHESSLAWS_STATUS_MISALIGNED);
}

static void buffers_of_every_size(void) {
    static const char expected[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const size_t needed = sizeof expected - 1;
    chesslaws_position position;
    CHECK_OK(chesslaws_position_start(&position));
    for (size_t capacity = 0; capacity <= needed + 2; ++capacity) {
        char buffer[CHESSLAWS_FEN_CAPACITY];
        size_t length = 999;
        memset(buffer, '?', sizeof buffer);
        const unsigned status = chesslaws_position_fen(&position, 0, buffer, capacity, &length);
        CHECK(length == needed);
        if (capacity <= needed) {
            CHECK(status == CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
            CHECK(buffer[0] == '?');
        } else {
            CHECK(status == CHESSLAWS_STATUS_OK);
            CHECK(strcmp(buffer, expected) == 0);
            CHECK(buffer[needed + 1] == '?');
        }
    }
    size_t length = 0;
    CHECK_STATUS(chesslaws_position_fen(&position, 0, NULL, 0, &length),
                 CHESSLAWS_STATUS_BUFFER_TOO_SMALL);
    CHECK(length == needed);
    char buffer[CHESSLAWS_FEN_CAPACITY];
    CHECK_OK(chesslaws_position_fen(&position, 0, buffer, sizeof buffer, NULL));
}

static void lengths_that_memory_cannot_have(void) {
    chesslaws_position position;
    chesslaws_move move;
    size_t count;
    CHECK_STATUS(chesslaws_position_from_fen("8", (size_t)-1, &position, NULL),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
    CHECK_OK(chesslaws_position_start(&position));
    CHECK_STATUS(chesslaws_position_legal_moves(&position, &move, (size_t)-1, &count),
                 CHESSLAWS_STATUS_INVALID_ARGUMENT);
}

static void errors_in_detail(void) {
    chesslaws_position position;
    chesslaws_error error;
    CHECK_STATUS(chesslaws_position_from_fen(TEXT("8/8/8/8/8/8/8/4K2X w - - 0 1"), &position,
                                             &error),
                 CHESSLAWS_STATUS_INVALID_FEN);
    CHECK(error.status == CHESSLAWS_STATUS_INVALID_FEN);
    CHECK(error.byte == 17);
    CHECK(strcmp(error.message, "unexpected text in the piece placement at byte 17") == 0);
    CHECK(error.length == strlen(error.message));
    CHECK(error.line == 0 && error.column == 0 && error.ply == 0 && error.reserved[3] == 0);
    CHECK_STATUS(chesslaws_position_from_fen(TEXT("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"), &position,
                                             &error),
                 CHESSLAWS_STATUS_INVALID_FEN);
    CHECK(error.byte == CHESSLAWS_NO_BYTE);
    CHECK(strstr(error.message, "a1") != NULL);
}

void test_conventions(void) {
    versions();
    null_inputs();
    null_outputs();
    unset_and_misaligned_memory();
    buffers_of_every_size();
    lengths_that_memory_cannot_have();
    errors_in_detail();
}
