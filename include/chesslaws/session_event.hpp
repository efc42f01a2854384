// Events of the score sheets, of adjournment, and of impaired vision. Included by chesslaws.hpp.
#ifndef CHESSLAWS_SESSION_EVENT_HPP
#define CHESSLAWS_SESSION_EVENT_HPP

#include "position.hpp"
#include "terms.hpp"

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace chesslaws::detail {

/// A part of the class Event, which is the parameter.
template <class Event> class SessionEvents {
  public:
    using Time = std::chrono::microseconds;

    /// Up to a ply from 1, or all moves that were made.
    static Event move_recorded(Color side, std::uint32_t ply = 0) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_MOVE_RECORDED, side).ply(ply);
    }
    static Event written_in_advance(Color side, AdvancePurpose purpose = AdvancePurpose::none,
                                    bool complaint = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_WRITTEN_IN_ADVANCE, side)
            .particular(static_cast<std::uint32_t>(purpose))
            .flag(CHESSLAWS_EVENT_COMPLAINT, complaint);
    }
    /// The flag of this player has fallen in a period that is not the last.
    static Event sheets_due(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_SHEETS_DUE, side);
    }
    static Event sheet_updated(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_SHEET_UPDATED, side);
    }
    static Event sheet_borrowed(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_SHEET_BORROWED, side);
    }
    static Event sheet_returned(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_SHEET_RETURNED, side);
    }
    static Event reconstruction_begun() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_RECONSTRUCTION_BEGUN);
    }
    /// Both sheets, as text.
    static Event sheets_compared(std::string_view white, std::string_view black) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_SHEETS_COMPARED).texts(white, black);
    }
    static Event reconstruction_failed() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_RECONSTRUCTION_FAILED);
    }
    /// Points in hundredths.
    static Event result_signed(Color side, std::int32_t white, std::int32_t black) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_RESULT_SIGNED, side).points(white, black);
    }

    static Event adjournment_called() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ADJOURNMENT_CALLED);
    }
    static Event adjourned_early(Color side, Time session_left, bool confirmed = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_ADJOURNED_EARLY, side)
            .times(session_left, Time(0))
            .flag(CHESSLAWS_EVENT_CONFIRMED, confirmed);
    }
    /// The text, which nobody reads yet.
    static Event move_sealed(Color side, std::string_view text) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_MOVE_SEALED, side).texts(text);
    }
    static Event envelope_closed(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_ENVELOPE_CLOSED, side);
    }
    /// Date, time and place of the resumption.
    static Event
    envelope_written(std::optional<std::string_view> resumption = std::nullopt) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ENVELOPE_WRITTEN).texts(resumption);
    }
    static Event envelope_confirmed() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ENVELOPE_CONFIRMED);
    }
    static Event envelope_missing(bool position_known, bool times_known) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ENVELOPE_MISSING)
            .flag(CHESSLAWS_EVENT_POSITION_KNOWN, position_known)
            .flag(CHESSLAWS_EVENT_TIMES_KNOWN, times_known);
    }
    /// What a clock shows that was set wrongly.
    static Event session_resumed(bool white_absent = false, bool black_absent = false,
                                 std::optional<Time> white_shows = std::nullopt,
                                 std::optional<Time> black_shows = std::nullopt) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_SESSION_RESUMED)
            .flag(CHESSLAWS_EVENT_WHITE_ABSENT, white_absent)
            .flag(CHESSLAWS_EVENT_BLACK_ABSENT, black_absent)
            .flag(CHESSLAWS_EVENT_WHITE_SHOWS, white_shows.has_value())
            .flag(CHESSLAWS_EVENT_BLACK_SHOWS, black_shows.has_value())
            .times(white_shows.value_or(Time(0)), black_shows.value_or(Time(0)));
    }
    static Event envelope_opened() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ENVELOPE_OPENED);
    }
    static Event reply_sealed(std::string_view text) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_REPLY_SEALED).texts(text);
    }
    static Event reply_opened() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_REPLY_OPENED);
    }
    static Event wrong_times_reported(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_WRONG_TIMES_REPORTED, side);
    }

    static Event two_boards_demanded(Color side) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_TWO_BOARDS_DEMANDED, side);
    }
    static Event lifted_from_aperture(Color side, std::initializer_list<Square> squares) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_LIFTED_FROM_APERTURE, side).squares(squares);
    }
    static Event put_in_aperture(Color side, Move move, bool captured_left = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_PUT_IN_APERTURE, side)
            .move(move)
            .flag(CHESSLAWS_EVENT_CAPTURED_LEFT, captured_left);
    }
    static Event move_announced(Color side, Move move) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_MOVE_ANNOUNCED, side).move(move);
    }
    /// The last ply to which the two scores agree.
    static Event boards_differ(std::uint32_t scores_agree_to,
                               std::optional<Color> wrong_board = std::nullopt) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_BOARDS_DIFFER)
            .ply(scores_agree_to)
            .optional_side(wrong_board);
    }
    /// For up to 16 duties.
    static Event assistant_registered(Color side, std::initializer_list<Duty> duties) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_ASSISTANT_REGISTERED, side).duties(duties);
    }
    /// Asked by the player, or unasked.
    static Event assistant_acted(Color side, Duty duty, bool asked = false) noexcept {
        return Event::of(CHESSLAWS_EVENT_KIND_ASSISTANT_ACTED, side)
            .particular(static_cast<std::uint32_t>(duty))
            .flag(CHESSLAWS_EVENT_ASKED, asked);
    }
};

} // namespace chesslaws::detail

#endif // CHESSLAWS_SESSION_EVENT_HPP
