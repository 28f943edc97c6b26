//! Games, estimates and a shared database for the unit tests of this folder.

use std::sync::{Arc, OnceLock};

use super::estimate::{CubeEstimate, Efficiency};
use super::game::CubeGame;
use super::setup::{CubePlayer, CubeSetup};
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::cube::{CubeDatabase, Owner};

/// Returns one estimate of each kind, from no luck at all to exact luck.
pub fn all_estimates() -> Vec<CubeEstimate> {
    vec![
        CubeEstimate::Nothing,
        CubeEstimate::CubelessIgnored,
        CubeEstimate::CubelessTimesCube,
        CubeEstimate::Janowski(Efficiency::new(0.68)),
        CubeEstimate::Exact,
    ]
}

/// Returns the database, which is computed once per process.
pub fn database() -> Arc<CubeDatabase> {
    static DATABASE: OnceLock<Arc<CubeDatabase>> = OnceLock::new();
    DATABASE
        .get_or_init(|| Arc::new(CubeDatabase::new()))
        .clone()
}

/// Prepares a game with a centred cube whose luck is measured by all estimates. X is on roll.
pub fn game_with_all_estimates(x: [u8; 6], o: [u8; 6], players: [CubePlayer; 2]) -> CubeGame {
    let setup = CubeSetup {
        position: Position::from_points(x, o).unwrap(),
        owner: Owner::Centred,
        players,
        estimates: all_estimates(),
    };
    CubeGame::new(database(), setup).unwrap()
}

/// Prepares the longest possible game: six checkers on the six point each.
pub fn longest_game(players: [CubePlayer; 2]) -> CubeGame {
    let six = [0, 0, 0, 0, 0, 6];
    game_with_all_estimates(six, six, players)
}
