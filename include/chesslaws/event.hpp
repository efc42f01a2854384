// What happens at the board. Included by chesslaws.hpp.
#ifndef CHESSLAWS_EVENT_HPP
#define CHESSLAWS_EVENT_HPP

#include "answer_event.hpp"
#include "conduct_event.hpp"
#include "penalties.hpp"
#include "position.hpp"
#include "session_event.hpp"
#include "terms.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace chesslaws {

/// Something that happened. Without at() it happens at the instant of the event before. The events
/// of conduct, of the arbiter and of scores are in conduct_event.hpp, those of the score sheets, of
/// adjournment and of impaired vision in session_event.hpp, the answers of the arbiter in
/// answer_event.hpp; all are members of this class.
///
/// A text is needed until the event has been applied: it is not copied.
class Event : public detail::AnswerEvents<Event>,
              public detail::ConductEvents<Event>,
              public detail::SessionEvents<Event> {
  public:
    using Time = std::chrono::microseconds;

    /// The scheduled start.
    static Event started(bool white_absent = false, bool black_absent = false) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_STARTED)
            .flag(CHESSLAWS_EVENT_WHITE_ABSENT, white_absent)
            .flag(CHESSLAWS_EVENT_BLACK_ABSENT, black_absent);
    }
    static Event arrived(Color side) noexcept { return of(CHESSLAWS_EVENT_KIND_ARRIVED, side); }
    static Event default_time_passed() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_DEFAULT_TIME_PASSED);
    }

    static Event adjust_announced(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_ADJUST_ANNOUNCED, side);
    }
    /// The pieces on up to 64 squares are touched.
    static Event touched(Color side, std::initializer_list<Square> squares,
                         TouchOrder order = TouchOrder::in_order,
                         bool accidental = false) noexcept {
        Event event = of(CHESSLAWS_EVENT_KIND_TOUCHED, side)
                          .flag(CHESSLAWS_EVENT_ACCIDENTAL, accidental);
        event.event_.order = static_cast<std::uint32_t>(order);
        return event.squares(squares);
    }
    /// A move is made, legal or not.
    static Event moved(Color side, Move move, bool two_hands = false) noexcept {
        Event event =
            of(CHESSLAWS_EVENT_KIND_MOVED, side).flag(CHESSLAWS_EVENT_TWO_HANDS, two_hands);
        event.event_.move_ = move.bits();
        return event;
    }
    static Event put_back(Color side) noexcept { return of(CHESSLAWS_EVENT_KIND_PUT_BACK, side); }
    static Event promoted(Color side, Role piece, bool held = false,
                          bool upside_down = false) noexcept {
        Event event = of(CHESSLAWS_EVENT_KIND_PROMOTED, side)
                          .flag(CHESSLAWS_EVENT_HELD, held)
                          .flag(CHESSLAWS_EVENT_UPSIDE_DOWN, upside_down);
        event.event_.piece = static_cast<std::uint32_t>(piece);
        return event;
    }
    static Event pressed(Color side) noexcept { return of(CHESSLAWS_EVENT_KIND_PRESSED, side); }

    /// The king is released, and the rook has not been moved yet.
    static Event castling_begun(Color side, Move castling) noexcept {
        Event event = of(CHESSLAWS_EVENT_KIND_CASTLING_BEGUN, side);
        event.event_.move_ = castling.bits();
        return event;
    }
    /// Whether a contact was an accident is for the arbiter to say.
    static Event contact_disputed(Color side, std::initializer_list<Square> squares) noexcept {
        Event event = touched(side, squares);
        event.event_.kind = CHESSLAWS_EVENT_KIND_CONTACT_DISPUTED;
        return event;
    }
    static Event pressed_by_assistant(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_PRESSED_BY_ASSISTANT, side);
    }

    static Event resigned(Color side) noexcept { return of(CHESSLAWS_EVENT_KIND_RESIGNED, side); }
    static Event draw_offered(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_DRAW_OFFERED, side);
    }
    static Event draw_accepted(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_DRAW_ACCEPTED, side);
    }
    static Event draw_declined(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_DRAW_DECLINED, side);
    }
    static Event draw_claimed(Color side, ClaimGround ground,
                              std::optional<Move> intended = std::nullopt,
                              bool not_written = false) noexcept {
        Event event = of(CHESSLAWS_EVENT_KIND_DRAW_CLAIMED, side)
                          .flag(CHESSLAWS_EVENT_NOT_WRITTEN, not_written);
        event.event_.ground = static_cast<std::uint32_t>(ground);
        event.event_.move_ = intended ? intended->bits() : chesslaws_move{0};
        return event;
    }
    static Event quickplay_claimed(Color side, bool ask_increment = false) noexcept {
        return of(CHESSLAWS_EVENT_KIND_QUICKPLAY_CLAIMED, side)
            .flag(CHESSLAWS_EVENT_ASK_INCREMENT, ask_increment);
    }
    static Event quickplay_drawn() noexcept { return Event(CHESSLAWS_EVENT_KIND_QUICKPLAY_DRAWN); }

    static Event offer_noted(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_OFFER_NOTED, side);
    }
    static Event agreement_permitted() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_AGREEMENT_PERMITTED);
    }
    static Event screen_claimed(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_SCREEN_CLAIMED, side);
    }

    static Event flag_noticed(Observer by, Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_FLAG_NOTICED, side).by(by);
    }
    static Event both_flags_noticed(Observer by, std::optional<Color> first) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_BOTH_FLAGS_NOTICED).by(by).optional_side(first);
    }
    /// At a ply from 1, or the last one that was illegal.
    static Event illegal_move_found(Observer by, std::uint32_t ply = 0) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ILLEGAL_MOVE_FOUND).by(by).ply(ply);
    }
    /// At a ply from 1, or the last one that was illegal.
    static Event correction_agreed(std::uint32_t ply = 0) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_CORRECTION_AGREED).ply(ply);
    }
    static Event illegal_position_seen() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_ILLEGAL_POSITION_SEEN);
    }
    static Event touch_breach_found(Observer by) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_TOUCH_BREACH_FOUND).by(by);
    }

    static Event pieces_displaced(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_PIECES_DISPLACED, side);
    }
    static Event pieces_replaced(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_PIECES_REPLACED, side);
    }
    /// The last ply after which the position was certainly right.
    static Event displacement_found(Observer by, std::uint32_t ply) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_DISPLACEMENT_FOUND).by(by).ply(ply);
    }
    static Event wrong_set_up_found(Observer by) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_WRONG_SET_UP_FOUND).by(by);
    }
    static Event board_turned_found(Observer by) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_BOARD_TURNED_FOUND).by(by);
    }
    static Event colours_reversed_found(Observer by) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_COLOURS_REVERSED_FOUND).by(by);
    }

    static Event clock_defective() noexcept { return Event(CHESSLAWS_EVENT_KIND_CLOCK_DEFECTIVE); }
    static Event clock_wrongly_set() noexcept {
        return Event(CHESSLAWS_EVENT_KIND_CLOCK_WRONGLY_SET);
    }
    static Event clocks_stopped(Observer by) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_CLOCKS_STOPPED).by(by);
    }
    static Event resumed() noexcept { return Event(CHESSLAWS_EVENT_KIND_RESUMED); }

    static Event clock_mishandled(Color side, ClockFault how) noexcept {
        return of(CHESSLAWS_EVENT_KIND_CLOCK_MISHANDLED, side)
            .particular(static_cast<std::uint32_t>(how));
    }
    static Event assistant_agreed(Color side, AssistantTask task,
                                  bool disability = false) noexcept {
        return of(CHESSLAWS_EVENT_KIND_ASSISTANT_AGREED, side)
            .particular(static_cast<std::uint32_t>(task))
            .flag(CHESSLAWS_EVENT_DISABILITY, disability);
    }
    static Event sheet_asked(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_SHEET_ASKED, side);
    }
    static Event papers_handed_in(PaperGround ground, bool position, bool sheet,
                                  bool verified) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_PAPERS_HANDED_IN)
            .particular(static_cast<std::uint32_t>(ground))
            .flag(CHESSLAWS_EVENT_POSITION_WRITTEN, position)
            .flag(CHESSLAWS_EVENT_SHEET_THERE, sheet)
            .flag(CHESSLAWS_EVENT_VERIFIED, verified);
    }

    /// An event of chesslaws.h with its particulars, or without.
    static Event from_raw(const chesslaws_event &event,
                          const chesslaws_particulars *particulars = nullptr) noexcept {
        Event copy(CHESSLAWS_EVENT_KIND_STARTED);
        copy.event_ = event;
        for (std::uint32_t i = 0; i < event.square_count && i < copy.squares_.size(); ++i) {
            copy.squares_[i] = event.squares[i];
        }
        if (particulars != nullptr) {
            copy.particulars_ = *particulars;
            copy.has_particulars_ = true;
            for (std::uint32_t i = 0; i < particulars->duty_count && i < copy.duties_.size(); ++i) {
                copy.duties_[i] = particulars->duties[i];
            }
            copy.particulars_.duties = copy.duties_.data();
        }
        return copy;
    }

    /// When it happened, on the host's own monotonic time.
    Event at(Time time) const noexcept {
        Event event = *this;
        event.event_.at = detail::micros(time);
        return event;
    }

    /// For the entries of chesslaws.h; it points into this Event.
    chesslaws_event raw() const noexcept {
        chesslaws_event event = event_;
        event.squares = event_.square_count == 0 ? nullptr : squares_.data();
        event.particulars = has_particulars_ ? &particulars_ : nullptr;
        return event;
    }

    Event(const Event &other) noexcept
        : event_(other.event_), squares_(other.squares_), particulars_(other.particulars_),
          duties_(other.duties_), has_particulars_(other.has_particulars_) {
        particulars_.duties = duties_.data();
    }
    Event &operator=(const Event &other) noexcept {
        event_ = other.event_;
        squares_ = other.squares_;
        particulars_ = other.particulars_;
        duties_ = other.duties_;
        has_particulars_ = other.has_particulars_;
        particulars_.duties = duties_.data();
        return *this;
    }
    ~Event() = default;

  private:
    friend class detail::AnswerEvents<Event>;
    friend class detail::ConductEvents<Event>;
    friend class detail::SessionEvents<Event>;

    explicit Event(chesslaws_event_kind kind) noexcept
        : event_(), squares_(), particulars_(), duties_(), has_particulars_(false) {
        event_.kind = static_cast<std::uint32_t>(kind);
        event_.at = CHESSLAWS_NEVER;
        particulars_.size = sizeof particulars_;
        particulars_.duties = duties_.data();
    }

    static Event of(chesslaws_event_kind kind, Color side) noexcept {
        Event event(kind);
        event.event_.side = static_cast<std::uint32_t>(side);
        return event;
    }

    Event optional_side(std::optional<Color> side) const noexcept {
        Event event = *this;
        event.event_.side =
            side ? static_cast<std::uint32_t>(*side) : std::uint32_t{CHESSLAWS_NO_COLOR};
        return event;
    }

    Event by(Observer observer) const noexcept {
        Event event = *this;
        event.event_.by = static_cast<std::uint32_t>(observer);
        return event;
    }

    Event ply(std::uint32_t ply) const noexcept {
        Event event = *this;
        event.event_.ply = ply;
        return event;
    }

    Event particular(std::uint32_t number) const noexcept {
        Event event = *this;
        event.event_.detail = number;
        return event;
    }

    Event flag(std::uint32_t flag, bool set) const noexcept {
        Event event = *this;
        event.event_.flags |= set ? flag : 0U;
        return event;
    }

    Event move(Move move) const noexcept {
        Event event = *this;
        event.event_.move_ = move.bits();
        return event;
    }

    /// As many as there is room for.
    Event squares(std::initializer_list<Square> squares) const noexcept {
        Event event = *this;
        for (const Square square : squares) {
            if (event.event_.square_count < event.squares_.size()) {
                event.squares_[event.event_.square_count++] = square.index();
            }
        }
        return event;
    }

    Event decision(Decision decision) const noexcept {
        Event event = *this;
        event.event_.decision = static_cast<std::uint32_t>(decision);
        return event;
    }

    Event who(Outsider who) const noexcept {
        Event event = *this;
        event.event_.who = static_cast<std::uint32_t>(who);
        return event;
    }

    Event number(std::uint32_t number) const noexcept {
        Event event = *this;
        event.event_.number = number;
        return event;
    }

    Event times(Time time, Time black_time) const noexcept {
        Event event = *this;
        event.event_.time = detail::micros(time);
        event.event_.black_time = detail::micros(black_time);
        return event;
    }

    Event points(std::int32_t white, std::int32_t black) const noexcept {
        Event event = *this;
        event.event_.white = white;
        event.event_.black = black;
        return event;
    }

    Event texts(std::optional<std::string_view> text,
                std::optional<std::string_view> other = std::nullopt) const noexcept {
        Event event = *this;
        event.has_particulars_ = true;
        event.particulars_.text = detail::raw(text);
        event.particulars_.other_text = detail::raw(other);
        return event;
    }

    Event penalties(const Penalties &penalties) const noexcept {
        Event event = *this;
        event.has_particulars_ = true;
        event.particulars_.penalties = penalties.raw();
        return event;
    }

    /// As many as there is room for.
    Event duties(std::initializer_list<Duty> duties) const noexcept {
        Event event = *this;
        event.has_particulars_ = true;
        for (const Duty duty : duties) {
            if (event.particulars_.duty_count < event.duties_.size()) {
                event.duties_[event.particulars_.duty_count++] = static_cast<std::uint32_t>(duty);
            }
        }
        return event;
    }

    chesslaws_event event_;
    std::array<chesslaws_square, 64> squares_;
    /// It points to the duties of this very event.
    chesslaws_particulars particulars_;
    std::array<std::uint32_t, 16> duties_;
    bool has_particulars_;
};

} // namespace chesslaws

#endif // CHESSLAWS_EVENT_HPP
