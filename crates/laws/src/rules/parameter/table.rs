use crate::cite::Row;
use crate::{Rules, Setting};

// One row a parameter: FIDE 2001, 2005, 2009, Russia 2011, FIDE 2014, 2017, 2018, 2023.
parameters! {
    DefaultTime "default time if the regulations are silent"
        |r| r.default_time,
        ["6.7", "6.7", "6.6.a", "6.6.1", "6.7.a?", "6.7.1", "6.7.1", "6.7.1"]
    LatenessExcusable "late arrival: the arbiter may decide that the player has not lost"
        |r| r.arrival.arbiter_may_excuse,
        ["6.7", "6.7", "6.6.a", "6.6.1", "6.7.a?", "6.7.1", "6.7.1", "6.7.1"]
    BothAbsent "both players absent at the start"
        |r| r.arrival.both_absent,
        ["6.6", "6.6", "6.6.b", "6.6.2", "6.7.b?", "6.7.2", "6.7.2", "6.7.2"]
    UnexcusedAbsencesExclude "absences without a valid reason that exclude from the event"
        |r| r.arrival.unexcused_absences_exclude,
        ["-", "-", "-", "13.19", "-", "-", "-", "-"]
    AbsencesExclude "absences of any kind that exclude from the event"
        |r| r.arrival.absences_exclude,
        ["-", "-", "-", "13.20", "-", "-", "-", "-"]

    IllegalCountsWhen "illegal move: when it counts"
        |r| r.illegal.counts_when,
        ["6.8.a?", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.1", "7.5.1", "7.5.1"]
    StandardIllegalLosesAt "illegal move, standard: which one loses"
        |r| r.illegal.standard.loses_at,
        ["7.4.b", "7.4.b", "7.4.b", "7.4.2", "7.5.b", "7.5.3", "7.5.5", "7.5.5"]
    StandardIllegalCompensation "illegal move, standard: time to the opponent for each earlier one"
        |r| r.illegal.standard.compensation,
        ["7.4.b", "7.4.b", "7.4.b", "7.4.2", "7.5.b", "7.5.3", "7.5.5", "7.5.5"]
    StandardIllegalMateImpossible "illegal move, standard: game lost but the opponent cannot mate"
        |r| r.illegal.standard.mate_impossible,
        ["7.4.b", "7.4.b?", "7.4.b", "7.4.2", "7.5.b", "7.5.3", "7.5.5", "7.5.5"]
    StandardIllegalNoticedBy "illegal move, standard: who must notice it"
        |r| r.illegal.standard.noticed_by,
        ["7.4.a", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.1", "7.5.1", "7.5.1"]
    StandardIllegalDeadline "illegal move, standard: until when"
        |r| r.illegal.standard.deadline,
        ["7.4.a", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.1", "7.5.1", "7.5.1"]
    StandardIllegalAfterwards "illegal move, standard: after the deadline"
        |r| r.illegal.standard.afterwards,
        ["7.4.a", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.1", "7.5.1", "7.5.1"]
    RapidIllegalLosesAt "illegal move, rapid: which one loses"
        |r| r.illegal.rapid.loses_at,
        ["B.5.b?", "B.6?", "A.4.c", "@A.4.c?", "A.4.b", "A.4.2", "A.4.2", "A.5.2"]
    RapidIllegalCompensation "illegal move, rapid: time to the opponent for each earlier one"
        |r| r.illegal.rapid.compensation,
        ["B.5.b?", "B.6?", "A.4.c", "@A.4.c?", "A.4.b", "A.4.2", "A.4.2", "A.3"]
    RapidIllegalMateImpossible "illegal move, rapid: game lost but the opponent cannot mate"
        |r| r.illegal.rapid.mate_impossible,
        ["B.5.b?", "B.6?", "A.4.c", "@A.4.c?", "A.4.b?", "A.4.2", "A.4.2", "A.5.2"]
    RapidIllegalNoticedBy "illegal move, rapid: who must notice it"
        |r| r.illegal.rapid.noticed_by,
        ["B.5.b?", "B.6?", "A.4.c", "@A.4.c?", "A.4.b?", "A.4.2", "A.4.2", "A.5.2"]
    RapidIllegalDeadline "illegal move, rapid: until when"
        |r| r.illegal.rapid.deadline,
        ["B.5.b?", "B.6?", "A.4.c", "@A.4.c?", "A.4.b", "A.4.2", "A.4.2", "A.5.2"]
    RapidIllegalAfterwards "illegal move, rapid: after the deadline"
        |r| r.illegal.rapid.afterwards,
        ["B.5.b?", "B.6?", "A.4.c", "@A.4.c?", "A.4.b", "A.4.2", "A.4.2", "A.5.2"]
    RapidSupervisedIllegalLosesAt "illegal move, rapid, supervised: which one loses"
        |r| r.illegal.rapid_supervised.loses_at,
        ["B.5.b?", "B.6?", "A.3", "@A.3?", "A.3?", "A.3.1", "A.3.1", "A.4"]
    RapidSupervisedIllegalCompensation "illegal move, rapid, supervised: time to the opponent for each earlier one"
        |r| r.illegal.rapid_supervised.compensation,
        ["B.5.b?", "B.6?", "A.3", "@A.3?", "A.3?", "A.3.1", "A.3.1", "A.3"]
    RapidSupervisedIllegalMateImpossible "illegal move, rapid, supervised: game lost but the opponent cannot mate"
        |r| r.illegal.rapid_supervised.mate_impossible,
        ["B.5.b?", "B.6?", "A.3", "@A.3?", "A.3?", "A.3.1", "A.3.1", "A.4"]
    RapidSupervisedIllegalNoticedBy "illegal move, rapid, supervised: who must notice it"
        |r| r.illegal.rapid_supervised.noticed_by,
        ["B.5.b?", "B.6?", "A.3", "@A.3?", "A.3?", "A.3.1", "A.3.1", "A.4"]
    RapidSupervisedIllegalDeadline "illegal move, rapid, supervised: until when"
        |r| r.illegal.rapid_supervised.deadline,
        ["B.5.b?", "B.6?", "A.3", "@A.3?", "A.3?", "A.3.1", "A.3.1", "A.4"]
    RapidSupervisedIllegalAfterwards "illegal move, rapid, supervised: after the deadline"
        |r| r.illegal.rapid_supervised.afterwards,
        ["B.5.b?", "B.6?", "A.3", "@A.3?", "A.3?", "A.3.1", "A.3.1", "A.4"]
    BlitzIllegalLosesAt "illegal move, blitz: which one loses"
        |r| r.illegal.blitz.loses_at,
        ["C.3", "C.3?", "B.3.c", "@B.3.c?", "B.4", "B.4", "B.4", "B.3"]
    BlitzIllegalCompensation "illegal move, blitz: time to the opponent for each earlier one"
        |r| r.illegal.blitz.compensation,
        ["C.3", "C.3?", "B.3.c", "@B.3.c?", "B.4", "B.4", "B.2", "A.3"]
    BlitzIllegalMateImpossible "illegal move, blitz: game lost but the opponent cannot mate"
        |r| r.illegal.blitz.mate_impossible,
        ["C.3", "C.3?", "B.3.c", "@B.3.c?", "B.4?", "B.4", "B.4", "B.3"]
    BlitzIllegalNoticedBy "illegal move, blitz: who must notice it"
        |r| r.illegal.blitz.noticed_by,
        ["C.3", "C.3?", "B.3.c", "@B.3.c?", "B.4?", "B.4", "B.4", "B.3"]
    BlitzIllegalDeadline "illegal move, blitz: until when"
        |r| r.illegal.blitz.deadline,
        ["C.3", "C.3?", "B.3.c", "@B.3.c?", "B.4?", "B.4", "B.4", "B.3"]
    BlitzIllegalAfterwards "illegal move, blitz: after the deadline"
        |r| r.illegal.blitz.afterwards,
        ["C.3", "C.3?", "B.3.c", "@B.3.c?", "B.4?", "B.4", "B.4", "B.3"]
    BlitzSupervisedIllegalLosesAt "illegal move, blitz, supervised: which one loses"
        |r| r.illegal.blitz_supervised.loses_at,
        ["C.3?", "C.3?", "B.2", "@B.2?", "B.3?", "B.3.1", "B.3.1", "B.2?"]
    BlitzSupervisedIllegalCompensation "illegal move, blitz, supervised: time to the opponent for each earlier one"
        |r| r.illegal.blitz_supervised.compensation,
        ["C.3?", "C.3?", "B.2", "@B.2?", "B.2?", "B.2", "B.2", "B.2?"]
    BlitzSupervisedIllegalMateImpossible "illegal move, blitz, supervised: game lost but the opponent cannot mate"
        |r| r.illegal.blitz_supervised.mate_impossible,
        ["C.3?", "C.3?", "B.2", "@B.2?", "B.3?", "B.3.1", "B.3.1", "B.2?"]
    BlitzSupervisedIllegalNoticedBy "illegal move, blitz, supervised: who must notice it"
        |r| r.illegal.blitz_supervised.noticed_by,
        ["C.3?", "C.3?", "B.2", "@B.2?", "B.3?", "B.3.1", "B.3.1", "B.2?"]
    BlitzSupervisedIllegalDeadline "illegal move, blitz, supervised: until when"
        |r| r.illegal.blitz_supervised.deadline,
        ["C.3?", "C.3?", "B.2", "@B.2?", "B.3?", "B.3.1", "B.3.1", "B.2?"]
    BlitzSupervisedIllegalAfterwards "illegal move, blitz, supervised: after the deadline"
        |r| r.illegal.blitz_supervised.afterwards,
        ["C.3?", "C.3?", "B.2", "@B.2?", "B.3?", "B.3.1", "B.3.1", "B.2?"]
    TwoHands "move made with two hands"
        |r| r.illegal.two_hands,
        ["4.1", "4.1", "4.1", "@4.1?", "4.1?", "7.7.1", "7.5.4", "7.5.4"]
    PressWithoutMove "clock pressed without a move"
        |r| r.illegal.press_without_move,
        ["-", "-", "-", "-", "-?", "7.8.1", "7.5.3", "7.5.3"]
    TwoFaults "two faults in one move"
        |r| r.illegal.two_faults,
        ["-", "-", "-", "-", "-", "-", "-", "-?"]
    UnpromotedPawn "clock pressed with a pawn on the last rank"
        |r| r.illegal.unpromoted_pawn,
        ["7.4.a?", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.2", "7.5.2", "7.5.2"]
    KingCapture "king captured"
        |r| r.illegal.king_capture,
        ["-", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.1", "7.5.1", "1.4.1"]
    InvertedRook "rook put upside down on the promotion square"
        |r| r.illegal.inverted_rook,
        ["-", "-", "-", "-", "-", "-", "-", "-"]
    PositionSeen "rapid and blitz: both kings in check or a pawn on the last rank"
        |r| r.illegal.position_seen,
        ["-", "B.6?", "A.4.c", "@A.4.c?", "A.4.d?", "A.4.4", "A.4.4", "A.5.4"]

    WrongClaimStandard "wrong claim, standard: time to the opponent"
        |r| r.claims.standard_compensation,
        ["9.5.b", "9.5.b", "9.5.b", "9.5.2", "9.5.c", "9.5.3", "9.5.3", "9.5.3"]
    WrongClaimRapid "wrong claim, rapid: time to the opponent"
        |r| r.claims.rapid_compensation,
        ["9.5.b", "9.5.b", "9.5.b", "9.5.2?", "9.5.c", "9.5.3", "9.5.3", "A.3"]
    WrongClaimBlitz "wrong claim, blitz: time to the opponent"
        |r| r.claims.blitz_compensation,
        ["9.5.b", "9.5.b", "9.5.b", "9.5.2?", "B.2?", "B.2", "B.2", "A.3"]
    WrongClaimDeduction "wrong claim: what the claimant loses of his time"
        |r| r.claims.deduction,
        ["9.5.b", "9.5.b", "9.5.b", "9.5.2", "9.5.c", "9.5.3", "9.5.3", "9.5.3"]
    AnnouncedMoveBinds "wrong claim: the announced move must be made"
        |r| r.claims.announced_move_binds,
        ["9.5.b", "9.5.b", "9.5.b", "9.5.2", "9.5.c", "9.5.3", "9.5.3", "9.5.3"]
    ClaimClocks "claim: who stops the clocks"
        |r| r.claims.clocks,
        ["9.5", "9.5", "9.5", "9.5", "9.5.a?", "9.5.1", "9.5.1", "9.5.1"]
    ClaimWithdrawal "claim: may be withdrawn"
        |r| r.claims.may_withdraw,
        ["9.5", "9.5", "9.5", "9.5", "9.5.a?", "9.5.1", "9.5.1", "9.5.1"]
    ClaimLostBy "claim: right to it lost by"
        |r| r.claims.right_lost_by,
        ["9.4", "9.4", "9.4", "9.4", "9.4", "9.4", "9.4", "9.4"]

    ThreefoldCount "repetition: appearances that allow a claim"
        |r| r.repetition.claim_at,
        ["9.2", "9.2", "9.2", "9.2", "9.2", "9.2.1", "9.2.1", "9.2"]
    CastlingIdentity "repetition: castling in the identity of positions (wording only)"
        |r| r.repetition.castling,
        ["9.2", "9.2", "9.2", "9.2", "9.2", "9.2.2.2", "9.2.2.2", "9.2.3.2"]
    FivefoldCount "repetition: appearances that draw without a claim"
        |r| r.repetition.automatic.map(|draw| draw.count),
        ["-", "-", "-", "-", "9.6.a", "9.6.1", "9.6.1", "9.6.1"]
    FivefoldSuccession "repetition: how the appearances that draw without a claim follow"
        |r| r.repetition.automatic.map(|draw| draw.succession),
        ["-", "-", "-", "-", "9.6.a", "9.6.1", "9.6.1", "9.6.1"]
    FiftyMoveCount "moves by each player without capture or pawn move that allow a claim"
        |r| r.move_count.claim_at,
        ["9.3", "9.3", "9.3", "9.3", "9.3", "9.3", "9.3", "9.3"]
    SeventyFiveMoveCount "moves by each player without capture or pawn move that draw without a claim"
        |r| r.move_count.automatic_at,
        ["-", "-", "-", "-", "9.6.b", "9.6.2", "9.6.2", "9.6.2"]
    MateBeforeSeventyFive "checkmate by the last of these moves stands"
        |r| r.move_count.automatic_at.map(|_| r.move_count.mate_first),
        ["-", "-", "-", "-", "9.6.b", "9.6.2", "9.6.2", "9.6.2"]

    BothFlagsEarlierPeriod "both flags down, order unknown, earlier period"
        |r| r.flags.earlier_period,
        ["6.12", "6.12.a", "6.11.a", "6.11.1", "6.11?", "III.3.1.1", "III.3.1.1", "III.3.1.1"]
    BothFlagsLastPeriod "both flags down, order unknown, last period"
        |r| r.flags.last_period,
        ["10.3", "6.12.b", "6.11.b", "6.11.2", "6.11?", "III.3.1.2", "III.3.1.2", "III.3.1.2"]
    BothFlagsAnnounced "both flags down: the rule must be announced beforehand"
        |r| r.flags.both_flags_need_announcement,
        ["6.12", "6.12", "6.11", "6.11", "6.11?", "III.2.1", "III.2.1", "III.2.1"]
    BothFlagsRapidBlitz "both flags down, rapid and blitz"
        |r| r.flags.rapid_and_blitz,
        ["B.8", "B.9?", "A.4.d.3", "@A.4.d.3?", "-?", "-", "-", "-"]
    ClaimantNeedsTime "win on time claimed in rapid and blitz: the claimant must have time left"
        |r| r.flags.claimant_needs_time,
        ["B.7", "B.8?", "A.4.d.2", "@A.4.d.2?", "A.4.c?", "A.4.3", "A.4.3", "A.5.3"]
    ArbiterCallsFlag "flag in rapid and blitz: the arbiter calls it"
        |r| r.flags.arbiter_calls,
        ["B.6", "B.7?", "A.4.d.1", "@A.4.d.1?", "-?", "A.4.5", "A.4.5", "A.5.5"]
    ArbiterSeesFlag "flag in standard chess: has fallen when the arbiter sees it"
        |r| r.flags.arbiter_sees_standard,
        ["6.9", "6.9", "6.8", "6.8", "6.8?", "6.8", "6.8", "6.8"]
    FlagMateImpossible "flag fallen but the opponent cannot mate"
        |r| r.flags.mate_impossible,
        ["6.10", "6.10", "6.9", "6.9", "6.9", "6.9", "6.9", "6.9"]
    EndingsBeforeFlag "mate, resignation, stalemate, dead position, agreement stand before a flag"
        |r| r.flags.endings_stand,
        ["6.10", "6.10?", "6.9", "6.9", "6.9", "6.9", "6.9", "6.9"]

    QuickplayScope "quickplay finish: where it holds"
        |r| r.quickplay.scope,
        ["10.1", "10.1", "10.1", "10.1", "G.2?", "III.2.1", "III.2.1", "III.2.1"]
    QuickplayThreshold "quickplay finish: a claim needs less than"
        |r| r.quickplay.threshold,
        ["10.2", "10.2?", "10.2", "10.2", "G.5?", "III.5", "III.5", "III.5"]
    QuickplayClocks "quickplay finish: who stops the clocks for a claim"
        |r| r.quickplay.clocks,
        ["10.2", "10.2?", "10.2", "10.2", "G.5?", "III.5", "III.5", "III.5"]
    QuickplayIncrement "quickplay finish: increment that may be asked for"
        |r| r.quickplay.increment_request.map(|request| request.increment),
        ["-", "-", "-", "-", "G.4?", "III.4", "III.4", "III.4"]
    QuickplayIncrementCompensation "quickplay finish: time to the opponent with that increment"
        |r| r.quickplay.increment_request.map(|request| request.compensation),
        ["-", "-", "-", "-", "G.4?", "III.4", "III.4", "III.4"]
    QuickplayPostponedUntil "quickplay finish: when a postponed decision is made"
        |r| r.quickplay.postponed_until,
        ["10.2.b", "10.2.b", "10.2.b", "10.2.2", "G.5?", "III.5.2", "III.5.2", "III.5.2"]
    QuickplayPostponed "quickplay finish: time the opponent may get when the decision is postponed"
        |r| r.quickplay.postponed_compensation,
        ["10.2.b", "10.2.b", "10.2.b", "10.2.2", "G.5?", "III.5.2", "III.5.2", "III.5.2"]
    QuickplayRejected "quickplay finish: time to the opponent when the claim is rejected"
        |r| r.quickplay.rejected_compensation,
        ["10.2.c", "10.2.c", "10.2.c", "10.2.3", "G.5?", "III.5.3", "III.5.3", "III.5.3"]
    QuickplayFinal "quickplay finish: no appeal against the decision"
        |r| r.quickplay.decision_final,
        ["10.2.d", "10.2.d", "10.2.d", "10.2.4", "G.5?", "-?", "-?", "-"]
    QuickplayWithIncrement "quickplay finish: claim possible with an increment"
        |r| r.quickplay.with_increment,
        ["10.1", "10.1?", "10.1", "10.1", "G.3?", "III.2.2", "III.2.2", "III.2.2"]
    QuickplayInBlitz "quickplay finish: claim possible in blitz"
        |r| r.quickplay.in_blitz,
        ["C.4", "C.2?", "B.3.b", "@B.3.b?", "G.3?", "III.2.2", "III.2.2", "III.2.2"]
    QuickplayWithoutArbiter "quickplay finish: a claim without an arbiter ends the game"
        |r| r.quickplay.without_arbiter,
        ["D.1?", "D.1?", "D.1", "11", "G.6?", "III.6.1", "III.6.1", "III.6.1"]

    QuickplayAdvice "quickplay finish: what a commentary advises the arbiter"
        |r| r.quickplay.advice,
        ["-", "10.2.commentary", "-", "-", "-", "-", "-", "-"]

    RecordingExemptBelow "recording: not required with less than"
        |r| r.recording.exempt_below,
        ["8.4", "8.4?", "8.4", "8.4", "8.4", "8.4", "8.4", "8.4"]
    RecordingIncrement "recording: required all the same with an increment of at least"
        |r| r.recording.increment_keeps_duty,
        ["8.4", "8.4?", "8.4", "8.4", "8.4", "8.4", "8.4", "8.4"]
    RecordingExemptionLasts "recording: how long the freedom lasts"
        |r| r.recording.exemption_lasts,
        ["8.4", "8.4?", "8.4", "8.4", "8.4", "8.4", "8.4", "8.4"]
    SheetUpdate "recording: sheet brought up to date once a flag falls"
        |r| r.recording.update_at_flag,
        ["8.4", "8.4?", "8.4", "8.4", "8.5?", "8.5.1", "8.5.1", "8.5.1"]
    RecordingRapidBlitz "recording: required in rapid and blitz"
        |r| r.recording.in_rapid_and_blitz,
        ["B.3", "B.3", "A.2", "@A.2?", "A.2?", "A.2", "A.2", "A.2"]
    UnableToRecord "recording: a player unable to record"
        |r| r.recording.unable,
        ["8.1", "8.1", "8.1", "8.1", "8.1?", "8.1.6", "8.1.6", "8.1.6"]
    WritingInAdvance "recording: writing a move in advance"
        |r| r.recording.in_advance,
        ["8.1", "8.1", "8.1", "8.1", "8.1?", "8.1.2", "8.1.2", "8.1.2"]
    InAdvanceCompensation "recording: time to the opponent for writing in advance, after a remark and a warning"
        |r| r.recording.in_advance_compensation,
        ["-", "8.1.commentary", "-", "-", "-", "-", "-", "-"]
    SheetRequests "recording: how often the sheet of a supervised rapid or blitz game may be asked for"
        |r| r.recording.sheet_requests,
        ["-", "-", "-", "-", "-?", "A.3.3?", "A.3.3?", "A.4.3"]
    ElectronicSheet "recording: electronic score sheet admitted"
        |r| r.recording.electronic_sheet,
        ["-", "-", "-", "-", "-", "-", "-", "8.1.1.2"]

    DeviceRule "devices: what loses"
        |r| r.devices.rule,
        ["-", "12.2.b", "12.3.b", "13.3.2", "11.3.b", "11.3.2", "11.3.2.2?", "11.3.2.2"]
    DeviceOpponent "devices: score of the opponent"
        |r| r.devices.opponent,
        ["-", "12.2.b", "12.3.b", "13.3.2", "11.3.b", "11.3.2", "11.3.2.2", "11.3.2.2"]
    DeviceMilder "devices: the regulations may be milder"
        |r| r.devices.regulations_may_be_milder,
        ["-", "-", "-", "-", "11.3.b", "11.3.2", "11.3.2.2", "11.3.2.2"]

    DrawRestriction "draw by agreement: restriction by the event"
        |r| r.agreement.restriction,
        ["-", "-", "9.1.a", "9.1.1", "9.1.a?", "9.1.1", "9.1.1", "9.1.1"]
    DrawMinMoves "draw by agreement: moves that each player must have made"
        |r| r.agreement.min_moves_each,
        ["-", "-", "-", "-", "-", "5.2.3", "5.2.3", "5.2.3"]

    RookFirst "touch-move: rook first bars castling on that side"
        |r| r.touch.rook_first_bars_castling,
        ["4.4.b", "4.4.b", "4.4.b", "@4.4.b?", "4.4.b", "4.4.2", "4.4.2", "4.4.2"]
    KingAndRookTogether "touch-move: king and rook together"
        |r| r.touch.together,
        ["4.4.c?", "4.4.c?", "4.4.c?", "@4.4.c?", "4.4.c?", "4.4.3", "4.4.3", "4.4.3"]
    PromotionChoice "promotion: when the choice is final"
        |r| r.touch.promotion_choice,
        ["-", "4.4.d", "4.4.d", "@4.4.d?", "4.4.d", "4.4.4", "4.4.4", "4.4.4"]
    PromotionOrder "promotion: order of the hand's actions"
        |r| r.touch.promotion_order,
        ["-?", "-?", "-?", "-?", "4.6", "4.6", "4.6", "4.6"]

    DeadPositionAtOnce "dead position: drawn at once"
        |r| r.endings.dead_position_at_once,
        ["5.2.b", "5.2.b", "5.2.b", "9.6", "5.2.b", "5.2.2", "5.2.2", "5.2.2"]
    ResignationMateImpossible "resignation when the opponent cannot mate"
        |r| r.endings.resignation,
        ["5.1.b", "5.1.b", "5.1.b", "5.1.2?", "5.1.b?", "5.1.2", "5.1.2", "5.1.2"]
    NextMoveCompletes "unpressed move completed by the next move"
        |r| r.clocks.next_move_completes,
        ["6.8.a", "6.8.a", "6.7.a", "6.7.1", "6.2.a", "6.2.1.2", "6.2.1.2", "6.2.1.2"]
    WrongSettingNamed "clause on a clock set wrongly"
        |r| r.clocks.wrong_setting_named,
        ["-", "-", "6.10.b", "6.10.2", "6.10.b?", "6.10.2", "6.10.2", "6.10.2"]

    DisabilitySparesTime "an assistant: no time taken from a player with a disability"
        |r| r.clocks.disability_spares_time,
        ["6.8.d", "6.8.d", "6.7.d", "6.7.4", "6.2.f?", "6.2.6", "6.2.6", "6.2.6"]

    ColoursReversed "colours reversed: new game below this many moves of both (none: play on)"
        |r| r.set_up.reversed_restart_below,
        ["7.2", "7.2", "7.2", "7.2", "7.3", "7.3", "7.3", "7.3"]
    SetUpStandard "wrong set-up, standard: no claim after this many moves each (none: at any time)"
        |r| r.set_up.standard_limit,
        ["7.1.a", "7.1.a", "7.1.a", "7.1.1", "7.2.a?", "7.2.1", "7.2.1", "7.2.1"]
    SetUpRapid "wrong set-up, rapid: no claim after this many moves each"
        |r| r.set_up.rapid_limit,
        ["B.4", "B.4", "A.4.a", "@A.4.a?", "A.4.a", "A.4.1", "A.4.1.2", "A.5.1.2"]
    SetUpBlitz "wrong set-up, blitz: no claim after this many moves each"
        |r| r.set_up.blitz_limit,
        ["C.2", "C.2?", "B.3.a", "@B.3.a?", "B.4", "B.4", "B.4", "B.3"]

    LateClockSetting "rapid and blitz: clock found wrongly set after that"
        |r| r.set_up.late_clock_setting,
        ["B.4", "B.4", "A.4.a", "@A.4.a?", "A.4.a?", "A.4.1", "A.4.1.1", "A.5.1.1"]

    RapidTimes "rapid chess: time for each player"
        |r| r.modes.rapid,
        ["B.1", "B.1?", "A.1", "@A.1?", "A.1", "A.1", "A.1", "A.1"]
    BlitzTimes "blitz: time for each player"
        |r| r.modes.blitz,
        ["C.1", "C.1?", "B.1", "@B.1?", "B.1", "B.1", "B.1", "B.1"]
    IncrementsCounted "rapid and blitz: increments added to the base time"
        |r| r.modes.increments,
        ["-", "B.1?", "A.1", "@A.1?", "A.1", "A.1", "A.1", "A.1"]
    RapidSupervision "rapid chess: games an arbiter may supervise for the Competition Rules to hold"
        |r| r.modes.rapid_games_per_arbiter,
        ["-", "-", "A.3", "@A.3?", "A.3?", "A.3.1", "A.3.1", "A.4.1"]
    BlitzSupervision "blitz: games an arbiter may supervise for the Competition Rules to hold"
        |r| r.modes.blitz_games_per_arbiter,
        ["-", "-", "B.2", "@B.2?", "B.3?", "B.3.1", "B.3.1", "B.2.1"]

    AdjournmentPlace "adjournment: where the rules stand"
        |r| r.adjournment.place,
        ["A", "A", "G", "8.1?", "I?", "I", "I", "I"]
    ResumptionDefault "adjournment: absent at the resumption, loses after"
        |r| r.adjournment.absent_loses,
        ["A.10", "A.10", "G.10", "@G.10?", "I.10?", "I.10", "I.10", "I.10"]
    EarlyNeedsControl "adjournment: before the end of the session only once the control is reached"
        |r| r.adjournment.early_needs_control,
        ["A.1.b", "A.1.b", "G.1.b", "@G.1.b?", "I.1.b?", "I.1.2", "I.1.2", "I.1.2"]
    ResumptionBothAbsent "adjournment: both absent at the resumption, the replier loses the time"
        |r| r.adjournment.both_absent_named,
        ["-", "-", "-", "-", "I.11?", "I.11", "I.11", "I.11"]

    WinScore "score of a win"
        |r| r.scores.win,
        ["11.1", "11.1", "11.1", "12.1", "10.1?", "10.1", "10.1", "10.1"]
    DrawScore "score of a draw"
        |r| r.scores.draw,
        ["11.1", "11.1", "11.1", "12.1", "10.1?", "10.1", "10.1", "10.1"]
    LossScore "score of a loss"
        |r| r.scores.loss,
        ["11.1", "11.1", "11.1", "12.1", "10.1?", "10.1", "10.1", "10.1"]
    TotalCapped "scores: the total is capped"
        |r| r.scores.total_capped,
        ["-", "-", "-", "-", "10.2?", "10.2", "10.2", "10.2"]
    FinePenalty "penalties: a fine"
        |r| r.penalties.fine,
        ["-", "-", "-", "-", "12.9.g?", "12.9.7?", "12.9.7", "12.9.7"]
    RoundsPenalty "penalties: exclusion from rounds"
        |r| r.penalties.exclusion_from_rounds,
        ["-", "-", "-", "-", "-?", "12.9.8?", "12.9.8", "12.9.8"]

    LatenessIsAbsence "absences that exclude from the event: a late arrival counts"
        |r| r.arrival.lateness_is_absence,
        ["-", "-", "-", "13.19?", "-", "-", "-", "-"]
    DeviceBag "devices: the regulations may allow them switched off in a bag"
        |r| r.devices.bag,
        ["-", "-", "-", "-", "-?", "11.3.2", "11.3.2.1", "11.3.2.1"]
    LeavingReport "leaving the playing area: the regulations may ask the opponent to report"
        |r| r.conduct.leaving_report,
        ["-", "-", "-", "-", "-?", "-?", "11.2.4", "11.2.4"]
    SheetUseIsConduct "other use of the score sheet is a breach that must be penalised"
        |r| r.conduct.sheet_use_penalised,
        ["12.6", "12.7", "12.7", "13.7", "8.1?", "8.1.4", "8.1.4", "8.1.4"]
    DisqualificationRegional "disqualification, regional events: months at least"
        |r| r.conduct.disqualification.map(|terms| terms.regional.least),
        ["-", "-", "-", "13.21", "-", "-", "-", "-"]
    DisqualificationRegionalMost "disqualification, regional events: months at most"
        |r| r.conduct.disqualification.map(|terms| terms.regional.most),
        ["-", "-", "-", "13.21", "-", "-", "-", "-"]
    DisqualificationHigher "disqualification, higher events: months at least"
        |r| r.conduct.disqualification.map(|terms| terms.higher.least),
        ["-", "-", "-", "13.21", "-", "-", "-", "-"]
    DisqualificationHigherMost "disqualification, higher events: months at most"
        |r| r.conduct.disqualification.map(|terms| terms.higher.most),
        ["-", "-", "-", "13.21", "-", "-", "-", "-"]
    DisqualificationForLife "disqualification for life in exceptional cases"
        |r| r.conduct.disqualification.map(|terms| terms.for_life),
        ["-", "-", "-", "13.21", "-", "-", "-", "-"]
    LossOpponentScore "penalties: score of the opponent of a player whose game is declared lost"
        |r| r.penalties.opponent_after_loss,
        ["13.4.d", "13.4.d", "13.4.d?", "14.4.4", "12.9.f?", "12.9.6", "12.9.6", "12.9.6"]
    RefusalOpponentScore "persistent refusal: score of the opponent"
        |r| r.penalties.opponent_after_refusal,
        ["12.7", "12.8", "12.8", "13.8", "11.7?", "11.7", "11.7", "11.7"]
    ExpulsionLoses "penalties: expulsion loses a game that is still going on"
        |r| r.penalties.expulsion_loses,
        ["13.4.g", "13.4.g", "13.4.g?", "14.4.7", "12.9.h?", "12.9.9?", "12.9.9?", "12.9.9?"]
    AllTimeTaken "penalties: all the time left may be taken, if the arbiter confirms it"
        |r| r.penalties.all_time_if_confirmed,
        ["13.4.c", "13.4.c", "13.4.c?", "14.4.3", "12.9.c?", "12.9.3?", "12.9.3?", "12.9.3?"]
}
