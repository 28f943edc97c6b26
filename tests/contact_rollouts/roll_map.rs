//! The 36 rolls from a position, against looking at each roll's plays one by one.

use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::{Network, NetworkScratch};
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks, Plays};
use rollout_lab::labs::contact::RollMap;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::stats::score::Score;

use crate::bearoffs::judged;
use crate::positions;
use crate::positions::{evaluators, game};
use crate::texts::played;

/// Of how many plays the network has a look where luck is measured: as `src/backgammon/turn_estimate.rs` says.
const CANDIDATES: usize = 4;

/// Equity after a play, in 2⁻²⁵ points, by a network alone.
fn equity(network: &Network, after: &Board) -> i32 {
    let theirs = network.evaluate(&after.swapped(), &mut NetworkScratch::default());
    -theirs.equity()
}

/// The plays of a roll from the best down; of those that are as good the ones first that leave fewer pips, then fewer checkers.
fn best_first(plays: &[Board], equity: impl Fn(&Board) -> i32) -> Vec<Board> {
    let mut plays: Vec<_> = plays.iter().map(|it| (equity(it), *it)).collect();
    plays.sort_by_key(|&(equity, after)| {
        let checkers: u8 = after.mover().iter().sum();
        (-equity, after.pip_counts()[0], checkers)
    });
    plays.into_iter().map(|(_, board)| board).collect()
}

/// The best play of a roll, slowly: of all where the tiny network estimates or databases know all, else of the few that the scout
/// likes best.
fn best(networks: &Networks, evaluator: EvaluatorKind, board: &Board, roll: Roll) -> (Board, i32) {
    let mut plays = Plays::new();
    let found = plays.find(board, roll);
    let tiny = |play: &Board| equity(networks.tiny(), play);
    let full = |play: &Board| judged(networks, play);
    if evaluator == EvaluatorKind::Tiny {
        let best = best_first(found, tiny)[0];
        return (best, tiny(&best));
    }
    let by_scout = best_first(found, |play| equity(networks.scout(), play));
    let few = &by_scout[..CANDIDATES.min(by_scout.len())];
    let knows_all =
        [ValueSource::Exact, ValueSource::Approximate].contains(&ValueSource::of(board));
    let best = best_first(if knows_all { found } else { few }, full)[0];
    (best, full(&best))
}

#[test]
fn each_roll_is_worth_its_best_play_of_those_that_are_looked_at() {
    let networks = Networks::trained();
    for position in positions::all() {
        for evaluator in [EvaluatorKind::Network, EvaluatorKind::Tiny] {
            let map = RollMap::new(&game(position.board, vec![evaluator]), 0).unwrap();
            let mut sum = 0_i64;
            for (roll, worth) in Roll::all().zip(&map.rolls) {
                let (after, value) = best(&networks, evaluator, &position.board, roll);
                sum += i64::from(value);
                assert_eq!(worth.roll, roll);
                assert_eq!(worth.after, after, "{} {roll:?}", position.name);
                assert_eq!(worth.value, f64::from(value) / f64::from(1 << 25));
                assert_eq!(played(&position.board, &worth.play), after);
            }
            let mean = sum as f64 / 36.0 / f64::from(1 << 25);
            assert!((map.mean - mean).abs() < 1e-14);
            let alone = match evaluator {
                EvaluatorKind::Tiny => networks
                    .tiny()
                    .evaluate(&position.board, &mut NetworkScratch::default()),
                _ => networks.evaluate(&position.board, &mut NetworkScratch::default()),
            };
            assert_eq!(
                map.evaluation,
                f64::from(alone.equity()) / f64::from(1 << 25)
            );
        }
    }
}

/// By the factor that a pip multiplies the odds with, and what being on roll is worth in pips: as `src/backgammon/pip_count.rs` says.
#[test]
fn by_the_pip_count_each_roll_is_worth_the_pips_that_it_leaves() {
    let value = |after: &Board| {
        if let Some(outcome) = after.outcome() {
            return f64::from(outcome.points());
        }
        let [mine, theirs] = after.pip_counts().map(f64::from);
        // The other side is on roll then.
        let theirs_wins = 1.0 / (1.0 + 1.035_f64.powf(theirs - mine - 4.0));
        1.0 - 2.0 * theirs_wins
    };
    let mut plays = Plays::new();
    for position in positions::all() {
        let map = RollMap::new(&game(position.board, vec![EvaluatorKind::PipCount]), 0).unwrap();
        for worth in &map.rolls {
            let found = plays.find(&position.board, worth.roll);
            let best = found.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
            // Chances are multiples of 2⁻²⁵.
            assert!(
                (worth.value - best).abs() < 1e-7,
                "{} {worth:?}",
                position.name
            );
            assert!((value(&worth.after) - best).abs() < 1e-7);
        }
    }
}

#[test]
fn luck_of_the_36_rolls_adds_up_to_nothing_and_gain_is_what_is_lost() {
    for position in positions::all() {
        for evaluator in evaluators() {
            let map = RollMap::new(&game(position.board, vec![evaluator]), 0).unwrap();
            // In units, of which each is a whole number of.
            let units = |points: f64| (points * Score::WIN.units() as f64).round() as i64;
            let luck: Vec<i64> = map.rolls.iter().map(|worth| units(worth.luck)).collect();
            assert_eq!(luck.iter().sum::<i64>(), 0);
            assert_eq!(map.gain, -map.loss);
            let gain = luck.iter().map(|&luck| luck.max(0)).sum::<i64>();
            assert_eq!(units(36.0 * map.gain), gain);
            let values = map.rolls.iter().map(|worth| worth.value).sum::<f64>() / 36.0;
            assert!((map.mean - values).abs() < 1e-13);
            for worth in &map.rolls {
                assert!((worth.luck - (worth.value - map.mean)).abs() < 1e-13);
            }
        }
    }
}

#[test]
fn who_estimates_nothing_has_no_map_nor_has_a_game_that_is_over() {
    assert_eq!(
        RollMap::new(&game(Board::START, vec![EvaluatorKind::Nothing]), 0),
        None
    );
    let mut won = *Board::START.sides();
    won[0] = [0; 25];
    let over = game(Board::new(won).unwrap(), vec![EvaluatorKind::Network]);
    assert_eq!(RollMap::new(&over, 0), None);
}
