//! The logistic function 1 / (1 + e⁻ˣ), in whole multiples of 2⁻²⁵, from a table.

/// What chances are counted in: 2⁻²⁵, as every estimate of a [`Score`](crate::stats::score::Score).
pub(super) const ONE: i32 = 1 << 25;

/// The table reaches from −MOST to MOST; beyond it a chance is as at its end, 6e-6 from 0 or 1.
const MOST: f64 = 12.0;

/// Its steps: a power of 2.
const STEPS: usize = 1 << STEPS_BITS;
const STEPS_BITS: u32 = 11;

/// Steps to a difference of 1.
const TO_ONE: f64 = STEPS as f64 / (2.0 * MOST);

/// The function at equal distances; in between it is straight, which is wrong by less than 2e-6: the distance squared over
/// 8, times the greatest second derivative, 0.096.
pub(super) struct Logistic {
    table: Box<[i32; STEPS + 1]>,
}

/// Binary digits of how far between two entries of the table a place is.
const PART: u32 = 16;

/// What a sum in whole numbers stands for, told in places of the table: 2⁻¹⁶ of its steps.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// How far one more brings it.
    by_one: f64,
    /// Where 0 stands.
    of_zero: f64,
}

impl Scale {
    /// A sum stands for `bias`, and for `step` more with each one that it is more.
    pub fn new(step: f64, bias: f64) -> Self {
        let places = |x: f64| x * TO_ONE * f64::from(1 << PART);
        Self {
            by_one: places(step),
            of_zero: places(bias + MOST),
        }
    }

    /// The place, and none that the table does not have.
    #[inline]
    fn place(self, sum: i32) -> i32 {
        const END: i32 = 1 << (STEPS_BITS + PART);
        ((f64::from(sum) * self.by_one + self.of_zero) as i32).clamp(0, END - 1)
    }
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

    /// The chance that a sum stands for, in 2⁻²⁵: 0 to 2²⁵.
    #[inline]
    pub fn of(&self, sum: i32, scale: Scale) -> i32 {
        let place = scale.place(sum);
        let (step, part) = ((place >> PART) as usize, place & ((1 << PART) - 1));
        let (low, high) = (self.table[step], self.table[step + 1]);
        low + ((i64::from(high - low) * i64::from(part)) >> PART) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_within_two_millionths() {
        let logistic = Logistic::new();
        for sum in -13_000..=13_000 {
            for (step, bias) in [(0.001, 0.0), (-0.001, 1.0), (1e-6, -3.0)] {
                let x = f64::from(sum) * step + bias;
                let exact = 1.0 / (1.0 + libm::exp(-x));
                let is = f64::from(logistic.of(sum, Scale::new(step, bias))) / f64::from(ONE);
                // Beyond twelve, e⁻¹² = 6.1e-6 besides.
                let bound = if x.abs() > MOST { 6.2e-6 } else { 2e-6 };
                assert!((is - exact).abs() < bound, "{x}: {is}, not {exact}");
            }
        }
        assert_eq!(logistic.of(0, Scale::new(1.0, 0.0)), ONE / 2);
    }

    #[test]
    fn whatever_comes_is_a_chance() {
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
            let scale = Scale::new(step, bias);
            for sum in [i32::MIN, -1, 0, 1, i32::MAX] {
                let chance = logistic.of(sum, scale);
                assert!(
                    (0..=ONE).contains(&chance),
                    "{sum} × {step} + {bias}: {chance}"
                );
            }
        }
    }
}
