//! The changing part of a clock in a record.

use super::RecordError;
use super::bytes::{Reader, Writer};
use crate::MAX_TIME;
use crate::clock::{Account, FlagRecord, InterimRecord, LastPress, Phase, State};
use crate::control::{Mode, TimeControl};
use crate::time::nanos;
use chesslaws_laws::Color;

/// Four times, three counts, three bytes.
const ACCOUNT_LEN: usize = 4 * 8 + 3 * 4 + 3;
/// Four instants, the first flag, the interim flag.
const FLAGS_LEN: usize = 4 * 9 + 1 + (1 + 1 + 8 + 1 + 4);
const PRESS_LEN: usize = 1 + 1 + 2 * ACCOUNT_LEN + FLAGS_LEN + 8 + 1;
pub(super) const LEN: usize = 8 + 8 + 3 + 2 * ACCOUNT_LEN + FLAGS_LEN + 8 + PRESS_LEN;

pub(super) fn write(writer: &mut Writer, state: &State) {
    writer.time(state.at);
    writer.time(state.offset);
    writer.byte(match state.phase {
        Phase::Ready => 0,
        Phase::Running => 1,
        Phase::Paused => 2,
        Phase::Frozen => 3,
    });
    write_color(writer, state.on_move);
    writer.flag(state.pressed);
    for account in &state.accounts {
        write_account(writer, account);
    }
    write_flags(writer, &state.flags);
    writer.time(state.introduced);
    writer.flag(state.last_press.is_some());
    let none = LastPress {
        by: Color::White,
        before: [Account::default(); 2],
        flags: FlagRecord::default(),
        credit: 0,
        period_after: 0,
    };
    let last = state.last_press.unwrap_or(none);
    write_color(writer, last.by);
    for account in &last.before {
        write_account(writer, account);
    }
    write_flags(writer, &last.flags);
    writer.time(last.credit);
    writer.byte(last.period_after);
}

fn write_color(writer: &mut Writer, color: Color) {
    writer.flag(color == Color::Black);
}

fn write_account(writer: &mut Writer, account: &Account) {
    writer.time(account.left);
    writer.time(account.delay);
    writer.time(account.turn);
    writer.time(account.used);
    writer.count(account.moves);
    writer.count(account.in_period);
    writer.count(account.missed);
    writer.byte(account.period);
    writer.flag(account.in_overtime);
    writer.byte(account.overtime);
}

fn write_flags(writer: &mut Writer, flags: &FlagRecord) {
    for side in Color::ALL {
        writer.maybe_time(flags.expired(side));
        writer.maybe_time(flags.noticed(side));
    }
    writer.byte(match flags.first {
        None => 0,
        Some(Color::White) => 1,
        Some(Color::Black) => 2,
    });
    let none = InterimRecord {
        side: Color::White,
        at: 0,
        period: 0,
        moves: 0,
    };
    writer.flag(flags.interim.is_some());
    let interim = flags.interim.unwrap_or(none);
    write_color(writer, interim.side);
    writer.time(interim.at);
    writer.byte(interim.period);
    writer.count(interim.moves);
}

pub(super) fn read(reader: &mut Reader<'_>, control: &TimeControl) -> Result<State, RecordError> {
    let at = reader.span()?;
    let offset = reader.time()?;
    let phase = reader.choice("0 to 3", |byte| match byte {
        0 => Some(Phase::Ready),
        1 => Some(Phase::Running),
        2 => Some(Phase::Paused),
        3 => Some(Phase::Frozen),
        _ => None,
    })?;
    let on_move = read_color(reader)?;
    let pressed = reader.flag()?;
    let accounts = read_accounts(reader, control)?;
    let flags = read_flags(reader)?;
    let place = reader.at;
    let introduced = reader.span()?;
    let bounded = introduced <= nanos(MAX_TIME);
    reader.require(bounded, place, "an increment of at most 1000 days")?;
    let has_press = reader.flag()?;
    let by = read_color(reader)?;
    let before = read_accounts(reader, control)?;
    let last = LastPress {
        by,
        before,
        flags: read_flags(reader)?,
        credit: reader.time()?,
        period_after: reader.byte()?,
    };
    Ok(State {
        at,
        offset,
        phase,
        on_move,
        pressed,
        accounts,
        flags,
        introduced,
        last_press: has_press.then_some(last),
    })
}

fn read_color(reader: &mut Reader<'_>) -> Result<Color, RecordError> {
    Ok(if reader.flag()? {
        Color::Black
    } else {
        Color::White
    })
}

fn read_accounts(
    reader: &mut Reader<'_>,
    control: &TimeControl,
) -> Result<[Account; 2], RecordError> {
    let mut accounts = [Account::default(); 2];
    for (side, slot) in Color::ALL.into_iter().zip(&mut accounts) {
        let place = reader.at;
        let account = read_account(reader)?;
        let schedule = control.schedule(side);
        let mode = schedule.period(account.period).mode();
        let most = match mode {
            Mode::ByoYomi { periods, .. } => periods,
            Mode::Canadian { .. } => 1,
            _ => 0,
        };
        reader.require(
            usize::from(account.period) < schedule.periods().len(),
            place,
            "a period of the control",
        )?;
        reader.require(
            account.overtime <= most && (most > 0 || !account.in_overtime),
            place,
            "overtime that the control has",
        )?;
        *slot = account;
    }
    Ok(accounts)
}

fn read_account(reader: &mut Reader<'_>) -> Result<Account, RecordError> {
    Ok(Account {
        left: reader.time()?,
        delay: reader.span()?,
        turn: reader.span()?,
        used: reader.span()?,
        moves: reader.count()?,
        in_period: reader.count()?,
        missed: reader.count()?,
        period: reader.byte()?,
        in_overtime: reader.flag()?,
        overtime: reader.byte()?,
    })
}

fn read_flags(reader: &mut Reader<'_>) -> Result<FlagRecord, RecordError> {
    let mut flags = FlagRecord::default();
    for side in Color::ALL {
        *flags.expired_mut(side) = reader.maybe_time()?;
        *flags.noticed_mut(side) = reader.maybe_time()?;
    }
    let place = reader.at;
    flags.first = reader.choice("0 to 2", |byte| match byte {
        0 => Some(None),
        1 => Some(Some(Color::White)),
        2 => Some(Some(Color::Black)),
        _ => None,
    })?;
    let known = match (flags.is_down(Color::White), flags.is_down(Color::Black)) {
        (false, false) => flags.first.is_none(),
        (true, true) => true,
        (white, _) => flags.first == Some(if white { Color::White } else { Color::Black }),
    };
    reader.require(known, place, "a first flag that is down")?;
    let present = reader.flag()?;
    let interim = InterimRecord {
        side: read_color(reader)?,
        at: reader.span()?,
        period: reader.byte()?,
        moves: reader.count()?,
    };
    flags.interim = present.then_some(interim);
    Ok(flags)
}
