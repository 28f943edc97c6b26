//! What becomes of the blog's claims.

use rollout_lab::council::{Badge, Claim, Reading, Verdict, badges};

use crate::golden::{model, panel, rows};

fn badge(badges: &[Badge], claim: Claim) -> &Badge {
    badges
        .iter()
        .find(|badge| badge.claim == claim)
        .expect("every claim has a badge")
}

#[test]
fn badges_come_in_the_order_of_claims() {
    let claims: Vec<Claim> = badges(&model(2, 2.0, 2.0, 0.0))
        .iter()
        .map(|badge| badge.claim)
        .collect();
    assert_eq!(claims, Claim::ALL);
}

#[test]
fn verdicts_follow_from_the_references_rates() {
    // What each claim compares is in the reference, for every row, with and without copies.
    for row in rows() {
        for (copying, majority, optimistic, pessimistic) in [
            (
                0.0,
                row.majority_tie_strong,
                row.optimistic,
                row.pessimistic,
            ),
            (
                50.0,
                row.majority_tie_strong_sync50,
                row.optimistic_sync50,
                row.pessimistic_sync50,
            ),
        ] {
            let badges = badges(&row.model(copying));
            let holds = |claim| badge(&badges, claim).verdict == Some(Verdict::Holds);
            assert_eq!(holds(Claim::MajorityBeatsOptimistic), majority > optimistic);
            assert_eq!(
                holds(Claim::MajorityBeatsStrongest),
                majority > row.p_strong
            );
            assert!(pessimistic <= row.p_strong);
            assert!(holds(Claim::PessimisticNeverBeatsStrongest));
        }
        let badges = badges(&row.model(0.0));
        assert_eq!(
            badge(&badges, Claim::OptimalBeatsAll).verdict,
            Some(Verdict::Holds)
        );
        assert_eq!(
            badge(&badges, Claim::IgnoringCopiesLoses).verdict,
            Some(Verdict::Fails)
        );
    }
}

#[test]
fn half_copies_turn_majority_and_optimism_round_for_two_candidates_but_not_everywhere_for_three() {
    let verdict = |candidates, s2, copying| {
        let badges = badges(&model(candidates, 2.0, s2, copying));
        badge(&badges, Claim::MajorityBeatsOptimistic).verdict
    };
    for s2 in [2.0, 2.5, 3.0, 4.0, 6.0] {
        assert_eq!(verdict(2, s2, 0.0), Some(Verdict::Holds));
        assert_eq!(verdict(2, s2, 50.0), Some(Verdict::Fails));
        println!(
            "3, {s2}: {:?} {:?}",
            verdict(3, s2, 0.0),
            verdict(3, s2, 50.0)
        );
    }
    let three: Vec<_> = [2.0, 2.5, 3.0, 4.0, 6.0]
        .map(|s2| verdict(3, s2, 50.0))
        .to_vec();
    assert!(
        three.iter().any(|verdict| *verdict != Some(Verdict::Fails)),
        "{three:?}"
    );
    assert!(
        three.iter().any(|verdict| *verdict != Some(Verdict::Holds)),
        "{three:?}"
    );
}

#[test]
fn more_programs_help_two_by_two_and_not_one_by_one() {
    // Of two candidates, an even program adds nothing (see `panels.rs`); of three, the second of two adds nothing.
    for candidates in [2, 3] {
        let badges = badges(&model(candidates, 2.0, 2.0, 0.0));
        let badge = badge(&badges, Claim::MoreProgramsHelp);
        assert_eq!(
            badge.verdict,
            Some(Verdict::OnlyUnder(Reading::TwoMorePrograms))
        );
        assert_eq!(badge.majorities.len(), 9);
        let least = badge.comparisons[0];
        assert!(least.holds && least.better > least.than);
        assert!(!badge.comparisons[1].holds);
    }
}

#[test]
fn taking_copies_for_opinions_can_lose_to_the_strongest_program_and_knowing_them_cannot() {
    // The second program weighs twice what it should. Found by looking; whether it is so was seen by going through all
    // reports on a grid (`exact.rs` has this council, two candidates, 2 and 5, copies always).
    let badges = badges(&model(2, 2.0, 5.0, 100.0));
    let loses = badge(&badges, Claim::IgnoringCopiesLoses);
    assert_eq!(loses.verdict, Some(Verdict::Holds), "{loses:?}");
    let beats = badge(&badges, Claim::OptimalBeatsAll);
    assert_eq!(
        beats.verdict,
        Some(Verdict::OnlyUnder(Reading::KnowingCopies)),
        "{beats:?}"
    );
}

#[test]
fn a_majority_carries_the_ratio_up_to_which_it_is_better() {
    let badges = badges(&model(2, 2.0, 2.0, 0.0));
    let better = badge(&badges, Claim::MajorityBeatsStrongest);
    // Between the reference's rows 1.75 and 2.
    for comparison in &better.comparisons {
        assert!((1.75..2.0).contains(&comparison.crossing.expect("they cross")));
    }
}

#[test]
fn where_rates_are_not_known_there_is_no_verdict() {
    let badges = badges(&panel(2, 2.0, 5));
    let optimal = badge(&badges, Claim::OptimalBeatsAll);
    assert_eq!((optimal.verdict, optimal.comparisons.len()), (None, 0));
    assert_eq!(
        badge(&badges, Claim::MajorityBeatsOptimistic).verdict,
        Some(Verdict::Holds)
    );
}
