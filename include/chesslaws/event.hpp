// What happens at the board. Included by chesslaws.hpp.
#ifndef CHESSLAWS_EVENT_HPP
#define CHESSLAWS_EVENT_HPP

#include "position.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace chesslaws {

/// Who saw, claimed or stopped something.
enum class Observer : std::uint32_t {
    white = CHESSLAWS_OBSERVER_WHITE,
    black = CHESSLAWS_OBSERVER_BLACK,
    arbiter = CHESSLAWS_OBSERVER_ARBITER
};

/// In which order several pieces were touched.
enum class TouchOrder : std::uint32_t {
    in_order = CHESSLAWS_TOUCH_ORDER_IN_ORDER,
    together = CHESSLAWS_TOUCH_ORDER_TOGETHER,
    unclear = CHESSLAWS_TOUCH_ORDER_UNCLEAR
};

/// What a draw is claimed on.
enum class ClaimGround : std::uint32_t {
    threefold = CHESSLAWS_CLAIM_GROUND_THREEFOLD,
    fifty_moves = CHESSLAWS_CLAIM_GROUND_FIFTY_MOVES
};

/// How the clock is handled improperly.
enum class ClockFault : std::uint32_t {
    other_hand = CHESSLAWS_CLOCK_FAULT_OTHER_HAND,
    hovering = CHESSLAWS_CLOCK_FAULT_HOVERING,
    force = CHESSLAWS_CLOCK_FAULT_FORCE
};

/// What an assistant does for a player.
enum class AssistantTask : std::uint32_t {
    clock = CHESSLAWS_ASSISTANT_TASK_CLOCK,
    score = CHESSLAWS_ASSISTANT_TASK_SCORE
};

/// On what a draw is claimed where no arbiter is present.
enum class PaperGround : std::uint32_t {
    cannot_win = CHESSLAWS_PAPER_GROUND_CANNOT_WIN,
    no_effort = CHESSLAWS_PAPER_GROUND_NO_EFFORT
};

/// What the arbiter decides.
enum class Decision : std::uint32_t {
    as_they_stand = CHESSLAWS_DECISION_AS_THEY_STAND,
    times = CHESSLAWS_DECISION_TIMES,
    reason = CHESSLAWS_DECISION_REASON,
    no_reason = CHESSLAWS_DECISION_NO_REASON,
    no_breach = CHESSLAWS_DECISION_NO_BREACH,
    breach = CHESSLAWS_DECISION_BREACH,
    go_on = CHESSLAWS_DECISION_CONTINUE,
    new_game = CHESSLAWS_DECISION_NEW_GAME,
    lost = CHESSLAWS_DECISION_LOST,
    excused = CHESSLAWS_DECISION_EXCUSED,
    agree = CHESSLAWS_DECISION_AGREE,
    postpone = CHESSLAWS_DECISION_POSTPONE,
    reject = CHESSLAWS_DECISION_REJECT,
    introduce = CHESSLAWS_DECISION_INTRODUCE,
    draw = CHESSLAWS_DECISION_DRAW,
    result_by_flag = CHESSLAWS_DECISION_RESULT_BY_FLAG,
    scores = CHESSLAWS_DECISION_SCORES,
    yes = CHESSLAWS_DECISION_YES,
    no = CHESSLAWS_DECISION_NO,
    opponent_scores = CHESSLAWS_DECISION_OPPONENT_SCORES,
    rook = CHESSLAWS_DECISION_ROOK,
    queen = CHESSLAWS_DECISION_QUEEN,
    deduct = CHESSLAWS_DECISION_DEDUCT
};

/// Something that happened. Without at() it happens at the instant of the event before.
class Event {
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
        for (const Square square : squares) {
            if (event.event_.square_count < event.squares_.size()) {
                event.squares_[event.event_.square_count++] = square.index();
            }
        }
        event.event_.order = static_cast<std::uint32_t>(order);
        return event;
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
        Event event = Event(CHESSLAWS_EVENT_KIND_BOTH_FLAGS_NOTICED).by(by);
        event.event_.side =
            first ? static_cast<std::uint32_t>(*first) : std::uint32_t{CHESSLAWS_NO_COLOR};
        return event;
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
            .detail(static_cast<std::uint32_t>(how));
    }
    static Event assistant_agreed(Color side, AssistantTask task,
                                  bool disability = false) noexcept {
        return of(CHESSLAWS_EVENT_KIND_ASSISTANT_AGREED, side)
            .detail(static_cast<std::uint32_t>(task))
            .flag(CHESSLAWS_EVENT_DISABILITY, disability);
    }
    static Event sheet_asked(Color side) noexcept {
        return of(CHESSLAWS_EVENT_KIND_SHEET_ASKED, side);
    }
    static Event papers_handed_in(PaperGround ground, bool position, bool sheet,
                                  bool verified) noexcept {
        return Event(CHESSLAWS_EVENT_KIND_PAPERS_HANDED_IN)
            .detail(static_cast<std::uint32_t>(ground))
            .flag(CHESSLAWS_EVENT_POSITION_WRITTEN, position)
            .flag(CHESSLAWS_EVENT_SHEET_THERE, sheet)
            .flag(CHESSLAWS_EVENT_VERIFIED, verified);
    }

    /// A decision that needs nothing more.
    static Event answered(Decision decision) noexcept { return answered(decision, Time(0)); }
    /// A decision with the time that the opponent gets, or the player loses.
    static Event answered(Decision decision, Time extra) noexcept {
        Event event(CHESSLAWS_EVENT_KIND_ANSWERED);
        event.event_.decision = static_cast<std::uint32_t>(decision);
        event.event_.time = static_cast<std::uint64_t>(extra.count());
        return event;
    }
    /// These times stand on the clock.
    static Event times_answered(Time white, Time black) noexcept {
        Event event = answered(Decision::times, white);
        event.event_.black_time = static_cast<std::uint64_t>(black.count());
        return event;
    }
    /// Points in hundredths.
    static Event scores_answered(std::int32_t white, std::int32_t black) noexcept {
        Event event = answered(Decision::scores);
        event.event_.white = white;
        event.event_.black = black;
        return event;
    }
    /// Points in hundredths.
    static Event opponent_score_answered(std::int32_t points) noexcept {
        Event event = answered(Decision::opponent_scores);
        event.event_.white = points;
        return event;
    }

    /// When it happened, on the host's own monotonic time.
    Event at(Time time) const noexcept {
        Event event = *this;
        event.event_.at = static_cast<std::uint64_t>(time.count());
        return event;
    }

    /// For the entries of chesslaws.h; it points into this Event.
    chesslaws_event raw() const noexcept {
        chesslaws_event event = event_;
        event.squares = event_.square_count == 0 ? nullptr : squares_.data();
        return event;
    }

  private:
    explicit Event(chesslaws_event_kind kind) noexcept : event_(), squares_() {
        event_.kind = static_cast<std::uint32_t>(kind);
        event_.at = CHESSLAWS_NEVER;
    }

    static Event of(chesslaws_event_kind kind, Color side) noexcept {
        Event event(kind);
        event.event_.side = static_cast<std::uint32_t>(side);
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

    Event detail(std::uint32_t detail) const noexcept {
        Event event = *this;
        event.event_.detail = detail;
        return event;
    }

    Event flag(std::uint32_t flag, bool set) const noexcept {
        Event event = *this;
        event.event_.flags |= set ? flag : 0U;
        return event;
    }

    chesslaws_event event_;
    std::array<chesslaws_square, 64> squares_;
};

} // namespace chesslaws

#endif // CHESSLAWS_EVENT_HPP
