//! The exact statistics of a game with a cube. `theory_builder.rs` computes them.

use super::costs::MistakeCosts;
use crate::codec::codec_fields;
use crate::labs::bearoff::theory::Theory;
use crate::stats::interval::ScoreBounds;

/// The exact statistics of a setup, in points for the side on roll at the start, per unit of the
/// cube at the start.
pub type CubeTheory = Theory<CubeStatistics>;

/// The exact statistics that only a game with a cube has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeStatistics {
    /// The mean costs of mistakes per game, of X and of O, in points.
    pub costs: [MistakeCosts; 2],
    /// The largest number that the cube can show.
    pub largest_cube: u64,
    /// The bounds of one game's result; `None` if they are more than 100 standard deviations from
    /// the mean.
    pub bounds: Option<ScoreBounds>,
}

codec_fields! { CubeStatistics { costs, largest_cube, bounds } }

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
