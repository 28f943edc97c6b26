//! Boards of checkers on points, as tests write them.

use rollout_lab::backgammon::Board;

/// Checkers of the side on roll and of the other, each on her own points (25 is the bar).
pub fn board(roller: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    Board::new([roller, opponent].map(places)).expect("a board")
}

pub fn places(on: &[(usize, u8)]) -> [u8; 25] {
    let mut places = [0; 25];
    for &(point, count) in on {
        places[point - 1] = count;
    }
    places
}
