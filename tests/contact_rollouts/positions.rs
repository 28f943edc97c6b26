//! Positions of all kinds, by their IDs, and who measures luck in them.

use std::sync::Arc;

use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
use rollout_lab::labs::contact::{ContactGames, Game, Rollout};
use rollout_lab::rollout::seed::Seed;

/// A line of the file: `short` if its games are, the position ID, and what it is.
pub struct Position {
    pub short: bool,
    pub board: Board,
    pub name: &'static str,
}

pub fn all() -> Vec<Position> {
    let lines = include_str!("positions.txt").lines();
    let positions = lines.map(|line| {
        let (length, rest) = line.split_once(' ').expect("a length");
        let (id, name) = rest.trim().split_once(' ').expect("an ID and a name");
        Position {
            short: length == "short",
            board: board_id::parse(id).expect("an ID").board,
            name,
        }
    });
    positions.collect()
}

/// The board with this name.
pub fn named(name: &str) -> Board {
    let mut all = all().into_iter();
    all.find(|it| it.name == name).expect("a position").board
}

/// Everybody who measures luck.
pub fn evaluators() -> Vec<EvaluatorKind> {
    vec![
        EvaluatorKind::Network,
        EvaluatorKind::Tiny,
        EvaluatorKind::Blurred(Noise::new(0.1, 5)),
        EvaluatorKind::PipCount,
    ]
}

pub fn game(board: Board, evaluators: Vec<EvaluatorKind>) -> Arc<Game> {
    Arc::new(Game::new(Networks::trained(), board, evaluators))
}

pub fn rollout(board: Board, evaluators: Vec<EvaluatorKind>, seed: u64) -> Rollout {
    Rollout::with_runner(ContactGames::new(game(board, evaluators)), Seed::new(seed))
}

/// The file says what it seems to: most lines are told from each other by what is where.
#[test]
fn the_positions_are_those_that_their_names_say() {
    assert_eq!(all().len(), 20);
    assert_eq!(named("opening"), Board::START);
    for position in all() {
        let [mine, theirs] = position.board.sides();
        let says = |word| position.name.contains(word);
        assert_eq!(
            says("race") || position.name == "last checkers",
            !position.board.has_contact()
        );
        if says("on the bar") || says("closed out") {
            assert!(mine[24] + theirs[24] > 0, "{}", position.name);
        }
        assert_eq!(position.name.starts_with("on the bar"), mine[24] == 1);
    }
    let ace_point = named("ace-point game");
    assert_eq!((ace_point.mover()[23], ace_point.borne_off()), (2, [0, 2]));
}
