//! The command `evaluate`.

use std::ffi::OsString;
use std::fmt;

use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::NetworkScratch;
use rollout_lab::backgammon::position_id::board_id::{position_id, xgid};
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, Networks};
use serde::Serialize;

use crate::arguments::{Arguments, Syntax};
use crate::failure::Result;
use crate::game_kind::printed;
use crate::shapes::SideShape;
use crate::{help, ids};

/// The words that `evaluate` understands.
const SYNTAX: Syntax = Syntax {
    command: "evaluate",
    operand: "a position",
    several: false,
    options: &[],
    flags: &["json"],
    help: help::EVALUATE,
};

/// Evaluates a position, and returns the report.
pub fn run(words: Vec<OsString>) -> Result<String> {
    let Some(arguments) = Arguments::read(words, &SYNTAX)? else {
        return Ok(SYNTAX.help.to_owned());
    };
    let parsed = ids::board(arguments.operand())?;
    ids::note_ignored(&parsed.ignored, parsed.roll.is_some());
    let evaluation = Evaluation::new(&parsed.board, parsed.on_roll);
    Ok(printed(&evaluation, arguments.flag("json")))
}

/// The evaluation of a position before the roll. Chances are those of the side on roll, 0 to 1.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Evaluation {
    position_id: String,
    xgid: String,
    /// The side on roll in the XGID.
    on_roll: SideShape,
    /// The chance to win, with or without a gammon.
    win: f64,
    /// The chance to win a gammon or a backgammon.
    win_gammon: f64,
    /// The chance to win a backgammon.
    win_backgammon: f64,
    /// The chance to lose a gammon or a backgammon.
    lose_gammon: f64,
    /// The chance to lose a backgammon.
    lose_backgammon: f64,
    /// The cubeless equity for money, in points.
    equity: f64,
    /// The source of these values: exact, approximate, gammons or network.
    source: &'static str,
    /// The pip counts of both sides, the side on roll first.
    pips: [u16; 2],
}

impl Evaluation {
    /// Evaluates a board of an unfinished game, with this side on roll.
    fn new(board: &Board, on_roll: Side) -> Self {
        let value = Networks::trained().evaluate(board, &mut NetworkScratch::default());
        let chances = value.chances();
        Self {
            position_id: position_id(board),
            xgid: xgid(board, on_roll, None),
            on_roll: SideShape(on_roll),
            win: chances.win,
            win_gammon: chances.win_gammon,
            win_backgammon: chances.win_backgammon,
            lose_gammon: chances.lose_gammon,
            lose_backgammon: chances.lose_backgammon,
            equity: chances.equity(),
            source: match ValueSource::of(board) {
                ValueSource::Exact => "exact",
                ValueSource::Approximate => "approximate",
                ValueSource::NetworkWithGammons => "gammons",
                ValueSource::Network => "network",
            },
            pips: board.pip_counts(),
        }
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source = match self.source {
            "exact" => "the exact two-sided bear-off database",
            "approximate" => "the one-sided bear-off database",
            "gammons" => "the network, with gammon chances from a bear-off database",
            _ => "the network",
        };
        let SideShape(on_roll) = self.on_roll;
        // X is on roll in every position ID.
        let position = match on_roll {
            Side::X => &self.position_id,
            Side::O => &self.xgid,
        };
        writeln!(f, "position   {position}")?;
        writeln!(f, "values     of {on_roll}, who is on roll")?;
        writeln!(f, "source     {source}")?;
        writeln!(f, "pips       {} to {}", self.pips[0], self.pips[1])?;
        writeln!(f, "equity     {:+.4} points\n", self.equity)?;
        let percent = |chance: f64| 100.0 * chance;
        writeln!(f, "percent          all   gammons  backgammons")?;
        writeln!(
            f,
            "wins        {:>8.2}  {:>8.2}  {:>11.2}",
            percent(self.win),
            percent(self.win_gammon),
            percent(self.win_backgammon)
        )?;
        writeln!(
            f,
            "loses       {:>8.2}  {:>8.2}  {:>11.2}",
            percent(1.0 - self.win),
            percent(self.lose_gammon),
            percent(self.lose_backgammon)
        )
    }
}
