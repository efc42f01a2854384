//! The record: round trip, and every kind of damage.

use crate::{Black, Play, White, ms, ready, started};
use chesslaws_clock::{Clock, Flags, RecordError};

fn busy(control: &str) -> Clock {
    let mut clock = started(control);
    clock.play(1_000);
    clock.play(2_000);
    clock.wait(700);
    clock
}

const CONTROLS: [&str; 12] = [
    "5m",
    "3m+2s",
    "90m/40 + 30m + 30s; at flag; freeze",
    "60d5",
    "60s + 5s bronstein",
    "60s + 5s give-back",
    "0m + 3x30s",
    "2s + 5 moves in 30s by button",
    "hourglass 60s",
    "30s per move",
    "count up vs 5m",
    "1s/2 + 1s/2 + 1s/2 + 1s/2 + 1s/2 + 1s/2 + 1s/2 + 1s/end",
];

#[test]
fn round_trip() {
    for control in CONTROLS {
        for clock in [ready(control), started(control), busy(control)] {
            let record = clock.to_record();
            assert_eq!(Clock::from_record(&record), Ok(clock), "{control}");
        }
    }
    let mut gong = started("gong 10s");
    gong.press(White, ms(1)).unwrap();
    assert_eq!(Clock::from_record(&gong.to_record()), Ok(gong));
    let mut flags = started("60s");
    flags.set_flags(Flags::Both { first: None }, ms(3)).unwrap();
    flags.notice_flag(Black, ms(4)).unwrap();
    assert_eq!(Clock::from_record(&flags.to_record()), Ok(flags));
}

#[test]
fn every_flipped_bit_is_refused() {
    let record = busy("90m/40 + 30m + 30s").to_record();
    for byte in 0..record.len() {
        for bit in 0..8 {
            let mut damaged = record;
            damaged[byte] ^= 1 << bit;
            assert!(
                Clock::from_record(&damaged).is_err(),
                "byte {byte} bit {bit}"
            );
        }
    }
}

#[test]
fn every_length_but_the_right_one_is_refused() {
    let record = ready("5m").to_record();
    for found in 0..record.len() {
        assert_eq!(
            Clock::from_record(&record[..found]),
            Err(RecordError::Length {
                expected: Clock::RECORD_LEN,
                found
            })
        );
    }
    assert!(Clock::from_record(&[record.as_slice(), &[0]].concat()).is_err());
}

#[test]
fn other_kinds_and_versions_are_refused() {
    let mut record = ready("5m").to_record();
    record[4] = 2;
    assert_eq!(
        Clock::from_record(&record),
        Err(RecordError::Version { found: 2 })
    );
    record[0] = b'X';
    assert_eq!(
        Clock::from_record(&record),
        Err(RecordError::Magic { found: *b"XLSK" })
    );
    assert!(Clock::from_record(&[0; Clock::RECORD_LEN]).is_err());
    assert!(Clock::from_record(&[0xFF; Clock::RECORD_LEN]).is_err());
}

/// CRC-32 bit by bit, as the standard words it.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            if crc & 1 == 1 {
                crc >> 1 ^ 0xEDB8_8320
            } else {
                crc >> 1
            }
        })
    })
}

/// A record with a right checksum and a wrong field must not make a clock that could not be.
#[test]
fn forged_fields_are_refused_or_make_a_clock_that_works() {
    for control in CONTROLS {
        let record = busy(control).to_record();
        let body = record.len() - 4;
        for byte in 8..body {
            for value in [0, 1, 2, 0x7F, 0x80, 0xFF] {
                let mut forged = record;
                forged[byte] = value;
                let sum = crc(&forged[..body]);
                forged[body..].copy_from_slice(&sum.to_le_bytes());
                match Clock::from_record(&forged) {
                    Ok(mut clock) => {
                        assert_eq!(clock.to_record(), forged, "{control} byte {byte}");
                        let now = ms(10_000_000);
                        let _ = clock.press(White, now);
                        let _ = clock.press(Black, now);
                        let _ = clock.undo_press(Default::default(), now);
                        let _ = clock.budget(White);
                    }
                    Err(RecordError::Field { .. }) => {}
                    Err(other) => panic!("{control} byte {byte}: {other}"),
                }
            }
        }
    }
}

#[cfg(feature = "serde")]
#[test]
fn serde_keeps_controls_as_text_and_clocks_as_records() {
    use chesslaws_clock::TimeControl;
    let control: TimeControl = "90m/40 + 30m + 30s".parse().unwrap();
    let json = serde_json::to_string(&control).unwrap();
    assert_eq!(json, "\"90m/40 + 30m + 30s\"");
    assert_eq!(serde_json::from_str::<TimeControl>(&json).unwrap(), control);
    let clock = busy("3m+2s");
    let json = serde_json::to_string(&clock).unwrap();
    assert_eq!(serde_json::from_str::<Clock>(&json).unwrap(), clock);
    for broken in [
        json.replacen("434c", "434d", 1),
        "\"00\"".into(),
        json.replace('4', "g"),
    ] {
        assert!(serde_json::from_str::<Clock>(&broken).is_err());
    }
    let flags = serde_json::to_string(&Flags::Down(White)).unwrap();
    assert_eq!(flags, r#"{"down":"white"}"#);
}
