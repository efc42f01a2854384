//! Tables 8.1.1 and 8.1.2 of the FIDE Rating Regulations (B.02).

/// The first rating difference of each band from .50 upwards; the last band is 1.00.
const BANDS: [i32; 51] = [
    0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154,
    163, 171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358,
    375, 392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// The rating difference for each fractional score from .50 to 1.00.
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The score probability PD, in hundredths, of a player rated `difference` above the opponent
/// (table 8.1.2, without the 400-point rule); a negative difference is the lower player's.
///
/// ```
/// use chesslaws_scoring::rating::expected_score;
///
/// assert_eq!(expected_score(100), 64);
/// assert_eq!(expected_score(-100), 36);
/// assert_eq!(expected_score(735), 99);
/// assert_eq!(expected_score(736), 100);
/// ```
#[must_use]
pub fn expected_score(difference: i32) -> u8 {
    let size = i32::try_from(difference.unsigned_abs()).unwrap_or(i32::MAX);
    let band = BANDS.partition_point(|&first| first <= size);
    let higher = u8::try_from(49 + band).unwrap_or(100);
    if difference < 0 { 100 - higher } else { higher }
}

/// The rating difference dp for a fractional score `p` in hundredths (table 8.1.1).
///
/// A score above 100 counts as 100.
///
/// ```
/// use chesslaws_scoring::rating::rating_difference;
///
/// assert_eq!(rating_difference(75), 193);
/// assert_eq!(rating_difference(25), -193);
/// assert_eq!(rating_difference(0), -800);
/// ```
#[must_use]
pub fn rating_difference(p: u8) -> i32 {
    let p = p.min(100);
    let from_half = usize::from(p.abs_diff(50));
    let size = DIFFERENCES.get(from_half).copied().unwrap_or(800);
    if p < 50 { -size } else { size }
}
