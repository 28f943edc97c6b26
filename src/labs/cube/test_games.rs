//! Games that unit tests of this folder play.

use std::sync::{Arc, OnceLock};

use super::estimate::{CubeEstimate, Efficiency};
use super::prepared_game::CubeGame;
use super::setup::{CubePlayer, CubeSetup};
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::cube::{CubeDatabase, Owner};

/// All estimates.
pub fn all_estimates() -> Vec<CubeEstimate> {
    vec![
        CubeEstimate::Nothing,
        CubeEstimate::CubelessIgnored,
        CubeEstimate::CubelessTimesCube,
        CubeEstimate::Janowski(Efficiency::new(0.68)),
        CubeEstimate::Exact,
    ]
}

/// The database, made once.
pub fn database() -> Arc<CubeDatabase> {
    static DATABASE: OnceLock<Arc<CubeDatabase>> = OnceLock::new();
    DATABASE
        .get_or_init(|| Arc::new(CubeDatabase::new()))
        .clone()
}

/// A game with a centred cube that all estimates measure.
pub fn game_with_all_estimates(x: [u8; 6], o: [u8; 6], players: [CubePlayer; 2]) -> CubeGame {
    let setup = CubeSetup {
        position: Position::from_points(x, o).unwrap(),
        owner: Owner::Centred,
        players,
        estimates: all_estimates(),
    };
    CubeGame::new(database(), setup).unwrap()
}

/// The longest game that there is.
pub fn longest_game(players: [CubePlayer; 2]) -> CubeGame {
    let six = [0, 0, 0, 0, 0, 6];
    game_with_all_estimates(six, six, players)
}
