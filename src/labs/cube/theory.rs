//! The exact statistics of a game with a cube. `theory_builder.rs` computes them.

use crate::codec::codec_fields;
use crate::labs::bearoff::theory::Theory;
use crate::stats::interval::ScoreBounds;

/// The exact statistics of a setup, in points for the side on roll at the start, per unit of the
/// cube at the start.
pub type CubeTheory = Theory<CubeStatistics>;

/// The exact statistics that only a game with a cube has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeStatistics {
    /// The mean cost of mistakes per game, of X and of O.
    pub costs: [CubeCosts; 2],
    /// The largest number that the cube can show.
    pub largest_cube: u64,
    /// The bounds of one game's result; `None` if they are more than 100 standard deviations from
    /// the mean.
    pub bounds: Option<ScoreBounds>,
}

/// The costs of a side's mistakes, in points per game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CubeCosts {
    /// The cost of mistakes with the checkers.
    pub checkers: f64,
    /// The cost of mistakes with the cube: wrong and missed doubles, wrong takes and passes.
    pub cube: f64,
}

codec_fields! { CubeStatistics { costs, largest_cube, bounds } }

codec_fields! { CubeCosts { checkers, cube } }

#[cfg(test)]
mod tests {
    use super::super::setup::CubePlayer;
    use super::super::test_games::game_with_all_estimates;
    use super::*;
    use crate::codec;
    use crate::codec::DecodeError;

    #[test]
    fn theory_round_trips_through_bytes() {
        let game = game_with_all_estimates(
            [0, 1, 0, 0, 1, 0],
            [1, 0, 0, 1, 0, 0],
            [CubePlayer::PERFECT; 2],
        );
        let theory = game.theory();
        assert_eq!(codec::decode(&codec::encode(theory)).as_ref(), Ok(theory));
        assert_eq!(
            codec::decode::<CubeTheory>(&codec::encode(&vec![0.0; 12])),
            Err(DecodeError)
        );
    }
}
