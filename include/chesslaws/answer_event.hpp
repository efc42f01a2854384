// The answers of the arbiter, which are events. Included by chesslaws.hpp.
#ifndef CHESSLAWS_ANSWER_EVENT_HPP
#define CHESSLAWS_ANSWER_EVENT_HPP

#include "penalties.hpp"
#include "position.hpp"
#include "terms.hpp"

#include <chrono>
#include <cstdint>

namespace chesslaws::detail {

/// A part of the class Event, which is the parameter.
template <class Event> class AnswerEvents {
  public:
    using Time = std::chrono::microseconds;

    /// A decision that needs nothing more.
    static Event answered(Decision decision) noexcept { return answered(decision, Time(0)); }
    /// A decision with the time that the opponent gets, or the player loses.
    static Event answered(Decision decision, Time extra) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ANSWERED).decision(decision).times(extra, Time(0));
    }
    /// These times stand on the clock.
    static Event times_answered(Time white, Time black) noexcept {
        return answered(Decision::times).times(white, black);
    }
    /// Points in hundredths.
    static Event scores_answered(std::int32_t white, std::int32_t black) noexcept {
        return answered(Decision::scores).points(white, black);
    }
    /// Points in hundredths.
    static Event opponent_score_answered(std::int32_t points) noexcept {
        return answered(Decision::opponent_scores).points(points, 0);
    }
    /// There is a breach, with these penalties.
    static Event penalties_answered(const Penalties &penalties) noexcept {
        return answered(Decision::penalise).penalties(penalties);
    }
    /// Time for a disturbance.
    static Event extra_time_answered(Time white, Time black) noexcept {
        return answered(Decision::extra_time).times(white, black);
    }
    /// Somebody else decides.
    static Event referred(Body to) noexcept {
        return answered(Decision::refer).particular(static_cast<std::uint32_t>(to));
    }
    /// It is evident that more moves were made: the number of the next one.
    static Event more_moves_answered(std::uint32_t next) noexcept {
        return answered(Decision::more_moves).number(next);
    }
    /// The sealed text means this move.
    static Event meaning_answered(Move move) noexcept {
        return answered(Decision::means_move).move(move);
    }
};

} // namespace chesslaws::detail

#endif // CHESSLAWS_ANSWER_EVENT_HPP
