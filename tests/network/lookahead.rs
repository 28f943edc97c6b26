//! Lookahead by one roll, compared with evaluating every play of every roll.

use rollout_lab::backgammon::network::{
    BoardEvaluator, LookaheadScratch, Network, NetworkScratch, Weights,
};
use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::boards::board;
use crate::fixtures;

/// Returns the lookahead by definition: the sum of the best equities of all 36 rolls.
fn slow_lookahead(network: &Network, board: &Board) -> i64 {
    let (mut plays, mut scratch) = (Plays::new(), NetworkScratch::default());
    Roll::all()
        .map(|roll| {
            let equities = plays.find(board, roll).iter().map(|play| {
                let value = network.evaluate(&play.swapped(), &mut scratch);
                -i64::from(value.equity())
            });
            equities.max().expect("there is always a play")
        })
        .sum()
}

#[test]
fn lookahead_adds_the_best_equities_of_all_rolls() {
    let network = Network::new(&fixtures::weights(16, 0.5, 13));
    let mut lookahead_scratch = LookaheadScratch::default();
    for (board, _) in fixtures::boards(100) {
        let sum = network.lookahead(&board, &mut lookahead_scratch);
        assert_eq!(sum, slow_lookahead(&network, &board), "{board:?}");
    }
}

#[test]
fn each_distinct_roll_has_a_legal_play_and_its_equity() {
    let network = Network::new(&fixtures::weights(8, 0.5, 14));
    let (mut lookahead_scratch, mut plays, mut scratch) = (
        LookaheadScratch::default(),
        Plays::new(),
        NetworkScratch::default(),
    );
    for (board, _) in fixtures::boards(50) {
        let (mut rolls, mut distinct_rolls) = (0, Vec::new());
        network.for_each_best_play(&board, &mut lookahead_scratch, |best| {
            rolls += best.rolls;
            distinct_rolls.push(best.roll);
            let (high, low) = best.roll.dice();
            assert!(high >= low && best.rolls == if high > low { 2 } else { 1 });
            assert!(plays.find(&board, best.roll).contains(&best.play));
            let value = network.evaluate(&best.play.swapped(), &mut scratch);
            assert_eq!(best.equity, value.swapped().equity());
        });
        assert_eq!(rolls, 36);
        distinct_rolls.dedup();
        assert_eq!(distinct_rolls.len(), 21);
    }
}

/// All rolls but 1-1, 2-1, 3-1, 4-1 and 3-2 bear off a last checker on the six point: 27 of 36. A
/// network whose weights are 0 gives other boards the equity 0, because neither side can still lose
/// a gammon.
#[test]
fn zero_network_counts_rolls_that_bear_off() {
    let network = Network::new(&Weights::zero(8).unwrap());
    let last = board(&[(6, 1)], &[(1, 1)]);
    let mut lookahead_scratch = LookaheadScratch::default();
    assert_eq!(network.lookahead(&last, &mut lookahead_scratch), 27 << 25);
}

#[test]
fn finished_games_have_their_points_after_every_roll() {
    let network = Network::new(&fixtures::weights(8, 1.0, 15));
    let mut lookahead_scratch = LookaheadScratch::default();
    // The loser has two checkers in the winner's home board and none off, so the game counts three
    // points.
    let won = board(&[], &[(20, 2), (6, 13)]);
    assert_eq!(
        network.lookahead(&won, &mut lookahead_scratch),
        (36 * 3) << 25
    );
    assert_eq!(
        network.lookahead(&won.swapped(), &mut lookahead_scratch),
        -((36 * 3) << 25)
    );
}
