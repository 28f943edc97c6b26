//! Positions whose plays GNU Backgammon has listed.

use std::collections::BTreeSet;

use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::backgammon::{Board, Chances, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::golden_contact;

fn board(id: &str) -> Board {
    board_id::parse(id)
        .unwrap_or_else(|error| panic!("{id}: {error}"))
        .board
}

#[test]
fn all_plays_of_gnu_backgammons_positions_are_found() {
    let mut plays = Plays::new();
    let cases = golden_contact::positions().cases;
    assert_eq!(cases.len(), 250);
    for case in cases {
        let [first, second] = case.roll;
        let found = plays.find(&board(&case.id), Roll::new(first, second).unwrap());
        assert_eq!(found.len(), case.legal, "{}", case.id);
        // What it lists is seen by the other side.
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
fn gnu_backgammons_ids_are_written_as_they_are_read() {
    for case in golden_contact::positions().cases {
        for id in case.plays.iter().map(|play| &play.id).chain([&case.id]) {
            assert_eq!(position_id(&board(id)), *id);
        }
    }
}

#[test]
fn equity_is_what_chances_come_to() {
    for case in golden_contact::positions().cases {
        let chances = Chances::from(case.p2);
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = case.p2;
        // In singles, gammons and backgammons that are exactly that.
        let wins = (win - win_gammon) + 2.0 * (win_gammon - win_backgammon) + 3.0 * win_backgammon;
        let losses = (1.0 - win - lose_gammon)
            + 2.0 * (lose_gammon - lose_backgammon)
            + 3.0 * lose_backgammon;
        // A few roundings of numbers up to 3.
        assert!((chances.equity() - (wins - losses)).abs() < 1e-14);
        assert!((chances.swapped().equity() + chances.equity()).abs() < 1e-14);
    }
}
