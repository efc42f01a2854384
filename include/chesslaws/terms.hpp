// The particulars of events: who, in which order, on what ground. Included by chesslaws.hpp.
#ifndef CHESSLAWS_TERMS_HPP
#define CHESSLAWS_TERMS_HPP

#include "../chesslaws.h"

#include <cstdint>

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

/// A breach of conduct.
enum class Breach : std::uint32_t {
    disrepute = CHESSLAWS_BREACH_DISREPUTE,
    aids = CHESSLAWS_BREACH_AIDS,
    sheet_use = CHESSLAWS_BREACH_SHEET_USE,
    leaving_venue = CHESSLAWS_BREACH_LEAVING_VENUE,
    leaving_area = CHESSLAWS_BREACH_LEAVING_AREA,
    unreported_leaving = CHESSLAWS_BREACH_UNREPORTED_LEAVING,
    device = CHESSLAWS_BREACH_DEVICE,
    bag_used = CHESSLAWS_BREACH_BAG_USED,
    inspection_refused = CHESSLAWS_BREACH_INSPECTION_REFUSED,
    smoking = CHESSLAWS_BREACH_SMOKING,
    distraction = CHESSLAWS_BREACH_DISTRACTION,
    talking = CHESSLAWS_BREACH_TALKING,
    complaints = CHESSLAWS_BREACH_COMPLAINTS,
    walking_out = CHESSLAWS_BREACH_WALKING_OUT,
    dress = CHESSLAWS_BREACH_DRESS,
    intoxication = CHESSLAWS_BREACH_INTOXICATION,
    doping = CHESSLAWS_BREACH_DOPING,
    computer_hints = CHESSLAWS_BREACH_COMPUTER_HINTS,
    writing_in_advance = CHESSLAWS_BREACH_WRITING_IN_ADVANCE,
    other = CHESSLAWS_BREACH_OTHER
};

/// A part of the place where games are played.
enum class Zone : std::uint32_t {
    venue = CHESSLAWS_ZONE_VENUE,
    area = CHESSLAWS_ZONE_AREA
};

/// What is reported of a player's telephone or other device.
enum class DeviceFact : std::uint32_t {
    rang = CHESSLAWS_DEVICE_FACT_RANG,
    sounded = CHESSLAWS_DEVICE_FACT_SOUNDED,
    on_person = CHESSLAWS_DEVICE_FACT_ON_PERSON,
    in_bag = CHESSLAWS_DEVICE_FACT_IN_BAG,
    in_venue = CHESSLAWS_DEVICE_FACT_IN_VENUE,
    used = CHESSLAWS_DEVICE_FACT_USED,
    bag_used = CHESSLAWS_DEVICE_FACT_BAG_USED
};

/// What an arbiter tells the players during the game.
enum class Remark : std::uint32_t {
    number_of_moves = CHESSLAWS_REMARK_NUMBER_OF_MOVES,
    opponent_has_moved = CHESSLAWS_REMARK_OPPONENT_HAS_MOVED,
    clock_not_pressed = CHESSLAWS_REMARK_CLOCK_NOT_PRESSED
};

/// Somebody who is not playing this game.
enum class Outsider : std::uint32_t {
    spectator = CHESSLAWS_OUTSIDER_SPECTATOR,
    other_player = CHESSLAWS_OUTSIDER_OTHER_PLAYER,
    white = CHESSLAWS_OUTSIDER_WHITE,
    black = CHESSLAWS_OUTSIDER_BLACK
};

/// What somebody does who is not playing this game.
enum class Interference : std::uint32_t {
    speaks = CHESSLAWS_INTERFERENCE_SPEAKS,
    tells_player = CHESSLAWS_INTERFERENCE_TELLS_PLAYER,
    tells_arbiter = CHESSLAWS_INTERFERENCE_TELLS_ARBITER,
    claims = CHESSLAWS_INTERFERENCE_CLAIMS,
    uses_device = CHESSLAWS_INTERFERENCE_USES_DEVICE
};

/// At what kind of event a breach happened.
enum class EventLevel : std::uint32_t {
    regional = CHESSLAWS_EVENT_LEVEL_REGIONAL,
    higher = CHESSLAWS_EVENT_LEVEL_HIGHER
};

/// Why a player withdraws from an event that he had accepted.
enum class Excuse : std::uint32_t {
    force_majeure = CHESSLAWS_EXCUSE_FORCE_MAJEURE,
    another_event = CHESSLAWS_EXCUSE_ANOTHER_EVENT,
    other = CHESSLAWS_EXCUSE_OTHER
};

/// What a move was written down for before it was made.
enum class AdvancePurpose : std::uint32_t {
    none = CHESSLAWS_ADVANCE_PURPOSE_NONE,
    claim = CHESSLAWS_ADVANCE_PURPOSE_CLAIM,
    sealing = CHESSLAWS_ADVANCE_PURPOSE_SEALING
};

/// What the assistant of a player with impaired vision, or of the opponent, may do.
enum class Duty : std::uint32_t {
    making_moves = CHESSLAWS_DUTY_MAKING_MOVES,
    announcing = CHESSLAWS_DUTY_ANNOUNCING,
    score_and_clock = CHESSLAWS_DUTY_SCORE_AND_CLOCK,
    telling = CHESSLAWS_DUTY_TELLING,
    claiming = CHESSLAWS_DUTY_CLAIMING,
    adjourning = CHESSLAWS_DUTY_ADJOURNING
};

/// Who decides what an arbiter does not.
enum class Body : std::uint32_t {
    chief_arbiter = CHESSLAWS_BODY_CHIEF_ARBITER,
    sanctions = CHESSLAWS_BODY_SANCTIONS,
    federation = CHESSLAWS_BODY_FEDERATION,
    ethics = CHESSLAWS_BODY_ETHICS
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
    deduct = CHESSLAWS_DECISION_DEDUCT,
    penalise = CHESSLAWS_DECISION_PENALISE,
    extra_time = CHESSLAWS_DECISION_EXTRA_TIME,
    both_lose = CHESSLAWS_DECISION_BOTH_LOSE,
    refer = CHESSLAWS_DECISION_REFER,
    exclude = CHESSLAWS_DECISION_EXCLUDE,
    keep = CHESSLAWS_DECISION_KEEP,
    overstepped = CHESSLAWS_DECISION_OVERSTEPPED,
    not_proven = CHESSLAWS_DECISION_NOT_PROVEN,
    more_moves = CHESSLAWS_DECISION_MORE_MOVES,
    means_move = CHESSLAWS_DECISION_MEANS_MOVE,
    cannot_be_established = CHESSLAWS_DECISION_CANNOT_BE_ESTABLISHED
};

} // namespace chesslaws

#endif // CHESSLAWS_TERMS_HPP
