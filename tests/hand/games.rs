//! Rollouts that are played by hand: what they come to, and that mistakes and luck are told apart.

use crate::common::bearoff::{
    PERFECT, WORST, evaluators, four_against_four, game, linear, position, record,
};
use crate::common::hand::{
    Policy, fewest_pips, hand_game, perfect, play_game, play_once, plays, rollout, worst,
};
use rollout_lab::backgammon::bearoff_db::{Position, RESOLUTION};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player};
use rollout_lab::labs::hand::{HandEnd, HandError, HandRollout, HandSides, Unfinished};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;

const HANDS: [HandSides; 3] = [HandSides::X, HandSides::O, HandSides::Both];

/// Both sides to 4 checkers, X or O on roll.
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
fn every_game_that_is_played_perfectly_comes_out_at_the_exact_value() {
    for start in starts() {
        for hands in HANDS {
            // Whoever is not played by hand plays perfectly, too.
            let game = game(start, [PERFECT; 2], linear(&[EvaluatorKind::Exact]));
            let exact = game.theory().unwrap().perfect;
            let mut rollout = rollout(&game, hands, 20);
            for number in 0..20 {
                let winner = play_game(&mut rollout, &perfect);
                let record = rollout.record(number).unwrap();
                assert_eq!(record.end, HandEnd::Won(winner));
                assert!((record.reduced.unwrap() - exact).abs() < RESOLUTION);
                assert_eq!(record.costs, Some([0.0; 2]));
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
fn a_blunderers_games_settle_on_the_value_of_his_play_and_his_mistakes_add_up_to_the_difference() {
    let start = four_against_four();
    let cases: [(Policy, Player); 2] = [(&fewest_pips, Player::FewestPips), (&worst, WORST)];
    for (policy, player) in cases {
        // The exact value of his play, by going through all that can happen.
        let his = game(start, [player, PERFECT], linear(&[EvaluatorKind::Exact]));
        let theory = his.theory().unwrap();
        let mut rollout = rollout(
            &hand_game(start, PERFECT, EvaluatorKind::Exact),
            HandSides::X,
            7,
        );
        play_games(&mut rollout, 2_000, policy);
        let reduced = rollout.point().reduced;
        let (mean, se) = (reduced.mean.unwrap(), reduced.se.unwrap());
        // One of 16,000 rollouts lies further out than 4 standard errors.
        assert!(theory.perfect - theory.mean > 0.05);
        assert!((mean - theory.mean).abs() < 4.0 * se, "{mean} {se}");
        // Result = value + luck − mistakes, game by game: the mistakes are the difference, but for rounding.
        let cost = rollout.cost(Side::X).unwrap();
        assert!((theory.perfect - mean - cost.mean.unwrap()).abs() < RESOLUTION);
        assert!(
            (cost.mean.unwrap() - (theory.perfect - theory.mean)).abs() < 4.0 * cost.se.unwrap()
        );
        assert_eq!(rollout.cost(Side::O).unwrap().mean, Some(0.0));
        // The listed mistakes are the costs.
        let listed: f64 = (0..rollout.begun_count())
            .flat_map(|number| rollout.record(number).unwrap().turns)
            .filter_map(|turn| turn.mistake.map(|mistake| mistake.cost))
            .sum();
        assert!((listed / 2_000.0 - cost.mean.unwrap()).abs() < 1e-9);
    }
}

#[test]
fn the_value_of_the_plays_so_far_nears_that_of_the_strategy() {
    let start = position([0, 0, 1, 0, 1, 1], [0, 1, 0, 1, 0, 1]);
    let his = game(start, [WORST, PERFECT], linear(&[EvaluatorKind::Exact]));
    let theory = his.theory().unwrap();
    let mut rollout = rollout(
        &hand_game(start, PERFECT, EvaluatorKind::Exact),
        HandSides::X,
        3,
    );
    let own = |rollout: &HandRollout| {
        let game = rollout.own_play().unwrap().finish();
        game.theory().unwrap().mean
    };
    // Nothing is known of him yet.
    assert!((own(&rollout) - theory.perfect).abs() < RESOLUTION);
    let mut before = f64::INFINITY;
    for games in [1, 10, 100, 1_000, 100_000] {
        play_games(&mut rollout, games, &worst);
        let now = own(&rollout);
        // Every place in which he has not been yet counts as played well.
        assert!(now <= before && now > theory.mean - RESOLUTION);
        before = now;
    }
    // A place that comes up with chance p is unknown after n games with chance (1 − p)ⁿ, and p (1 − p)ⁿ is 1 / (e n)
    // at the most: of 10⁵ games, what is left are places rarer than some 1 in 10⁵, here less than 1% of what the play
    // costs.
    assert!(theory.perfect - theory.mean > 1.0);
    assert!(before - theory.mean < 0.01 * (theory.perfect - theory.mean));
}

#[test]
fn the_games_are_those_that_the_program_would_roll() {
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
fn any_evaluator_may_measure_the_luck_of_games_played_by_hand() {
    let start = four_against_four();
    for evaluator in evaluators() {
        let game = hand_game(start, PERFECT, evaluator);
        let mut rollout = rollout(&game, HandSides::X, 5);
        play_games(&mut rollout, 1_000, &perfect);
        let reduced = rollout.point().reduced;
        let off = reduced.mean.unwrap() - game.theory().unwrap().perfect;
        // Seven evaluators: one in 2,300 such tests would fail by chance.
        assert!(
            off.abs() < 4.0 * reduced.se.unwrap() + RESOLUTION,
            "{evaluator:?}: {off}"
        );
        // However wrong the luck, mistakes are measured exactly.
        assert_eq!(rollout.cost(Side::X).unwrap().mean, Some(0.0));
    }
}

#[test]
fn the_opponents_mistakes_are_told_apart_from_ones_own() {
    let start = four_against_four();
    let game = hand_game(start, WORST, EvaluatorKind::Exact);
    let mut rollout = rollout(&game, HandSides::X, 5);
    play_games(&mut rollout, 300, &fewest_pips);
    let perfect = crate::common::bearoff::six().exact_chance(start).unwrap() * 100.0;
    let [x, o] = [Side::X, Side::O].map(|side| rollout.cost(side).unwrap().mean.unwrap());
    assert!(x > 0.1 && o > 0.1);
    // X's chances: less what her own plays cost her, and more by what O's cost him.
    assert!((rollout.point().reduced.mean.unwrap() - (perfect - x + o)).abs() < RESOLUTION);
    let by_hand = |number| rollout.record(number).unwrap().turns.into_iter();
    assert!(
        (0..300)
            .flat_map(by_hand)
            .all(|turn| turn.by_hand == (turn.turn.side == Side::X))
    );
}

#[test]
fn the_luck_of_a_roll_is_told_before_it_is_played() {
    let mut rollout = rollout(
        &hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact),
        HandSides::X,
        9,
    );
    assert_eq!(rollout.roll_luck(), None);
    for number in 0..10 {
        rollout.begin().unwrap();
        let mut told = Vec::new();
        while rollout.turn().is_some() {
            told.push(rollout.roll_luck().unwrap());
            play_once(&mut rollout, &worst);
        }
        let turns = rollout.record(number).unwrap().turns;
        let lucks = turns
            .iter()
            .filter(|turn| turn.by_hand)
            .map(|turn| turn.turn.luck);
        assert_eq!(lucks.collect::<Vec<_>>(), told);
    }
}

#[test]
fn a_game_that_is_given_up_does_not_count_and_its_dice_do_not_come_back() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let (mut one, mut other) = (
        rollout(&game, HandSides::X, 4),
        rollout(&game, HandSides::X, 4),
    );
    play_games(&mut one, 3, &worst);
    play_game(&mut other, &worst);
    other.begin().unwrap();
    let roll = other.turn().unwrap().roll();
    play_once(&mut other, &worst);
    other.abandon().unwrap();
    assert_eq!(other.abandon(), Err(HandError::NoGame));
    play_game(&mut other, &worst);
    assert_eq!((other.games(), other.begun_count()), (2, 3));
    let ends: Vec<_> = other.ends().collect();
    assert_eq!(ends[1], HandEnd::Abandoned);
    // The third game is the third one of the seed, whatever became of the second.
    assert_eq!(one.record(2), other.record(2));
    assert_ne!(one.record(1), other.record(1));
    assert_eq!(one.record(1).unwrap().turns[0].turn.roll, roll);
    let abandoned = other.record(1).unwrap();
    assert_eq!((abandoned.result, abandoned.reduced), (None, None));
    let results: f64 = [0, 2]
        .map(|number| other.record(number).unwrap().result.unwrap())
        .iter()
        .sum();
    assert_eq!(other.point().plain.mean, Some(results / 2.0));
    assert_eq!(other.history().count(), 2);
}

#[test]
fn nothing_is_played_out_of_turn() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let mut rollout = rollout(&game, HandSides::X, 4);
    assert_eq!(rollout.confirm(), Err(HandError::NoGame));
    assert_eq!(rollout.play_forced(), Err(HandError::NoGame));
    assert_eq!(rollout.turn_mut().err(), Some(HandError::NoGame));
    rollout.begin().unwrap();
    assert_eq!(rollout.begin(), Err(HandError::GameInProgress));
    let dice = rollout.turn().unwrap().dice_left().len();
    let unfinished = HandError::Unfinished(Unfinished { dice });
    assert_eq!(rollout.confirm(), Err(unfinished));
    assert!(!rollout.is_forced());
    let ways = plays(&rollout).len();
    assert!(ways > 1);
    assert_eq!(
        rollout.play_forced(),
        Err(HandError::NotForced { plays: ways })
    );
}

#[test]
fn what_is_forced_is_played_for_whoever_wants_it() {
    // Four checkers on the ace point: doubles win, anything else bears two off, and then two are left.
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
fn a_game_may_be_over_before_it_is_anyones_turn() {
    // O is on roll and bears his last checker off with any roll.
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
fn past_six_checkers_luck_is_measured_and_mistakes_are_not() {
    let start = position([2, 2, 2, 1, 1, 2], [3, 2, 2, 1, 1, 1]);
    let opponent = Player::Evaluator(EvaluatorKind::PipCount);
    let mut rollout = rollout(
        &hand_game(start, opponent, EvaluatorKind::OneSided),
        HandSides::X,
        6,
    );
    play_games(&mut rollout, 3, &fewest_pips);
    assert!(rollout.own_play().is_none());
    assert!(rollout.cost(Side::X).is_none());
    for number in 0..3 {
        let record = rollout.record(number).unwrap();
        assert!(record.costs.is_none() && record.reduced.is_some());
    }
    assert!(rollout.point().reduced.sd.unwrap() < rollout.point().plain.sd.unwrap().max(50.0));
}

#[test]
fn hands_that_play_both_sides_play_each_roll() {
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
