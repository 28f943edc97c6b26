//! Plays, IDs and equities, compared with positions that GNU Backgammon has analysed.

use std::collections::BTreeSet;

use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::backgammon::{Board, Chances, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::golden_contact;

/// Parses a position ID.
fn board(id: &str) -> Board {
    board_id::parse(id)
        .unwrap_or_else(|error| panic!("{id}: {error}"))
        .board
}

#[test]
fn plays_include_those_that_gnu_backgammon_lists() {
    let mut plays = Plays::new();
    let cases = golden_contact::positions().cases;
    assert_eq!(cases.len(), 250);
    for case in cases {
        let [first, second] = case.roll;
        let found = plays.find(&board(&case.id), Roll::new(first, second).unwrap());
        assert_eq!(found.len(), case.legal, "{}", case.id);
        // It lists positions as the other side sees them.
        let ids: BTreeSet<String> = found
            .iter()
            .map(|board| position_id(&board.swapped()))
            .collect();
        for play in case.plays {
            assert!(ids.contains(&play.id), "{} {}", case.id, play.id);
        }
    }
}

#[test]
fn gnu_backgammons_ids_survive_a_round_trip() {
    for case in golden_contact::positions().cases {
        for id in case.plays.iter().map(|play| &play.id).chain([&case.id]) {
            assert_eq!(position_id(&board(id)), *id);
        }
    }
}

#[test]
fn equity_adds_up_chances() {
    for case in golden_contact::positions().cases {
        let chances = Chances::from(case.p2);
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = case.p2;
        // Single games, gammons that are not backgammons, and backgammons.
        let wins = (win - win_gammon) + 2.0 * (win_gammon - win_backgammon) + 3.0 * win_backgammon;
        let losses = (1.0 - win - lose_gammon)
            + 2.0 * (lose_gammon - lose_backgammon)
            + 3.0 * lose_backgammon;
        // The rounding of a few numbers up to 3.
        assert!((chances.equity() - (wins - losses)).abs() < 1e-14);
        assert!((chances.swapped().equity() + chances.equity()).abs() < 1e-14);
    }
}
