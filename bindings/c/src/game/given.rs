//! The fields of an event as the caller has set them, checked when they are looked at.

use super::event::chesslaws_event;
use super::particulars::chesslaws_particulars;
use super::term::Term;
use crate::color::{CHESSLAWS_NO_COLOR, color};
use crate::growing::grown;
use crate::moves::known;
use crate::pointer::{borrowed, slice};
use crate::status::{Failure, chesslaws_status};
use crate::words::square;
use core::time::Duration;
use facade::arbiter::{Duty, Observer, PenaltySet};
use facade::board::{Move, Square};
use facade::laws::{Color, Points};

/// An event of the caller's.
pub(super) struct Given<'a> {
    pub(super) event: &'a chesslaws_event,
}

impl<'a> Given<'a> {
    /// # Safety
    ///
    /// What the event points to is NULL or valid and there is as much of it as the event says, and so
    /// is what that points to.
    pub(super) const unsafe fn new(event: &'a chesslaws_event) -> Self {
        Self { event }
    }

    pub(super) fn side(&self) -> Result<Color, Failure> {
        color(self.event.side)
    }

    /// A side that may be neither.
    pub(super) fn optional_side(&self) -> Result<Option<Color>, Failure> {
        match self.event.side {
            CHESSLAWS_NO_COLOR => Ok(None),
            side => color(side).map(Some),
        }
    }

    pub(super) fn by(&self) -> Result<Observer, Failure> {
        Observer::of(self.event.by)
    }

    pub(super) fn detail<T: Term>(&self) -> Result<T, Failure> {
        T::of(self.event.detail)
    }

    pub(super) const fn has(&self, flag: u32) -> bool {
        self.event.flags & flag != 0
    }

    pub(super) fn move_(&self) -> Result<Move, Failure> {
        known(self.event.move_)
    }

    /// 0 for none.
    pub(super) fn ply(&self) -> Option<u32> {
        (self.event.ply != 0).then_some(self.event.ply)
    }

    pub(super) fn time(&self) -> Result<Duration, Failure> {
        span(self.event.time)
    }

    pub(super) fn black_time(&self) -> Result<Duration, Failure> {
        span(self.event.black_time)
    }

    pub(super) const fn white(&self) -> Points {
        Points::from_hundredths(self.event.white)
    }

    pub(super) const fn black(&self) -> Points {
        Points::from_hundredths(self.event.black)
    }

    /// A number that is not larger than its type.
    pub(super) fn number<T: TryFrom<u32>>(&self) -> Result<T, Failure> {
        T::try_from(self.event.number).map_err(|_| {
            let most = (1_u64 << (8 * size_of::<T>())) - 1;
            Failure::new(
                chesslaws_status::InvalidArgument,
                format_args!(
                    "expected a number up to {most}, found {}",
                    self.event.number
                ),
            )
        })
    }

    pub(super) fn squares(&self) -> Result<Vec<Square>, Failure> {
        // SAFETY: as the caller of `new` promises.
        let numbers = unsafe { slice(self.event.squares, self.event.square_count as usize) }?;
        numbers
            .iter()
            .map(|&number| square(number.into()))
            .collect()
    }

    fn particulars(&self) -> Result<chesslaws_particulars, Failure> {
        // SAFETY: as the caller of `new` promises.
        unsafe { grown(self.event.particulars) }
    }

    pub(super) fn text(&self) -> Result<String, Failure> {
        // SAFETY: as the caller of `new` promises.
        let text = unsafe { borrowed(&self.particulars()?.text) }?;
        Ok(text.unwrap_or_default().to_owned())
    }

    pub(super) fn other_text(&self) -> Result<String, Failure> {
        // SAFETY: as the caller of `new` promises.
        let text = unsafe { borrowed(&self.particulars()?.other_text) }?;
        Ok(text.unwrap_or_default().to_owned())
    }

    /// None where there are no particulars, or none with a text.
    pub(super) fn optional_text(&self) -> Result<Option<String>, Failure> {
        if self.event.particulars.is_null() {
            return Ok(None);
        }
        // SAFETY: as the caller of `new` promises.
        let text = unsafe { borrowed(&self.particulars()?.text) }?;
        Ok(text.map(str::to_owned))
    }

    pub(super) fn penalties(&self) -> Result<PenaltySet, Failure> {
        self.particulars()?.penalties.stated()
    }

    pub(super) fn duties(&self) -> Result<Vec<Duty>, Failure> {
        let particulars = self.particulars()?;
        // SAFETY: as the caller of `new` promises.
        let numbers = unsafe { slice(particulars.duties, particulars.duty_count as usize) }?;
        numbers.iter().map(|&number| Duty::of(number)).collect()
    }
}

/// A time in microseconds. What is above the half of all numbers was negative in the caller's language.
pub(super) fn span(microseconds: u64) -> Result<Duration, Failure> {
    if i64::try_from(microseconds).is_err() {
        let found = microseconds.cast_signed();
        return Err(Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!("expected a time that is not negative, found {found} microseconds"),
        ));
    }
    Ok(Duration::from_micros(microseconds))
}
