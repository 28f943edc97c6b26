//! Matches as text in the `.mat` format, which Jellyfish introduced and most programs read. The
//! match is a money session in two columns.
//!
//! The format itself always starts from the opening position. eXtreme Gammon starts elsewhere with
//! a line of `; Set Pos=`, the board as in an XGID, and the cube. GNU Backgammon reads that line
//! too, and puts the player of the left column on roll.

use super::game::HandEnd;
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, Position, moves_between};
use crate::backgammon::position_id::bearoff_id;
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;

/// The names of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names<'a> {
    /// The name of X's player.
    pub x: &'a str,
    /// The name of O's player.
    pub o: &'a str,
}

/// Returns all finished games as a match text. Latin letters, digits, spaces and full stops of the
/// names are kept.
#[must_use]
pub fn match_text(rollout: &HandRollout, names: Names) -> String {
    let mut file = MatchFile::new(rollout.game().setup().position, names);
    let checkers = |index| rollout.game().evaluated().arrangements().checkers(index);
    let format_turn =
        |turn: &BearoffTurn| format_play(checkers(turn.mover), turn.roll, checkers(turn.after));
    for game in rollout.begun_games() {
        let HandEnd::Won(winner) = game.end else {
            continue;
        };
        let plays: Vec<String> = game.turns.iter().map(format_turn).collect();
        // A gammon counts 2 points: the loser has not borne off any of the fifteen checkers.
        let is_gammon = |last: &BearoffTurn| checkers(last.opponent).count() == Checkers::MAX;
        let points = 1 + u64::from(game.turns.last().is_some_and(is_gammon));
        file.add_game(&plays, winner, points);
    }
    file.finish()
}

/// The width of the left column in characters, with the number of the turn.
const LEFT_COLUMN_WIDTH: usize = 34;

/// A match text to which games are added. All games start from one position.
pub(crate) struct MatchFile {
    /// The position in which games start.
    start: Position,
    /// The names of X and O, sanitized. A colon would end a name, and programs differ in how they
    /// read other characters than ASCII.
    names: [String; 2],
    /// The cube at the start of a game, as in [`MatchFile::with_cube`].
    cube: &'static str,
    /// The points that X and O have won so far.
    scores: [u64; 2],
    /// The number of games so far.
    games: usize,
    /// The text so far.
    text: String,
}

impl MatchFile {
    /// Creates a match without games. The side on roll at the start is the left player.
    pub fn new(start: Position, names: Names) -> Self {
        Self::with_cube(start, names, "0")
    }

    /// Creates a match without games, whose games start with a turned cube.
    ///
    /// `cube` is the number of times that the cube was doubled. A minus means that the left player
    /// owns it, as GNU Backgammon 1.07 reads it.
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

    /// Adds a game that `winner` won with this many points. The sides took the actions alternately,
    /// the side on roll at the start first.
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
        // A win of the right player is written beside the left player's last action, or else below.
        let result_in_last_row = winner != left && actions.len() % 2 == 1;
        for (row, pair) in actions.chunks(2).enumerate() {
            let number = (row + 1).to_string();
            let mut first = String::new();
            pad(&mut first, 3_usize.saturating_sub(number.len()));
            first.push_str(&[&number, ") ", &pair[0]].concat());
            let result = if result_in_last_row {
                wins.as_str()
            } else {
                ""
            };
            let second = pair.get(1).map_or(result, |second| second);
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

    /// Returns the text of the match.
    pub fn finish(self) -> String {
        self.text
    }
}

/// Returns the board of a position as in an XGID, with the side on roll at the bottom.
fn mover_xgid_board(position: Position) -> String {
    let mover = match position.on_roll() {
        Side::X => position,
        Side::O => position.swapped(),
    };
    bearoff_id::xgid_board(mover)
}

/// Formats a roll and its play: `61: 6/Off 5/4`.
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

/// Returns a line of two columns.
fn columns(left: &str, right: &str) -> String {
    let mut line = left.to_string();
    if !right.is_empty() {
        // Readers of the format end the left column at two spaces.
        pad(&mut line, LEFT_COLUMN_WIDTH.max(left.len() + 2));
        line.push_str(right);
    }
    line.push_str("\r\n");
    line
}

/// Appends spaces until a text has this many bytes.
fn pad(text: &mut String, width: usize) {
    while text.len() < width {
        text.push(' ');
    }
}

/// Returns the part of a name that all programs read: Latin letters, digits, spaces and full stops.
/// It is `Player` if nothing is left.
fn sanitize_name(name: &str) -> String {
    let kept = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, ' ' | '.');
    let name: String = name.chars().filter(kept).collect();
    if name.trim().is_empty() {
        "Player".to_string()
    } else {
        name.trim().to_string()
    }
}
