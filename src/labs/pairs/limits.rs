//! Where rollouts of pairs go with one coupling, exactly.

use super::arm_result::RemainingMoments;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::codec::{Codec, DecodeError};

/// Where rollouts of A − B go with one coupling.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CouplingLimits {
    /// Results as they are.
    pub plain: Limit,
    /// Luck subtracted.
    pub reduced: Limit,
}

/// Where a mean settles, and the spread around it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limit {
    /// The value at which the mean of A − B settles.
    pub mean: f64,
    /// Standard deviation of one pair; exactly 0 where it is rounding (see [`RESOLUTION`]).
    pub sd: f64,
    /// The standard deviation with rotation, where every 36 pairs have each first roll once: √36 × the standard
    /// deviation of the mean of 36 such pairs.
    pub rotated_sd: f64,
}

impl CouplingLimits {
    /// Of variances of one pair as it comes, and rotated, 0..1.
    pub(crate) fn from_moments(moments: [RemainingMoments; 2], rotated: [f64; 2]) -> Self {
        let sd = |variance: f64| {
            let sd = 100.0 * variance.max(0.0).sqrt();
            if sd > RESOLUTION { sd } else { 0.0 }
        };
        let [plain, reduced] = [0, 1].map(|series| Limit {
            mean: 100.0 * moments[series].mean,
            sd: sd(moments[series].variance),
            rotated_sd: sd(rotated[series]),
        });
        Self { plain, reduced }
    }
}

impl Codec for CouplingLimits {
    fn encode(&self, bytes: &mut Vec<u8>) {
        for limit in [self.plain, self.reduced] {
            [limit.mean, limit.sd, limit.rotated_sd].encode(bytes);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let mut limit = || {
            let [mean, sd, rotated_sd] = Codec::decode(bytes)?;
            Ok(Limit {
                mean,
                sd,
                rotated_sd,
            })
        };
        Ok(Self {
            plain: limit()?,
            reduced: limit()?,
        })
    }
}
