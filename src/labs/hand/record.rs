//! The record of one game that is played by hand: all of its turns, with luck by the first estimate
//! and mistakes by the exact evaluator.

use super::game::{HandEnd, HandGame};
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::backgammon::bearoff_db::{CheckerMove, moves_between};
use crate::labs::bearoff::RecordedTurn;
use crate::labs::bearoff::record::record_turn;
use crate::stats::score::{Score, Unit};

/// A game that is played by hand, whether or not it has ended. Values are X's winning chances in
/// percent; luck and costs are in percentage points.
#[derive(Clone, Debug, PartialEq)]
pub struct HandRecord {
    /// The end of the game.
    pub end: HandEnd,
    /// The turns so far.
    pub turns: Vec<HandRecordTurn>,
    /// The sum of the luck of these rolls, from X's side.
    pub luck: f64,
    /// The result: 100 if X won, 0 if O won. `None` for a game without a winner.
    pub result: Option<f64>,
    /// The reduced result: result − luck. `None` for a game without a winner.
    pub reduced: Option<f64>,
    /// The costs of X's and O's plays, at least 0. `None` if no estimate is exact.
    pub costs: Option<[f64; 2]>,
}

/// A turn of a game that is played by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct HandRecordTurn {
    /// The roll and the play, with luck by the first estimate.
    pub turn: RecordedTurn,
    /// Whether the turn's side is played by hand.
    pub by_hand: bool,
    /// The mistake; `None` if the play costs nothing, or if no estimate is exact.
    pub mistake: Option<Mistake>,
}

/// A play that costs its side winning chances.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The cost in percentage points of the side's winning chance, above 0.
    pub cost: f64,
    /// The best play.
    pub better: Vec<CheckerMove>,
}

impl HandRollout {
    /// Returns the record of game `k`, counted from 0; `None` if that game was not begun.
    #[must_use]
    pub fn record(&self, k: usize) -> Option<HandRecord> {
        let game = self.begun_games().get(k)?;
        Some(build_record(self, game))
    }
}

/// Returns the record of one of a rollout's games.
fn build_record(rollout: &HandRollout, game: &HandGame) -> HandRecord {
    let setup = rollout.game().evaluated();
    let exact = setup.exact_estimate();
    let (mut luck, mut costs) = (Score::ZERO, [Score::ZERO; 2]);
    let mut turns = Vec::with_capacity(game.turns.len());
    for &turn in &game.turns {
        let BearoffTurn {
            side,
            roll,
            mover,
            opponent,
            ..
        } = turn;
        let outlook = setup.outlook(0, mover, opponent);
        let measured = setup.measure(0, &outlook, roll.kind(), turn.play());
        luck += measured.luck;
        let mistake = exact.and_then(|exact| {
            let outlook = setup.outlook(exact, mover, opponent);
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
    let result = match game.end {
        HandEnd::Won(winner) => Some(winner.win_score()),
        HandEnd::InProgress | HandEnd::Abandoned => None,
    };
    HandRecord {
        end: game.end,
        turns,
        luck: luck.in_unit(Unit::Percent),
        result: result.map(|result| result.in_unit(Unit::Percent)),
        reduced: result.map(|result| (result - luck).in_unit(Unit::Percent)),
        costs: exact.map(|_| costs.map(|cost| cost.in_unit(Unit::Percent))),
    }
}
