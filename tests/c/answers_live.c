/* Answers questions about live games: events as JSON and as structures, and the journal. */
#include "answers.h"

#include <string.h>

static chesslaws_game *game;

void free_game(void) {
    chesslaws_game_free(game);
    game = NULL;
}

/* The line that is to be stored; here the disk is the standard output. */
static void store_line(void) {
    chesslaws_text line;
    if (chesslaws_journal_line(game, &line) == CHESSLAWS_STATUS_OK && line.data != NULL) {
        fwrite(line.data, 1, line.length, stdout);
        chesslaws_journal_stored(game);
    }
}

/* game CONDITIONS */
void answer_game(const struct argument *arguments) {
    chesslaws_error error;
    free_game();
    if (chesslaws_journal_new(arguments[0].data, arguments[0].length, &game, &error) !=
        CHESSLAWS_STATUS_OK) {
        failed(&error);
        return;
    }
    store_line();
}

static void tell_question(void) {
    chesslaws_question question;
    TEXT_OF(chesslaws_game_question_json(game, buffer, capacity, &length));
    if (chesslaws_game_question(game, &question) == CHESSLAWS_STATUS_OK &&
        question.kind != CHESSLAWS_QUESTION_KIND_NONE) {
        printf("question %u side %u permitted %llx recommended %u breach %u open %u must %d\n",
               (unsigned)question.kind, (unsigned)question.side,
               (unsigned long long)question.permitted, (unsigned)question.recommended,
               (unsigned)question.breach, (unsigned)question.open_penalties,
               question.must_penalise);
    }
}

static void tell_state(void) {
    chesslaws_game_state state;
    chesslaws_journal_proof proof;
    chesslaws_clock clock;
    TEXT_OF(chesslaws_game_fen(game, buffer, capacity, &length));
    tell_question();
    if (chesslaws_game_read(game, &state) == CHESSLAWS_STATUS_OK) {
        printf("turn %u plies %u completed %u %u illegal %u %u points %d %d reason %u article "
               "%.*s\n",
               (unsigned)state.turn, (unsigned)state.plies, (unsigned)state.completed[0],
               (unsigned)state.completed[1], (unsigned)state.illegal_moves[0],
               (unsigned)state.illegal_moves[1], (int)state.white, (int)state.black,
               (unsigned)state.reason, (int)state.article.length,
               state.article.length == 0 ? "" : state.article.data);
    }
    if (chesslaws_journal_read(game, &proof) == CHESSLAWS_STATUS_OK) {
        printf("journal %llu %llu %s\n", (unsigned long long)proof.events,
               (unsigned long long)proof.length, proof.hash);
    }
    if (chesslaws_game_clock(game, &clock) == CHESSLAWS_STATUS_OK) {
        TEXT_OF(chesslaws_clock_text(&clock, 0, buffer, capacity, &length));
        TEXT_OF(chesslaws_clock_text(&clock, 1, buffer, capacity, &length));
    }
}

/* The line of the journal, what is said in JSON and as structures, and how the game stands then. */
static void tell_answer(chesslaws_status status) {
    const chesslaws_ruling *rulings = NULL;
    size_t count = 0;
    store_line();
    TEXT_OF(chesslaws_game_answer_json(game, buffer, capacity, &length));
    if (chesslaws_game_rulings(game, &rulings, &count) != CHESSLAWS_STATUS_OK ||
        (status != CHESSLAWS_STATUS_OK && count != 0)) {
        puts("rulings of a refused event");
    }
    for (size_t i = 0; i < count; ++i) {
        const chesslaws_ruling *ruling = &rulings[i];
        printf("%u %.*s [%.*s] %.*s\n", (unsigned)ruling->kind, (int)ruling->name.length,
               ruling->name.data, (int)ruling->article.length,
               ruling->article.length == 0 ? "" : ruling->article.data,
               (int)ruling->message.length, ruling->message.data);
    }
    tell_state();
}

/* event JSON */
void answer_event(const struct argument *arguments) {
    tell_answer(chesslaws_game_apply_json(game, arguments[0].data, arguments[0].length, NULL));
}

/* What a structure points to. */
static chesslaws_square squares[64];
static uint32_t duties[16];

static void set_list(const char *value, chesslaws_event *event,
                     chesslaws_particulars *particulars) {
    /* An event has squares, or its particulars have duties. */
    for (char *rest = NULL; *value != '\0'; value = *rest == ',' ? rest + 1 : rest) {
        const unsigned long number = strtoul(value, &rest, 10);
        if (event != NULL && event->square_count < 64) {
            squares[event->square_count++] = (chesslaws_square)number;
            event->squares = squares;
        } else if (particulars != NULL && particulars->duty_count < 16) {
            duties[particulars->duty_count++] = (uint32_t)number;
            particulars->duties = duties;
        }
    }
}

static bool set_particular(const char *name, const char *value,
                           chesslaws_particulars *particulars) {
    chesslaws_penalties *penalties = &particulars->penalties;
    const chesslaws_text text = {value, strlen(value)};
    if (strcmp(name, "text") == 0) {
        particulars->text = text;
    } else if (strcmp(name, "other_text") == 0) {
        particulars->other_text = text;
    } else if (strcmp(name, "duties") == 0) {
        set_list(value, NULL, particulars);
    } else if (strcmp(name, "penalties") == 0) {
        penalties->kinds = (uint32_t)strtoul(value, NULL, 10);
    } else if (strcmp(name, "more_time") == 0) {
        penalties->more_time = strtoull(value, NULL, 10);
    } else if (strcmp(name, "less_time") == 0) {
        penalties->less_time = strtoull(value, NULL, 10);
    } else if (strcmp(name, "points_raised") == 0) {
        penalties->points_raised = (int32_t)strtol(value, NULL, 10);
    } else if (strcmp(name, "points_reduced") == 0) {
        penalties->points_reduced = (int32_t)strtol(value, NULL, 10);
    } else if (strcmp(name, "fine") == 0) {
        penalties->fine = (uint32_t)strtoul(value, NULL, 10);
    } else if (strcmp(name, "rounds") == 0) {
        penalties->rounds = (uint32_t)strtoul(value, NULL, 10);
    } else {
        return false;
    }
    return true;
}

static void set_field(const char *name, const char *value, chesslaws_event *event) {
    const struct {
        const char *name;
        uint32_t *field;
    } numbers[] = {{"kind", &event->kind},         {"side", &event->side},
                   {"by", &event->by},             {"flags", &event->flags},
                   {"order", &event->order},       {"piece", &event->piece},
                   {"ground", &event->ground},     {"ply", &event->ply},
                   {"detail", &event->detail},     {"who", &event->who},
                   {"decision", &event->decision}, {"number", &event->number}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i) {
        if (strcmp(name, numbers[i].name) == 0) {
            *numbers[i].field = (uint32_t)strtoul(value, NULL, 10);
            return;
        }
    }
    if (strcmp(name, "at") == 0) {
        event->at = strtoull(value, NULL, 10);
    } else if (strcmp(name, "time") == 0) {
        event->time = strtoull(value, NULL, 10);
    } else if (strcmp(name, "black_time") == 0) {
        event->black_time = strtoull(value, NULL, 10);
    } else if (strcmp(name, "move") == 0) {
        event->move_ = (chesslaws_move)strtoul(value, NULL, 10);
    } else if (strcmp(name, "white") == 0) {
        event->white = (int32_t)strtol(value, NULL, 10);
    } else if (strcmp(name, "black") == 0) {
        event->black = (int32_t)strtol(value, NULL, 10);
    } else if (strcmp(name, "squares") == 0) {
        set_list(value, event, NULL);
    } else {
        printf("a structure has no %s\n", name);
    }
}

/* act FIELD=VALUE..., separated by a character that no text has */
void answer_act(const struct argument *arguments) {
    chesslaws_event event = {.at = CHESSLAWS_NEVER};
    chesslaws_particulars particulars = {.size = sizeof particulars};
    char *next = arguments[0].data;
    while (next != NULL) {
        const char *name = next;
        char *value = strchr(next, '=');
        next = strchr(next, '\x1f');
        if (next != NULL) {
            *next++ = '\0';
        }
        if (value == NULL) {
            puts("a field without a value");
            return;
        }
        *value++ = '\0';
        if (set_particular(name, value, &particulars)) {
            event.particulars = &particulars;
        } else {
            set_field(name, value, &event);
        }
    }
    tell_answer(chesslaws_game_apply(game, &event, NULL));
}
