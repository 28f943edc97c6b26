//! Lists of the plays of a roll, compared with evaluating each play on its own.

use rollout_lab::backgammon::{Board, Networks, Plays, play_text};
use rollout_lab::labs::contact::PlayList;
use rollout_lab::rollout::dice::Roll;

use crate::bearoffs::equity_after;
use crate::positions;
use crate::positions::named;

/// Converts 2⁻²⁵ points to points.
fn points(units: i32) -> f64 {
    f64::from(units) / f64::from(1 << 25)
}

/// Returns the equity after a play in points.
fn equity(networks: &Networks, after: &Board) -> f64 {
    points(equity_after(networks, after))
}

/// Returns the lookahead equity by definition: minus the mean, over the opponent's 36 rolls, of the
/// opponent's equity after the best play.
fn slow_lookahead(networks: &Networks, after: &Board) -> f64 {
    let (mut plays, next) = (Plays::new(), after.swapped());
    let rolls = Roll::all().map(|roll| {
        let plays = plays.find(&next, roll).iter();
        plays
            .map(|play| equity(networks, play))
            .fold(f64::MIN, f64::max)
    });
    -rolls.sum::<f64>() / 36.0
}

fn roll(first: u8, second: u8) -> Roll {
    Roll::new(first, second).expect("a roll")
}

/// Whether values are in descending order.
fn is_descending(values: &[f64]) -> bool {
    values.windows(2).all(|pair| pair[0] >= pair[1])
}

#[test]
fn all_plays_are_listed_once_best_first() {
    let networks = Networks::trained();
    let mut plays = Plays::new();
    for position in positions::all() {
        for roll in [roll(6, 1), roll(3, 4), roll(2, 2), roll(5, 5)] {
            let list = PlayList::new(networks.clone(), &position.board, roll);
            let found = plays.find(&position.board, roll);
            assert_eq!(list.plays().len(), found.len());
            for play in list.plays() {
                let entries = list
                    .plays()
                    .iter()
                    .filter(|entry| entry.after == play.after);
                assert_eq!((entries.count(), found.contains(&play.after)), (1, true));
                assert_eq!(play.equity, equity(&networks, &play.after));
                let text = play_text(&position.board, roll, &play.after);
                assert_eq!(Some(&play.text), text.as_ref());
                assert_eq!(play.lookahead_equity, None);
            }
            let equities: Vec<_> = list.plays().iter().map(|play| play.equity).collect();
            assert!(is_descending(&equities), "{} {roll:?}", position.name);
        }
    }
}

#[test]
fn order_changes_only_after_the_last_lookahead() {
    let networks = Networks::trained();
    for (name, roll) in [
        ("opening", roll(3, 1)),
        ("blitz", roll(6, 4)),
        ("late race", roll(2, 1)),
    ] {
        let mut list = PlayList::new(networks.clone(), &named(name), roll);
        let before = list.plays().to_vec();
        assert!(before.len() > 2 && !list.is_complete());
        for looked_ahead in 1..before.len() {
            assert!(!list.look_ahead());
            for (number, (play, before)) in list.plays().iter().zip(&before).enumerate() {
                assert_eq!(play.after, before.after);
                assert_eq!(
                    play.lookahead_equity.is_some(),
                    number < looked_ahead,
                    "{name}"
                );
            }
        }
        assert!(list.look_ahead() && list.is_complete());
        let complete = list.plays().to_vec();
        let equities: Vec<_> = complete
            .iter()
            .map(|play| play.lookahead_equity.unwrap())
            .collect();
        assert!(is_descending(&equities), "{name}");
        // Another call changes nothing.
        assert!(list.look_ahead());
        assert_eq!(list.plays(), complete);
        for play in &before {
            let entries = complete.iter().filter(|entry| entry.after == play.after);
            assert_eq!(entries.count(), 1);
        }
    }
}

#[test]
fn lookahead_matches_its_definition() {
    let networks = Networks::trained();
    for (name, roll) in [
        ("last checkers, one on the bar", roll(4, 3)),
        ("two checkers pass one", roll(5, 1)),
        ("on the bar against five points", roll(2, 1)),
        ("bear-off against one on the bar", roll(6, 5)),
        ("ace-point game", roll(6, 6)),
    ] {
        let mut list = PlayList::new(networks.clone(), &named(name), roll);
        while !list.look_ahead() {}
        for play in list.plays().iter().take(5) {
            let expected = slow_lookahead(&networks, &play.after);
            // 36 roundings of less than 2⁻⁵⁰ each.
            assert!(
                (play.lookahead_equity.unwrap() - expected).abs() < 1e-13,
                "{name}"
            );
        }
    }
}

#[test]
fn winning_plays_have_their_points_before_and_after_lookahead() {
    // The only play of 6-5 bears off both checkers.
    let mut sides = [[0; 25]; 2];
    sides[0][4] = 1;
    sides[0][1] = 1;
    for (loser, points) in [(0, 1.0), (5, 2.0), (18, 3.0), (24, 3.0)] {
        let mut sides = sides;
        sides[1][loser] = if loser == 0 { 3 } else { 15 };
        let board = Board::new(sides).unwrap();
        let mut list = PlayList::new(Networks::trained(), &board, roll(6, 5));
        assert!(list.look_ahead());
        let [play] = list.plays() else {
            panic!("{:?}", list.plays());
        };
        assert_eq!((play.equity, play.lookahead_equity), (points, Some(points)));
        assert!(play.after.outcome().is_some());
        assert_eq!(play.text, "5/off 2/off");
    }
}

#[test]
fn no_move_is_one_play_with_an_empty_text() {
    let closed = [2, 2, 2, 2, 2, 2];
    let mut sides = [[0; 25]; 2];
    sides[0][24] = 1;
    sides[1][..6].copy_from_slice(&closed);
    let board = Board::new(sides).unwrap();
    let mut list = PlayList::new(Networks::trained(), &board, roll(6, 6));
    assert_eq!(list.plays().len(), 1);
    assert!(list.look_ahead());
    assert_eq!(
        (list.plays()[0].text.as_str(), list.plays()[0].after),
        ("", board)
    );
}
