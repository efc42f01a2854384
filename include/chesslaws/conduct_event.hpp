// Events of conduct, of the arbiter, and of scores after the game. Included by chesslaws.hpp.
#ifndef CHESSLAWS_CONDUCT_EVENT_HPP
#define CHESSLAWS_CONDUCT_EVENT_HPP

#include "penalties.hpp"
#include "position.hpp"
#include "terms.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace chesslaws::detail {

/// A part of the class Event, which is the parameter.
template <class Event> class ConductEvents {
  public:
    /// A breach of conduct is reported.
    static Event conduct_reported(Observer by, Color side, Breach breach) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_CONDUCT_REPORTED, side).by(by)
            .particular(static_cast<std::uint32_t>(breach));
    }
    /// The arbiter penalises a breach of his own accord.
    static Event penalised(Color side, Breach breach, const Penalties &penalties) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_PENALISED, side)
            .particular(static_cast<std::uint32_t>(breach))
            .penalties(penalties);
    }
    static Event persistent_refusal(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_PERSISTENT_REFUSAL, side);
    }
    /// With the arbiter's permission, and reported where the regulations ask for it, or without.
    static Event player_left(Color side, Zone zone, bool permitted = false,
                             bool reported = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_PLAYER_LEFT, side)
            .particular(static_cast<std::uint32_t>(zone))
            .flag(CHESSLAWS_EVENT_PERMITTED, permitted)
            .flag(CHESSLAWS_EVENT_REPORTED, reported);
    }
    /// For good, without signing or telling the arbiter.
    static Event walked_out(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_WALKED_OUT, side);
    }
    static Event device_reported(Color side, DeviceFact fact, bool authorised = false,
                                 bool switched_off = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_DEVICE_REPORTED, side)
            .particular(static_cast<std::uint32_t>(fact))
            .flag(CHESSLAWS_EVENT_AUTHORISED, authorised)
            .flag(CHESSLAWS_EVENT_SWITCHED_OFF, switched_off);
    }
    static Event both_devices_sounded() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_BOTH_DEVICES_SOUNDED);
    }

    /// The game is disturbed from outside.
    static Event disturbed() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_DISTURBED);
    }
    static Event arbiter_remarked(Remark remark) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ARBITER_REMARKED)
            .particular(static_cast<std::uint32_t>(remark));
    }
    static Event moves_asked(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_MOVES_ASKED, side);
    }
    static Event interfered(Outsider who, Interference how) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_INTERFERED).who(who)
            .particular(static_cast<std::uint32_t>(how));
    }
    static Event removed(Outsider who) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_REMOVED).who(who);
    }
    static Event arrangement_found() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ARRANGEMENT_FOUND);
    }
    /// Against the decision on a two-minute claim, or another one.
    static Event appealed(Color side, bool two_minutes = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_APPEALED, side)
            .flag(CHESSLAWS_EVENT_TWO_MINUTES, two_minutes);
    }
    static Event appeal_decided(bool upheld) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_APPEAL_DECIDED)
            .flag(CHESSLAWS_EVENT_UPHELD, upheld);
    }
    /// The article that settles a case like it, and why.
    static Event decided_by_analogy(std::string_view article, std::string_view reason) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_DECIDED_BY_ANALOGY).texts(article, reason);
    }
    /// With a score, in hundredths of a point.
    static Event decided_by_analogy(std::string_view article, std::string_view reason,
                                    std::int32_t white, std::int32_t black) noexcept {
        return Event::decided_by_analogy(article, reason)
            .points(white, black)
            .flag(CHESSLAWS_EVENT_SCORED, true);
    }

    /// Points in hundredths.
    static Event result_corrected(std::int32_t white, std::int32_t black) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_RESULT_CORRECTED).points(white, black);
    }
    static Event result_annulled(std::string_view reason) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_RESULT_ANNULLED).texts(reason);
    }
    /// Points in hundredths.
    static Event game_replayed(std::int32_t white, std::int32_t black) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_GAME_REPLAYED).points(white, black);
    }
    /// How many games the player had lost so before.
    static Event no_show_counted(Color side, std::uint32_t earlier,
                                 bool valid_reason = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_NO_SHOW_COUNTED, side)
            .number(earlier)
            .flag(CHESSLAWS_EVENT_VALID_REASON, valid_reason);
    }
    /// For this many months, or for life.
    static Event disqualified(Color side, EventLevel level, std::optional<std::uint32_t> months,
                              bool exceptional = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_DISQUALIFIED, side)
            .particular(static_cast<std::uint32_t>(level))
            .number(months.value_or(0))
            .flag(CHESSLAWS_EVENT_EXCEPTIONAL, exceptional);
    }
    static Event withdrawn(Color side, Excuse excuse) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_WITHDRAWN, side)
            .particular(static_cast<std::uint32_t>(excuse));
    }
};

} // namespace chesslaws::detail

#endif // CHESSLAWS_CONDUCT_EVENT_HPP
