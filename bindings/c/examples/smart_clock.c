/*
 * A smart clock: two buttons, a loop that ticks, flags, and a flash memory from which a game goes on
 * after the power was cut, even in the middle of a write.
 *
 * Everything the library needs is in chesslaws_clock.h: no heap, no operating system. What stands in
 * for the hardware (a file for the flash, a script for the players' hands) is at the end.
 *
 *     smart_clock FLASH-FILE
 *
 * The demonstration begins with an empty flash: it DELETES a file of that name.
 */
#include <chesslaws_clock.h>

#include <stdio.h>
#include <string.h>

/* --- Flash: two slots, of which at most one is being written. --- */

/* A slot is a number, the record and the same number again. The record has a checksum of its own; the
 * numbers say which of two good slots is newer, and that the last byte was reached. */
enum { NUMBER = 4, SLOT = NUMBER + CHESSLAWS_CLOCK_RECORD_LENGTH + NUMBER };

struct flash {
    const char *name;
    /* How many more bytes can be written before the power is cut; below zero for any number. */
    long until_cut;
};

static int flash_write(struct flash *flash, unsigned slot, const uint8_t *bytes);
static int flash_read(const struct flash *flash, unsigned slot, uint8_t *bytes);

/* --- The device. --- */

struct device {
    struct flash *flash;
    chesslaws_clock clock;
    uint32_t saved; /* number of the newest slot that was written */
    uint64_t now;   /* microseconds since the power came */
};

static void put_number(uint8_t *bytes, uint32_t number) {
    for (int i = 0; i < NUMBER; ++i) {
        bytes[i] = (uint8_t)(number >> (8 * i));
    }
}

static uint32_t number_at(const uint8_t *bytes) {
    uint32_t number = 0;
    for (int i = 0; i < NUMBER; ++i) {
        number |= (uint32_t)bytes[i] << (8 * i);
    }
    return number;
}

/* Writes the slot that is not the newest, so that a cut leaves the other one as it is. */
static int save(struct device *device) {
    uint8_t bytes[SLOT];
    size_t length = 0;
    const uint32_t number = device->saved + 1;
    put_number(bytes, number);
    if (chesslaws_clock_to_record(&device->clock, bytes + NUMBER, CHESSLAWS_CLOCK_RECORD_LENGTH,
                                  &length) != CHESSLAWS_STATUS_OK) {
        return 0;
    }
    put_number(bytes + NUMBER + length, number);
    if (!flash_write(device->flash, number % 2, bytes)) {
        return 0;
    }
    device->saved = number;
    return 1;
}

/* Sets the clock from the newest good slot. No good slot: 0. */
static int restore(struct device *device) {
    int found = 0;
    for (unsigned slot = 0; slot < 2; ++slot) {
        uint8_t bytes[SLOT];
        chesslaws_clock clock;
        if (!flash_read(device->flash, slot, bytes)) {
            continue;
        }
        const uint32_t number = number_at(bytes);
        const int is_whole = number == number_at(bytes + SLOT - NUMBER);
        if (!is_whole || (found && number < device->saved) ||
            chesslaws_clock_from_record(&clock, bytes + NUMBER, CHESSLAWS_CLOCK_RECORD_LENGTH,
                                        NULL) != CHESSLAWS_STATUS_OK) {
            continue;
        }
        device->clock = clock;
        device->saved = number;
        found = 1;
    }
    return found;
}

/* The power comes: the game that the flash holds goes on, paused; without one a new game is set. */
static int power_on(struct device *device, struct flash *flash, const char *control) {
    memset(device, 0, sizeof *device);
    device->flash = flash;
    if (restore(device)) {
        /* The host's time has begun anew. */
        return chesslaws_clock_rebase(&device->clock, device->now, NULL) == CHESSLAWS_STATUS_OK;
    }
    chesslaws_error error;
    if (chesslaws_clock_set(&device->clock, control, strlen(control), &error) !=
        CHESSLAWS_STATUS_OK) {
        fprintf(stderr, "%s: %s\n", control, error.message);
        return 0;
    }
    return save(device);
}

/* A player presses the own button. */
static int button(struct device *device, uint32_t player) {
    chesslaws_clock_reading reading;
    chesslaws_status status = chesslaws_clock_read(&device->clock, &reading);
    if (status != CHESSLAWS_STATUS_OK) {
        return 0;
    }
    switch (reading.state) {
    case CHESSLAWS_CLOCK_STATE_READY:
        /* Whoever presses first starts the opponent's clock. */
        status = chesslaws_clock_start(&device->clock, 1 - player, device->now, NULL);
        break;
    case CHESSLAWS_CLOCK_STATE_PAUSED:
        status = chesslaws_clock_resume(&device->clock, device->now, NULL, NULL);
        break;
    default:
        status = chesslaws_clock_press(&device->clock, player, device->now, NULL, NULL);
        if (status == CHESSLAWS_STATUS_CLOCK_NOT_ON_MOVE) {
            return 1; /* pressed twice */
        }
    }
    return status == CHESSLAWS_STATUS_OK && save(device);
}

/* The loop of the main program: every tenth of a second. */
static int tick(struct device *device) {
    chesslaws_clock_reading before, after;
    device->now += 100000;
    if (chesslaws_clock_read(&device->clock, &before) != CHESSLAWS_STATUS_OK ||
        chesslaws_clock_poll(&device->clock, device->now, NULL) != CHESSLAWS_STATUS_OK ||
        chesslaws_clock_read(&device->clock, &after) != CHESSLAWS_STATUS_OK) {
        return 0;
    }
    if (before.flags != after.flags) {
        printf("%s\n", after.sides[CHESSLAWS_COLOR_WHITE].flag_down ? "White's flag has fallen"
                                                                    : "Black's flag has fallen");
        return save(device);
    }
    return 1;
}

static void show(const struct device *device) {
    char white[CHESSLAWS_CLOCK_TEXT_CAPACITY], black[CHESSLAWS_CLOCK_TEXT_CAPACITY];
    if (chesslaws_clock_text(&device->clock, CHESSLAWS_COLOR_WHITE, white, sizeof white, NULL) ==
            CHESSLAWS_STATUS_OK &&
        chesslaws_clock_text(&device->clock, CHESSLAWS_COLOR_BLACK, black, sizeof black, NULL) ==
            CHESSLAWS_STATUS_OK) {
        printf("[ %s | %s ]\n", white, black);
    }
}

/* --- What stands in for the hardware. --- */

static int flash_write(struct flash *flash, unsigned slot, const uint8_t *bytes) {
    FILE *file = fopen(flash->name, "r+b");
    if (file == NULL) {
        file = fopen(flash->name, "w+b");
    }
    if (file == NULL) {
        return 0;
    }
    size_t length = SLOT;
    if (flash->until_cut >= 0 && (size_t)flash->until_cut < length) {
        length = (size_t)flash->until_cut;
    }
    const int is_there = fseek(file, (long)(slot * SLOT), SEEK_SET) == 0;
    const int done = is_there && fwrite(bytes, 1, length, file) == length;
    return fclose(file) == 0 && done && length == SLOT;
}

static int flash_read(const struct flash *flash, unsigned slot, uint8_t *bytes) {
    FILE *file = fopen(flash->name, "rb");
    if (file == NULL) {
        return 0;
    }
    const int is_there = fseek(file, (long)(slot * SLOT), SEEK_SET) == 0;
    const int done = is_there && fread(bytes, 1, SLOT, file) == SLOT;
    fclose(file);
    return done;
}

static int wait_seconds(struct device *device, unsigned seconds) {
    for (unsigned tenth = 0; tenth < 10 * seconds; ++tenth) {
        if (!tick(device)) {
            return 0;
        }
    }
    return 1;
}

static int64_t time_left(const struct device *device, uint32_t player) {
    chesslaws_clock_reading reading;
    return chesslaws_clock_read(&device->clock, &reading) == CHESSLAWS_STATUS_OK
               ? reading.sides[player].time_left
               : INT64_MIN;
}

/* The power is cut after every number of bytes of a write in turn. What comes back is the game before
 * the press or after it, and never anything else. */
static int every_cut_is_survived(struct flash *flash) {
    struct device device;
    unsigned before = 0, after = 0;
    for (long cut = 0; cut <= SLOT; ++cut) {
        remove(flash->name);
        flash->until_cut = -1;
        if (!power_on(&device, flash, "3m+2s") || !button(&device, CHESSLAWS_COLOR_BLACK) ||
            !wait_seconds(&device, 1) || !button(&device, CHESSLAWS_COLOR_WHITE) ||
            !wait_seconds(&device, 2)) {
            return 0;
        }
        flash->until_cut = cut;
        const int is_saved = button(&device, CHESSLAWS_COLOR_BLACK);
        flash->until_cut = -1;
        if (!power_on(&device, flash, "3m+2s")) {
            return 0;
        }
        /* 3 minutes and 2 seconds at the start; Black has used 2 seconds and earned 2. White has used
         * 1 and earned 2, so that only the number of the slot tells the two apart. */
        if (time_left(&device, CHESSLAWS_COLOR_WHITE) != 183000000) {
            return 0;
        }
        chesslaws_clock_reading reading;
        if (chesslaws_clock_read(&device.clock, &reading) != CHESSLAWS_STATUS_OK ||
            reading.state != CHESSLAWS_CLOCK_STATE_PAUSED) {
            return 0;
        }
        const uint32_t moves = reading.sides[CHESSLAWS_COLOR_BLACK].moves;
        if (moves > 1 || (is_saved && moves != 1)) {
            return 0;
        }
        *(moves == 1 ? &after : &before) += 1;
    }
    printf("%u cuts in the middle of a write: %u times the game before the press, %u times after\n",
           before + after, before, after);
    return before > 0 && after > 0;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: %s FLASH-FILE (deleted and made anew)\n", argv[0]);
        return 2;
    }
    struct flash flash = {argv[1], -1};
    struct device device;
    remove(flash.name);
    if (!power_on(&device, &flash, "1m+2s")) {
        return 1;
    }
    show(&device);
    /* Black starts White's clock; 5 seconds later White has moved; Black presses twice by mistake. */
    if (!button(&device, CHESSLAWS_COLOR_BLACK) || !wait_seconds(&device, 5) ||
        !button(&device, CHESSLAWS_COLOR_WHITE) || !wait_seconds(&device, 10) ||
        !button(&device, CHESSLAWS_COLOR_BLACK) || !button(&device, CHESSLAWS_COLOR_BLACK)) {
        return 1;
    }
    show(&device);
    printf("the battery fails\n");
    if (!power_on(&device, &flash, "1m+2s")) {
        return 1;
    }
    show(&device);
    /* Any button goes on; White does not move any more. */
    if (!button(&device, CHESSLAWS_COLOR_WHITE) || !wait_seconds(&device, 100)) {
        return 1;
    }
    show(&device);
    /* White had 59 seconds and thinks 41 more; the flag has fallen, and the clock shows how long ago. */
    const int is_right = time_left(&device, CHESSLAWS_COLOR_WHITE) == -41000000 &&
                         time_left(&device, CHESSLAWS_COLOR_BLACK) == 54000000;
    return is_right && every_cut_is_survived(&flash) ? 0 : 1;
}
