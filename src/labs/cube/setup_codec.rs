//! The byte format of setups with a cube.

use super::setup::{CubePlayer, CubePlays, CubeSetup};
use crate::backgammon::cube::{CubePolicy, Owner};
use crate::backgammon::side::Side;
use crate::codec::{Codec, DecodeError};
use crate::labs::bearoff::Setup;

impl Codec for CubeSetup {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.cubeless().encode(bytes);
        bytes.push(match self.owner {
            Owner::Centred => 0,
            Owner::Side(Side::X) => 1,
            Owner::Side(Side::O) => 2,
        });
        for player in self.players {
            (player.plays == CubePlays::WithCube).encode(bytes);
            player.cube.encode(bytes);
        }
        self.estimates.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let cubeless = Setup::decode(bytes)?;
        let owner = match u8::decode(bytes)? {
            0 => Owner::Centred,
            1 => Owner::Side(Side::X),
            2 => Owner::Side(Side::O),
            _ => return Err(DecodeError),
        };
        let mut players = cubeless.players.map(|player| CubePlayer {
            plays: CubePlays::Cubeless(player),
            ..CubePlayer::PERFECT
        });
        for player in &mut players {
            if bool::decode(bytes)? {
                player.plays = CubePlays::WithCube;
            }
            player.cube = CubePolicy::decode(bytes)?;
        }
        Ok(Self {
            position: cubeless.position,
            owner,
            players,
            estimates: Vec::decode(bytes)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::estimate::{CubeEstimate, Efficiency};
    use super::*;
    use crate::backgammon::bearoff_db::Position;
    use crate::backgammon::cube::Thresholds;
    use crate::backgammon::noise::Noise;
    use crate::codec;
    use crate::labs::bearoff::{EvaluatorKind, Player};

    #[test]
    fn setups_round_trip_through_bytes() {
        let position = Position::from_points([1, 0, 0, 0, 2, 0], [0, 3, 0, 0, 0, 1]).unwrap();
        let plays = [
            CubePlays::WithCube,
            CubePlays::Cubeless(Player::FewestPips),
            CubePlays::Cubeless(Player::Evaluator(EvaluatorKind::Noisy(Noise::new(0.1, 7)))),
        ];
        let policies = [
            CubePolicy::Exact,
            CubePolicy::Never,
            CubePolicy::Thresholds(Thresholds::new(0.7, 0.25)),
            CubePolicy::PipCount,
        ];
        let owners = [Owner::Centred, Owner::Side(Side::X), Owner::Side(Side::O)];
        let estimates = [
            CubeEstimate::Nothing,
            CubeEstimate::CubelessIgnored,
            CubeEstimate::CubelessTimesCube,
            CubeEstimate::Janowski(Efficiency::new(0.68)),
            CubeEstimate::Exact,
        ];
        for (at, owner) in owners.into_iter().enumerate() {
            for (plays, cube) in plays
                .into_iter()
                .flat_map(|plays| policies.map(move |cube| (plays, cube)))
            {
                let setup = CubeSetup {
                    position: position.with_on_roll([Side::X, Side::O][at % 2]),
                    owner,
                    players: [CubePlayer { plays, cube }, CubePlayer::PERFECT],
                    estimates: estimates[at..].to_vec(),
                };
                assert_eq!(codec::decode(&codec::encode(&setup)), Ok(setup));
            }
        }
    }

    #[test]
    fn invalid_chances_and_kinds_are_decode_errors() {
        let bytes = codec::encode(&(2_u8, [u32::MAX, 0]));
        assert_eq!(codec::decode::<CubePolicy>(&bytes), Err(DecodeError));
        let bytes = codec::encode(&(4_u8, [0_u32, 0]));
        assert_eq!(codec::decode::<CubePolicy>(&bytes), Err(DecodeError));
        for (kind, part) in [(3_u8, u32::MAX), (5, 0)] {
            let bytes = codec::encode(&(kind, part));
            assert_eq!(codec::decode::<CubeEstimate>(&bytes), Err(DecodeError));
        }
    }
}
