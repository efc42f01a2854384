//! What an event may be beside its kind: flags.

/// In an event: White is not there at the start.
pub const CHESSLAWS_EVENT_WHITE_ABSENT: u32 = 1;
/// In an event: Black is not there at the start.
pub const CHESSLAWS_EVENT_BLACK_ABSENT: u32 = 2;
/// In an event: the touch was an accident and binds nobody (4.2.2).
pub const CHESSLAWS_EVENT_ACCIDENTAL: u32 = 4;
/// In an event: two hands were used (4.1, 7.5.4).
pub const CHESSLAWS_EVENT_TWO_HANDS: u32 = 8;
/// In an event: the new piece has only touched the square and is still held.
pub const CHESSLAWS_EVENT_HELD: u32 = 16;
/// In an event: the new piece is a rook standing on its head.
pub const CHESSLAWS_EVENT_UPSIDE_DOWN: u32 = 32;
/// In an event: the intended move was not written on the score sheet.
pub const CHESSLAWS_EVENT_NOT_WRITTEN: u32 = 64;
/// In an event: the player asks for five seconds a move (III.4).
pub const CHESSLAWS_EVENT_ASK_INCREMENT: u32 = 128;
/// In an event: the player has a disability (6.2.6).
pub const CHESSLAWS_EVENT_DISABILITY: u32 = 256;
/// In an event: the final position is written down.
pub const CHESSLAWS_EVENT_POSITION_WRITTEN: u32 = 512;
/// In an event: a sheet complete to the end of play is there.
pub const CHESSLAWS_EVENT_SHEET_THERE: u32 = 1024;
/// In an event: the opponent has verified what was handed in.
pub const CHESSLAWS_EVENT_VERIFIED: u32 = 2048;
/// In an event: the arbiter has allowed it (11.2.3).
pub const CHESSLAWS_EVENT_PERMITTED: u32 = 4096;
/// In an event: the player has reported it (11.2.4).
pub const CHESSLAWS_EVENT_REPORTED: u32 = 8192;
/// In an event: the arbiter had approved the device.
pub const CHESSLAWS_EVENT_AUTHORISED: u32 = 16384;
/// In an event: the device was switched off completely.
pub const CHESSLAWS_EVENT_SWITCHED_OFF: u32 = 32768;
/// In an event: the appeal is against the decision on a two-minute claim.
pub const CHESSLAWS_EVENT_TWO_MINUTES: u32 = 65536;
/// In an event: the appeal is upheld.
pub const CHESSLAWS_EVENT_UPHELD: u32 = 131_072;
/// In an event: the arbiter gives a score.
pub const CHESSLAWS_EVENT_SCORED: u32 = 262_144;
/// In an event: the player had a valid reason this time.
pub const CHESSLAWS_EVENT_VALID_REASON: u32 = 524_288;
/// In an event: the case is exceptional.
pub const CHESSLAWS_EVENT_EXCEPTIONAL: u32 = 1_048_576;
/// In an event: the opponent complains of it.
pub const CHESSLAWS_EVENT_COMPLAINT: u32 = 2_097_152;
/// In an event: the player insists although it leaves him no time.
pub const CHESSLAWS_EVENT_CONFIRMED: u32 = 4_194_304;
/// In an event: the adjourned position is known.
pub const CHESSLAWS_EVENT_POSITION_KNOWN: u32 = 8_388_608;
/// In an event: the times of the adjournment are known.
pub const CHESSLAWS_EVENT_TIMES_KNOWN: u32 = 16_777_216;
/// In an event: White's clock was set wrongly.
pub const CHESSLAWS_EVENT_WHITE_SHOWS: u32 = 33_554_432;
/// In an event: Black's clock was set wrongly.
pub const CHESSLAWS_EVENT_BLACK_SHOWS: u32 = 67_108_864;
/// In an event: a captured piece is still on the board.
pub const CHESSLAWS_EVENT_CAPTURED_LEFT: u32 = 134_217_728;
/// In an event: the player asked the assistant for it.
pub const CHESSLAWS_EVENT_ASKED: u32 = 268_435_456;
