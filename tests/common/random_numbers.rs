//! Pseudorandom numbers that are independent of the core's generator.
#![allow(dead_code)] // Each test file uses its part.

/// A linear congruential generator with the constants of Knuth's MMIX, which returns its upper
/// half.
pub struct RandomNumbers(pub u64);

impl RandomNumbers {
    /// Returns a number below `count`. Its bias, below count · 2⁻³¹, does not matter here.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    /// Rolls two dice.
    pub fn roll(&mut self) -> (u8, u8) {
        (self.below(6) as u8 + 1, self.below(6) as u8 + 1)
    }
}
