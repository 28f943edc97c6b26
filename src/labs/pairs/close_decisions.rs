//! Instructive decisions, found by a search of all decisions: the ones that take the most games to
//! decide, and the ones whose obvious play is wrong.

use crate::backgammon::bearoff_db::chance::{Chance, ONE, to_probability};
use crate::backgammon::bearoff_db::chance_table::MAX_TWO_SIDED_CHECKERS;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::{Checkers, Database, Position};
use crate::rollout::dice::{ALL_KINDS, Roll, RollKind};

/// A decision between two plays, of which A is better. X is on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CloseDecision {
    /// The position before the roll.
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
    /// A rollout can take many games to tell two plays apart.
    ///
    /// Of all decisions with equal numbers of checkers on both sides, this one has the largest
    /// spread for its difference. The difference between the two best plays is at least half a
    /// percentage point.
    TakesLong,
    /// The play that bears off the most checkers can be wrong.
    ///
    /// Of all decisions with equal numbers of checkers on both sides in which the best play bears
    /// off fewer checkers than the obvious one, the obvious play costs most here.
    ObviousIsWrong,
}

/// A candidate for a lesson.
#[derive(Clone, Copy)]
struct Candidate {
    /// The merit of the candidate: spread / difference, or the cost of the obvious play (0..1).
    merit: f64,
    /// X's checkers before the roll.
    x: ArrangementIndex,
    /// O's checkers.
    o: ArrangementIndex,
    /// The kind of roll.
    kind: RollKind,
    /// X's checkers after the best play.
    a: ArrangementIndex,
    /// X's checkers after the other play.
    b: ArrangementIndex,
}

/// The smallest difference between the two best plays of a decision that takes long: half a
/// percentage point.
const MIN_GAP: Chance = ONE.div_ceil(200);

/// The number of decisions that show that the obvious play is wrong.
const OBVIOUS_WRONG_COUNT: usize = 2;

/// Finds the decision that takes the most pairs for every number of checkers from two to six, then
/// the two most expensive obvious plays.
///
/// The two obvious plays have different numbers of checkers. On ties the lower arrangement of X
/// wins, then the smaller roll, then the lower arrangement of O. The list is empty without exact
/// chances.
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

/// Returns the best candidates with this number of checkers a side: the decision that takes
/// longest, and the one whose obvious play costs most.
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
            // The obvious play bears off the most checkers, then leaves the fewest pips, and so on.
            let Some(&obvious) = plays.iter().min_by_key(|&&play| (count(play), play)) else {
                continue;
            };
            for &o in &sides {
                // The row has O's chances, which X's best play makes the smallest.
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

/// Replaces `best` if the candidate has more merit. On ties the earlier one stays.
fn keep_better(best: &mut Option<Candidate>, candidate: Candidate) {
    if best.is_none_or(|best| best.merit < candidate.merit) {
        *best = Some(candidate);
    }
}

/// Converts a candidate to a decision.
fn to_close_decision(
    database: &Database,
    lesson: Lesson,
    candidate: &Candidate,
) -> Option<CloseDecision> {
    let checkers = |index| database.arrangements.checkers(index);
    Some(CloseDecision {
        position: Position::new(checkers(candidate.x), checkers(candidate.o)).ok()?,
        roll: candidate.kind.roll(),
        a: checkers(candidate.a),
        b: checkers(candidate.b),
        lesson,
    })
}
