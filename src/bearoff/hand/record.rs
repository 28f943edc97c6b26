//! One game that was played by hand, in all its turns: luck as the first estimate sees it, mistakes as they exactly are.

use super::averages::exact;
use super::game::{End, HandGame, Hands};
use crate::bearoff::chance::{ONE, points_of_36ths};
use crate::bearoff::checkers::Move;
use crate::bearoff::game::{Game, Turn};
use crate::bearoff::plays::moves;
use crate::bearoff::position::Side;
use crate::bearoff::record::{RecordedTurn, recorded};

/// A game that was played by hand, or is being played. Figures are in percent and points.
#[derive(Clone, Debug, PartialEq)]
pub struct HandRecord {
    /// How it ended.
    pub end: End,
    /// Its rolls and plays so far.
    pub turns: Vec<HandRecordTurn>,
    /// Sum of the luck of these rolls, from X's side.
    pub luck: f64,
    /// 100 if X won, 0 if O did; `None` for a game without a winner.
    pub result: Option<f64>,
    /// Result − luck.
    pub reduced: Option<f64>,
    /// What her plays cost X, and his cost O: never less than 0. `None` where the exact chances are not known.
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
    pub better: Vec<Move>,
}

/// A game as it is told.
pub(super) fn record(game: &Game, hands: Hands, played: &HandGame) -> HandRecord {
    let exact = exact(game);
    let (mut luck, mut costs) = (0, [0; 2]);
    let mut turns = Vec::with_capacity(played.turns.len());
    for &turn in &played.turns {
        let Turn {
            side,
            roll,
            mover,
            other,
            ..
        } = turn;
        let outlook = game.outlook(0, mover, other);
        let measured = game.measure(0, &outlook, roll.kind(), turn.play());
        let disparity = game.disparity(0, &outlook, side, mover, other);
        luck += measured.luck;
        let mistake = exact.and_then(|exact| {
            let outlook = game.outlook(exact, mover, other);
            let lost = game.measure(exact, &outlook, roll.kind(), turn.play()).lost;
            let cost = side.sign() * lost;
            costs[side as usize] += cost;
            (cost > 0).then(|| {
                let checkers = |index| game.database.arrangements.checkers(index);
                let (best, _) = outlook.best[roll.kind()];
                Mistake {
                    cost: points_of_36ths(cost),
                    better: moves(checkers(mover), roll, checkers(best)),
                }
            })
        });
        turns.push(HandRecordTurn {
            turn: recorded(game, 0, turn, &outlook, measured, disparity),
            by_hand: hands.play(side),
            mistake,
        });
    }
    let result = match played.end {
        End::Won(Side::X) => Some(36 * i64::from(ONE)),
        End::Won(Side::O) => Some(0),
        End::None | End::Abandoned => None,
    };
    HandRecord {
        end: played.end,
        turns,
        luck: points_of_36ths(luck),
        result: result.map(points_of_36ths),
        reduced: result.map(|result| points_of_36ths(result - luck)),
        costs: exact.map(|_| costs.map(points_of_36ths)),
    }
}
