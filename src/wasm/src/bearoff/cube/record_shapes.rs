//! Shapes of games and turns with a cube.

use rollout_lab::backgammon::bearoff_db::{Checkers, moves_between};
use rollout_lab::backgammon::cube::{CubeAction, Owner};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::cube;
use rollout_lab::labs::cube::{RecordedCubePlay, RecordedCubeTurn};

use super::shapes::CubeCosts;
use crate::bearoff::shapes::Moves;
use crate::ids::BothSides;
use crate::objects::Shape;

/// A game, with the luck that an estimate measures. Numbers are in points for the side on roll at
/// the start, per unit of the cube at the start.
#[cfg(feature = "cube")]
#[derive(Shape)]
pub(super) struct CubeRecord {
    trial: u64,
    winner: Side,
    result: f64,
    total_luck: f64,
    reduced: f64,
    williams: (),
    /// Running sums of luck after 1, 2, ... turns; the last one equals totalLuck.
    luck_so_far: Vec<f64>,
    /// Whether the winner bore off, or the loser passed a double.
    #[shape(type = "'off' | 'pass'")]
    ended: &'static str,
    /// The number on the cube at the end.
    cube: u64,
    /// Exact value of the start. result = value + exact luck - mistakes of the side on roll at the
    /// start + mistakes of the other side.
    value: f64,
    /// Equity that each side gave away, exactly. Both are at least 0, up to rounding.
    mistakes: BothSides<CubeCosts>,
    turns: Vec<CubeTurn>,
}

#[cfg(feature = "cube")]
impl CubeRecord {
    /// Converts a game and its number.
    pub fn new(trial: u64, record: cube::CubeRecord) -> Self {
        Self {
            trial,
            winner: record.winner,
            result: record.result,
            total_luck: record.luck,
            reduced: record.reduced,
            williams: (),
            luck_so_far: record.luck_so_far,
            ended: if record.passed { "pass" } else { "off" },
            cube: record.cube,
            value: record.value,
            mistakes: record.mistakes.into(),
            turns: record.turns.into_iter().map(Into::into).collect(),
        }
    }
}

/// The number on the cube, and its owner.
#[derive(Shape)]
pub(super) struct CubeStatus {
    pub value: u64,
    #[shape(type = "CubeOwner")]
    pub owner: Owner,
}

/// A turn, with the luck that an estimate measures, in points per unit of the cube at the start.
/// Values and luck are for the side on roll at the start. Losses are the equity that the acting
/// side gave away, at least 0 up to rounding.
#[derive(Shape)]
pub(super) struct CubeTurn {
    side: Side,
    /// The checkers of the side on roll before the play.
    before: Checkers,
    /// The checkers of the other side.
    other: Checkers,
    /// The checkers of the side on roll after the play.
    after: Checkers,
    /// The cube before the turn.
    cube: CubeStatus,
    /// Whether the side on roll doubled.
    doubled: bool,
    /// The other side's answer; null without a double.
    #[shape(type = "'take' | 'pass' | null")]
    answer: Option<&'static str>,
    /// Equity that the side on roll gave away by doubling or not doubling.
    cube_lost: f64,
    /// Equity that the other side gave away by its answer.
    answer_lost: f64,
    /// The roll; null if the double was passed, which ends the turn without a play or luck.
    dice: Option<(u8, u8)>,
    moves: Moves,
    /// The best play.
    best: Moves,
    /// Mean over the 36 rolls of the estimate's value after each roll's best play. It is multiplied
    /// by the cube if the estimate counts it. null if the double was passed.
    mean: Option<f64>,
    /// The value after this roll's best play, in the same unit; null if the double was passed.
    value: Option<f64>,
    /// value - mean.
    luck: f64,
    /// Equity that the side on roll gave away by the play, exactly.
    lost: f64,
    disparity: (),
}

impl From<RecordedCubeTurn> for CubeTurn {
    fn from(turn: RecordedCubeTurn) -> Self {
        let (doubled, answer) = match turn.action {
            CubeAction::NoDouble => (false, None),
            CubeAction::Take => (true, Some("take")),
            CubeAction::Pass => (true, Some("pass")),
        };
        let played = turn.played.as_ref();
        let play_value = |value: fn(&RecordedCubePlay) -> f64| played.map_or(0.0, value);
        let best = |play: &RecordedCubePlay| moves_between(turn.before, play.roll, play.best);
        Self {
            side: turn.side,
            before: turn.before,
            other: turn.opponent,
            after: played.map_or(turn.before, |play| play.after),
            cube: CubeStatus {
                value: turn.cube,
                owner: turn.owner,
            },
            doubled,
            answer,
            cube_lost: turn.cube_lost,
            answer_lost: turn.answer_lost,
            dice: played.map(|play| play.roll.dice()),
            best: played.map_or(Vec::new(), best),
            mean: played.map(|play| play.mean),
            value: played.map(|play| play.value),
            luck: play_value(|play| play.luck),
            lost: play_value(|play| play.lost),
            disparity: (),
            moves: turn.played.map_or(Vec::new(), |play| play.moves),
        }
    }
}
