//! Rollouts played by hand: their means, and the separation of mistakes from luck.

use crate::common::bearoff::{
    PERFECT, WORST, evaluators, four_against_four, game, linear, position, record,
};
use crate::common::hand::{
    Policy, fewest_pips, hand_game, perfect, play_game, play_once, plays, rollout, worst,
};
use rollout_lab::backgammon::bearoff_db::{Position, RESOLUTION};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player};
use rollout_lab::labs::cube::MistakeCosts;
use rollout_lab::labs::hand::{HandEnd, HandError, HandRollout, HandSides};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;

const HANDS: [HandSides; 3] = [HandSides::X, HandSides::O, HandSides::Both];

/// Returns positions of at most four checkers a side, with X or O on roll.
fn starts() -> [Position; 4] {
    [
        four_against_four(),
        four_against_four().with_on_roll(Side::O),
        position([0, 1, 0, 0, 1, 0], [1, 0, 0, 1, 0, 0]),
        position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]),
    ]
}

fn play_games(rollout: &mut HandRollout, games: usize, policy: Policy) {
    for _ in 0..games {
        play_game(rollout, policy);
    }
}

#[test]
fn every_perfect_game_reduces_to_the_exact_value() {
    for start in starts() {
        for hands in HANDS {
            // A side that is not played by hand plays perfectly, too.
            let game = game(start, [PERFECT; 2], linear(&[EvaluatorKind::Exact]));
            let exact = game.theory().unwrap().perfect;
            let mut rollout = rollout(&game, hands, 20);
            for number in 0..20 {
                let winner = play_game(&mut rollout, &perfect);
                let record = rollout.record(number).unwrap();
                assert_eq!(record.end, HandEnd::Won(winner));
                assert!((record.reduced.unwrap() - exact).abs() < RESOLUTION);
                assert_eq!(record.costs, Some([MistakeCosts::default(); 2]));
                assert!(record.turns.iter().all(|turn| turn.mistake.is_none()));
            }
            let reduced = rollout.point().reduced;
            assert!((reduced.mean.unwrap() - exact).abs() < RESOLUTION);
            assert!(reduced.sd.unwrap() < RESOLUTION);
            assert_eq!(rollout.games(), 20);
        }
    }
}

#[test]
fn imperfect_plays_settle_at_their_value_and_mistakes_are_the_difference() {
    let start = four_against_four();
    let cases: [(Policy, Player); 2] = [(&fewest_pips, Player::FewestPips), (&worst, WORST)];
    for (policy, player) in cases {
        // The exact value of X's plays, by enumeration of all games.
        let enumerated = game(start, [player, PERFECT], linear(&[EvaluatorKind::Exact]));
        let theory = enumerated.theory().unwrap();
        let mut rollout = rollout(
            &hand_game(start, PERFECT, EvaluatorKind::Exact),
            HandSides::X,
            7,
        );
        play_games(&mut rollout, 2_000, policy);
        let reduced = rollout.point().reduced;
        let (mean, se) = (reduced.mean.unwrap(), reduced.se.unwrap());
        // Chance exceeds 4 standard errors once in 16,000 rollouts.
        assert!(theory.perfect - theory.mean > 0.05);
        assert!((mean - theory.mean).abs() < 4.0 * se, "{mean} {se}");
        // Result = value + luck − mistakes in every game, so the difference is the mistakes, but
        // for rounding.
        let cost = rollout.costs(Side::X).unwrap().checkers;
        assert!((theory.perfect - mean - cost.mean.unwrap()).abs() < RESOLUTION);
        assert!(
            (cost.mean.unwrap() - (theory.perfect - theory.mean)).abs() < 4.0 * cost.se.unwrap()
        );
        assert_eq!(rollout.costs(Side::O).unwrap().checkers.mean, Some(0.0));
        // The listed mistakes add up to the costs.
        let listed: f64 = (0..rollout.begun_count())
            .flat_map(|number| rollout.record(number).unwrap().turns)
            .filter_map(|turn| turn.mistake.map(|mistake| mistake.cost))
            .sum();
        assert!((listed / 2_000.0 - cost.mean.unwrap()).abs() < 1e-9);
    }
}

#[test]
fn the_value_of_the_plays_so_far_approaches_that_of_the_strategy() {
    let start = position([0, 0, 1, 0, 1, 1], [0, 1, 0, 1, 0, 1]);
    let enumerated = game(start, [WORST, PERFECT], linear(&[EvaluatorKind::Exact]));
    let theory = enumerated.theory().unwrap();
    let mut rollout = rollout(
        &hand_game(start, PERFECT, EvaluatorKind::Exact),
        HandSides::X,
        3,
    );
    let value_so_far = |rollout: &HandRollout| {
        let game = rollout.own_play().unwrap().finish();
        game.theory().unwrap().mean
    };
    // Before the first game, perfect play is assumed.
    assert!((value_so_far(&rollout) - theory.perfect).abs() < RESOLUTION);
    let mut before = f64::INFINITY;
    for games in [1, 10, 100, 1_000, 100_000] {
        play_games(&mut rollout, games, &worst);
        let now = value_so_far(&rollout);
        // Positions that have not come up count as played perfectly.
        assert!(now <= before && now > theory.mean - RESOLUTION);
        before = now;
    }
    // A position that comes up with chance p is unseen after n games with chance (1 − p)ⁿ, and
    // p (1 − p)ⁿ is at most 1 / (e n). After 10⁵ games, the unseen positions are rarer than about 1
    // in 10⁵. Here they are less than 1% of the cost of the plays.
    assert!(theory.perfect - theory.mean > 1.0);
    assert!(before - theory.mean < 0.01 * (theory.perfect - theory.mean));
}

#[test]
fn games_have_the_dice_of_a_program_with_the_same_seed() {
    for start in starts() {
        let game = game(
            start,
            [PERFECT, Player::FewestPips],
            linear(&[EvaluatorKind::Exact]),
        );
        let mut rollout = rollout(&game, HandSides::X, 11);
        for number in 0..50 {
            play_game(&mut rollout, &perfect);
            let trial = Trials::new(Seed::new(11)).dice(number);
            let program = record(&game, 0, trial);
            let by_hand = rollout.record(number as usize).unwrap();
            let turns: Vec<_> = by_hand.turns.iter().map(|turn| turn.turn.clone()).collect();
            assert_eq!(turns, program.turns);
            assert_eq!(by_hand.reduced, Some(program.reduced));
        }
    }
}

#[test]
fn any_estimate_of_luck_gives_the_exact_mean() {
    let start = four_against_four();
    for evaluator in evaluators() {
        let game = hand_game(start, PERFECT, evaluator);
        let mut rollout = rollout(&game, HandSides::X, 5);
        play_games(&mut rollout, 1_000, &perfect);
        let reduced = rollout.point().reduced;
        let error = reduced.mean.unwrap() - game.theory().unwrap().perfect;
        // With seven evaluators, chance alone fails one in 2,300 such tests.
        assert!(
            error.abs() < 4.0 * reduced.se.unwrap() + RESOLUTION,
            "{evaluator:?}: {error}"
        );
        // Mistakes are measured exactly, by any estimate of luck.
        assert_eq!(rollout.costs(Side::X).unwrap().checkers.mean, Some(0.0));
    }
}

#[test]
fn both_sides_mistakes_are_counted_separately() {
    let start = four_against_four();
    let game = hand_game(start, WORST, EvaluatorKind::Exact);
    let mut rollout = rollout(&game, HandSides::X, 5);
    play_games(&mut rollout, 300, &fewest_pips);
    let perfect = crate::common::bearoff::small_database()
        .exact_chance(start)
        .unwrap()
        * 100.0;
    let [x, o] = [Side::X, Side::O].map(|side| rollout.costs(side).unwrap().checkers.mean.unwrap());
    assert!(x > 0.1 && o > 0.1);
    // X's chance is the exact chance minus the costs of X's plays plus the costs of O's.
    assert!((rollout.point().reduced.mean.unwrap() - (perfect - x + o)).abs() < RESOLUTION);
    let by_hand = |number| rollout.record(number).unwrap().turns.into_iter();
    assert!(
        (0..300)
            .flat_map(by_hand)
            .all(|turn| turn.by_hand == (turn.turn.side == Side::X))
    );
}

#[test]
fn the_luck_of_a_roll_is_known_before_its_play() {
    let mut rollout = rollout(
        &hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact),
        HandSides::X,
        9,
    );
    assert_eq!(rollout.roll_luck(), None);
    for number in 0..10 {
        rollout.begin().unwrap();
        let mut lucks_before_plays = Vec::new();
        while rollout.turn().is_some() {
            lucks_before_plays.push(rollout.roll_luck().unwrap());
            play_once(&mut rollout, &worst);
        }
        let turns = rollout.record(number).unwrap().turns;
        let lucks = turns
            .iter()
            .filter(|turn| turn.by_hand)
            .map(|turn| turn.turn.luck);
        assert_eq!(lucks.collect::<Vec<_>>(), lucks_before_plays);
    }
}

#[test]
fn an_abandoned_game_does_not_count_and_its_dice_are_not_reused() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let mut complete = rollout(&game, HandSides::X, 4);
    let mut partial = rollout(&game, HandSides::X, 4);
    play_games(&mut complete, 3, &worst);
    play_game(&mut partial, &worst);
    partial.begin().unwrap();
    let roll = partial.turn().unwrap().roll();
    play_once(&mut partial, &worst);
    partial.abandon().unwrap();
    assert_eq!(partial.abandon(), Err(HandError::NoGame));
    play_game(&mut partial, &worst);
    assert_eq!((partial.games(), partial.begun_count()), (2, 3));
    let ends: Vec<_> = partial.ends().collect();
    assert_eq!(ends[1], HandEnd::Abandoned);
    // The third game has the dice of trial 2, although the second was abandoned.
    assert_eq!(complete.record(2), partial.record(2));
    assert_ne!(complete.record(1), partial.record(1));
    assert_eq!(complete.record(1).unwrap().turns[0].turn.roll, roll);
    let abandoned = partial.record(1).unwrap();
    assert_eq!((abandoned.result, abandoned.reduced), (None, None));
    let results: f64 = [0, 2]
        .map(|number| partial.record(number).unwrap().result.unwrap())
        .iter()
        .sum();
    assert_eq!(partial.point().plain.mean, Some(results / 2.0));
    assert_eq!(partial.history().count(), 2);
}

#[test]
fn actions_out_of_turn_are_refused() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let mut rollout = rollout(&game, HandSides::X, 4);
    assert_eq!(rollout.confirm(), Err(HandError::NoGame));
    assert_eq!(rollout.play_forced(), Err(HandError::NoGame));
    assert_eq!(rollout.turn_mut().err(), Some(HandError::NoGame));
    rollout.begin().unwrap();
    assert_eq!(rollout.begin(), Err(HandError::GameInProgress));
    let dice = rollout.turn().unwrap().dice_left().len();
    let unfinished = HandError::Unfinished { dice };
    assert_eq!(rollout.confirm(), Err(unfinished));
    assert!(!rollout.is_forced());
    let plays = plays(&rollout).len();
    assert!(plays > 1);
    assert_eq!(rollout.play_forced(), Err(HandError::NotForced { plays }));
}

#[test]
fn forced_plays_are_played_on_request() {
    // X has four checkers on the ace point. Doubles win. Any other roll bears two off and leaves
    // two.
    let game = hand_game(
        position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]),
        PERFECT,
        EvaluatorKind::Exact,
    );
    let mut rollout = rollout(&game, HandSides::X, 4);
    for _ in 0..100 {
        rollout.begin().unwrap();
        while rollout.turn().is_some() {
            assert!(rollout.is_forced());
            rollout.play_forced().unwrap();
        }
    }
    assert_eq!(rollout.games(), 100);
    assert!((rollout.point().reduced.mean.unwrap() - 37.5).abs() < RESOLUTION);
}

#[test]
fn a_game_may_end_before_the_hands_first_turn() {
    // O is on roll and bears the last checker off with any roll.
    let start = position([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]).with_on_roll(Side::O);
    let mut rollout = rollout(
        &hand_game(start, PERFECT, EvaluatorKind::Exact),
        HandSides::X,
        1,
    );
    rollout.begin().unwrap();
    assert!(rollout.turn().is_none());
    assert_eq!(rollout.ends().collect::<Vec<_>>(), [HandEnd::Won(Side::O)]);
    assert_eq!(rollout.game_text(), "_");
}

#[test]
fn beyond_six_checkers_luck_is_measured_and_mistakes_are_not() {
    let start = position([2, 2, 2, 1, 1, 2], [3, 2, 2, 1, 1, 1]);
    let opponent = Player::Evaluator(EvaluatorKind::PipCount);
    let mut rollout = rollout(
        &hand_game(start, opponent, EvaluatorKind::OneSided),
        HandSides::X,
        6,
    );
    play_games(&mut rollout, 3, &fewest_pips);
    assert!(rollout.own_play().is_none());
    assert!(rollout.costs(Side::X).is_none());
    for number in 0..3 {
        let record = rollout.record(number).unwrap();
        assert!(record.costs.is_none() && record.reduced.is_some());
    }
    assert!(rollout.point().reduced.sd.unwrap() < rollout.point().plain.sd.unwrap().max(50.0));
}

#[test]
fn hands_on_both_sides_play_every_roll() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let mut rollout = rollout(&game, HandSides::Both, 2);
    rollout.begin().unwrap();
    let mut sides = Vec::new();
    while let Some(side) = rollout.side() {
        sides.push(side);
        assert!(!plays(&rollout).is_empty());
        play_once(&mut rollout, &perfect);
    }
    let expected = [Side::X, Side::O].into_iter().cycle().take(sides.len());
    assert!(sides.len() > 2 && sides.iter().copied().eq(expected));
}
