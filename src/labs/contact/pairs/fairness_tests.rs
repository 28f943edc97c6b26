//! Tests that coupled dice are fair, and that the couplings work, by the rolls of both games.

use super::decision::Decision;
use super::runner::PairRoller;
use super::setup::PairsSetup;
use crate::backgammon::{Board, EvaluatorKind, Networks, Plays};
use crate::chi_square::{assert_plausible, p_of_counts};
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, Roll};
use crate::rollout::pairs::Coupling;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;

/// Two plays of the opening 3-1 that differ much: the first and the last one found.
fn decision() -> Decision {
    let roll = Roll::new(3, 1).unwrap();
    let mut plays = Plays::new();
    let found = plays.find(&Board::START, roll);
    let after = [found[0], found[found.len() - 1]];
    Decision::new(Board::START, roll, after).unwrap()
}

fn roller(decision: Decision, evaluator: EvaluatorKind, coupling: Coupling) -> PairRoller {
    let setup = PairsSetup::new(decision, evaluator, coupling).unwrap();
    PairRoller::new(Networks::trained(), setup)
}

/// Returns all rolls of `pairs` pairs, while both games are in progress.
fn rolls_of_pairs(evaluator: EvaluatorKind, coupling: Coupling, pairs: u64) -> Vec<[Roll; 2]> {
    let mut roller = roller(decision(), evaluator, coupling);
    let trials = Trials::new(Seed::new(0x2a61));
    let mut all_rolls = Vec::new();
    for k in 0..pairs {
        roller.play(trials, k, |rolls| all_rolls.push(rolls));
    }
    all_rolls
}

fn assert_fair(rolls: &[[Roll; 2]], what: &str) {
    for (which, name) in ["A", "B"].into_iter().enumerate() {
        let mut counts = [0; KIND_COUNT];
        for rolls in rolls {
            counts[rolls[which].kind()] += 1;
        }
        let chances = ALL_KINDS.iter().map(|kind| f64::from(kind.rolls) / 36.0);
        assert_plausible(p_of_counts(&counts, chances), &format!("{what}: {name}"));
    }
}

#[test]
fn dice_of_both_games_are_fair() {
    // About fifty turns a game: 2,500 rolls or more of each game.
    for coupling in [Coupling::Independent, Coupling::Same, Coupling::Ranked] {
        let rolls = rolls_of_pairs(EvaluatorKind::PipCount, coupling, 60);
        assert!(rolls.len() > 2_000, "{}", rolls.len());
        assert_fair(&rolls, &format!("{coupling:?}"));
        let same = rolls.iter().filter(|[a, b]| a.kind() == b.kind()).count();
        // Of fair independent dice, Σ chance² = (6 + 15 × 4)/36² = 0.051 are of one kind: within 0.02 of it, which is
        // four standard errors of 2,000 rolls.
        let share = same as f64 / rolls.len() as f64;
        match coupling {
            Coupling::Independent => assert!((0.03..0.07).contains(&share), "{share}"),
            Coupling::Same => assert_eq!(same, rolls.len()),
            _ => assert!((0.1..0.99).contains(&share), "{share}"),
        }
    }
    // The tiny network ranks the rolls where no evaluator measures luck.
    let ranked = rolls_of_pairs(EvaluatorKind::Nothing, Coupling::Ranked, 60);
    assert_fair(&ranked, "ranked by the tiny network");
    assert!(ranked.iter().any(|[a, b]| a.kind() != b.kind()));
}

#[test]
fn ranked_coupling_gives_b_a_roll_of_equal_rank() {
    // Takes the first turns in which A rolls the same kind. B's roll then always has the same rank,
    // so it is one of few kinds. Over all of A's rolls each of B's 36 must occur as often as it
    // should, which the test above counts.
    let mut roller = roller(decision(), EvaluatorKind::Tiny, Coupling::Ranked);
    let trials = Trials::new(Seed::new(5));
    let mut kinds_of_b = vec![Vec::new(); KIND_COUNT];
    for k in 0..60 {
        let mut first = None;
        roller.play(trials, k, |rolls| {
            first.get_or_insert(rolls);
        });
        let [a, b] = first.unwrap();
        kinds_of_b[a.kind()].push(b.kind());
    }
    for kinds in &mut kinds_of_b {
        kinds.sort_unstable();
        kinds.dedup();
        // The ranks of a kind without ties belong to at most two of B's kinds.
        assert!(kinds.len() <= 2, "{kinds:?}");
    }
}

#[test]
fn identical_plays_never_differ_with_coupled_dice() {
    let one = decision();
    let itself = Decision::new(*one.board(), one.roll(), [one.after()[0]; 2]).unwrap();
    for coupling in [Coupling::Same, Coupling::Ranked] {
        let mut roller = roller(itself, EvaluatorKind::Tiny, coupling);
        let trials = Trials::new(Seed::new(9));
        for k in 0..20 {
            let mut last = None;
            let played = roller.play(trials, k, |rolls| last = Some(rolls));
            assert_eq!(played.a, played.b[0], "{coupling:?}, pair {k}");
            let [a, b] = last.unwrap();
            assert_eq!(a, b);
        }
    }
    // With independent dice the games differ.
    let mut roller = roller(itself, EvaluatorKind::Tiny, Coupling::Independent);
    let trials = Trials::new(Seed::new(9));
    assert!((0..20).any(|k| {
        let played = roller.play(trials, k, |_| {});
        played.a != played.b[0]
    }));
}
