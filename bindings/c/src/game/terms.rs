//! The particulars of events, by number: who, in which order, on what ground.

/// Who saw, claimed or stopped something.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_observer {
    /// The player of the white pieces.
    White = 0,
    /// The player of the black pieces.
    Black = 1,
    /// The arbiter or an assistant of his.
    Arbiter = 2,
}

/// In which order several pieces were touched (4.3, 4.4).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_touch_order {
    /// As listed.
    InOrder = 0,
    /// At the same time.
    Together = 1,
    /// Nobody can say.
    Unclear = 2,
}

/// What a draw is claimed on.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_claim_ground {
    /// The same position for the third time (9.2).
    Threefold = 0,
    /// Fifty moves without capture or pawn move (9.3).
    FiftyMoves = 1,
}

/// How the clock is handled improperly.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_clock_fault {
    /// Pressed with another hand than the one that moved (6.2.3).
    OtherHand = 0,
    /// A finger kept on or over the button (6.2.3).
    Hovering = 1,
    /// Hit with force, lifted or knocked over (6.2.4).
    Force = 2,
}

/// What an assistant does for a player.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_assistant_task {
    /// Presses the clock (6.2.6).
    Clock = 0,
    /// Keeps the score (8.1.6).
    Score = 1,
}

/// On what a draw is claimed where no arbiter is present.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_paper_ground {
    /// The opponent cannot win by normal means.
    CannotWin = 0,
    /// The opponent makes no effort to win by normal means.
    NoEffort = 1,
}

/// A breach of conduct. Article numbers are those of FIDE 2023 where it has the clause.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_breach {
    /// None, where nothing is said of a breach.
    None = 0,
    /// Bringing the game into disrepute (11.1).
    Disrepute = 1,
    /// Notes, sources of information, advice, analysis on another board (11.3.1).
    Aids = 2,
    /// The score sheet used for something else (8.1.4).
    SheetUse = 3,
    /// Leaving the playing venue without permission (11.2.3.1).
    LeavingVenue = 4,
    /// Leaving the playing area on the move without permission (11.2.3.2).
    LeavingArea = 5,
    /// Leaving the playing area unreported, where a report is asked for (11.2.4).
    UnreportedLeaving = 6,
    /// A device that does not lose the game at once (11.3.2).
    Device = 7,
    /// Using the bag with the device without permission (11.3.2.1).
    BagUsed = 8,
    /// Refusing an inspection (11.3.3).
    InspectionRefused = 9,
    /// Smoking where it is not allowed (11.3.4).
    Smoking = 10,
    /// Distracting or annoying the opponent (11.5).
    Distraction = 11,
    /// Talking where the rules don't provide for it (Russia 2011).
    Talking = 12,
    /// Displeasure voiced to the opponent (Russia 2011).
    Complaints = 13,
    /// Leaving a game without signing or telling the arbiter (Russia 2011).
    WalkingOut = 14,
    /// Dress (Russia 2011).
    Dress = 15,
    /// Drink or drugs (Russia 2011).
    Intoxication = 16,
    /// Doping (Russia 2011).
    Doping = 17,
    /// Hints from a computer (Russia 2011).
    ComputerHints = 18,
    /// A move written before it was made (8.1.2).
    WritingInAdvance = 19,
    /// Any other breach of the Laws.
    Other = 20,
    /// A breach without a number of its own.
    Unknown = 65535,
}

/// A part of the place where games are played (11.2).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_zone {
    /// The playing venue: the area, rest rooms and what else the arbiter names.
    Venue = 0,
    /// The playing area: where the boards stand.
    Area = 1,
}

/// What is reported of a player's telephone or other device.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_device_fact {
    /// A telephone rang.
    Rang = 0,
    /// A device made any other sound that was heard.
    Sounded = 1,
    /// A device was on the player's person.
    OnPerson = 2,
    /// A device was in the player's bag.
    InBag = 3,
    /// A device was elsewhere in the venue.
    InVenue = 4,
    /// A device was used.
    Used = 5,
    /// The bag that holds the device was used without permission.
    BagUsed = 6,
}

/// What an arbiter tells the players during the game (12.6).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_remark {
    /// How many moves were made.
    NumberOfMoves = 0,
    /// That the opponent has moved.
    OpponentHasMoved = 1,
    /// That the clock was not pressed.
    ClockNotPressed = 2,
}

/// Somebody who is not playing this game. Players who have finished are spectators (11.4).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_outsider {
    /// A spectator.
    Spectator = 0,
    /// A player of another game.
    OtherPlayer = 1,
    /// White, after this game.
    White = 2,
    /// Black, after this game.
    Black = 3,
}

/// What somebody does who is not playing this game.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_interference {
    /// Speaks about a game or interferes otherwise.
    Speaks = 0,
    /// Tells a player of an irregularity.
    TellsPlayer = 1,
    /// Tells the arbiter of an irregularity.
    TellsArbiter = 2,
    /// Claims something or points out a flag, as only the players may.
    Claims = 3,
    /// Uses a telephone or another device.
    UsesDevice = 4,
}

/// At what kind of event a breach happened.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_event_level {
    /// An event of a region or a municipality.
    Regional = 0,
    /// A higher one.
    Higher = 1,
}

/// Why a player withdraws from an event that he had accepted.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_excuse {
    /// Illness, incapacity and the like.
    ForceMajeure = 0,
    /// An invitation to another event.
    AnotherEvent = 1,
    /// Anything else.
    Other = 2,
}

/// What a move was written down for before it was made (8.1.2).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_advance_purpose {
    /// For nothing that the Laws know.
    None = 0,
    /// To claim a draw with it.
    Claim = 1,
    /// To seal it.
    Sealing = 2,
}

/// What the assistant of a player with impaired vision, or of the opponent, may do (D.2.10).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_duty {
    /// Makes either player's move on the opponent's board.
    MakingMoves = 0,
    /// Announces the moves of both players.
    Announcing = 1,
    /// Keeps the score and starts the opponent's clock.
    ScoreAndClock = 2,
    /// Tells the number of moves and the times, on request only.
    Telling = 3,
    /// Claims when the time is over, and tells of touched pieces.
    Claiming = 4,
    /// Carries out the formalities of an adjournment.
    Adjourning = 5,
}

/// Who decides what an arbiter does not.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_body {
    /// The chief arbiter.
    ChiefArbiter = 0,
    /// The federation's rules on sporting sanctions.
    Sanctions = 1,
    /// The competent bodies of the federation.
    Federation = 2,
    /// The Code of Ethics.
    Ethics = 3,
}

/// What an envelope is to bear (I.2).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_envelope_item {
    /// The names of the players.
    Names = 0,
    /// The position before the sealed move.
    Position = 1,
    /// The time that each player has used.
    TimesUsed = 2,
    /// Who sealed.
    Sealer = 3,
    /// The number of the sealed move.
    MoveNumber = 4,
    /// An offer of a draw that still stands.
    Offer = 5,
    /// Date, time and place of the resumption.
    Resumption = 6,
}

/// Why an offer of a draw is no longer open.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_offer_end {
    /// Declined orally.
    Declined = 0,
    /// Declined by touching a piece.
    Touched = 1,
}

/// Why a claim cannot be made now.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_inadmissible {
    /// The claimant does not have the move.
    NotOnMove = 0,
    /// The claimant has touched a piece.
    Touched = 1,
}
