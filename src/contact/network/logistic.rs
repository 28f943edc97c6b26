//! The logistic function 1 / (1 + e⁻ˣ), in whole multiples of 2⁻²⁵, from a table.

/// What chances are counted in: 2⁻²⁵, as every estimate of a [`Score`](crate::score::Score).
pub(super) const ONE: i32 = 1 << 25;

/// The table reaches from −MOST to MOST; beyond it a chance is as at its end, 6e-6 from 0 or 1.
const MOST: f64 = 12.0;

/// Its steps.
const STEPS: usize = 2048;

/// Steps to a difference of 1.
const TO_ONE: f64 = STEPS as f64 / (2.0 * MOST);

/// The function at equal distances; in between it is straight, which is wrong by less than 2e-6: the distance squared over
/// 8, times the greatest second derivative, 0.096.
pub(super) struct Logistic {
    table: Box<[i32; STEPS + 1]>,
}

impl Logistic {
    pub fn new() -> Self {
        let mut table = Box::new([0; STEPS + 1]);
        for (step, value) in table.iter_mut().enumerate() {
            let x = step as f64 / TO_ONE - MOST;
            *value = (f64::from(ONE) / (1.0 + libm::exp(-x))).round_ties_even() as i32;
        }
        Self { table }
    }

    /// A chance in 2⁻²⁵: 0 to 2²⁵.
    #[inline]
    pub fn of(&self, x: f64) -> i32 {
        let at = ((x + MOST) * TO_ONE).clamp(0.0, STEPS as f64);
        let step = (at as usize).min(STEPS - 1);
        let (low, high) = (self.table[step], self.table[step + 1]);
        low + (f64::from(high - low) * (at - step as f64)) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_within_two_millionths() {
        let logistic = Logistic::new();
        for step in -13_000..=13_000 {
            let x = f64::from(step) / 1000.0;
            let exact = 1.0 / (1.0 + libm::exp(-x));
            let is = f64::from(logistic.of(x)) / f64::from(ONE);
            // Beyond twelve, e⁻¹² = 6.1e-6 besides.
            let bound = if x.abs() > MOST { 6.2e-6 } else { 2e-6 };
            assert!((is - exact).abs() < bound, "{x}: {is}, not {exact}");
        }
        assert_eq!(logistic.of(0.0), ONE / 2);
    }

    #[test]
    fn whatever_comes_is_a_chance() {
        let logistic = Logistic::new();
        for x in [f64::NEG_INFINITY, -1e300, 1e300, f64::INFINITY, f64::NAN] {
            assert!((0..=ONE).contains(&logistic.of(x)), "{x}");
        }
    }
}
