//! Short constructors for boards of whole games.
#![allow(dead_code)] // Each test file uses its part.

use rollout_lab::backgammon::Board;

/// Creates a board from the checkers of the side on roll and of the other side.
///
/// Each side's checkers are pairs (point, count) on its own points; point 25 is the bar.
pub fn board(roller: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    Board::new([roller, opponent].map(side)).expect("a board")
}

/// Returns the 25 points of one side from pairs (point, count); point 25 is the bar.
pub fn side(checkers: &[(usize, u8)]) -> [u8; 25] {
    let mut points = [0; 25];
    for &(point, count) in checkers {
        points[point - 1] = count;
    }
    points
}
