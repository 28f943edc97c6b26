//! The record of one game that is played by hand: all of its turns, with luck by the first estimate
//! and exact mistakes.

use super::game::HandEnd;
use super::hand_game::HandRules;
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::CheckerMove;
use crate::labs::bearoff::RecordedTurn;
use crate::labs::cube::MistakeCosts;
use crate::stats::score::Score;

/// A game that is played by hand, whether or not it has ended. `T` is the record of a turn. Numbers
/// are in the unit of the game's results, and for the same side.
#[derive(Clone, Debug, PartialEq)]
pub struct HandRecord<T = RecordedTurn> {
    /// The end of the game.
    pub end: HandEnd,
    /// The turns so far.
    pub turns: Vec<HandRecordTurn<T>>,
    /// The sum of the luck of all rolls so far.
    pub luck: f64,
    /// The result; `None` for a game without a winner.
    pub result: Option<f64>,
    /// The reduced result: result − luck. `None` for a game without a winner.
    pub reduced: Option<f64>,
    /// The costs of X's and of O's mistakes so far. `None` if exact values are unknown.
    pub costs: Option<[MistakeCosts<f64>; 2]>,
}

/// A turn of a game that is played by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct HandRecordTurn<T = RecordedTurn> {
    /// The roll and the play, with luck by the first estimate.
    pub turn: T,
    /// Whether the turn's side is played by hand.
    pub by_hand: bool,
    /// Whether the other side is played by hand. With a cube, it answers doubles.
    pub answered_by_hand: bool,
    /// The mistake of the play; `None` if the play costs nothing, or if exact values are unknown.
    pub mistake: Option<Mistake>,
}

/// A play that is worse than the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The cost for the side that played, above 0, in the unit of the game's results.
    pub cost: f64,
    /// The best play.
    pub better: Vec<CheckerMove>,
}

impl<G: HandRules> HandRollout<G> {
    /// Returns the record of game `k`, counted from 0; `None` if that game was not begun.
    #[must_use]
    pub fn record(&self, k: usize) -> Option<HandRecord<G::RecordedTurn>> {
        let begun = self.games.get(k)?;
        let game = self.game();
        let (mut luck, mut costs) = (Score::ZERO, [MistakeCosts::<Score>::default(); 2]);
        let record_turn = |&turn| {
            let (recorded, turn_luck) = game.record_turn(turn);
            luck += turn_luck;
            let turn_costs = game.costs(turn);
            MistakeCosts::add_turn(&mut costs, turn_costs);
            let side = G::before_roll(G::state(turn)).side;
            let cost = turn_costs[side as usize].checkers;
            HandRecordTurn {
                turn: recorded,
                by_hand: self.hand_sides().contains(side),
                answered_by_hand: self.hand_sides().contains(side.other()),
                mistake: (cost > Score::ZERO).then(|| Mistake {
                    cost: cost.in_unit(game.unit()),
                    better: game.best_moves(turn),
                }),
            }
        };
        let turns = begun.turns.iter().map(record_turn).collect();
        let result = match (begun.end, begun.turns.last()) {
            (HandEnd::Won(_), Some(&last)) => Some(game.result(last)),
            _ => None,
        };
        let in_unit = |score: Score| score.in_unit(game.unit());
        Some(HandRecord {
            end: begun.end,
            turns,
            luck: in_unit(luck),
            result: result.map(in_unit),
            reduced: result.map(|result| in_unit(result - luck)),
            costs: game
                .has_costs()
                .then(|| costs.map(|costs| costs.map(in_unit))),
        })
    }
}
