//! One game that was played by hand, in all its turns: luck as the first estimate sees it, mistakes as they exactly are.

use super::game::{HandEnd, HandGame};
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::backgammon::bearoff_db::{CheckerMove, moves_between};
use crate::labs::bearoff::RecordedTurn;
use crate::labs::bearoff::record::record_turn;
use crate::stats::score::{Score, Unit};

/// A game that was played by hand, or is being played. Figures are in percent and points.
#[derive(Clone, Debug, PartialEq)]
pub struct HandRecord {
    /// How it ended.
    pub end: HandEnd,
    /// Its rolls and plays so far.
    pub turns: Vec<HandRecordTurn>,
    /// Sum of the luck of these rolls, from X's side.
    pub luck: f64,
    /// 100 if X won, 0 if O did; `None` for a game without a winner.
    pub result: Option<f64>,
    /// Result − luck.
    pub reduced: Option<f64>,
    /// The costs of X's and O's plays, never below 0. `None` if exact chances are unknown.
    pub costs: Option<[f64; 2]>,
}

/// A roll and the play made with it.
#[derive(Clone, Debug, PartialEq)]
pub struct HandRecordTurn {
    /// As the first estimate sees it, from X's side.
    pub turn: RecordedTurn,
    /// Whether it was played by hand.
    pub by_hand: bool,
    /// The mistake, if it was one and the exact chances are known.
    pub mistake: Option<Mistake>,
}

/// A play that is not the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// Winning chances that it costs its side, in points above 0.
    pub cost: f64,
    /// The best play.
    pub better: Vec<CheckerMove>,
}

impl HandRollout {
    /// Game `number`, counted from 0, of those that were begun.
    #[must_use]
    pub fn record(&self, number: usize) -> Option<HandRecord> {
        let played = self.begun_games().get(number)?;
        Some(build_record(self, played))
    }
}

/// A game as it is told.
fn build_record(rollout: &HandRollout, played: &HandGame) -> HandRecord {
    let setup = rollout.game().evaluated();
    let exact = setup.exact_estimate();
    let (mut luck, mut costs) = (Score::ZERO, [Score::ZERO; 2]);
    let mut turns = Vec::with_capacity(played.turns.len());
    for &turn in &played.turns {
        let BearoffTurn {
            side,
            roll,
            mover,
            opponent: other,
            ..
        } = turn;
        let outlook = setup.outlook(0, mover, other);
        let measured = setup.measure(0, &outlook, roll.kind(), turn.play());
        luck += measured.luck;
        let mistake = exact.and_then(|exact| {
            let outlook = setup.outlook(exact, mover, other);
            let measured = setup.measure(exact, &outlook, roll.kind(), turn.play());
            let cost = side.pov(measured.loss);
            costs[side as usize] += cost;
            (cost > Score::ZERO).then(|| {
                let checkers = |index| setup.arrangements().checkers(index);
                let (best, _) = outlook.best[roll.kind()];
                Mistake {
                    cost: cost.in_unit(Unit::Percent),
                    better: moves_between(checkers(mover), roll, checkers(best)),
                }
            })
        });
        turns.push(HandRecordTurn {
            turn: record_turn(setup, 0, turn, &outlook, measured),
            by_hand: rollout.hand_sides().contains(side),
            mistake,
        });
    }
    let result = match played.end {
        HandEnd::Won(winner) => Some(winner.win_score()),
        HandEnd::InProgress | HandEnd::Abandoned => None,
    };
    HandRecord {
        end: played.end,
        turns,
        luck: luck.in_unit(Unit::Percent),
        result: result.map(|result| result.in_unit(Unit::Percent)),
        reduced: result.map(|result| (result - luck).in_unit(Unit::Percent)),
        costs: exact.map(|_| costs.map(|cost| cost.in_unit(Unit::Percent))),
    }
}
