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

/* What stands for a file: the bytes that were written to it. */
struct disk {
    char bytes[4096];
    size_t length;
};

/* Writes the line that is to be stored, or `most` bytes of it, as before a power cut. */
static void write_line(const chesslaws_game *game, struct disk *disk, size_t most) {
    chesslaws_text line = {NULL, 0};
    CHECK_OK(chesslaws_journal_line(game, &line));
    CHECK(line.length > 0 && line.data[line.length - 1] == '\n');
    const size_t length = line.length < most ? line.length : most;
    CHECK(disk->length + length <= sizeof disk->bytes);
    memcpy(disk->bytes + disk->length, line.data, length);
    disk->length += length;
}

static const char *const events[] = {
    "{\"event\": \"started\", \"at\": 0}",
    "{\"event\": \"moved\", \"at\": \"2.5\", \"side\": \"white\", \"move\": \"e2e4\"}",
    "{\"event\": \"pressed\", \"at\": 3, \"side\": \"white\"}",
    "{\"event\": \"draw-offered\", \"at\": 4, \"side\": \"black\"}"};

/* The file is the same, byte by byte, as that of `chesslaws arbitrate --journal`. */
static void a_journal_is_written(void) {
    static struct disk disk;
    const unsigned not_stored = CHESSLAWS_STATUS_LINE_NOT_STORED;
    chesslaws_game *game = NULL;
    chesslaws_journal_proof proof, verified;
    const chesslaws_ruling *rulings = NULL;
    chesslaws_text line;
    size_t count = 0;
    char text[16];
    chesslaws_conditions conditions;
    CHECK_OK(chesslaws_conditions_init(&conditions));
    conditions.time_control = (chesslaws_text){"3m+2s", 5};
    conditions.white = (chesslaws_text){"A", 1};
    conditions.black = (chesslaws_text){"B", 1};
    CHECK_OK(chesslaws_journal_new_with(&conditions, &game, NULL));
    for (size_t i = 0; i < 4; ++i) {
        /* Nothing goes on until the line is stored. */
        CHECK_STATUS(chesslaws_game_apply_json(game, events[i], strlen(events[i]), NULL),
                     not_stored);
        CHECK_STATUS(chesslaws_game_rulings(game, &rulings, &count), not_stored);
        CHECK_STATUS(chesslaws_game_answer_json(game, text, sizeof text, &count), not_stored);
        write_line(game, &disk, SIZE_MAX);
        CHECK_OK(chesslaws_journal_stored(game));
        CHECK_OK(chesslaws_journal_line(game, &line));
        CHECK(line.data == NULL && line.length == 0);
        CHECK_OK(chesslaws_game_rulings(game, &rulings, &count));
        CHECK_OK(chesslaws_game_apply_json(game, events[i], strlen(events[i]), NULL));
    }
    write_line(game, &disk, SIZE_MAX);
    CHECK(disk.length == sizeof journal - 1 && memcmp(disk.bytes, journal, disk.length) == 0);
    CHECK_OK(chesslaws_journal_stored(game));
    CHECK_OK(chesslaws_game_rulings(game, &rulings, &count));
    CHECK(count == 1 && rulings[0].kind == CHESSLAWS_RULING_KIND_OFFER_IMPROPER);
    CHECK_OK(chesslaws_journal_read(game, &proof));
    CHECK_OK(chesslaws_journal_verify(disk.bytes, disk.length, &verified, NULL));
    CHECK(proof.events == 4 && proof.length == disk.length && verified.length == disk.length);
    CHECK(strcmp(proof.hash, verified.hash) == 0 && verified.events == 4);

    /* What is refused has no line, and neither has what can't be read. */
    CHECK_STATUS(chesslaws_game_apply_json(game, TEXT("{\"event\": \"arrived\"}"), NULL),
                 CHESSLAWS_STATUS_UNREADABLE_EVENT);
    CHECK_STATUS(chesslaws_game_apply_json(game, events[2], strlen(events[2]), NULL),
                 CHESSLAWS_STATUS_CLOCK_TIME_WENT_BACK);
    CHECK_OK(chesslaws_journal_line(game, &line));
    CHECK(line.data == NULL);
    chesslaws_game_free(game);
}

/* The power is cut after every number of bytes of the last line: the game goes on as if the event
 * had not happened, or, with the whole line, as if it had. */
static void a_torn_line_is_cut_away(void) {
    const size_t last = (size_t)(strstr(journal, "{\"number\":4") - journal);
    for (size_t length = last; length <= sizeof journal - 1; ++length) {
        static struct disk disk;
        chesslaws_game *game = NULL;
        chesslaws_journal_proof proof;
        chesslaws_game_state state;
        chesslaws_text line;
        uint64_t whole = 0;
        memcpy(disk.bytes, journal, length);
        CHECK_OK(chesslaws_journal_resume_new(disk.bytes, length, &game, &whole, NULL));
        const bool is_whole = length == sizeof journal - 1;
        CHECK(whole == (is_whole ? length : last));
        CHECK_OK(chesslaws_game_read(game, &state));
        CHECK(state.plies == 1 && state.phase == CHESSLAWS_PHASE_PLAYING);
        CHECK((state.offer == CHESSLAWS_NO_COLOR) == !is_whole);
        CHECK_OK(chesslaws_journal_line(game, &line));
        CHECK(line.data == NULL);
        disk.length = (size_t)whole;
        if (!is_whole) {
            const chesslaws_event offer = {.kind = CHESSLAWS_EVENT_KIND_DRAW_OFFERED,
                                           .at = 4000000,
                                           .side = CHESSLAWS_COLOR_BLACK};
            CHECK_OK(chesslaws_game_apply(game, &offer, NULL));
            write_line(game, &disk, SIZE_MAX);
            CHECK_OK(chesslaws_journal_stored(game));
        }
        CHECK(disk.length == sizeof journal - 1);
        CHECK(memcmp(disk.bytes, journal, disk.length) == 0);
        CHECK_OK(chesslaws_journal_read(game, &proof));
        CHECK(proof.events == 4 && proof.length == disk.length);
        chesslaws_game_free(game);
    }
}

/* Where not even the first line is whole, nothing has happened. */
static void a_torn_header(void) {
    chesslaws_game *game = NULL;
    chesslaws_error error;
    uint64_t whole = 7;
    const size_t header = (size_t)(strchr(journal, '\n') - journal);
    for (size_t length = 0; length <= header; length += header / 8) {
        CHECK_STATUS(chesslaws_journal_resume_new(journal, length, &game, &whole, &error),
                     CHESSLAWS_STATUS_TORN_JOURNAL);
        CHECK(error.line == 1 && error.byte == 0);
    }
    CHECK_STATUS(chesslaws_journal_resume_new(TEXT("{\"journal\":7}\n"), &game, &whole, NULL),
                 CHESSLAWS_STATUS_DAMAGED_JOURNAL);
    CHECK(game == NULL && whole == 7);
}

static void wrong_writers(void) {
    const unsigned null = CHESSLAWS_STATUS_NULL_POINTER;
    const unsigned none = CHESSLAWS_STATUS_NO_JOURNAL;
    chesslaws_game *game = NULL;
    chesslaws_journal_proof proof;
    chesslaws_conditions conditions;
    chesslaws_text line;
    uint64_t whole;
    CHECK_OK(chesslaws_conditions_init(&conditions));
    CHECK_STATUS(chesslaws_journal_new(NULL, 0, NULL, NULL), null);
    CHECK_STATUS(chesslaws_journal_new(NULL, 1, &game, NULL), null);
    CHECK_STATUS(chesslaws_journal_new(TEXT("{"), &game, NULL),
                 CHESSLAWS_STATUS_INVALID_CONDITIONS);
    CHECK_STATUS(chesslaws_journal_new(TEXT("{\"chess960\": 960}"), &game, NULL),
                 CHESSLAWS_STATUS_INVALID_CONDITIONS);
    CHECK_STATUS(chesslaws_journal_new_with(NULL, &game, NULL), null);
    CHECK_STATUS(chesslaws_journal_new_with(&conditions, NULL, NULL), null);
    CHECK_STATUS(chesslaws_journal_resume_new(NULL, 3, &game, &whole, NULL), null);
    CHECK_STATUS(chesslaws_journal_resume_new(TEXT(journal), NULL, &whole, NULL), null);
    CHECK_STATUS(chesslaws_journal_resume_new(TEXT(journal), &game, NULL, NULL), null);
    CHECK(game == NULL);
    CHECK_STATUS(chesslaws_journal_line(NULL, &line), null);
    CHECK_STATUS(chesslaws_journal_stored(NULL), null);
    CHECK_STATUS(chesslaws_journal_read(NULL, &proof), null);
    CHECK_OK(chesslaws_game_new(NULL, 0, &game, NULL));
    CHECK_STATUS(chesslaws_journal_line(game, &line), none);
    CHECK_STATUS(chesslaws_journal_stored(game), none);
    CHECK_STATUS(chesslaws_journal_read(game, &proof), none);
    CHECK_STATUS(chesslaws_journal_line(game, NULL), null);
    chesslaws_game_free(game);
    CHECK_OK(chesslaws_journal_new(NULL, 0, &game, NULL));
    CHECK_STATUS(chesslaws_journal_read(game, NULL), null);
    chesslaws_game_free(game);
}

void test_journals(void) {
    a_whole_journal();
    every_byte_counts();
    wrong_arguments();
    a_journal_is_written();
    a_torn_line_is_cut_away();
    a_torn_header();
    wrong_writers();
}
