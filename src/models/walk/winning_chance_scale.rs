//! Scales: what an evaluation X counts for as a winning chance when luck is measured.
//!
//! They differ in what they say while the walk goes on; a walk that has ended counts for its result, 0 or 1, in all of them. The
//! point is that of the LFICS blog: an evaluation that is only good for choosing moves is on an ordinal scale, while luck needs
//! differences in the result's own unit. A scale that has other ones takes less of the spread away, and biases nothing.

use super::small_moves::RHO;

/// From an evaluation to a winning chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinningChanceScale {
    /// 1/2 + X / 2(1 + ρA): the line that winning chances follow within 0.0013 where |X| ≤ 0.8 at the presets.
    Calibrated,
    /// (1 + X) / 2.
    Linear,
    /// The evaluation value V = 1200 artanh X of shogi programs, kept within ±3000, as a line from 0 to 1.
    Centipawns,
    /// V rounded to whole hundreds, back to X, and the calibrated line at that.
    Pawns,
    /// Behind (X < −0.33): 1/4. Level: 1/2. Ahead (X > 0.33): 3/4.
    ThreeLevels,
    /// Only who is ahead: 1/4 or 3/4.
    Sign,
    /// 1/2 + tanh(3X) / 2.
    Steep,
    /// Calibrated, with the sides exchanged.
    Reversed,
}

/// Where V is cut off, over 1200.
const CLIP: f64 = 2.5;

/// Beyond so many pawns no X below 1 leads: artanh of 1 − 2⁻⁵³ is 18.7, 225 pawns.
const MAX_PAWNS: usize = 230;

/// Where the three levels meet.
const LEVEL_BOUNDARY: f64 = 0.33;

/// What lies beyond here of a scale's leaps is smaller than anybody can see: 10⁻⁶ of X, and less of a chance.
const LAST_BREAK: f64 = 1.0 - 1e-6;

impl WinningChanceScale {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Calibrated,
        Self::Linear,
        Self::Centipawns,
        Self::Pawns,
        Self::ThreeLevels,
        Self::Sign,
        Self::Steep,
        Self::Reversed,
    ];
}

/// A scale for walks whose moves have standard deviation A.
///
/// Everything is said as a distance from 1/2, which is an odd function of X to the last bit: nothing depends on who is who.
#[derive(Clone, Debug)]
pub struct ScaleEvaluator {
    scale: WinningChanceScale,
    /// Of the scales that are lines.
    slope: f64,
    /// By whole pawns.
    pawns: Vec<f64>,
}

impl ScaleEvaluator {
    /// This scale where moves have standard deviation `a`.
    #[must_use]
    pub fn new(scale: WinningChanceScale, a: f64) -> Self {
        let calibrated = 0.5 / (1.0 + RHO * a);
        let of_pawns = |pawns: usize| calibrated * libm::tanh(pawns as f64 / 12.0);
        Self {
            scale,
            slope: match scale {
                WinningChanceScale::Calibrated => calibrated,
                WinningChanceScale::Reversed => -calibrated,
                _ => 0.5,
            },
            pawns: if scale == WinningChanceScale::Pawns {
                (0..MAX_PAWNS).map(of_pawns).collect()
            } else {
                Vec::new()
            },
        }
    }

    /// Which scale it is.
    #[must_use]
    pub const fn scale(&self) -> WinningChanceScale {
        self.scale
    }

    /// The chance that this scale reads from an evaluation X, 0..1. If the walk has ended, at |X| ≥ 1, its result.
    #[must_use]
    pub fn value(&self, x: f64) -> f64 {
        0.5 + self.centred_value(x)
    }

    /// The same less 1/2.
    pub(super) fn centred_value(&self, x: f64) -> f64 {
        self.centred_sum(&[x])
    }

    /// The sum of that over the places of a walk.
    #[inline]
    pub(super) fn centred_sum(&self, path: &[f64]) -> f64 {
        match self.scale {
            WinningChanceScale::Calibrated
            | WinningChanceScale::Linear
            | WinningChanceScale::Reversed => sum_odd(path, |size| self.slope * size),
            WinningChanceScale::Centipawns => {
                sum_odd(path, |size| (artanh(size) * (0.5 / CLIP)).min(0.5))
            }
            WinningChanceScale::Pawns => sum_odd(path, |size| {
                self.pawns[(12.0 * artanh(size) + 0.5) as usize]
            }),
            WinningChanceScale::ThreeLevels => {
                sum_odd(path, |size| if size > LEVEL_BOUNDARY { 0.25 } else { 0.0 })
            }
            WinningChanceScale::Sign => sum_odd(path, |size| if size > 0.0 { 0.25 } else { 0.0 }),
            WinningChanceScale::Steep => sum_odd(path, |size| {
                let e = libm::exp(-6.0 * size);
                0.5 * (1.0 - e) / (1.0 + e)
            }),
        }
    }

    /// Where within (0, 1) it leaps or turns, or where what lies between is better looked at in parts; rising.
    pub(super) fn breaks(&self) -> Vec<f64> {
        match self.scale {
            WinningChanceScale::Calibrated
            | WinningChanceScale::Linear
            | WinningChanceScale::Reversed
            | WinningChanceScale::Sign
            | WinningChanceScale::Steep => Vec::new(),
            // Nearer to 1, where artanh has no end, it bends more.
            WinningChanceScale::Centipawns => [0.5, 1.0, 1.5, 2.0, CLIP].map(libm::tanh).to_vec(),
            WinningChanceScale::Pawns => (0..MAX_PAWNS)
                .map(|pawns| libm::tanh((pawns as f64 + 0.5) / 12.0))
                .take_while(|&at| at < LAST_BREAK)
                .collect(),
            WinningChanceScale::ThreeLevels => vec![LEVEL_BOUNDARY],
        }
    }

    /// Whether it bends between its breaks.
    pub(super) const fn is_curved(&self) -> bool {
        matches!(
            self.scale,
            WinningChanceScale::Centipawns | WinningChanceScale::Steep
        )
    }
}

/// Of sizes below 1.
#[inline]
fn artanh(size: f64) -> f64 {
    0.5 * libm::log((1.0 + size) / (1.0 - size))
}

/// The sum of an odd function, given by its right half, whose value is ±1/2 beyond ±1.
#[inline]
fn sum_odd(path: &[f64], of_size: impl Fn(f64) -> f64) -> f64 {
    let of = |x: &f64| {
        let size = x.abs();
        let value = if size < 1.0 { of_size(size) } else { 0.5 };
        if *x < 0.0 { -value } else { value }
    };
    path.iter().map(of).sum()
}
