//! Values from a fuzzer's bytes.
#![cfg(feature = "arbitrary")]

use arbitrary::{Arbitrary, Unstructured};
use chesslaws_board::{Move, Position, Setup};
use proptest::prelude::*;

proptest! {
    #[test]
    fn positions_can_be_played(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let position = Position::arbitrary(&mut Unstructured::new(&bytes)).expect("enough bytes");
        prop_assert_eq!(Position::try_from(position.to_setup()), Ok(position));
        prop_assert!(position.to_setup().remarks().is_empty());
    }

    #[test]
    fn setups_and_moves_have_forms(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let mut bytes = Unstructured::new(&bytes);
        if let Ok(setup) = Setup::arbitrary(&mut bytes) {
            let _ = (Position::try_from(setup), setup.to_string(), setup.remarks());
        }
        if let Ok(move_) = Move::arbitrary(&mut bytes) {
            prop_assert_eq!(Move::from_bits(move_.bits()), Some(move_));
        }
    }
}
