#ifndef TESTS_H
#define TESTS_H

#include "check.h"
#include "chesslaws.h"

/* A literal as pointer and length. */
#define TEXT(literal) (literal), (sizeof(literal) - 1)

void test_conventions(void);
void test_positions(void);
void test_moves(void);
void test_notation(void);
void test_laws(void);
void test_clock(void);
void test_proofs(void);
void test_games(void);
void test_conduct(void);
void test_journals(void);
void test_scoring(void);
void test_building(void);
void test_awards(void);
void test_judging(const char *file);

/* Whether a text of the library is this string. */
bool is_text(chesslaws_text text, const char *expected);

#endif
