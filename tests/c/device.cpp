// A chess clock as a vendor builds it: a main loop, a timer that ticks every millisecond, a button
// for each player, two displays, and a little memory that outlives a loss of power. Only the
// hardware is simulated. It uses no C++ library, no heap and no exceptions, and runs with nothing
// below it as well (freestanding.c).
#include "chesslaws_clock.h"

namespace {

/// What happens outside the device, at which millisecond of the world's time.
enum class Happening { none, white_button, black_button, power_fails, power_returns };

struct Script {
    uint32_t at;
    Happening what;
};

/// A game of 1 minute and 2 seconds a move; the battery fails in the middle of it.
const Script script[] = {
    {1000, Happening::black_button},   // Black starts White's clock
    {1004, Happening::black_button},   // the contact bounces
    {6000, Happening::white_button},   // 5 s used, 2 s earned
    {6500, Happening::white_button},   // pressed twice by mistake: nothing happens
    {16000, Happening::black_button},  // 10 s used, 2 s earned
    {20000, Happening::power_fails},   // White has thought for 4 s, which the device forgets
    {60000, Happening::power_returns}, // paused; the player's own button goes on
    {61000, Happening::white_button},  //
    {63000, Happening::white_button},  // 2 s used, 2 s earned
    {200000, Happening::none},         // Black never moves again
};

/// The two displays, the buttons and the timer.
struct Hardware {
    uint32_t ticks = 0; // since the power came, in milliseconds
    char display[2][CHESSLAWS_CLOCK_TEXT_CAPACITY] = {};
    bool lamp[2] = {}; // the flags
    uint8_t memory[CHESSLAWS_CLOCK_RECORD_LENGTH] = {};
    bool has_memory = false;
};

/// The vendor's program.
class Device {
  public:
    explicit Device(Hardware &hardware) : hardware_(hardware), clock_() { power_on(); }

    /// The power comes: a new game, or the one that the memory holds.
    void power_on() {
        if (hardware_.has_memory) {
            expect(chesslaws_clock_from_record(&clock_, hardware_.memory, sizeof hardware_.memory,
                                               nullptr));
            expect(chesslaws_clock_rebase(&clock_, now(), nullptr));
        } else {
            // As the menu sets it; a text such as "1m+2s" would need the parser as well.
            const chesslaws_period period = {60000000, 2000000, CHESSLAWS_CLOCK_MODE_INCREMENT,
                                             0,        1,       0};
            expect(chesslaws_clock_set_periods(&clock_, &period, 1, nullptr, 0,
                                               CHESSLAWS_CLOCK_FREEZES, nullptr));
        }
        pressed_at_[0] = pressed_at_[1] = hardware_.ticks - bounce;
        show();
    }

    /// The timer's interrupt: every millisecond.
    void tick() {
        ++hardware_.ticks;
        // The displays show tenths at most, and a flag must not be late.
        if (hardware_.ticks % 100 == 0 || now() >= wake_at_) {
            expect(chesslaws_clock_poll(&clock_, now(), nullptr));
            show();
        }
    }

    /// A button's interrupt.
    void button(uint32_t player) {
        const uint32_t since = hardware_.ticks - pressed_at_[player];
        pressed_at_[player] = hardware_.ticks;
        if (since < bounce) {
            return;
        }
        const uint32_t opponent = 1 - player;
        switch (state()) {
        case CHESSLAWS_CLOCK_STATE_READY:
            expect(chesslaws_clock_start(&clock_, opponent, now(), nullptr));
            break;
        case CHESSLAWS_CLOCK_STATE_PAUSED:
            expect(chesslaws_clock_resume_side(&clock_, player, now(), nullptr, nullptr));
            break;
        default: {
            const chesslaws_status status =
                chesslaws_clock_press(&clock_, player, now(), nullptr, nullptr);
            if (status != CHESSLAWS_STATUS_CLOCK_NOT_ON_MOVE) {
                expect(status);
            }
        }
        }
        remember();
        show();
    }

    unsigned errors() const { return errors_; }

  private:
    static constexpr uint32_t bounce = 30; // milliseconds

    /// The library counts microseconds.
    uint64_t now() const { return uint64_t{hardware_.ticks} * 1000; }

    chesslaws_clock_state state() {
        chesslaws_clock_reading reading;
        expect(chesslaws_clock_read(&clock_, &reading));
        return reading.state;
    }

    void show() {
        chesslaws_clock_reading reading;
        expect(chesslaws_clock_read(&clock_, &reading));
        wake_at_ = reading.until_next_event == CHESSLAWS_NEVER
                       ? CHESSLAWS_NEVER
                       : reading.settled_at + reading.until_next_event;
        for (uint32_t player = 0; player < 2; ++player) {
            expect(chesslaws_clock_text(&clock_, player, hardware_.display[player],
                                        sizeof hardware_.display[player], nullptr));
            hardware_.lamp[player] = reading.sides[player].flag_down;
        }
    }

    void remember() {
        size_t length = 0;
        expect(chesslaws_clock_to_record(&clock_, hardware_.memory, sizeof hardware_.memory,
                                         &length));
        hardware_.has_memory = true;
    }

    void expect(chesslaws_status status) { errors_ += status != CHESSLAWS_STATUS_OK; }

    Hardware &hardware_;
    chesslaws_clock clock_;
    uint64_t wake_at_ = CHESSLAWS_NEVER;
    uint32_t pressed_at_[2] = {};
    unsigned errors_ = 0;
};

bool same(const char *found, const char *expected) {
    while (*found != '\0' && *found == *expected) {
        ++found;
        ++expected;
    }
    return *found == *expected;
}

/// What the displays must say, and when.
struct Expected {
    uint32_t at;
    const char *white;
    const char *black;
    bool white_lamp;
    bool black_lamp;
};

const Expected expected[] = {
    {500, "0:01:02", "0:01:02", false, false},   {6000, "0:00:59", "0:01:02", false, false},
    {7000, "0:00:59", "0:01:01", false, false},  {16000, "0:00:59", "0:00:54", false, false},
    {60500, "0:00:59", "0:00:54", false, false}, {63000, "0:00:59", "0:00:54", false, false},
    {116900, "0:00:59", "0:00:00.1", false, false}, {117000, "0:00:59", "0:00:00", false, true},
    {199000, "0:00:59", "0:00:00", false, true},
};

} // namespace

/// Runs the device through the script. The result is the number of things that went wrong.
extern "C" int run_device(void) {
    int wrong = 0;
    Hardware hardware;
    Device device(hardware);
    bool has_power = true;
    unsigned next = 0, check = 0;
    for (uint32_t world = 1; world <= script[sizeof script / sizeof *script - 1].at; ++world) {
        if (has_power) {
            device.tick();
        }
        while (next < sizeof script / sizeof *script && script[next].at == world) {
            switch (script[next++].what) {
            case Happening::none:
                break;
            case Happening::white_button:
                device.button(CHESSLAWS_COLOR_WHITE);
                break;
            case Happening::black_button:
                device.button(CHESSLAWS_COLOR_BLACK);
                break;
            case Happening::power_fails:
                has_power = false;
                break;
            case Happening::power_returns:
                has_power = true;
                hardware.ticks = 0; // the timer begins anew
                device.power_on();
                break;
            }
        }
        if (check < sizeof expected / sizeof *expected && expected[check].at == world) {
            const Expected &now = expected[check++];
            wrong += !same(hardware.display[0], now.white);
            wrong += !same(hardware.display[1], now.black);
            wrong += hardware.lamp[0] != now.white_lamp || hardware.lamp[1] != now.black_lamp;
        }
    }
    return wrong + static_cast<int>(device.errors());
}
