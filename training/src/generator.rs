//! xoshiro256++ (Blackman and Vigna, 2021; it is in the public domain) with a state that can be written down: that of the crate
//! cannot.

use rand_core::Rng;

/// The generator's state, in the order of its authors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generator([u64; 4]);

impl Generator {
    /// One that is seeded by another, as `SeedableRng::from_rng` seeds the crate's.
    pub fn seeded_by(seeds: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        seeds.fill_bytes(&mut bytes);
        let (words, _) = bytes.as_chunks();
        Self(core::array::from_fn(|word| u64::from_le_bytes(words[word])))
    }

    /// The state; `None` of one that would give nothing but 0.
    pub fn of_state(state: [u64; 4]) -> Option<Self> {
        (state != [0; 4]).then_some(Self(state))
    }

    pub const fn state(&self) -> [u64; 4] {
        self.0
    }

    pub const fn next_u64(&mut self) -> u64 {
        let [s0, s1, s2, s3] = &mut self.0;
        let result = s0.wrapping_add(*s3).rotate_left(23).wrapping_add(*s0);
        let shifted = *s1 << 17;
        *s2 ^= *s0;
        *s3 ^= *s1;
        *s1 ^= *s2;
        *s0 ^= *s3;
        *s2 ^= shifted;
        *s3 = s3.rotate_left(45);
        result
    }

    /// The upper half of the next 64 bits.
    pub const fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn it_gives_what_the_crates_gives() {
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut ours = Generator::seeded_by(&mut seeds.clone());
        let mut theirs = Xoshiro256PlusPlus::from_rng(&mut seeds);
        for _ in 0..1000 {
            assert_eq!(ours.next_u64(), theirs.next_u64());
            assert_eq!(ours.next_u32(), theirs.next_u32());
        }
    }

    #[test]
    fn a_state_that_is_written_down_goes_on_from_there() {
        let mut first = Generator::seeded_by(&mut Xoshiro256PlusPlus::seed_from_u64(8));
        first.next_u64();
        let mut second = Generator::of_state(first.state()).expect("it is not 0");
        assert_eq!(first.next_u64(), second.next_u64());
        assert_eq!(Generator::of_state([0; 4]), None);
    }
}
