//! The logistic function 1 / (1 + e⁻ˣ) from a table, in whole multiples of 2⁻²⁵.

use super::value::ONE;

/// The table reaches from −`MAX_INPUT` to `MAX_INPUT`. Beyond it a chance is as at its end, 6e-6
/// from 0 or 1.
const MAX_INPUT: f64 = 12.0;

/// The number of steps of the table, a power of 2.
const STEPS: usize = 1 << STEP_BITS;
const STEP_BITS: u32 = 11;

/// The number of steps to a difference of 1 in the argument.
const STEPS_PER_UNIT: f64 = STEPS as f64 / (2.0 * MAX_INPUT);

/// The function at equal distances, with linear interpolation.
///
/// The error is below 2e-6: the distance squared over 8, times the largest second derivative,
/// 0.096.
pub(super) struct Logistic {
    table: Box<[i32; STEPS + 1]>,
}

/// The binary digits of a position between two entries of the table.
const FRACTION_BITS: u32 = 16;

/// The conversion of a whole-number sum to a position in the table, in 2⁻¹⁶ of its steps.
#[derive(Clone, Copy)]
pub(super) struct SumScale {
    /// The distance between the positions of two successive sums.
    slope: f64,
    /// The position of the sum 0.
    offset: f64,
}

impl SumScale {
    /// Returns the scale on which a sum of 0 stands for the argument `bias`, and each unit adds
    /// `step`.
    pub fn new(step: f64, bias: f64) -> Self {
        let places = |x: f64| x * STEPS_PER_UNIT * f64::from(1 << FRACTION_BITS);
        Self {
            slope: places(step),
            offset: places(bias + MAX_INPUT),
        }
    }

    /// Returns the position of a sum, limited to the table.
    #[inline]
    fn table_position(self, sum: i32) -> i32 {
        const END: i32 = 1 << (STEP_BITS + FRACTION_BITS);
        ((f64::from(sum) * self.slope + self.offset) as i32).clamp(0, END - 1)
    }
}

impl Logistic {
    /// Computes the table.
    pub fn new() -> Self {
        let mut table = Box::new([0; STEPS + 1]);
        for (step, value) in table.iter_mut().enumerate() {
            let x = step as f64 / STEPS_PER_UNIT - MAX_INPUT;
            *value = (f64::from(ONE) / (1.0 + libm::exp(-x))).round_ties_even() as i32;
        }
        Self { table }
    }

    /// Returns the chance for a sum, in units of 2⁻²⁵: 0 to 2²⁵.
    #[inline]
    pub fn chance(&self, sum: i32, scale: SumScale) -> i32 {
        let place = scale.table_position(sum);
        let (step, part) = (
            (place >> FRACTION_BITS) as usize,
            place & ((1 << FRACTION_BITS) - 1),
        );
        let (low, high) = (self.table[step], self.table[step + 1]);
        low + ((i64::from(high - low) * i64::from(part)) >> FRACTION_BITS) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn error_is_below_two_millionths() {
        let logistic = Logistic::new();
        for sum in -13_000..=13_000 {
            for (step, bias) in [(0.001, 0.0), (-0.001, 1.0), (1e-6, -3.0)] {
                let x = f64::from(sum) * step + bias;
                let exact = 1.0 / (1.0 + libm::exp(-x));
                let approximate =
                    f64::from(logistic.chance(sum, SumScale::new(step, bias))) / f64::from(ONE);
                // Beyond twelve the error grows by up to e⁻¹² = 6.1e-6.
                let bound = if x.abs() > MAX_INPUT { 6.2e-6 } else { 2e-6 };
                assert!(
                    (approximate - exact).abs() < bound,
                    "{x}: {approximate}, not {exact}"
                );
            }
        }
        assert_eq!(logistic.chance(0, SumScale::new(1.0, 0.0)), ONE / 2);
    }

    #[test]
    fn any_input_gives_a_chance() {
        let logistic = Logistic::new();
        let odd = [
            f64::NEG_INFINITY,
            -1e300,
            0.0,
            1e300,
            f64::INFINITY,
            f64::NAN,
        ];
        for (step, bias) in odd
            .into_iter()
            .flat_map(|step| odd.map(|bias| (step, bias)))
        {
            let scale = SumScale::new(step, bias);
            for sum in [i32::MIN, -1, 0, 1, i32::MAX] {
                let chance = logistic.chance(sum, scale);
                assert!(
                    (0..=ONE).contains(&chance),
                    "{sum} × {step} + {bias}: {chance}"
                );
            }
        }
    }
}
