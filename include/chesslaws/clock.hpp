// The chess clock. Included by chesslaws.hpp.
#ifndef CHESSLAWS_CLOCK_HPP
#define CHESSLAWS_CLOCK_HPP

#include "result.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace chesslaws {

/// A model of clock whose presets are known by number.
enum class Dgt : std::uint32_t {
    dgt_2010 = CHESSLAWS_DGT_MODEL_2010,
    dgt_3000 = CHESSLAWS_DGT_MODEL_3000
};

/// What a clock is doing.
enum class ClockState : std::uint32_t {
    ready = CHESSLAWS_CLOCK_STATE_READY,
    running = CHESSLAWS_CLOCK_STATE_RUNNING,
    paused = CHESSLAWS_CLOCK_STATE_PAUSED,
    frozen = CHESSLAWS_CLOCK_STATE_FROZEN
};

/// What becomes of the opponent's time since a press that is taken back.
enum class OpponentTime : std::uint32_t {
    charged = CHESSLAWS_OPPONENT_TIME_CHARGED,
    returned = CHESSLAWS_OPPONENT_TIME_RETURNED
};

/// A chess clock: a plain value that never reads a time. Every event brings the host's own
/// monotonic time since any fixed instant; an event that is refused changes nothing.
class Clock {
  public:
    using Time = std::chrono::microseconds;
    using Record = std::array<std::uint8_t, CHESSLAWS_CLOCK_RECORD_LENGTH>;

    /// A clock that was set by an entry of chesslaws.h.
    explicit Clock(const chesslaws_clock &clock) noexcept : clock_(clock) {}

    /// A clock set to a time control such as `90m/40 + 30m + 30s` or `3m+2s`.
    static Result<Clock> set(std::string_view control) {
        return make([&](chesslaws_clock *clock, chesslaws_error *error) {
            return chesslaws_clock_set(clock, control.data(), control.size(), error);
        });
    }

    static Result<Clock> preset(Dgt model, std::uint32_t option) {
        return make([&](chesslaws_clock *clock, chesslaws_error *error) {
            return chesslaws_clock_set_preset(clock, static_cast<std::uint32_t>(model), option,
                                              error);
        });
    }

    static Result<Clock> from_record(const std::uint8_t *record, std::size_t length) {
        return make([&](chesslaws_clock *clock, chesslaws_error *error) {
            return chesslaws_clock_from_record(clock, record, length, error);
        });
    }

    /// The whole clock for a device's memory.
    Record to_record() const noexcept {
        Record record = {};
        std::size_t length = 0;
        ignore(chesslaws_clock_to_record(&clock_, record.data(), record.size(), &length));
        return record;
    }

    Outcome start(Color color, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_start(&clock_, number(color), micros(now), error);
        });
    }

    /// The player of `color` has moved, stops the own clock and starts the opponent's.
    Result<chesslaws_press> press(Color color, Time now) {
        chesslaws_press press = {};
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_press(&clock_, number(color), micros(now), &press, error);
        }, press);
    }

    /// Brings the clock up to date.
    Outcome poll(Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_poll(&clock_, micros(now), error);
        });
    }

    /// Stops both sides; false if neither ran.
    Result<bool> pause(Time now) {
        bool changed = false;
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_pause(&clock_, micros(now), &changed, error);
        }, changed);
    }

    /// Goes on with the side that was on move; false if the clock was not paused.
    Result<bool> resume(Time now) {
        bool changed = false;
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_resume(&clock_, micros(now), &changed, error);
        }, changed);
    }

    /// Goes on with the side of `color`.
    Result<bool> resume_side(Color color, Time now) {
        bool changed = false;
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_resume_side(&clock_, number(color), micros(now), &changed,
                                               error);
        }, changed);
    }

    /// Takes back the latest press; the result is whose it was.
    Result<Color> undo_press(OpponentTime opponent, Time now) {
        chesslaws_color color = CHESSLAWS_COLOR_WHITE;
        const Outcome outcome = act([&](chesslaws_error *error) {
            return chesslaws_clock_undo_press(&clock_, static_cast<std::uint32_t>(opponent),
                                              micros(now), &color, error);
        });
        if (!outcome) {
            return outcome.error();
        }
        return static_cast<Color>(color);
    }

    /// Counts a move that is completed without a press.
    Outcome complete_move(Color color, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_complete_move(&clock_, number(color), micros(now), nullptr,
                                                 error);
        });
    }

    /// Goes on after the host's time began anew; a running clock is paused.
    Outcome rebase(Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_rebase(&clock_, micros(now), error);
        });
    }

    Outcome add_time(Color color, Time amount, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_add_time(&clock_, number(color), micros(amount), micros(now),
                                            error);
        });
    }

    /// Takes time from a side; the result is how much was there to take.
    Result<Time> subtract_time(Color color, Time amount, Time now) {
        std::uint64_t taken = 0;
        const Outcome outcome = act([&](chesslaws_error *error) {
            return chesslaws_clock_subtract_time(&clock_, number(color), micros(amount),
                                                 micros(now), &taken, nullptr, error);
        });
        if (!outcome) {
            return outcome.error();
        }
        return Time(static_cast<Time::rep>(taken));
    }

    Outcome set_moves(Color color, std::uint32_t moves, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_set_moves(&clock_, number(color), moves, micros(now), error);
        });
    }

    Outcome set_flags(chesslaws_flags flags, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_set_flags(&clock_, flags, micros(now), error);
        });
    }

    Outcome notice_flag(Color color, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_notice_flag(&clock_, number(color), micros(now), error);
        });
    }

    Outcome reload(Color color, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_reload(&clock_, number(color), micros(now), error);
        });
    }

    Outcome introduce_increment(Time amount, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_introduce_increment(&clock_, micros(amount), micros(now), error);
        });
    }

    /// 5 seconds a move for both from now on, and 2 minutes more for the claimant's opponent.
    Outcome quickplay_finish(Color claimant, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_quickplay_finish(&clock_, number(claimant), micros(now), error);
        });
    }

    /// What set_side would have to put on the clock to leave it as it is.
    chesslaws_side_setting setting(Color color) const noexcept {
        chesslaws_side_setting setting = {};
        ignore(chesslaws_clock_setting(&clock_, number(color), &setting));
        return setting;
    }

    Outcome set_side(Color color, const chesslaws_side_setting &setting, Time now) {
        return act([&](chesslaws_error *error) {
            return chesslaws_clock_set_side(&clock_, number(color), &setting, micros(now), error);
        });
    }

    /// Everything that can be read off the clock, as of the latest event.
    chesslaws_clock_reading read() const noexcept {
        chesslaws_clock_reading reading = {};
        ignore(chesslaws_clock_read(&clock_, &reading));
        return reading;
    }

    ClockState state() const noexcept { return static_cast<ClockState>(read().state); }

    /// The side on move; none before the start.
    std::optional<Color> on_move() const noexcept {
        const std::uint32_t color = read().on_move;
        if (color == CHESSLAWS_NO_COLOR) {
            return std::nullopt;
        }
        return static_cast<Color>(color);
    }

    /// The time left, below zero once overrun.
    Time time_left(Color color) const noexcept {
        return Time(read().sides[number(color)].time_left);
    }
    bool is_flag_down(Color color) const noexcept { return read().sides[number(color)].flag_down; }

    /// The time left as `1:30:05`.
    std::string text(Color color) const {
        std::array<char, CHESSLAWS_CLOCK_TEXT_CAPACITY> buffer;
        std::size_t length = 0;
        ignore(chesslaws_clock_text(&clock_, number(color), buffer.data(), buffer.size(), &length));
        return std::string(buffer.data(), length);
    }

    /// The time control, in a form that set reads back.
    std::string control() const {
        std::size_t length = 0;
        ignore(chesslaws_clock_control(&clock_, nullptr, 0, &length));
        std::string text(length + 1, '\0');
        ignore(chesslaws_clock_control(&clock_, text.data(), text.size(), &length));
        text.resize(length);
        return text;
    }

  private:
    Clock() noexcept : clock_() {}

    // A Clock is always set, so that what only reads it can't fail.
    static void ignore(chesslaws_status) noexcept {}

    static std::uint32_t number(Color color) noexcept { return static_cast<std::uint32_t>(color); }

    // A negative time becomes one that no clock takes.
    static std::uint64_t micros(Time time) noexcept {
        return detail::micros(time);
    }

    template <class Set> static Result<Clock> make(Set set) {
        Clock clock;
        chesslaws_error error;
        if (set(&clock.clock_, &error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return clock;
    }

    template <class Event> Outcome act(Event event) {
        return act(event, std::monostate());
    }

    /// The answer is filled by the event.
    template <class Event, class Answer>
    static Result<Answer> act(Event event, const Answer &answer) {
        chesslaws_error error;
        if (event(&error) != CHESSLAWS_STATUS_OK) {
            return Error(error);
        }
        return answer;
    }

    chesslaws_clock clock_;
};

} // namespace chesslaws

#endif // CHESSLAWS_CLOCK_HPP
