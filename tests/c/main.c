/* The C client: every entry of chesslaws.h, and the judging of a real game. */
#include "tests.h"

int failures = 0;

bool is_text(chesslaws_text text, const char *expected) {
    return text.data != NULL && text.length == strlen(expected) &&
           memcmp(text.data, expected, text.length) == 0;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: %s FILE.pgn\n", argv[0]);
        return 2;
    }
    test_conventions();
    test_positions();
    test_moves();
    test_notation();
    test_laws();
    test_clock();
    test_proofs();
    test_games();
    test_conduct();
    test_journals();
    test_scoring();
    test_building();
    test_awards();
    test_judging(argv[1]);
    if (failures == 0) {
        printf("the C client: all is well\n");
    }
    return failures == 0 ? 0 : 1;
}
