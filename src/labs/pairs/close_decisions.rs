//! Decisions to learn from, found by looking at all of them: those that take most games to decide, and those in which the
//! obvious play is wrong.

use crate::backgammon::bearoff_db::chance::{Chance, ONE, to_probability};
use crate::backgammon::bearoff_db::chance_table::MAX_TWO_SIDED_CHECKERS;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::{Checkers, Database, Position};
use crate::rollout::dice::{ALL_KINDS, Roll, RollKind};

/// A decision with two plays to compare, the first one of which is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CloseDecision {
    /// X is on roll.
    pub position: Position,
    /// The roll.
    pub roll: Roll,
    /// The mover's checkers after the best play.
    pub a: Checkers,
    /// The mover's checkers after the other play.
    pub b: Checkers,
    /// The lesson of the decision.
    pub lesson: Lesson,
}

/// The lesson that a decision teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// How many games it takes: of all in which both sides have as many checkers and the second best play is at least half
    /// a point behind, it has the largest spread for its difference.
    TakesLong,
    /// That more checkers off can be worse: of all in which both sides have as many checkers and the best play leaves more
    /// of them than the obvious one, it is where that costs most.
    ObviousIsWrong,
}

/// A decision that may be the one, and how much so.
#[derive(Clone, Copy)]
struct Candidate {
    merit: f64,
    x: ArrangementIndex,
    o: ArrangementIndex,
    kind: RollKind,
    a: ArrangementIndex,
    b: ArrangementIndex,
}

/// Plays are at least so far apart, in chances: 1/200 is half a point.
const MIN_GAP: Chance = ONE.div_ceil(200);

/// How many decisions show that the obvious play is wrong.
const OBVIOUS_WRONG_COUNT: usize = 2;

/// Finds, for every number of checkers from two to six, the decision that takes the most pairs; then the two most
/// expensive obvious plays, with different numbers of checkers. Ties go to the lower arrangement of X, then of O, then
/// to the smaller roll. Empty without exact chances.
#[must_use]
pub fn close_decisions(database: &Database) -> Vec<CloseDecision> {
    let all = 2..=MAX_TWO_SIDED_CHECKERS;
    let mut long = Vec::new();
    let mut wrong = Vec::new();
    for checkers in all {
        let [takes_long, obvious_wrong] = best_candidates(database, checkers);
        long.extend(takes_long);
        wrong.extend(obvious_wrong);
    }
    wrong.sort_by(|one, two| two.merit.total_cmp(&one.merit));
    wrong.truncate(OBVIOUS_WRONG_COUNT);
    let as_found = |lesson| move |found: &Candidate| to_close_decision(database, lesson, found);
    let long = long.iter().map(as_found(Lesson::TakesLong));
    let wrong = wrong.iter().map(as_found(Lesson::ObviousIsWrong));
    long.chain(wrong).flatten().collect()
}

/// With so many checkers a side: the decision that takes longest, and the one in which the obvious play costs most.
fn best_candidates(database: &Database, checkers: u8) -> [Option<Candidate>; 2] {
    let Some(two_sided) = &database.two_sided else {
        return [None; 2];
    };
    let count = |index: ArrangementIndex| database.arrangements.checkers(index).count();
    let all = 1..database.arrangements.len() as ArrangementIndex;
    let sides: Vec<ArrangementIndex> = all.filter(|&index| count(index) == checkers).collect();
    let mut best = [None; 2];
    for &x in &sides {
        for (number, kind) in ALL_KINDS.into_iter().enumerate() {
            let plays = two_sided.plays.after_roll(x, number);
            // Most off, then fewest pips, and so on.
            let Some(&obvious) = plays.iter().min_by_key(|&&play| (count(play), play)) else {
                continue;
            };
            for &o in &sides {
                // O's chances, which X's play keeps low.
                let row = two_sided.exact.row(o);
                let chance = |play: ArrangementIndex| row[usize::from(play)];
                let (mut a, mut b) = (ONE, ONE);
                let (mut play_a, mut play_b) = (obvious, obvious);
                for &play in plays {
                    let here = chance(play);
                    if here < a {
                        (a, b, play_a, play_b) = (here, a, play, play_a);
                    } else if here < b {
                        (b, play_b) = (here, play);
                    }
                }
                let candidate = |merit, other_play| Candidate {
                    merit,
                    x,
                    o,
                    kind,
                    a: play_a,
                    b: other_play,
                };
                if plays.len() > 1 && b - a >= MIN_GAP {
                    let variance = [a, b]
                        .map(to_probability)
                        .map(|chance| chance * (1.0 - chance));
                    let difference = to_probability(b - a);
                    let spread = (variance[0] + variance[1]).sqrt() / difference;
                    keep_better(&mut best[0], candidate(spread, play_b));
                }
                if count(play_a) > count(obvious) {
                    let loss = to_probability(chance(obvious) - a);
                    keep_better(&mut best[1], candidate(loss, obvious));
                }
            }
        }
    }
    best
}

/// The first one of the greatest merit.
fn keep_better(best: &mut Option<Candidate>, candidate: Candidate) {
    if best.is_none_or(|best| best.merit < candidate.merit) {
        *best = Some(candidate);
    }
}

fn to_close_decision(
    database: &Database,
    lesson: Lesson,
    candidate: &Candidate,
) -> Option<CloseDecision> {
    let checkers = |index| database.arrangements.checkers(index);
    Some(CloseDecision {
        position: Position::new(checkers(candidate.x), checkers(candidate.o)).ok()?,
        roll: Roll::new(candidate.kind.high, candidate.kind.low)?,
        a: checkers(candidate.a),
        b: checkers(candidate.b),
        lesson,
    })
}
