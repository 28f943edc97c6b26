//! Games as a text in the match format that Jellyfish began and most programs read (`.mat`): a money session in two
//! columns.
//!
//! The format knows no other start than the opening position. eXtreme Gammon begins a game elsewhere with a line `;
//! Set Pos=`, its own board and the cube; GNU Backgammon reads that, too, and puts the player of the left column on
//! roll.

use super::game::End;
use super::rollout::HandRollout;
use crate::bearoff::checkers::{Checkers, Move};
use crate::bearoff::ids;
use crate::bearoff::plays::moves;
use crate::bearoff::position::{Position, Side};
use crate::bearoff::turn::Turn;

/// What the players are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names<'a> {
    /// X.
    pub x: &'a str,
    /// O.
    pub o: &'a str,
}

/// How wide the left column is, with the number of the turn.
const LEFT: usize = 34;

/// All games that were played to their end. Of the names Latin letters, digits, spaces and full stops are kept: a colon,
/// say, would end them, and programs differ in how they read what is not ASCII.
#[must_use]
pub fn match_text(rollout: &HandRollout, names: Names) -> String {
    let start = rollout.game().setup().position;
    // Whoever is on roll is on the left.
    let left = start.on_roll();
    let name = |side| match side {
        Side::X => clean(names.x),
        Side::O => clean(names.o),
    };
    let mut text = [
        "; [Site \"Rollout Lab\"]\r\n; [Player 1 \"",
        &name(left),
        "\"]\r\n; [Player 2 \"",
        &name(left.other()),
        "\"]\r\n\r\n 0 point match\r\n",
    ]
    .concat();
    let mut scores = [0; 2];
    let mut number = 0;
    for game in rollout.begun_games() {
        let End::Won(winner) = game.end else {
            continue;
        };
        number += 1;
        let score = |side: Side| [&name(side), " : ", &scores[side as usize].to_string()].concat();
        let heading = columns(&[" ", &score(left)].concat(), &score(left.other()));
        text.push_str(&["\r\n Game ", &number.to_string(), "\r\n", &heading].concat());
        text.push_str(&["; Set Pos=", &board(start), "/0\r\n"].concat());
        for (turn, pair) in game.turns.chunks(2).enumerate() {
            let mut plays = pair.iter().map(|&turn| play(rollout, turn));
            let number = (turn + 1).to_string();
            let mut first = String::new();
            pad(&mut first, 3_usize.saturating_sub(number.len()));
            first.push_str(&[&number, ") ", &plays.next().unwrap_or_default()].concat());
            text.push_str(&columns(&first, &plays.next().unwrap_or_default()));
        }
        let points = points(rollout, game.turns.last());
        scores[winner as usize] += points;
        let wins = match points {
            1 => "Wins 1 point".to_string(),
            points => ["Wins ", &points.to_string(), " points"].concat(),
        };
        text.push_str(&if winner == left {
            ["  ", &wins, "\r\n"].concat()
        } else {
            columns("", &wins)
        });
    }
    text
}

/// What a game counts for: a gammon, won before the other side has borne a checker off, for two.
fn points(rollout: &HandRollout, last: Option<&Turn>) -> usize {
    let arrangements = rollout.game().judged().arrangements();
    let gammon = |last: &Turn| arrangements.checkers(last.other).count() == Checkers::MOST;
    if last.is_some_and(gammon) { 2 } else { 1 }
}

/// The board of a position as an XGID has it, with the side on roll at the bottom.
fn board(position: Position) -> String {
    let mover = match position.on_roll() {
        Side::X => position,
        Side::O => position.swapped(),
    };
    ids::xgid_board(mover)
}

/// A roll and its play: `61: 6/Off 5/4`.
fn play(rollout: &HandRollout, turn: Turn) -> String {
    let arrangements = rollout.game().judged().arrangements();
    let (first, second) = turn.roll.dice();
    let mut text = [
        first.max(second).to_string(),
        first.min(second).to_string(),
        ":".to_string(),
    ]
    .concat();
    for Move { from, to } in moves(
        arrangements.checkers(turn.mover),
        turn.roll,
        arrangements.checkers(turn.made),
    ) {
        text.push(' ');
        text.push_str(&from.to_string());
        text.push('/');
        if to == 0 {
            text.push_str("Off");
        } else {
            text.push_str(&to.to_string());
        }
    }
    text
}

/// A line of two columns.
fn columns(left: &str, right: &str) -> String {
    let mut line = left.to_string();
    if !right.is_empty() {
        // At least two spaces: that is what ends the left column.
        pad(&mut line, LEFT.max(left.len() + 2));
        line.push_str(right);
    }
    line.push_str("\r\n");
    line
}

/// Spaces, until a text is so long.
fn pad(text: &mut String, width: usize) {
    while text.len() < width {
        text.push(' ');
    }
}

/// A name that can be read back.
fn clean(name: &str) -> String {
    let kept = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, ' ' | '.');
    let name: String = name.chars().filter(kept).collect();
    if name.trim().is_empty() {
        "Player".to_string()
    } else {
        name.trim().to_string()
    }
}
