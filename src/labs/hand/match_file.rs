//! Matches as text in the `.mat` format, which Jellyfish introduced and most programs read. The
//! match is a money session in two columns.
//!
//! The format itself always starts from the opening position. eXtreme Gammon starts elsewhere with
//! a line of `; Set Pos=`, the board as in an XGID, and the cube. GNU Backgammon reads that line
//! too, and puts the player of the left column on roll.

use super::game::HandEnd;
use super::hand_game::HandRules;
use super::rollout::HandRollout;
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

/// Returns all finished games as a match text, with every double, take and pass. Latin letters,
/// digits, spaces and full stops of the names are kept.
///
/// A cube with an owner shows at least 2. If it has an owner at the start, games begin with the
/// cube at 2, and all stakes are twice as high.
#[must_use]
pub fn match_text<G: HandRules>(rollout: &HandRollout<G>, names: Names) -> String {
    let game = rollout.game();
    let start = game.checkers_setup().setup.position;
    let mut file = MatchFile::new(start, names, game.match_cube());
    for begun in &rollout.games {
        if let (HandEnd::Won(winner), Some(&last)) = (begun.end, begun.turns.last()) {
            let turns = begun.turns.iter();
            let actions = turns.flat_map(|&turn| game.match_actions(turn)).collect();
            file.add_game(actions, winner, game.match_points(last));
        }
    }
    file.text
}

/// The width of the left column in characters, with the number of the turn.
const LEFT_COLUMN_WIDTH: usize = 34;

/// A match text to which games are added. All games start from one position.
struct MatchFile {
    /// The position in which games start.
    start: Position,
    /// The names of X and O, sanitized. A colon would end a name, and programs differ in how they
    /// read other characters than ASCII.
    names: [String; 2],
    /// The cube at the start of a game: see [`HandRules::match_cube`].
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
    fn new(start: Position, names: Names, cube: &'static str) -> Self {
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
    fn add_game(&mut self, mut actions: Vec<String>, winner: Side, points: u64) {
        let left = self.start.on_roll();
        self.games += 1;
        let score = |side: Side| {
            let (name, score) = (&self.names[side as usize], self.scores[side as usize]);
            [name, " : ", &score.to_string()].concat()
        };
        let heading = columns(&[" ", &score(left)].concat(), &score(left.other()));
        self.text
            .push_str(&["\r\n Game ", &self.games.to_string(), "\r\n", &heading].concat());
        let board = mover_xgid_board(self.start);
        self.text
            .push_str(&["; Set Pos=", &board, "/", self.cube, "\r\n"].concat());
        self.scores[winner as usize] += points;
        let wins = match points {
            1 => "Wins 1 point".to_string(),
            points => ["Wins ", &points.to_string(), " points"].concat(),
        };
        // A win of the right player is written beside the left player's last action, or else below.
        let mut below = String::new();
        if winner == left {
            below = ["  ", &wins, "\r\n"].concat();
        } else if actions.len() % 2 == 1 {
            actions.push(wins);
        } else {
            below = columns("", &wins);
        }
        for (row, pair) in actions.chunks(2).enumerate() {
            let number = (row + 1).to_string();
            let mut first = String::new();
            pad(&mut first, 3_usize.saturating_sub(number.len()));
            first.push_str(&[&number, ") ", &pair[0]].concat());
            let second = pair.get(1).map_or("", String::as_str);
            self.text.push_str(&columns(&first, second));
        }
        self.text.push_str(&below);
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
pub(super) fn format_play(before: Checkers, roll: Roll, after: Checkers) -> String {
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
