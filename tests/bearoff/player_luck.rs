//! The luck of careless players: exact statistics against plain recursion, rollouts against exact
//! statistics, and games whose player never makes a second best play.

use std::collections::HashMap;
use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, Points, evaluators, four_against_four, game, game_at, linear, position, positions,
    small_database,
};
use crate::common::job::run_in_slices;
use crate::common::slow_bearoff::Slow;
use crate::common::slow_player_luck::{Evaluations, Moments, Recursion, SlowPlayer, State};
use rollout_lab::backgammon::bearoff_db::{Position, RESOLUTION};
use rollout_lab::backgammon::cube::{CubeDatabase, CubePolicy, Owner};
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, Chances};
use rollout_lab::codec;
use rollout_lab::labs::bearoff::{
    BearoffJobStore, EvaluatedGame, EvaluatorKind, LuckMeasure, Player, PreparedGame,
    PreparedGameBuilder, Rollout, Setup, SetupError, Theory, Truncation, WholePercent,
};
use rollout_lab::labs::cube::{CubeGame, CubePlayer, CubePlays, CubeSetup};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::seed::Seed;

/// The measures of luck.
const MEASURES: [LuckMeasure; 3] = [
    LuckMeasure::BestPlays,
    LuckMeasure::Dice,
    LuckMeasure::DiceAndChoices,
];

/// The index of the estimate with the values at a horizon: the pip count's.
const HORIZON: usize = 2;

/// Returns a player who makes the second best play in this percentage of turns.
fn careless(evaluator: EvaluatorKind, percent: u8) -> Player {
    Player::Careless {
        evaluator,
        second_best: WholePercent::new(percent).unwrap(),
    }
}

/// Prepares a game up to six checkers a side that measures luck in this way.
fn measured(position: Position, players: [Player; 2], measure: LuckMeasure) -> Arc<PreparedGame> {
    cut(position, players, measure, None)
}

/// Prepares a game as [`measured`] does. It is cut short after this many rolls, and takes the value of
/// the first estimate.
fn cut(
    position: Position,
    players: [Player; 2],
    measure: LuckMeasure,
    rolls: Option<u32>,
) -> Arc<PreparedGame> {
    let estimates = linear(&evaluators());
    let estimate = estimates[HORIZON];
    let setup = Setup {
        position,
        players,
        estimates,
        truncation: rolls.map(|rolls| Truncation { rolls, estimate }),
    };
    let builder = PreparedGameBuilder::new(small_database(), setup).unwrap();
    Arc::new(builder.with_luck(measure).finish())
}

/// Returns each position of up to `max_checkers` checkers a side, with either side on roll.
fn states(slow: &Slow, max_checkers: u8) -> Vec<(State, Position)> {
    let both = |position: Position| [Side::X, Side::O].map(|side| position.with_on_roll(side));
    let state = |position: Position| {
        let side = position.on_roll();
        let number = |side: Side| slow.find(position.checkers(side).points());
        (
            (side == Side::X, number(side), number(side.other())),
            position,
        )
    };
    positions(max_checkers).flat_map(both).map(state).collect()
}

/// Compares the exact statistics at every `stride`-th position of up to `max_checkers` checkers a side
/// with those of the recursion. Every `ranking_stride`-th evaluator ranks X's plays. Games are cut
/// short after this many rolls.
fn assert_theory(
    max_checkers: u8,
    [stride, ranking_stride]: [usize; 2],
    percents: [u8; 2],
    rolls: Option<u32>,
) {
    let slow = Slow::new(max_checkers);
    let states = states(&slow, max_checkers);
    let kinds = evaluators();
    // Positions of careful players have the evaluations, whatever the players are.
    let any = game(states[0].1, [PERFECT; 2], linear(&kinds));
    let mut evaluations: Vec<Evaluations> = kinds
        .iter()
        .map(|kind| Evaluations {
            values: HashMap::new(),
            is_reversed: kind.is_reversed(),
        })
        .collect();
    for &(state, position) in &states {
        let game = game_at(&any, position);
        for (index, evaluations) in evaluations.iter_mut().enumerate() {
            evaluations.values.insert(state, game.evaluation(index));
        }
    }
    // X's plays are ranked by one evaluator after the other, and O's by the next one.
    for ranking in (0..kinds.len()).step_by(ranking_stride) {
        let rankings = [ranking, (ranking + 1) % kinds.len()];
        let players = [0, 1].map(|side| careless(kinds[rankings[side]], percents[side]));
        let first = cut(states[0].1, players, LuckMeasure::default(), rolls);
        for measure in MEASURES {
            let recursion = |estimate| Recursion {
                slow: &slow,
                players: [0, 1].map(|side| SlowPlayer {
                    ranking: &evaluations[rankings[side]],
                    percent: f64::from(percents[side]),
                }),
                estimate,
                measure,
                horizon: &evaluations[HORIZON],
                cache: HashMap::new(),
            };
            let mut recursions: Vec<_> = evaluations.iter().map(recursion).collect();
            // Other positions for other players.
            for &(state, position) in states.iter().skip(7 * ranking).step_by(stride) {
                let builder = PreparedGameBuilder::at_position(&first, position).unwrap();
                let game = builder.with_luck(measure).finish();
                for (index, recursion) in recursions.iter_mut().enumerate() {
                    let label = format!("{position:?} {players:?} {measure:?} {index}");
                    assert_equal(
                        game.theory().unwrap(),
                        index,
                        measure,
                        recursion.moments(state, rolls),
                        &label,
                    );
                }
            }
        }
    }
}

/// Compares the exact statistics of a game by one estimate with those of the recursion.
fn assert_equal(
    theory: &Theory,
    index: usize,
    measure: LuckMeasure,
    expected: Moments,
    label: &str,
) {
    let estimate = theory.estimates[index];
    let sd = estimate.reduced_sd;
    assert!((theory.mean - expected.result).abs() < 1e-9, "{label}");
    // The recursion's mean of result − luck confirms that luck averages zero.
    assert!((theory.mean - expected.mean).abs() < 1e-9, "{label}");
    let plain = (theory.plain_sd - expected.plain_sd()).abs();
    assert!(plain < 2.0 * RESOLUTION, "{label}: {plain}");
    assert!(!estimate.best_plays);
    let distance = (sd - expected.sd()).abs();
    assert!(distance < 2.0 * RESOLUTION, "{label}: {sd} {distance}");
    let spreads = estimate.luck_spreads.unwrap();
    let spread = match measure {
        LuckMeasure::BestPlays => return,
        LuckMeasure::Dice => spreads.dice,
        LuckMeasure::DiceAndChoices => spreads.dice_and_choices,
    };
    assert_eq!(spread.to_bits(), sd.to_bits(), "{label}");
}

#[test]
fn theory_equals_recursion() {
    assert_theory(2, [101, 3], [20, 50], None);
    assert_theory(2, [103, 3], [100, 7], None);
}

#[test]
fn theory_of_games_that_are_cut_short_equals_recursion() {
    assert_theory(2, [103, 3], [20, 50], Some(0));
    assert_theory(2, [107, 3], [20, 50], Some(1));
    assert_theory(2, [109, 3], [7, 100], Some(2));
    assert_theory(2, [113, 3], [20, 50], Some(3));
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn theory_equals_recursion_up_to_three_checkers() {
    assert_theory(3, [101, 1], [20, 50], None);
    assert_theory(3, [103, 1], [100, 7], None);
    assert_theory(3, [107, 1], [20, 50], Some(2));
    assert_theory(3, [109, 1], [7, 100], Some(3));
}

/// Returns positions of up to six checkers a side, O on roll in one of them.
fn rolled_positions() -> [Position; 3] {
    [
        position([0, 1, 1, 0, 1, 1], [1, 0, 1, 1, 0, 1]).with_on_roll(Side::O),
        four_against_four(),
        position([0, 0, 1, 1, 2, 1], [0, 1, 1, 1, 1, 1]),
    ]
}

#[test]
fn rollouts_settle_at_the_mean_of_the_careless_game() {
    const GAMES: u64 = 20_000;
    let players = [
        careless(EvaluatorKind::Exact, 20),
        careless(EvaluatorKind::PipCount, 50),
    ];
    let horizons = [None, Some(3), None];
    for ((seed, start), rolls) in (48..).zip(rolled_positions()).zip(horizons) {
        for measure in MEASURES {
            let game = cut(start, players, measure, rolls);
            let theory = game.theory().unwrap().clone();
            let mut rollout = Rollout::new(game, Seed::new(seed));
            rollout.roll(GAMES);
            for (index, estimate) in theory.estimates.iter().enumerate() {
                let reduced = rollout.point(index).reduced;
                let n = GAMES as f64;
                let z = (reduced.mean.unwrap() - theory.mean) / (estimate.reduced_sd / n.sqrt());
                assert!(z.abs() <= 4.0, "{start:?} {measure:?} {index}: {z}");
                // The spread of 20,000 games is within 5% of the exact one.
                let ratio = reduced.sd.unwrap() / estimate.reduced_sd;
                assert!(
                    (ratio - 1.0).abs() < 0.05,
                    "{start:?} {measure:?} {index}: {ratio}"
                );
            }
            let plain = rollout.point(0).plain;
            let z = (plain.mean.unwrap() - theory.mean) / (theory.plain_sd / (GAMES as f64).sqrt());
            assert!(z.abs() <= 4.0, "{start:?}: {z}");
        }
    }
}

#[test]
fn records_add_up_to_the_rollout() {
    let players = [careless(EvaluatorKind::Exact, 30); 2];
    for (measure, rolls) in MEASURES
        .into_iter()
        .flat_map(|measure| [(measure, None), (measure, Some(4))])
    {
        let game = cut(four_against_four(), players, measure, rolls);
        let mut rollout = Rollout::new(game, Seed::new(3));
        rollout.roll(200);
        let (mut reduced, mut choices) = (0.0, 0);
        for k in 0..200 {
            let record = rollout.record(k, HORIZON);
            assert!(rolls.is_none_or(|rolls| record.turns.len() <= rolls as usize));
            let luck: f64 = record
                .turns
                .iter()
                .map(|turn| turn.luck + turn.choice_luck)
                .sum();
            assert!((luck - record.luck).abs() < 1e-9);
            assert!((record.luck_so_far.last().unwrap() - record.luck).abs() < 1e-9);
            choices += record
                .turns
                .iter()
                .filter(|turn| turn.choice_luck != 0.0)
                .count();
            reduced += record.reduced;
            assert_eq!(record.williams.is_some(), measure == LuckMeasure::BestPlays);
        }
        assert!((reduced / 200.0 - rollout.point(HORIZON).reduced.mean.unwrap()).abs() < 1e-9);
        assert_eq!(choices > 0, measure == LuckMeasure::DiceAndChoices);
    }
}

#[test]
fn a_player_of_zero_percent_is_the_careful_one_to_the_last_bit() {
    for measure in MEASURES {
        for kind in [
            EvaluatorKind::Exact,
            EvaluatorKind::Backwards,
            EvaluatorKind::PipCount,
        ] {
            let [zero, careful] = [careless(kind, 0), Player::Evaluator(kind)].map(|player| {
                let game = measured(four_against_four(), [player; 2], measure);
                let mut rollout = Rollout::new(game.clone(), Seed::new(7));
                let chunk = rollout.run_chunk(0, 5_000);
                (game.encode_analysis(), chunk)
            });
            assert!(zero == careful, "{kind:?} {measure:?}");
        }
    }
}

/// The spreads are the same whatever luck the game itself measures.
#[test]
fn every_measure_has_the_spreads_of_both() {
    let players = [careless(EvaluatorKind::Exact, 20), PERFECT];
    for rolls in [None, Some(4)] {
        let spreads = MEASURES.map(|measure| {
            let game = cut(four_against_four(), players, measure, rolls);
            let estimates = game.theory().unwrap().estimates.iter();
            estimates
                .map(|estimate| estimate.luck_spreads.unwrap())
                .collect::<Vec<_>>()
        });
        assert_eq!(spreads[0], spreads[1]);
        assert_eq!(spreads[0], spreads[2]);
    }
}

/// Only games whose luck is that of best plays have Williams's sums, and at a horizon only by the
/// estimate that has the values there. Second best plays move them away from result − luck.
#[test]
fn williams_sums_need_best_plays() {
    let players = [careless(EvaluatorKind::Exact, 20); 2];
    for (measure, rolls) in [
        (LuckMeasure::BestPlays, None),
        (LuckMeasure::BestPlays, Some(4)),
        (LuckMeasure::Dice, None),
        (LuckMeasure::Dice, Some(4)),
    ] {
        let game = cut(four_against_four(), players, measure, rolls);
        for (index, (estimate, kind)) in game
            .theory()
            .unwrap()
            .estimates
            .iter()
            .zip(evaluators())
            .enumerate()
        {
            let valued = rolls.is_none_or(|_| index == HORIZON) && !kind.is_reversed();
            let has_sums = valued && measure == LuckMeasure::BestPlays;
            assert_eq!(estimate.williams.is_some(), has_sums, "{kind:?} {rolls:?}");
            assert!(!estimate.best_plays);
        }
    }
}

/// The draws of choices come from a generator of their own, so a careless player's first roll is that
/// of the seed.
#[test]
fn dice_are_those_of_the_seed() {
    let roll = |player: Player| {
        let game = measured(four_against_four(), [player; 2], LuckMeasure::Dice);
        let rollout = Rollout::new(game, Seed::new(11));
        let record = |k| rollout.record(k, 0);
        (0..100).map(record).collect::<Vec<_>>()
    };
    let (careful, slips) = (roll(PERFECT), roll(careless(EvaluatorKind::Exact, 40)));
    let mut others = 0;
    for (careful, slips) in careful.iter().zip(&slips) {
        for (careful, slips) in careful.turns.iter().zip(&slips.turns) {
            assert_eq!(careful.roll, slips.roll);
            others += usize::from(careful.after != slips.after);
        }
    }
    assert!(others > 100);
}

/// Returns the arrangements of the side on roll and of the other side.
fn points(board: &Board) -> [Points; 2] {
    // Place 0 is point 1.
    board
        .sides()
        .map(|side| core::array::from_fn(|point| side[point]))
}

/// With an evaluator that knows the winning chances of these players, the luck of dice and choices is
/// all that there is. The luck of the dice alone leaves that of the choices.
#[test]
fn luck_of_dice_and_choices_explains_everything_by_the_players_own_chances() {
    let players = [careless(EvaluatorKind::Exact, 20); 2];
    let first = game(four_against_four(), players, Vec::new());
    let chances: HashMap<[Points; 2], f64> = positions(3)
        .map(|position| {
            let sides = [Side::X, Side::O].map(|side| position.checkers(side).points());
            let theory = game_at(&first, position);
            (sides, theory.theory().unwrap().mean / 100.0)
        })
        .collect();
    let start = position([0, 1, 0, 0, 1, 1], [0, 1, 1, 0, 0, 1]);
    let spread = |measure| {
        let chances = chances.clone();
        let evaluator = move |board: &Board| {
            let win = chances.get(&points(board)).copied().unwrap_or(0.5);
            Chances::from([win, 0.0, 0.0, 0.0, 0.0])
        };
        let game =
            EvaluatedGame::with_luck(small_database(), start, players, measure, evaluator).unwrap();
        game.theory().unwrap().estimates[0]
    };
    let both = spread(LuckMeasure::DiceAndChoices);
    assert_eq!(both.reduced_sd, 0.0);
    let dice = spread(LuckMeasure::Dice);
    // Choices between the two best plays of three checkers cost a few points.
    assert!(dice.reduced_sd > 1.0, "{}", dice.reduced_sd);
    assert_eq!(dice.luck_spreads.unwrap().dice_and_choices, 0.0);
}

#[test]
fn workers_play_the_games_of_the_page() {
    let players = [careless(EvaluatorKind::Exact, 20), PERFECT];
    for rolls in [None, Some(5)] {
        assert_workers(&cut(
            four_against_four(),
            players,
            LuckMeasure::DiceAndChoices,
            rolls,
        ));
    }
}

/// Compares the games of a page, which has no paths, with those of a worker.
fn assert_workers(game: &Arc<PreparedGame>) {
    let store = BearoffJobStore::default();
    let spec = codec::decode(&codec::encode(&game.job_spec())).unwrap();
    let analysis = run_in_slices(store.begin(spec)).0.into_bytes().unwrap();
    assert!(analysis == game.encode_analysis());
    // The page's game has no paths, and plays turn by turn.
    let builder = PreparedGameBuilder::new(small_database(), game.setup().clone()).unwrap();
    let mut builder = builder.with_luck(LuckMeasure::DiceAndChoices);
    builder.apply_analysis(&analysis).unwrap();
    let mut page = Rollout::new(Arc::new(builder.finish()), Seed::new(5));
    let mut worker = Rollout::new(game.clone(), Seed::new(5));
    assert!(page.run_chunk(0, 2_000) == worker.run_chunk(0, 2_000));
}

#[test]
fn games_with_a_cube_refuse_careless_players() {
    let player = CubePlayer {
        plays: CubePlays::Cubeless(careless(EvaluatorKind::Exact, 20)),
        cube: CubePolicy::Exact,
    };
    let setup = CubeSetup {
        position: position([1; 6], [1; 6]),
        owner: Owner::Centred,
        players: [CubePlayer::PERFECT, player],
        estimates: Vec::new(),
    };
    let database = Arc::new(CubeDatabase::new());
    let refused = CubeGame::new(database, setup).map(|_| ());
    assert_eq!(refused, Err(SetupError::CarelessPlayer));
}

#[test]
fn percentages_end_at_a_hundred() {
    assert_eq!(WholePercent::new(100).map(WholePercent::get), Some(100));
    assert_eq!(WholePercent::new(101), None);
}
