//! Named positions of all kinds from `positions.txt`, and the evaluators of the tests.

use std::sync::Arc;

use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
use rollout_lab::labs::contact::{Game, Rollout};
use rollout_lab::rollout::seed::Seed;

/// A line of the file: the length of its games (`short` or `long`), the position ID and a name.
pub struct Position {
    /// Whether its games are short.
    pub short: bool,
    pub board: Board,
    pub name: &'static str,
}

/// Returns all positions of the file.
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

/// Returns the board with this name.
pub fn named(name: &str) -> Board {
    let mut all = all().into_iter();
    all.find(|position| position.name == name)
        .expect("a position")
        .board
}

/// Returns all evaluators that estimate luck.
pub fn evaluators() -> Vec<EvaluatorKind> {
    vec![
        EvaluatorKind::Network,
        EvaluatorKind::Tiny,
        EvaluatorKind::Blurred(Noise::new(0.1, 5)),
        EvaluatorKind::PipCount,
    ]
}

/// Creates a game with the trained networks.
pub fn game(board: Board, evaluators: Vec<EvaluatorKind>) -> Arc<Game> {
    Arc::new(Game::new(Networks::trained(), board, evaluators))
}

/// Creates a rollout with the trained networks.
pub fn rollout(board: Board, evaluators: Vec<EvaluatorKind>, seed: u64) -> Rollout {
    Rollout::new(game(board, evaluators), Seed::new(seed))
}

/// Checks properties that tell most lines of the file apart.
#[test]
fn positions_match_their_names() {
    assert_eq!(all().len(), 20);
    assert_eq!(named("opening"), Board::START);
    for position in all() {
        let [mover, opponent] = position.board.sides();
        let has_word = |word| position.name.contains(word);
        assert_eq!(
            has_word("race") || position.name == "last checkers",
            !position.board.has_contact()
        );
        if has_word("on the bar") || has_word("closed out") {
            assert!(mover[24] + opponent[24] > 0, "{}", position.name);
        }
        assert_eq!(position.name.starts_with("on the bar"), mover[24] == 1);
    }
    let ace_point = named("ace-point game");
    assert_eq!((ace_point.mover()[23], ace_point.borne_off()), (2, [0, 2]));
}
