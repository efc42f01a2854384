//! One constant an edition, oldest first; each says what it changed from the one before it.

mod fide_2001;
mod fide_2005;
mod fide_2009;
mod fide_2014;
mod fide_2017;
mod fide_2018;
mod fide_2023;
mod russia_2011;

use core::time::Duration;

const fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}
