use super::*;
use alloc::vec::Vec;

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
}

#[test]
fn material_walls_and_forced_lines_are_dead() {
    for fen in [
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        "k7/8/8/8/8/8/8/4KN2 w - - 0 1",
        "2b5/4kB2/8/8/8/8/5K2/8 b - - 0 16",
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
    ] {
        assert!(MateSearch::default().is_dead(&position(fen)), "{fen}");
    }
}

#[test]
fn what_can_be_mated_is_alive() {
    for fen in [
        "8/8/4k3/8/8/2n5/4B3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
        "3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1",
        "8/8/8/8/1B6/8/p7/k1K5 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
    ] {
        assert!(!MateSearch::default().is_dead(&position(fen)), "{fen}");
    }
}

#[test]
fn a_limit_that_is_reached_rules_nothing() {
    let wall = position("Bk3B2/1P6/1PP1p1p1/1p1pP1Pb/1P1P4/2K5/b4B2/8 w - - 0 1");
    let none = MateSearch { nodes: 0 };
    assert_eq!(none.can_mate(&wall, Color::Black), MateProof::Open);
    assert!(!none.is_dead(&wall));
}

/// The positions with known verdicts, dead ones and others.
fn known() -> impl Iterator<Item = (Position, [bool; 2])> {
    [
        include_str!("../../../../tests/data/deadpos/chasolver_positions.txt"),
        include_str!("../../../../tests/data/deadpos/chasolver_lichess_subset.txt"),
    ]
    .into_iter()
    .flat_map(str::lines)
    .filter_map(|line| {
        let (verdict, fen) = line.split_at_checked(3)?;
        let verdict = verdict.as_bytes();
        let position = fen.parse().ok().filter(|_| verdict[0] != b'#')?;
        Some((position, [verdict[0] == b'W', verdict[1] == b'B']))
    })
}

/// What follows from a dead position is dead, so it must not have room either.
#[test]
fn no_dead_position_has_room_and_most_others_have() {
    let (mut dead, mut followed, mut alive, mut roomy) = (0, 0, 0, 0);
    for (position, winnable) in known() {
        if winnable != [false; 2] {
            alive += 1;
            roomy += usize::from(room::has_room(&position));
            continue;
        }
        dead += 1;
        for root in [position, position.flipped(), position.mirrored()] {
            let mut at = root;
            for ply in 0..24 {
                assert!(!room::has_room(&at), "{at} follows from {root}");
                followed += 1;
                let moves = at.legal_moves();
                if moves.is_empty() {
                    break;
                }
                at.play_unchecked(moves[(ply * 7 + dead) % moves.len()]);
            }
        }
    }
    assert!(dead > 1_100 && followed > 40_000, "{dead}, {followed}");
    // Half of the living ones are composed, and hard.
    assert!(roomy * 3 > alive * 2, "{roomy} of {alive}");
}

/// The same for each side that can't mate.
#[test]
fn no_side_that_cannot_mate_has_room_for_it() {
    let (mut asked, mut open, mut roomy) = (0, 0, 0);
    for (position, winnable) in known() {
        for side in Color::ALL {
            if winnable[side.index()] {
                open += 1;
                roomy += usize::from(room::is_loose_for(&position, side));
                continue;
            }
            let mut at = position;
            for ply in 0..16 {
                assert!(
                    !room::is_loose_for(&at, side),
                    "{side}: {at} follows from {position}"
                );
                asked += 1;
                let moves = at.legal_moves();
                if moves.is_empty() {
                    break;
                }
                at.play_unchecked(moves[(ply * 5 + asked) % moves.len()]);
            }
        }
    }
    assert!(asked > 30_000, "{asked}");
    assert!(roomy * 3 > open, "{roomy} of {open}");
}

/// A mate that is kept from one position to the next changes no answer.
#[test]
fn known_mates_change_no_answer() {
    let search = MateSearch { nodes: 2_000 };
    let mut roots: Vec<Position> = known()
        .filter(|(position, _)| !room::has_room(position))
        .map(|(position, _)| position)
        .collect();
    roots = roots.into_iter().step_by(20).collect();
    assert!(roots.len() > 100, "{}", roots.len());
    for root in roots {
        let mut known = None;
        let mut at = root;
        for ply in 0..6 {
            let dead = search.is_dead_after(&at, &mut known);
            // With a line in hand less is left to the limit; never is more called dead.
            assert_eq!(dead, search.is_dead(&at), "{at}");
            let moves = at.legal_moves();
            if moves.is_empty() {
                break;
            }
            at.play_unchecked(moves[ply * 7 % moves.len()]);
        }
    }
}
