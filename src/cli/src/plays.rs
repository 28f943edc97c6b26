//! The command `plays`.

use std::ffi::OsString;
use std::fmt;

use rollout_lab::backgammon::Networks;
use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::labs::contact::{ListedPlay, PlayList};
use serde::Serialize;

use crate::arguments::{Arguments, Syntax};
use crate::failure::Result;
use crate::game_kind::printed;
use crate::progress::Progress;
use crate::table::signed;
use crate::{help, ids};

/// The words that `plays` understands.
const SYNTAX: Syntax = Syntax {
    command: "plays",
    operand: "a position",
    several: false,
    options: &["roll"],
    flags: &["lookahead", "json"],
    help: help::PLAYS,
};

/// Lists the plays of a roll, and returns the report.
pub fn run(words: Vec<OsString>) -> Result<String> {
    let Some(arguments) = Arguments::read(words, &SYNTAX)? else {
        return Ok(SYNTAX.help.to_owned());
    };
    let parsed = ids::board(arguments.operand())?;
    let roll = ids::roll(arguments.option("roll"), &parsed)?;
    ids::note_ignored(&parsed.ignored, false);
    let mut list = PlayList::new(Networks::trained(), &parsed.board, roll);
    if arguments.flag("lookahead") {
        let mut progress = Progress::begin(list.plays().len() as u64);
        let mut done = 0;
        while !list.look_ahead() {
            done += 1;
            progress.update(done);
        }
    }
    let (first, second) = roll.dice();
    let report = PlaysReport {
        position_id: position_id(&parsed.board),
        roll: [first, second],
        plays: list.plays().iter().map(PlayShape::new).collect(),
    };
    Ok(printed(&report, arguments.flag("json")))
}

/// The plays of a roll, best first.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct PlaysReport {
    position_id: String,
    roll: [u8; 2],
    plays: Vec<PlayShape>,
}

/// A play, with cubeless equities for money of the side on roll, in points.
#[derive(Debug, Serialize)]
struct PlayShape {
    /// The play in standard notation; empty if nothing can be played.
    play: String,
    /// The position ID after the play, with the other side on roll; `None` if the game is over.
    id: Option<String>,
    /// The equity by the network or a bear-off database.
    equity: f64,
    /// The mean equity over the other side's 36 rolls; `None` without `--lookahead`.
    ahead: Option<f64>,
}

impl PlayShape {
    /// Converts a listed play.
    fn new(play: &ListedPlay) -> Self {
        let in_progress = play.after.outcome().is_none();
        Self {
            play: play.text.clone(),
            id: in_progress.then(|| position_id(&play.after.swapped())),
            equity: play.equity,
            ahead: play.lookahead_equity,
        }
    }
}

impl fmt::Display for PlaysReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.roll;
        writeln!(f, "position   {}", self.position_id)?;
        writeln!(f, "roll       {first}-{second}\n")?;
        let has_lookahead = self.plays.iter().any(|play| play.ahead.is_some());
        let ahead = if has_lookahead { "    ahead" } else { "" };
        writeln!(f, "      equity{ahead}   play")?;
        for (number, play) in (1..).zip(&self.plays) {
            write!(f, "{number:>3}  {:>7}", signed(Some(play.equity), 4))?;
            if has_lookahead {
                write!(f, "  {:>7}", signed(play.ahead, 4))?;
            }
            let text = if play.play.is_empty() {
                "nothing can be played"
            } else {
                &play.play
            };
            writeln!(f, "   {text}")?;
        }
        Ok(())
    }
}
