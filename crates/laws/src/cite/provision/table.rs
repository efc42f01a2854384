use crate::cite::Row;

// One row a provision: FIDE 2001, 2005, 2009, Russia 2011, FIDE 2014, 2017, 2018, 2023.
provisions! {
    // Moves and touched pieces
    HavingTheMove "having the move"
        ["1.1", "1.1", "1.1", "@1.1?", "1.1?", "1.3", "1.3", "1.3"]
    LegalMove "when a move is legal"
        ["4.7", "4.6", "4.6", "4.6?", "3.10.a?", "3.10.1", "3.10.1", "3.10.1"]
    OneHand "moves made with one hand"
        ["4.1", "4.1", "4.1", "@4.1?", "4.1?", "4.1", "4.1", "4.1"]
    Adjusting "adjusting pieces"
        ["4.2", "4.2", "4.2", "@4.2?", "4.2?", "4.2.1", "4.2.1", "4.2.1"]
    TouchedOwn "own pieces touched"
        ["4.3.a", "4.3.a", "4.3.a", "4.3?", "4.3.a?", "4.3.1", "4.3.1", "4.3.1"]
    TouchedOpponents "the opponent's pieces touched"
        ["4.3.b", "4.3.b", "4.3.b", "4.3?", "4.3.b?", "4.3.2", "4.3.2", "4.3.2"]
    TouchedBoth "pieces of both colours touched"
        ["4.3.c", "4.3.c", "4.3.c", "4.3?", "4.3.c?", "4.3.3", "4.3.3", "4.3.3"]
    KingThenRook "king and then rook touched"
        ["4.4.a", "4.4.a", "4.4.a", "@4.4.a?", "4.4.a?", "4.4.1", "4.4.1", "4.4.1"]
    RookThenKing "rook and then king touched"
        ["4.4.b", "4.4.b", "4.4.b", "@4.4.b?", "4.4.b", "4.4.2", "4.4.2", "4.4.2"]
    IllegalCastlingTouch "castling intended but illegal"
        ["4.4.c", "4.4.c", "4.4.c", "@4.4.c?", "4.4.c?", "4.4.3", "4.4.3", "4.4.3"]
    PromotionChoice "when the choice of a promotion piece is final"
        ["-", "4.4.d", "4.4.d", "@4.4.d?", "4.4.d", "4.4.4", "4.4.4", "4.4.4"]
    NothingPlayable "no touched piece can be moved or captured"
        ["4.5", "4.5", "4.5", "@4.5?", "4.5?", "4.5", "4.5", "4.5"]
    MoveMade "a piece released; when a move is made"
        ["4.7", "4.6", "4.6", "4.6?", "4.7?", "4.7", "4.7", "4.7"]
    TouchComplaintLost "losing the right to complain of touch-move"
        ["4.6", "4.7?", "4.7", "@4.7?", "4.8?", "4.8", "4.8", "4.8"]

    TouchIntent "contact with a piece that was no accident"
        ["4.3", "4.3", "4.3", "4.3?", "4.2.b?", "4.2.2", "4.2.2", "4.2.2"]
    CaptureMade "when a capture is made"
        ["4.7", "4.6.a", "4.6.a", "4.6?", "4.7.a?", "4.7.1", "4.7.1", "4.7.1"]
    CastlingMade "when castling is made"
        ["4.7", "4.6.b", "4.6.b", "4.6?", "4.7.b?", "4.7.2", "4.7.2", "4.7.2"]
    PromotionMade "when a promotion is made"
        ["4.7", "4.6.c", "4.6.c", "4.6?", "4.7.c?", "4.7.3", "4.7.3", "4.7.3"]

    // Endings
    Checkmate "checkmate"
        ["5.1.a", "5.1.a", "5.1.a", "5.1.1?", "5.1.a?", "5.1.1", "5.1.1", "5.1.1"]
    Resignation "resignation"
        ["5.1.b", "5.1.b", "5.1.b", "5.1.2?", "5.1.b?", "5.1.2", "5.1.2", "5.1.2"]
    Stalemate "stalemate"
        ["5.2.a", "5.2.a", "5.2.a", "5.2.1?", "5.2.a?", "5.2.1", "5.2.1", "5.2.1"]
    DeadPosition "dead position"
        ["5.2.b", "5.2.b", "5.2.b", "9.6", "5.2.b", "5.2.2", "5.2.2", "5.2.2"]
    Agreement "draw by agreement"
        ["5.2.c", "5.2.c", "5.2.c", "5.2.3?", "5.2.c?", "5.2.3", "5.2.3", "5.2.3"]

    // The clock
    TimeControl "moves and time of a period"
        ["6.2.a", "6.2.a", "6.2.a", "6.2.1", "6.3.a?", "6.3.1", "6.3.1", "6.3.1"]
    CarryOver "saved time and delay"
        ["6.2.b", "6.2.b", "6.2.b", "6.2.2", "6.3.b?", "6.3.2", "6.3.2", "6.3.2"]
    PeriodCheck "checking the number of moves when a flag falls"
        ["6.3", "6.3", "6.3", "6.3", "6.4?", "6.4", "6.4", "6.4"]
    StartOfPlay "starting White's clock"
        ["6.5", "6.5", "6.5", "6.5", "6.6?", "6.6", "6.6", "6.6"]
    BothAbsent "both players absent at the start"
        ["6.6", "6.6", "6.6.b", "6.6.2", "6.7.b?", "6.7.2", "6.7.2", "6.7.2"]
    LateArrival "arriving after the default time"
        ["6.7", "6.7", "6.6.a", "6.6.1", "6.7.a", "6.7.1", "6.7.1", "6.7.1"]
    PressingTheClock "pressing the clock completes the move"
        ["6.8.a", "6.8.a", "6.7.a", "6.7.1", "6.2.a", "6.2.1", "6.2.1", "6.2.1"]
    NextMoveCompletes "an unpressed move completed by the next one"
        ["-", "-", "-", "-", "6.2.a", "6.2.1.2", "6.2.1.2", "6.2.1.2"]
    CompletedByEnding "a move that ends the game is completed"
        ["6.8.a", "6.8.a", "6.7.a", "6.7.1", "6.2.a?", "6.2.1.1", "6.2.1.1", "6.2.1.1"]
    RightToPress "the clock may be pressed even after the opponent's reply"
        ["6.8.a", "6.8.a", "6.7.a", "6.7.1", "6.2.b?", "6.2.2", "6.2.2", "6.2.2"]
    WhoMayAdjust "only the player whose clock runs may adjust pieces"
        ["4.2", "4.2", "4.2", "@4.2?", "6.2.e?", "6.2.5", "6.2.5", "6.2.5"]
    SameHand "pressing with the hand that moved"
        ["6.8.b", "6.8.b", "6.7.b", "6.7.2", "6.2.c?", "6.2.3", "6.2.3", "6.2.3"]
    ClockHandling "proper handling of the clock"
        ["6.8.c", "6.8.c", "6.7.c", "6.7.3", "6.2.d?", "6.2.4", "6.2.4", "6.2.4"]
    ClockAssistant "an assistant for the clock"
        ["6.8.d", "6.8.d", "6.7.d", "6.7.4", "6.2.f?", "6.2.6", "6.2.6", "6.2.6"]
    FlagNoticed "when a flag counts as fallen"
        ["6.9", "6.9", "6.8", "6.8", "6.8?", "6.8", "6.8", "6.8"]
    LossOnTime "loss on time, and the draw when the opponent cannot mate"
        ["6.10", "6.10", "6.9", "6.9", "6.9", "6.9", "6.9", "6.9"]
    ClockDefect "a defective clock"
        ["6.11", "6.11", "6.10.a", "6.10.1", "6.10.a?", "6.10.1", "6.10.1", "6.10.1"]
    WrongSetting "a clock set wrongly"
        ["-", "-", "6.10.b", "6.10.2", "6.10.b?", "6.10.2", "6.10.2", "6.10.2"]
    BothFlagsEarlierPeriod "both flags down, not in the last period"
        ["6.12", "6.12.a", "6.11.a", "6.11.1", "6.11?", "III.3.1.1", "III.3.1.1", "III.3.1.1"]
    BothFlagsLastPeriod "both flags down in the last period"
        ["10.3", "6.12.b", "6.11.b", "6.11.2", "6.11?", "III.3.1.2", "III.3.1.2", "III.3.1.2"]
    Interruption "interruption of the game"
        ["6.13.a", "6.13.a", "6.12.a", "6.12.1", "6.12.a?", "6.11.1", "6.11.1", "6.11.1"]
    StoppingTheClocks "a player stops the clocks"
        ["6.13.b", "6.13.b", "6.12.b", "6.12.2", "6.12.b?", "6.11.2", "6.11.2", "6.11.2"]
    Restart "restarting the game"
        ["6.13.c", "6.13.c", "6.12.c", "6.12.3", "6.12.c?", "6.11.3", "6.11.3", "6.11.3"]
    UnjustifiedStop "stopping the clocks without a reason"
        ["6.13.d", "6.13.d", "6.12.d", "6.12.4", "6.12.d?", "6.11.4", "6.11.4", "6.11.4"]
    TimesRestored "times after an irregularity"
        ["6.14", "6.14", "6.13", "6.13", "7.1?", "7.1", "7.1", "7.1"]
    Screens "screens showing the game"
        ["6.15", "6.15", "6.14", "6.14", "6.13?", "6.12.2", "6.12.2", "6.12.2"]

    // Irregularities
    WrongSetUp "wrong initial position"
        ["7.1.a", "7.1.a", "7.1.a", "7.1.1", "7.2.a?", "7.2.1", "7.2.1", "7.2.1"]
    BoardTurned "board placed the wrong way"
        ["7.1.b", "7.1.b", "7.1.b", "7.1.2", "7.2.b?", "7.2.2", "7.2.2", "7.2.2"]
    ColoursReversed "colours reversed"
        ["7.2", "7.2", "7.2", "7.2", "7.3", "7.3", "7.3", "7.3"]
    PiecesDisplaced "pieces displaced by a player"
        ["7.3", "7.3", "7.3", "7.3", "7.4.a?", "7.4.1", "7.4.1", "7.4.1"]
    DisplacementPause "stopping the clocks for displaced pieces"
        ["7.3", "7.3", "7.3", "7.3", "7.4.b?", "7.4.2", "7.4.2", "7.4.2"]
    DisplacementPenalty "penalty for displacing pieces"
        ["7.3", "7.3", "7.3", "7.3", "7.4.c?", "7.4.3", "7.4.3", "7.4.3"]
    IllegalMove "completed illegal move"
        ["7.4.a", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.1", "7.5.1", "7.5.1"]
    UnpromotedPawn "clock pressed with a pawn on the last rank"
        ["7.4.a?", "7.4.a", "7.4.a", "7.4.1", "7.5.a", "7.5.2", "7.5.2", "7.5.2"]
    PressWithoutMove "clock pressed without a move"
        ["-", "-", "-", "-", "-?", "7.8.1", "7.5.3", "7.5.3"]
    TwoHands "move made with two hands"
        ["4.1", "4.1", "4.1", "@4.1?", "4.1?", "7.7.1", "7.5.4", "7.5.4"]
    IllegalMovePenalty "what a completed illegal move costs"
        ["7.4.b", "7.4.b", "7.4.b", "7.4.2", "7.5.b", "7.5.3", "7.5.5", "7.5.5"]
    DisplacementFound "displaced pieces found later"
        ["7.5", "7.5", "7.5", "7.5", "7.6?", "7.6", "7.6", "7.6"]

    // The score sheet
    Recording "the duty to record"
        ["8.1", "8.1", "8.1", "8.1", "8.1?", "8.1.1", "8.1.1", "8.1.1"]
    WritingInAdvance "writing a move in advance"
        ["8.1", "8.1", "8.1", "8.1", "8.1?", "8.1.2", "8.1.2", "8.1.2"]
    ReplyBeforeRecording "replying before recording"
        ["8.1", "8.1", "8.1", "8.1", "8.1?", "8.1.3", "8.1.3", "8.1.3"]
    OfferRecorded "recording a draw offer"
        ["9.1.b", "9.1.b", "8.1", "9.1.2.2", "8.1?", "8.1.5", "8.1.5", "8.1.5"]
    RecordingAssistant "an assistant who records"
        ["8.1", "8.1", "8.1", "8.1", "8.1?", "8.1.6", "8.1.6", "8.1.6"]
    SheetVisible "the sheet visible to the arbiter"
        ["8.2", "8.2", "8.2", "8.2", "8.2?", "8.2", "8.2", "8.2"]
    RecordingExemption "no recording in time trouble"
        ["8.4", "8.4?", "8.4", "8.4", "8.4", "8.4", "8.4", "8.4"]
    NeitherRecords "neither player records"
        ["8.5.a", "8.5.a", "8.5.a", "8.5.1", "8.5.a?", "8.5.1", "8.5.1", "8.5.1"]
    OneRecords "only one player records"
        ["8.5.b", "8.5.b", "8.5.b", "8.5.2", "8.5.b?", "8.5.2", "8.5.2", "8.5.2"]
    NoCompleteSheet "no complete sheet"
        ["8.5.c", "8.5.c", "8.5.c", "8.5.3", "8.5.c?", "8.5.3", "8.5.3", "8.5.3"]
    NoProofOfOverstepping "sheets prove no overstepping"
        ["8.6", "8.6", "8.6", "8.6", "8.6?", "8.6", "8.6", "8.6"]
    SigningTheResult "signing the result"
        ["8.7", "8.7", "8.7", "8.7", "8.7?", "8.7", "8.7", "8.7"]

    // Draws
    DrawRestriction "draws restricted by the event"
        ["-", "-", "9.1.a", "9.1.1", "9.1.a?", "9.1.1", "9.1.1", "9.1.1"]
    DrawOffer "offering a draw"
        ["9.1.a", "9.1.a", "9.1.b.1", "9.1.2.1", "9.1.b.1?", "9.1.2.1", "9.1.2.1", "9.1.2.1"]
    OfferNoted "noting a draw offer"
        ["9.1.b", "9.1.b", "9.1.b.2", "9.1.2.2", "9.1.b.2?", "9.1.2.2", "9.1.2.2", "9.1.2.2"]
    ClaimIsOffer "a claim is an offer"
        ["9.1.c", "9.1.c", "9.1.b.3", "9.1.2.3", "9.1.b.3?", "9.1.2.3", "9.1.2.3", "9.1.2.3"]
    ThreefoldIntended "threefold repetition claimed with an intended move"
        ["9.2.a", "9.2.a", "9.2.a", "9.2.1", "9.2.a", "9.2.1.1", "9.2.1.1", "9.2.1"]
    ThreefoldAppeared "threefold repetition claimed on the board"
        ["9.2.b", "9.2.b", "9.2.b", "9.2.2", "9.2.b", "9.2.1.2", "9.2.1.2", "9.2.2"]
    SamePosition "when positions are the same"
        ["9.2", "9.2", "9.2", "9.2", "9.2", "9.2.2", "9.2.2", "9.2.3"]
    FiftyMovesIntended "fifty moves claimed with an intended move"
        ["9.3.a", "9.3.a", "9.3.a", "9.3.1", "9.3.a?", "9.3.1", "9.3.1", "9.3.1"]
    FiftyMovesCompleted "fifty moves claimed on the board"
        ["9.3.b", "9.3.b", "9.3.b", "9.3.2", "9.3.b?", "9.3.2", "9.3.2", "9.3.2"]
    ClaimLost "losing the right to claim"
        ["9.4", "9.4", "9.4", "9.4", "9.4", "9.4", "9.4", "9.4"]
    ClaimProcedure "stopping the clocks for a claim"
        ["9.5", "9.5", "9.5", "9.5", "9.5.a?", "9.5.1", "9.5.1", "9.5.1"]
    ClaimCorrect "a correct claim"
        ["9.5.a", "9.5.a", "9.5.a", "9.5.1", "9.5.b?", "9.5.2", "9.5.2", "9.5.2"]
    ClaimIncorrect "an incorrect claim"
        ["9.5.b", "9.5.b", "9.5.b", "9.5.2", "9.5.c", "9.5.3", "9.5.3", "9.5.3"]
    FivefoldRepetition "fivefold repetition"
        ["-", "-", "-", "-", "9.6.a", "9.6.1", "9.6.1", "9.6.1"]
    SeventyFiveMoves "seventy-five moves"
        ["-", "-", "-", "-", "9.6.b", "9.6.2", "9.6.2", "9.6.2"]

    // Quickplay finish
    QuickplayFinish "the quickplay finish"
        ["10.1", "10.1", "10.1", "10.1", "G.1?", "III.1", "III.1", "III.1"]
    QuickplayAnnounced "quickplay finish only if announced"
        ["-", "-", "-", "-", "G.2?", "III.2.1", "III.2.1", "III.2.1"]
    QuickplayClaim "the two-minute claim"
        ["10.2", "10.2?", "10.2", "10.2", "G.5?", "III.5", "III.5", "III.5"]
    QuickplayAgreed "a two-minute claim agreed to"
        ["10.2.a", "10.2.a", "10.2.a", "10.2.1", "G.5?", "III.5.1", "III.5.1", "III.5.1"]
    QuickplayPostponed "a two-minute claim postponed"
        ["10.2.b", "10.2.b", "10.2.b", "10.2.2", "G.5?", "III.5.2", "III.5.2", "III.5.2"]
    QuickplayRejected "a two-minute claim rejected"
        ["10.2.c", "10.2.c", "10.2.c", "10.2.3", "G.5?", "III.5.3", "III.5.3", "III.5.3"]
    QuickplayFinal "the decision on a two-minute claim is final"
        ["10.2.d", "10.2.d", "10.2.d", "10.2.4", "G.5?", "-?", "-?", "-"]
    QuickplayIncrement "asking for an increment"
        ["-", "-", "-", "-", "G.4?", "III.4", "III.4", "III.4"]
    QuickplayWithoutArbiter "a two-minute claim without an arbiter"
        ["D.1?", "D.1?", "D.1", "11", "G.6?", "III.6.1", "III.6.1", "III.6.1"]
    QuickplayPapers "what the claimant hands in without an arbiter: nobody can win"
        ["D.1.a", "D.1.a", "D.1.a", "11.1", "G.6?", "III.6.1.1", "III.6.1.1", "III.6.1.1"]
    QuickplayEffortPapers "what the claimant hands in without an arbiter: no effort to win"
        ["D.1.b", "D.1.b", "D.1.b", "11.2", "G.6?", "III.6.1.2", "III.6.1.2", "III.6.1.2"]
    QuickplayReferred "a claim without an arbiter is decided afterwards"
        ["D.1?", "D.1?", "D.1", "11", "G.6?", "III.6.2", "III.6.2", "III.6.2"]
    QuickplayCommentary "commentary on the two-minute claim"
        ["-", "10.2.commentary", "-", "-", "-", "-", "-", "-"]
    NotInBlitz "no two-minute claim in blitz"
        ["C.4", "C.2?", "B.3.b", "@B.3.b?", "G.3?", "III.2.2", "III.2.2", "III.2.2"]

    // Points and conduct
    Scores "what a game scores"
        ["11.1", "11.1", "11.1", "12.1", "10.1?", "10.1", "10.1", "10.1"]
    ScoreLimit "limits on scores"
        ["-", "-", "-", "-", "10.2?", "10.2", "10.2", "10.2"]
    Disrepute "bringing the game into disrepute"
        ["12.1", "12.1", "12.1", "13.1", "11.1?", "11.1", "11.1", "11.1"]
    LeavingTheVenue "leaving the playing venue"
        ["12.4", "12.5", "12.2", "13.2", "11.2?", "11.2.3.1", "11.2.3.1", "11.2.3.1"]
    LeavingOnMove "leaving the playing area on the move"
        ["12.4", "12.5", "12.2", "13.2", "11.2?", "11.2.3.2", "11.2.3.2", "11.2.3.2"]
    Aids "notes, advice, analysis"
        ["12.2", "12.2.a", "12.3.a", "13.3.1", "11.3.a?", "11.3.1", "11.3.1", "11.3.1"]
    Devices "telephones and devices"
        ["-", "12.2.b", "12.3.b", "13.3.2", "11.3.b", "11.3.2", "11.3.2.2", "11.3.2.2"]
    SheetUse "what the sheet may be used for"
        ["12.2", "12.3", "12.4", "13.4", "8.1?", "8.1.4", "8.1.4", "8.1.4"]
    FinishedPlayers "players who have finished"
        ["12.3", "12.4", "12.5", "13.5", "11.4?", "11.4", "11.4", "11.4"]
    Distraction "distracting the opponent"
        ["12.5", "12.6", "12.6", "13.6", "11.5?", "11.5", "11.5", "11.5"]
    ConductPenalty "breaches of conduct are penalised"
        ["12.6", "12.7", "12.7", "13.7", "11.6?", "11.6", "11.6", "11.6"]
    PersistentRefusal "persistent refusal to comply"
        ["12.7", "12.8", "12.8", "13.8", "11.7?", "11.7", "11.7", "11.7"]
    BothRefuse "both players guilty"
        ["12.8", "12.9", "12.9", "13.9", "11.8?", "11.8", "11.8", "11.8"]
    Appeal "appeals"
        ["-", "-", "12.10", "13.10", "11.10?", "11.10", "11.10", "11.10"]

    // The arbiter
    Disturbance "time for outside disturbance"
        ["13.5", "13.5", "13.5", "14.5", "12.5?", "12.5", "12.5", "12.5"]
    NoIntervention "the arbiter does not intervene"
        ["13.6", "13.6", "13.6", "14.6", "12.6?", "12.6", "12.6", "12.6"]
    Spectators "spectators and other players"
        ["13.7", "13.7.a", "13.7.a", "14.7.1", "12.7?", "12.7", "12.7", "12.7"]
    Penalties "the penalties"
        ["13.4", "13.4", "13.4", "14.4", "12.9?", "12.9", "12.9", "12.9"]
    Warning "penalty: warning"
        ["13.4.a", "13.4.a", "13.4.a", "14.4.1", "12.9.a?", "12.9.1", "12.9.1", "12.9.1"]
    MoreTime "penalty: more time for the opponent"
        ["13.4.b", "13.4.b", "13.4.b", "14.4.2", "12.9.b?", "12.9.2", "12.9.2", "12.9.2"]
    LessTime "penalty: less time for the offender"
        ["13.4.c", "13.4.c", "13.4.c", "14.4.3", "12.9.c?", "12.9.3", "12.9.3", "12.9.3"]
    PointsRaised "penalty: the opponent's points raised"
        ["13.4.f", "13.4.f", "13.4.f", "14.4.6", "12.9.d?", "12.9.4", "12.9.4", "12.9.4"]
    PointsReduced "penalty: the offender's points reduced"
        ["13.4.e", "13.4.e", "13.4.e", "14.4.5", "12.9.e?", "12.9.5", "12.9.5", "12.9.5"]
    LossAsPenalty "penalty: loss of the game"
        ["13.4.d", "13.4.d", "13.4.d", "14.4.4", "12.9.f?", "12.9.6", "12.9.6", "12.9.6"]
    Fine "penalty: a fine"
        ["-", "-", "-", "-", "12.9.g?", "12.9.7?", "12.9.7", "12.9.7"]
    ExcludedFromRounds "penalty: exclusion from rounds"
        ["-", "-", "-", "-", "-?", "12.9.8?", "12.9.8", "12.9.8"]
    Expulsion "penalty: expulsion from the event"
        ["13.4.g", "13.4.g", "13.4.g", "14.4.7", "12.9.h?", "12.9.9", "12.9.9", "12.9.9"]

    // Conduct, as single editions name it, and what lies beyond one game
    Preface "decisions by analogy"
        ["preface", "preface", "preface?", "@preface?", "preface?", "preface?", "preface?", "preface?"]
    LeavingReported "reporting before leaving the playing area"
        ["-", "-", "-", "-", "-?", "-?", "11.2.4", "11.2.4"]
    DeviceBan "devices in the venue"
        ["-", "12.2.b", "12.3.b", "13.3.2", "11.3.b", "11.3.2", "11.3.2", "11.3.2"]
    DeviceInBag "devices switched off in a bag"
        ["-", "-", "-", "-", "-?", "11.3.2", "11.3.2.1", "11.3.2.1"]
    DeviceCommentary "commentary: the score after a telephone rang"
        ["-", "12.2.b.commentary", "-", "-", "-", "-", "-", "-"]
    Inspection "inspection of clothes and bags"
        ["-", "-", "-", "-", "11.3.b?", "11.3.3?", "11.3.3", "11.3.3"]
    Smoking "smoking"
        ["-", "-", "12.3.c", "13.3.3", "11.3.c?", "11.3.4?", "11.3.4", "11.3.4"]
    RefusalCommentary "commentary: the score after persistent refusal"
        ["-", "12.8.commentary", "-", "-", "-", "-", "-", "-"]
    DutyToPlay "the duty to play in an event that was accepted"
        ["-", "-", "-", "13.12", "-", "-", "-", "-"]
    ForbiddenMeans "doping and computer hints"
        ["-", "-", "-", "13.13", "-", "-", "-", "-"]
    Intoxication "drink and drugs"
        ["-", "-", "-", "13.14", "-", "-", "-", "-"]
    Dress "dress"
        ["-", "-", "-", "13.15", "-", "-", "-", "-"]
    WalkingOut "leaving the game without a word"
        ["-", "-", "-", "13.16", "-", "-", "-", "-"]
    Talking "talking in the playing hall"
        ["-", "-", "-", "13.17", "-", "-", "-", "-"]
    Complaints "complaints to the opponent"
        ["-", "-", "-", "13.18", "-", "-", "-", "-"]
    UnexcusedNoShow "a forfeit by absence without a valid reason"
        ["-", "-", "-", "13.19", "-", "-", "-", "-"]
    RepeatedNoShow "repeated forfeits by absence"
        ["-", "-", "-", "13.20", "-", "-", "-", "-"]
    Disqualification "disqualification for a term"
        ["-", "-", "-", "13.21", "-", "-", "-", "-"]
    ThirdPartyReports "what others see goes to the arbiter only"
        ["-", "-", "13.7.a", "14.7.1", "12.7?", "12.7", "12.7", "12.7"]
    DevicesOfOthers "telephones of spectators and others"
        ["-", "13.7.b", "13.7.b", "14.7.2", "12.8?", "12.8", "12.8", "12.8"]
    Arrangement "arranged results"
        ["-", "-", "-", "14.8", "-", "-", "-", "-"]
    PenaltyCommentary "commentary: the score after a loss as a penalty"
        ["-", "13.commentary", "-", "-", "-", "-", "-", "-"]

    // Rapid and blitz
    RapidChess "what rapid chess is"
        ["B.1", "B.1?", "A.1", "@A.1?", "A.1", "A.1", "A.1", "A.1"]
    RapidSupervised "rapid chess under full supervision"
        ["B.2?", "B.2?", "A.3", "@A.3?", "A.3?", "A.3.1", "A.3.1", "A.4"]
    RapidRecorded "rapid chess under full supervision: the game is recorded"
        ["-", "-", "A.3?", "@A.3?", "A.3?", "A.3.2?", "A.3.2?", "A.4.2"]
    RapidSheetShown "rapid chess: seeing the sheet"
        ["-", "-", "-", "-", "-?", "A.3.3?", "A.3.3?", "A.4.3"]
    RapidClockSetting "rapid chess: clock setting no longer changed"
        ["B.4", "B.4", "A.4.a", "@A.4.a?", "A.4.a?", "A.4.1", "A.4.1.1", "A.5.1.1"]
    RapidSetUp "rapid chess: set-up no longer claimed"
        ["B.4", "B.4", "A.4.a", "@A.4.a?", "A.4.a", "A.4.1", "A.4.1.2", "A.5.1.2"]
    RapidTouchMove "rapid chess: rulings on touch-move"
        ["B.5.a", "B.5?", "A.4.b", "@A.4.b?", "-?", "-", "-", "-"]
    RapidIllegalMove "rapid chess: illegal moves"
        ["B.5.b?", "B.6?", "A.4.c", "@A.4.c?", "A.4.b", "A.4.2", "A.4.2", "A.5.2"]
    RapidFlagCall "rapid chess: calling a flag"
        ["B.6", "B.7?", "A.4.d.1", "@A.4.d.1?", "-?", "A.4.5", "A.4.5", "A.5.5"]
    RapidWinOnTime "rapid chess: claiming a win on time"
        ["B.7", "B.8?", "A.4.d.2", "@A.4.d.2?", "A.4.c?", "A.4.3", "A.4.3", "A.5.3"]
    RapidBothFlags "rapid chess: both flags down"
        ["B.8", "B.9?", "A.4.d.3", "@A.4.d.3?", "-?", "-", "-", "-"]
    RapidIllegalPosition "rapid chess: both kings in check, pawn on the last rank"
        ["-", "-", "A.4.c", "@A.4.c?", "A.4.d?", "A.4.4", "A.4.4", "A.5.4"]
    ReducedPenalties "one minute instead of two"
        ["-", "-", "-", "-", "B.2?", "B.2", "B.2", "A.3"]
    Blitz "what blitz is"
        ["C.1", "C.1?", "B.1", "@B.1?", "B.1", "B.1", "B.1", "B.1"]
    BlitzSupervised "blitz under full supervision"
        ["C.2?", "C.2?", "B.2", "@B.2?", "B.3?", "B.3.1", "B.3.1", "B.2?"]
    BlitzSheetShown "blitz: seeing the sheet"
        ["-", "-", "-", "-", "-?", "B.3.3?", "B.3.3?", "B.2.3"]
    BlitzOtherwise "blitz otherwise follows rapid chess"
        ["C.2", "C.2?", "B.3.a", "@B.3.a?", "B.4", "B.4", "B.4", "B.3"]
    BlitzIllegalMove "blitz: illegal moves"
        ["C.3", "C.3", "B.3.c", "@B.3.c?", "B.4", "B.4", "B.4", "B.3"]

    // Adjournment
    EnvelopeKept "the arbiter checks and keeps the envelope"
        ["A.3", "A.3", "G.3", "@G.3?", "I.3?", "I.3", "I.3", "I.3"]
    ResumptionPosition "what is set up before the resumption"
        ["A.5", "A.5", "G.5", "@G.5?", "I.5?", "I.5", "I.5", "I.5"]
    SealedAmbiguous "an ambiguous sealed move"
        ["A.8.a", "A.8.a", "G.8", "@G.8?", "I.8?", "I.8.1", "I.8.1", "I.8.1"]
    SealedUnclear "a sealed move whose meaning cannot be established"
        ["A.8.b", "A.8.b", "G.8", "@G.8?", "I.8?", "I.8.2", "I.8.2", "I.8.2"]
    SealedIllegal "an illegal sealed move"
        ["A.8.c", "A.8.c", "G.8", "@G.8?", "I.8?", "I.8.3", "I.8.3", "I.8.3"]
    ReplierPresent "resumption: the player who must reply is present"
        ["A.9.a", "A.9.a", "G.9", "@G.9?", "I.9?", "I.9.1", "I.9.1", "I.9.1"]
    ReplierAbsent "resumption: the player who must reply is absent"
        ["A.9.b", "A.9.b", "G.9", "@G.9?", "I.9?", "I.9.2", "I.9.2", "I.9.2"]
    SealerAbsent "resumption: the player who sealed is absent"
        ["A.9.c", "A.9.c", "G.9", "@G.9?", "I.9?", "I.9.3", "I.9.3", "I.9.3"]
    LateSealerMates "late at the resumption: the sealed move mates"
        ["A.10.a", "A.10.a", "G.10", "@G.10?", "I.10?", "I.10", "I.10", "I.10"]
    LateSealerDraws "late at the resumption: the sealed move draws"
        ["A.10.b", "A.10.b", "G.10", "@G.10?", "I.10?", "I.10", "I.10", "I.10"]
    LateSealerFlag "late at the resumption: the present player oversteps"
        ["A.10.c", "A.10.c", "G.10", "@G.10?", "I.10?", "I.10", "I.10", "I.10"]
    BothAbsentAtResumption "both absent at the resumption"
        ["-", "-", "-", "-", "I.11?", "I.11", "I.11", "I.11"]
    EnvelopeLostPlayOn "the envelope lost, the position known"
        ["A.11.a", "A.11.a", "G.11", "@G.11?", "I.12?", "I.12.1", "I.12.1", "I.12.1"]
    EnvelopeLostNewGame "the envelope lost, the position unknown"
        ["A.11.b", "A.11.b", "G.11", "@G.11?", "I.12?", "I.12.2", "I.12.2", "I.12.2"]
    Sealing "sealing a move"
        ["A.1.a", "A.1.a", "G.1.a", "@G.1.a?", "I.1.a?", "I.1.1", "I.1.1", "I.1.1"]
    EarlyAdjournment "adjourning before the end of the session"
        ["A.1.b", "A.1.b", "G.1.b", "@G.1.b?", "I.1.b?", "I.1.2", "I.1.2", "I.1.2"]
    Envelope "what is written on the envelope"
        ["A.2", "A.2", "G.2", "@G.2?", "I.2?", "I.2", "I.2", "I.2"]
    OfferAfterSealing "a draw offer after sealing"
        ["A.4", "A.4", "G.4", "@G.4?", "I.4?", "I.4", "I.4", "I.4"]
    EndBeforeResumption "ending before the resumption"
        ["A.6", "A.6", "G.6", "@G.6?", "I.6?", "I.6", "I.6", "I.6"]
    OpeningTheEnvelope "opening the envelope"
        ["A.7", "A.7", "G.7", "@G.7?", "I.7?", "I.7", "I.7", "I.7"]
    DefectiveSealedMove "a defective sealed move"
        ["A.8", "A.8", "G.8", "@G.8?", "I.8?", "I.8", "I.8", "I.8"]
    Resumption "resuming the game"
        ["A.9", "A.9", "G.9", "@G.9?", "I.9?", "I.9", "I.9", "I.9"]
    LateAtResumption "late at the resumption"
        ["A.10", "A.10", "G.10", "@G.10?", "I.10?", "I.10", "I.10", "I.10"]
    EnvelopeLost "the envelope lost"
        ["A.11", "A.11", "G.11", "@G.11?", "I.12?", "I.12", "I.12", "I.12"]
    WrongTimesAtResumption "wrong times at the resumption"
        ["A.12", "A.12", "G.12", "@G.12?", "I.13?", "I.13", "I.13", "I.13"]

    // The score sheet, continued
    InAdvanceCommentary "commentary on writing in advance"
        ["-", "8.1.commentary", "-", "-", "-", "-", "-", "-"]
    SheetUpdate "bringing the sheet up to date once a flag has fallen"
        ["8.4", "8.4?", "8.4", "8.4", "8.5?", "8.5.2", "8.5.2", "8.5.2"]

    // Players with impaired vision
    TwoBoards "two boards"
        ["F.1?", "F.1?", "E.1?", "@E.1?", "D.1?", "D.1?", "D.1?", "D.1"]
    AnnouncingMoves "announcing moves"
        ["F.2.1?", "F.2.1?", "E.2.1?", "@E.2.1?", "D.2.1?", "D.2.1?", "D.2.1?", "D.2.1"]
    TouchedInAperture "a piece touched on the special board"
        ["F.2.2?", "F.2.2?", "E.2.2?", "@E.2.2?", "D.2.2?", "D.2.2?", "D.2.2?", "D.2.2"]
    CapturedRemoved "special board: the captured piece is taken off"
        ["F.2.3.a?", "F.2.3.a?", "E.2.3?", "@E.2.3?", "D.2.3?", "D.2.3?", "D.2.3?", "D.2.3.1"]
    NewAperture "special board: the piece is in another aperture"
        ["F.2.3.b?", "F.2.3.b?", "E.2.3?", "@E.2.3?", "D.2.3?", "D.2.3?", "D.2.3?", "D.2.3.2"]
    MoveAnnounced "special board: the move is announced"
        ["F.2.3.c?", "F.2.3.c?", "E.2.3?", "@E.2.3?", "D.2.3?", "D.2.3?", "D.2.3?", "D.2.3.3"]
    ClockAfterAnnouncement "the clock only once the move is made on the special board"
        ["F.2.3?", "F.2.3?", "E.2.3?", "@E.2.3?", "D.2.4?", "D.2.4?", "D.2.4?", "D.2.4"]
    SightedPlayer "the sighted player: the normal rules"
        ["F.2.3?", "F.2.3?", "E.2.3?", "@E.2.3?", "D.2.5?", "D.2.5?", "D.2.5?", "D.2.5"]
    SpecialSheet "keeping the score in Braille or by recording"
        ["F.2.5?", "F.2.5?", "E.2.5?", "@E.2.5?", "D.2.7?", "D.2.7?", "D.2.7?", "D.2.7"]
    SlipOfTheTongue "a slip of the tongue"
        ["F.2.6?", "F.2.6?", "E.2.6?", "@E.2.6?", "D.2.8?", "D.2.8?", "D.2.8?", "D.2.8"]
    BoardsDiffer "the boards differ and the scores agree"
        ["F.2.7?", "F.2.7?", "E.2.7?", "@E.2.7?", "D.2.9?", "D.2.9?", "D.2.9?", "D.2.9"]
    ScoresDiffer "the boards and the scores differ"
        ["F.2.8?", "F.2.8?", "E.2.8?", "@E.2.8?", "D.2.9?", "D.2.9?", "D.2.9?", "D.2.9"]
    VisualAssistant "the assistant of a player with impaired vision"
        ["F.2.9?", "F.2.9?", "E.2.9?", "@E.2.9?", "D.2.10?", "D.2.10?", "D.2.10?", "D.2.10"]
    SightedAssistant "the assistant of the sighted player"
        ["F.2.10?", "F.2.10?", "E.2.10?", "@E.2.10?", "D.2.11?", "D.2.11?", "D.2.11?", "D.2.11"]
    AssistantRequired "an assistant where one player does not see and the other does not hear"
        ["-", "-", "-", "-", "-", "-", "-", "D.2.11"]

    // Sheets as evidence, the items of the envelope, the duties of an assistant
    AlgebraicOnly "only algebraic notation"
        ["8.1", "8.1", "8.1", "8.8", "8.1?", "8.1.1", "8.1.1", "8.1.1.1"]
    EnvelopeNames "on the envelope: the names"
        ["A.2.a", "A.2.a", "G.2", "@G.2?", "I.2?", "I.2.1", "I.2.1", "I.2.1"]
    EnvelopePosition "on the envelope: the position"
        ["A.2.b", "A.2.b", "G.2", "@G.2?", "I.2?", "I.2.2", "I.2.2", "I.2.2"]
    EnvelopeTimes "on the envelope: the times used"
        ["A.2.c", "A.2.c", "G.2", "@G.2?", "I.2?", "I.2.3", "I.2.3", "I.2.3"]
    EnvelopeSealer "on the envelope: who sealed"
        ["A.2.d", "A.2.d", "G.2", "@G.2?", "I.2?", "I.2.4", "I.2.4", "I.2.4"]
    EnvelopeNumber "on the envelope: the number of the sealed move"
        ["A.2.e", "A.2.e", "G.2", "@G.2?", "I.2?", "I.2.5", "I.2.5", "I.2.5"]
    EnvelopeOffer "on the envelope: an offer of a draw"
        ["A.2.f", "A.2.f", "G.2", "@G.2?", "I.2?", "I.2.6", "I.2.6", "I.2.6"]
    EnvelopeResumption "on the envelope: the resumption"
        ["A.2.g", "A.2.g", "G.2", "@G.2?", "I.2?", "I.2.7", "I.2.7", "I.2.7"]
    DutyMaking "an assistant makes moves on the opponent's board"
        ["F.2.9.a?", "F.2.9.a?", "E.2.9?", "@E.2.9?", "D.2.10?", "D.2.10?", "D.2.10?", "D.2.10.1"]
    DutyAnnouncing "an assistant announces moves"
        ["F.2.9.b?", "F.2.9.b?", "E.2.9?", "@E.2.9?", "D.2.10?", "D.2.10?", "D.2.10?", "D.2.10.2"]
    DutyScore "an assistant keeps the score and presses the clock"
        ["F.2.9.c?", "F.2.9.c?", "E.2.9?", "@E.2.9?", "D.2.10?", "D.2.10?", "D.2.10?", "D.2.10.3"]
    DutyTelling "an assistant tells moves and times on request"
        ["F.2.9.d?", "F.2.9.d?", "E.2.9?", "@E.2.9?", "D.2.10?", "D.2.10?", "D.2.10?", "D.2.10.4"]
    DutyClaiming "an assistant claims"
        ["F.2.9.e?", "F.2.9.e?", "E.2.9?", "@E.2.9?", "D.2.10?", "D.2.10?", "D.2.10?", "D.2.10.5"]
    DutyAdjourning "an assistant carries out the adjournment"
        ["F.2.9.f?", "F.2.9.f?", "E.2.9?", "@E.2.9?", "D.2.10?", "D.2.10?", "D.2.10?", "D.2.10.6"]
}
