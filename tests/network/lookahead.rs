//! Looking one roll ahead.

use rollout_lab::backgammon::network::{
    BoardEvaluator, LookaheadScratch, Network, NetworkScratch, Weights,
};
use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::boards::board;
use crate::reached;

/// From the definition: all 36 rolls, each play's board evaluated by itself.
fn one_by_one(network: &Network, board: &Board) -> i64 {
    let (mut plays, mut scratch) = (Plays::new(), NetworkScratch::default());
    Roll::all()
        .map(|roll| {
            let equities = plays.find(board, roll).iter().map(|play| {
                let theirs = network.evaluate(&play.swapped(), &mut scratch);
                -i64::from(theirs.equity())
            });
            equities.max().expect("there is always a play")
        })
        .sum()
}

#[test]
fn it_is_the_sum_of_the_best_plays_of_all_rolls() {
    let network = Network::new(&reached::weights(16, 0.5, 13));
    let mut memory = LookaheadScratch::default();
    for (board, _) in reached::boards(100) {
        let sum = network.lookahead(&board, &mut memory);
        assert_eq!(sum, one_by_one(&network, &board), "{board:?}");
    }
}

#[test]
fn each_roll_comes_once_with_a_play_of_its_own_and_its_worth() {
    let network = Network::new(&reached::weights(8, 0.5, 14));
    let (mut memory, mut plays, mut scratch) = (
        LookaheadScratch::default(),
        Plays::new(),
        NetworkScratch::default(),
    );
    for (board, _) in reached::boards(50) {
        let (mut rolls, mut seen) = (0, Vec::new());
        network.for_each_best_play(&board, &mut memory, |best| {
            rolls += best.rolls;
            seen.push(best.roll);
            let (high, low) = best.roll.dice();
            assert!(high >= low && best.rolls == if high > low { 2 } else { 1 });
            assert!(plays.find(&board, best.roll).contains(&best.play));
            let worth = network.evaluate(&best.play.swapped(), &mut scratch);
            assert_eq!(best.equity, worth.swapped().equity());
        });
        assert_eq!(rolls, 36);
        seen.dedup();
        assert_eq!(seen.len(), 21);
    }
}

/// With one checker on the six point, 27 of 36 rolls bear it off: all but 1-1, 2-1, 3-1, 4-1 and 3-2. A network whose weights
/// are 0 thinks that who has not borne off is worth as much as the other one, when neither can lose a gammon any more.
#[test]
fn a_last_checker_is_worth_the_rolls_that_bear_it_off() {
    let network = Network::new(&Weights::zero(8).unwrap());
    let last = board(&[(6, 1)], &[(1, 1)]);
    let mut memory = LookaheadScratch::default();
    assert_eq!(network.lookahead(&last, &mut memory), 27 << 25);
}

#[test]
fn a_game_that_is_over_is_worth_what_it_came_to_on_every_roll() {
    let network = Network::new(&reached::weights(8, 1.0, 15));
    let mut memory = LookaheadScratch::default();
    // The other side has two checkers in the winner's home board, and none off: three points.
    let won = board(&[], &[(20, 2), (6, 13)]);
    assert_eq!(network.lookahead(&won, &mut memory), (36 * 3) << 25);
    assert_eq!(
        network.lookahead(&won.swapped(), &mut memory),
        -((36 * 3) << 25)
    );
}
