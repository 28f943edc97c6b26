//! Setups with a cube as bytes.

use super::estimate::{CubeEstimate, Efficiency};
use super::setup::{CubePlayer, CubePlays, CubeSetup};
use crate::backgammon::cube::{CubePolicy, Owner, Thresholds};
use crate::backgammon::side::Side;
use crate::codec::{Garbled, Packed};
use crate::labs::bearoff::{Player, Setup};

impl Packed for CubePolicy {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let (kind, parts) = match self {
            Self::Exact => (0, [0, 0]),
            Self::Never => (1, [0, 0]),
            Self::Thresholds(thresholds) => (2, thresholds.parts()),
            Self::PipCount => (3, [0, 0]),
        };
        bytes.push(kind);
        parts.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (kind, parts) = <(u8, [u32; 2])>::unpack(bytes)?;
        Ok(match kind {
            0 => Self::Exact,
            1 => Self::Never,
            2 => Self::Thresholds(Thresholds::of_parts(parts).ok_or(Garbled)?),
            3 => Self::PipCount,
            _ => return Err(Garbled),
        })
    }
}

impl Packed for CubeEstimate {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let (kind, part) = match self {
            Self::Nothing => (0, 0),
            Self::CubelessIgnored => (1, 0),
            Self::CubelessTimesCube => (2, 0),
            Self::Janowski(efficiency) => (3, efficiency.units()),
            Self::Exact => (4, 0),
        };
        bytes.push(kind);
        part.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (kind, part) = <(u8, u32)>::unpack(bytes)?;
        Ok(match kind {
            0 => Self::Nothing,
            1 => Self::CubelessIgnored,
            2 => Self::CubelessTimesCube,
            3 => Self::Janowski(Efficiency::of_units(part).ok_or(Garbled)?),
            4 => Self::Exact,
            _ => return Err(Garbled),
        })
    }
}

impl CubePlays {
    /// Who would choose without a cube: nobody asks it of who knows the cube.
    pub(crate) const fn cubeless(self) -> Player {
        match self {
            Self::WithCube => Player::FewestPips,
            Self::Cubeless(player) => player,
        }
    }
}

impl CubeSetup {
    /// The same without a cube and without estimates.
    pub(crate) fn cubeless(&self) -> Setup {
        Setup {
            position: self.position,
            players: self.players.map(|player| player.plays.cubeless()),
            estimates: Vec::new(),
        }
    }
}

impl Packed for CubeSetup {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.cubeless().pack(bytes);
        bytes.push(match self.owner {
            Owner::Centred => 0,
            Owner::Side(Side::X) => 1,
            Owner::Side(Side::O) => 2,
        });
        for player in self.players {
            (player.plays == CubePlays::WithCube).pack(bytes);
            player.cube.pack(bytes);
        }
        self.estimates.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let cubeless = Setup::unpack(bytes)?;
        let owner = match u8::unpack(bytes)? {
            0 => Owner::Centred,
            1 => Owner::Side(Side::X),
            2 => Owner::Side(Side::O),
            _ => return Err(Garbled),
        };
        let mut players = cubeless.players.map(|player| CubePlayer {
            plays: CubePlays::Cubeless(player),
            ..CubePlayer::PERFECT
        });
        for player in &mut players {
            if bool::unpack(bytes)? {
                player.plays = CubePlays::WithCube;
            }
            player.cube = CubePolicy::unpack(bytes)?;
        }
        Ok(Self {
            position: cubeless.position,
            owner,
            players,
            estimates: Vec::unpack(bytes)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::bearoff_db::Position;
    use crate::backgammon::noise::Noise;
    use crate::codec;
    use crate::labs::bearoff::Evaluator;

    #[test]
    fn every_setup_comes_back_as_it_was() {
        let position = Position::of_points([1, 0, 0, 0, 2, 0], [0, 3, 0, 0, 0, 1]).unwrap();
        let plays = [
            CubePlays::WithCube,
            CubePlays::Cubeless(Player::FewestPips),
            CubePlays::Cubeless(Player::Evaluator(Evaluator::Noisy(Noise::new(0.1, 7)))),
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
                assert_eq!(codec::unpack(&codec::pack(&setup)), Ok(setup));
            }
        }
    }

    #[test]
    fn chances_above_certainty_and_unknown_kinds_are_garbled() {
        let bytes = codec::pack(&(2_u8, [u32::MAX, 0]));
        assert_eq!(codec::unpack::<CubePolicy>(&bytes), Err(Garbled));
        let bytes = codec::pack(&(4_u8, [0_u32, 0]));
        assert_eq!(codec::unpack::<CubePolicy>(&bytes), Err(Garbled));
        for (kind, part) in [(3_u8, u32::MAX), (5, 0)] {
            let bytes = codec::pack(&(kind, part));
            assert_eq!(codec::unpack::<CubeEstimate>(&bytes), Err(Garbled));
        }
    }
}
