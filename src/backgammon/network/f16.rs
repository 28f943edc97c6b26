//! Conversion between `f32` and IEEE 754 binary16, in which weights are stored. It has 11
//! significant binary digits.

/// Returns the bits of the nearest binary16 number, with ties to even. A value too large becomes
/// infinite.
#[must_use]
pub fn f32_to_f16(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let magnitude = f32::from_bits(bits & 0x7fff_ffff);
    if magnitude.is_nan() {
        return sign | 0x7e00;
    }
    // The step is the last digit of a number with this exponent. It is never finer than 2⁻²⁴.
    let exponent = ((magnitude.to_bits() >> 23).cast_signed() - 127).max(-14);
    let step = power_of_two(exponent - 10);
    let steps = (magnitude / step).round_ties_even();
    if steps * step >= 65536.0 {
        return sign | 0x7c00;
    }
    // If rounding carries, 2048 steps are 1024 of the next exponent, and the sum carries alike.
    sign | (((exponent + 14) as u16) << 10).wrapping_add(steps as u16)
}

/// Returns the number that binary16 bits represent.
#[must_use]
pub fn f16_to_f32(bits: u16) -> f32 {
    let exponent = i32::from(bits >> 10 & 0x1f);
    let digits = f32::from(bits & 0x3ff);
    let magnitude = match exponent {
        0 => digits * power_of_two(-24),
        0x1f if digits == 0.0 => f32::INFINITY,
        0x1f => f32::NAN,
        _ => (1024.0 + digits) * power_of_two(exponent - 25),
    };
    if bits >> 15 == 1 {
        -magnitude
    } else {
        magnitude
    }
}

/// Returns 2 to a power from −126 to 127.
const fn power_of_two(power: i32) -> f32 {
    f32::from_bits(((power + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        // From the tables of IEEE 754: one, a third, the largest, the smallest normal and the
        // smallest subnormal number.
        for (half, value) in [
            (0x3c00, 1.0),
            (0x3555, 0.333_251_95),
            (0x7bff, 65504.0),
            (0x0400, 6.103_515_6e-5),
            (0x0001, 5.960_464_5e-8),
            (0xc000, -2.0),
            (0, 0.0),
        ] {
            assert_eq!(f16_to_f32(half), value, "{half:#x}");
            assert_eq!(f32_to_f16(value), half, "{value}");
        }
        assert_eq!(f32_to_f16(65520.0), 0x7c00);
        assert_eq!(f32_to_f16(65519.0), 0x7bff);
        assert_eq!(f32_to_f16(f32::NAN) & 0x7fff, 0x7e00);
    }

    #[test]
    fn every_f16_round_trips() {
        for half in 0..=u16::MAX {
            let value = f16_to_f32(half);
            if !value.is_nan() {
                assert_eq!(f32_to_f16(value), half, "{half:#x}");
            }
        }
    }

    #[test]
    fn rounds_to_nearest_ties_to_even() {
        for half in 0..0x7bff_u16 {
            let (low, high) = (f16_to_f32(half), f16_to_f32(half + 1));
            let middle = f32::midpoint(low, high);
            assert_eq!(f32_to_f16(middle), half + (half & 1), "{half:#x}");
            assert_eq!(f32_to_f16(f32::midpoint(low, middle)), half);
            assert_eq!(f32_to_f16(f32::midpoint(middle, high)), half + 1);
        }
    }
}
