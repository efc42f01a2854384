/* Checks for the C and C++ programs: each prints where it failed and is counted. */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <string.h>

extern int failures;

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                \
            ++failures;                                                                            \
        }                                                                                          \
    } while (0)

#define CHECK_STATUS(call, expected)                                                               \
    do {                                                                                           \
        unsigned found_ = (unsigned)(call);                                                        \
        if (found_ != (unsigned)(expected)) {                                                      \
            fprintf(stderr, "%s:%d: %s: expected %s, found status %u\n", __FILE__, __LINE__,       \
                    #call, #expected, found_);                                                     \
            ++failures;                                                                            \
        }                                                                                          \
    } while (0)

#define CHECK_OK(call) CHECK_STATUS(call, CHESSLAWS_STATUS_OK)

#endif
