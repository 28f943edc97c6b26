//! The match format that Jellyfish began and most programs read (`.mat`), as a money session in two columns.
//!
//! The format knows no other start than the opening position. eXtreme Gammon begins a game elsewhere with a line `;
//! Set Pos=`, its own board and the cube; GNU Backgammon reads that, too, and puts the player of the left column on
//! roll.

use crate::backgammon::bearoff_db::{CheckerMove, Checkers, Position, moves_between};
use crate::backgammon::position_id::bearoff_id;
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;

/// The names of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names<'a> {
    /// X.
    pub x: &'a str,
    /// O.
    pub o: &'a str,
}

/// How wide the left column is, with the number of the turn.
const LEFT_COLUMN_WIDTH: usize = 34;

/// A match that is being written: games from one position.
pub(crate) struct MatchFile {
    start: Position,
    /// By the side: Latin letters, digits, spaces and full stops. A colon, say, would end a name, and programs differ in how they
    /// read what is not ASCII.
    names: [String; 2],
    cube: &'static str,
    scores: [u64; 2],
    games: usize,
    text: String,
}

impl MatchFile {
    /// A match without games. The side on roll is the left player.
    pub fn new(start: Position, names: Names) -> Self {
        Self::with_cube(start, names, "0")
    }

    /// A match whose games start with a turned cube. `cube` is the number of times that it was doubled; a minus says
    /// that the left player owns it, as GNU Backgammon 1.07 understands it.
    pub fn with_cube(start: Position, names: Names, cube: &'static str) -> Self {
        let names = [sanitize_name(names.x), sanitize_name(names.o)];
        let name = |side: Side| names[side as usize].as_str();
        let left = start.on_roll();
        let text = [
            "; [Site \"Rollout Lab\"]\r\n; [Player 1 \"",
            name(left),
            "\"]\r\n; [Player 2 \"",
            name(left.other()),
            "\"]\r\n\r\n 0 point match\r\n",
        ]
        .concat();
        Self {
            start,
            names,
            cube,
            scores: [0; 2],
            games: 0,
            text,
        }
    }

    /// Adds a game: what the sides did by turns, the one on roll first, and who won how many points.
    pub fn add_game(&mut self, actions: &[String], winner: Side, points: u64) {
        let left = self.start.on_roll();
        self.games += 1;
        let score = |side: Side| {
            let (name, score) = (&self.names[side as usize], self.scores[side as usize]);
            [name, " : ", &score.to_string()].concat()
        };
        let heading = columns(&[" ", &score(left)].concat(), &score(left.other()));
        self.text
            .push_str(&["\r\n Game ", &self.games.to_string(), "\r\n", &heading].concat());
        self.text.push_str(
            &[
                "; Set Pos=",
                &mover_xgid_board(self.start),
                "/",
                self.cube,
                "\r\n",
            ]
            .concat(),
        );
        self.scores[winner as usize] += points;
        let wins = match points {
            1 => "Wins 1 point".to_string(),
            points => ["Wins ", &points.to_string(), " points"].concat(),
        };
        // Beside what the loser did last, if there is room.
        let result_in_last_row = winner != left && actions.len() % 2 == 1;
        for (row, pair) in actions.chunks(2).enumerate() {
            let number = (row + 1).to_string();
            let mut first = String::new();
            pad(&mut first, 3_usize.saturating_sub(number.len()));
            first.push_str(&[&number, ") ", &pair[0]].concat());
            let room = if result_in_last_row {
                wins.as_str()
            } else {
                ""
            };
            let second = pair.get(1).map_or(room, |second| second);
            self.text.push_str(&columns(&first, second));
        }
        if result_in_last_row {
            return;
        }
        self.text.push_str(&if winner == left {
            ["  ", &wins, "\r\n"].concat()
        } else {
            columns("", &wins)
        });
    }

    /// All of it.
    pub fn finish(self) -> String {
        self.text
    }
}

/// The board of a position as an XGID has it, with the side on roll at the bottom.
fn mover_xgid_board(position: Position) -> String {
    let mover = match position.on_roll() {
        Side::X => position,
        Side::O => position.swapped(),
    };
    bearoff_id::xgid_board(mover)
}

/// A roll and its play: `61: 6/Off 5/4`.
pub(crate) fn format_play(before: Checkers, roll: Roll, after: Checkers) -> String {
    let (first, second) = roll.dice();
    let mut text = [
        first.max(second).to_string(),
        first.min(second).to_string(),
        ":".to_string(),
    ]
    .concat();
    for CheckerMove { from, to } in moves_between(before, roll, after) {
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
        pad(&mut line, LEFT_COLUMN_WIDTH.max(left.len() + 2));
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
fn sanitize_name(name: &str) -> String {
    let kept = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, ' ' | '.');
    let name: String = name.chars().filter(kept).collect();
    if name.trim().is_empty() {
        "Player".to_string()
    } else {
        name.trim().to_string()
    }
}
