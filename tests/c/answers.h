/* What answers.c and answers_live.c share. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "chesslaws.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct argument {
    char *data;
    size_t length;
};

void failed(const chesslaws_error *error);

/* Live games. */
void answer_game(const struct argument *arguments);
void answer_event(const struct argument *arguments);
void answer_act(const struct argument *arguments);
void free_game(void);

/* A buffer that an entry has filled as it is asked to, first for the length. */
#define TEXT_OF(call)                                                                              \
    do {                                                                                           \
        char *buffer = NULL;                                                                       \
        size_t capacity = 0, length = 0;                                                           \
        if ((call) == CHESSLAWS_STATUS_BUFFER_TOO_SMALL) {                                         \
            capacity = length + 1;                                                                 \
            buffer = malloc(capacity);                                                             \
            if (buffer != NULL && (call) == CHESSLAWS_STATUS_OK) {                                 \
                fwrite(buffer, 1, length, stdout);                                                 \
            }                                                                                      \
            free(buffer);                                                                          \
        }                                                                                          \
        putchar('\n');                                                                             \
    } while (0)

#endif
