//! Few men in every placement: who can be helped to a mate is worked out backwards from the mates, and
//! each verdict compared with it. All placements of four men take minutes and are ignored otherwise:
//! `cargo test --release -p chesslaws-deadposition --test retrograde -- --ignored`.

mod placements;
mod rights;
mod tables;
