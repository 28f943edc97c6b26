//! Numbers by chance for tests, the same ones in every run.

/// A linear congruential generator (Knuth's MMIX constants), of which the upper half is used.
pub struct Numbers(pub u64);

impl Numbers {
    /// A number below `count`; that a few come a little more often makes no difference here.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    /// Two dice.
    pub fn roll(&mut self) -> (u8, u8) {
        (self.below(6) as u8 + 1, self.below(6) as u8 + 1)
    }
}
