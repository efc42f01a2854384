// Penalties, and what an event's regulations settle. Included by chesslaws.hpp.
#ifndef CHESSLAWS_PENALTIES_HPP
#define CHESSLAWS_PENALTIES_HPP

#include "result.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace chesslaws {

/// Penalties given together, each once at most.
struct Penalties {
    bool warning = false;
    /// Time for the opponent.
    std::optional<std::chrono::microseconds> more_time = std::nullopt;
    /// Time taken from the offender.
    std::optional<std::chrono::microseconds> less_time = std::nullopt;
    /// Points of this game added to the opponent's, in hundredths.
    std::optional<std::int32_t> points_raised = std::nullopt;
    /// Points of this game taken from the offender's, in hundredths.
    std::optional<std::int32_t> points_reduced = std::nullopt;
    bool loss = false;
    /// In the currency that was announced with it.
    std::optional<std::uint32_t> fine = std::nullopt;
    /// Exclusion from this many rounds.
    std::optional<std::uint32_t> rounds = std::nullopt;
    bool expulsion = false;

    Penalties() = default;

    explicit Penalties(const chesslaws_penalties &raw) noexcept
        : warning((raw.kinds & CHESSLAWS_PENALTY_WARNING) != 0),
          loss((raw.kinds & CHESSLAWS_PENALTY_LOSS) != 0),
          expulsion((raw.kinds & CHESSLAWS_PENALTY_EXPULSION) != 0) {
        if ((raw.kinds & CHESSLAWS_PENALTY_MORE_TIME) != 0) {
            more_time = std::chrono::microseconds(raw.more_time);
        }
        if ((raw.kinds & CHESSLAWS_PENALTY_LESS_TIME) != 0) {
            less_time = std::chrono::microseconds(raw.less_time);
        }
        if ((raw.kinds & CHESSLAWS_PENALTY_POINTS_RAISED) != 0) {
            points_raised = raw.points_raised;
        }
        if ((raw.kinds & CHESSLAWS_PENALTY_POINTS_REDUCED) != 0) {
            points_reduced = raw.points_reduced;
        }
        if ((raw.kinds & CHESSLAWS_PENALTY_FINE) != 0) {
            fine = raw.fine;
        }
        if ((raw.kinds & CHESSLAWS_PENALTY_ROUNDS) != 0) {
            rounds = raw.rounds;
        }
    }

    /// For the entries of chesslaws.h.
    chesslaws_penalties raw() const noexcept {
        chesslaws_penalties raw = {};
        const auto give = [&raw](std::uint32_t kind, bool given) {
            raw.kinds |= given ? kind : 0U;
        };
        give(CHESSLAWS_PENALTY_WARNING, warning);
        give(CHESSLAWS_PENALTY_MORE_TIME, more_time.has_value());
        give(CHESSLAWS_PENALTY_LESS_TIME, less_time.has_value());
        give(CHESSLAWS_PENALTY_POINTS_RAISED, points_raised.has_value());
        give(CHESSLAWS_PENALTY_POINTS_REDUCED, points_reduced.has_value());
        give(CHESSLAWS_PENALTY_LOSS, loss);
        give(CHESSLAWS_PENALTY_FINE, fine.has_value());
        give(CHESSLAWS_PENALTY_ROUNDS, rounds.has_value());
        give(CHESSLAWS_PENALTY_EXPULSION, expulsion);
        const std::chrono::microseconds none(0);
        raw.more_time = detail::micros(more_time.value_or(none));
        raw.less_time = detail::micros(less_time.value_or(none));
        raw.points_raised = points_raised.value_or(0);
        raw.points_reduced = points_reduced.value_or(0);
        raw.fine = fine.value_or(0);
        raw.rounds = rounds.value_or(0);
        return raw;
    }
};

/// What an event's regulations settle where the Laws leave it to them.
struct Regulations {
    /// Devices that are switched off may be kept in an agreed bag.
    bool devices_in_bag = false;
    /// The milder penalty for a device that would lose the game.
    std::optional<Penalties> device_penalty = std::nullopt;
    /// Fines were announced in advance.
    bool fine_announced = false;
    /// Who leaves the playing area while the opponent has the move must report it.
    bool leaving_is_reported = false;
    bool no_appeals = false;
    /// A championship of FIDE, or an event for its titles or ratings.
    bool rated_by_fide = false;

    /// For the entries of chesslaws.h.
    chesslaws_regulations raw() const noexcept {
        chesslaws_regulations raw = {};
        raw.size = sizeof raw;
        const auto settle = [&raw](std::uint32_t flag, bool settled) {
            raw.flags |= settled ? flag : 0U;
        };
        settle(CHESSLAWS_REGULATION_DEVICES_IN_BAG, devices_in_bag);
        settle(CHESSLAWS_REGULATION_DEVICE_PENALTY, device_penalty.has_value());
        settle(CHESSLAWS_REGULATION_FINE_ANNOUNCED, fine_announced);
        settle(CHESSLAWS_REGULATION_LEAVING_IS_REPORTED, leaving_is_reported);
        settle(CHESSLAWS_REGULATION_NO_APPEALS, no_appeals);
        settle(CHESSLAWS_REGULATION_RATED_BY_FIDE, rated_by_fide);
        if (device_penalty) {
            raw.device_penalty = device_penalty->raw();
        }
        return raw;
    }
};

} // namespace chesslaws

#endif // CHESSLAWS_PENALTIES_HPP
