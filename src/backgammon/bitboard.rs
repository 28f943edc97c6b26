//! A side's places as numbers of 25 bits, bit p for place p: all places are looked at without a branch, sixteen at a time. Whatever
//! finds and evaluates plays asks for little else.

use wide::u8x16;

/// Where each side's checkers can be: its 24 points, and the bar behind them.
pub const PLACES: usize = 25;

/// The place of the bar.
pub const BAR: usize = PLACES - 1;

/// How many checkers a side has.
pub const CHECKERS: u8 = 15;

/// How many places a home board has: 0 to 5.
pub(crate) const HOME: usize = 6;

/// All places.
pub(crate) const ALL_PLACES: u32 = (1 << PLACES) - 1;

/// All points, without the bar.
pub(crate) const ALL_POINTS: u32 = (1 << BAR) - 1;

/// A side's checkers as vectors: its first sixteen places, and its last sixteen.
#[inline]
fn halves(side: &[u8; PLACES]) -> [u8x16; 2] {
    let first = side.first_chunk().copied().unwrap_or_default();
    let last = side.last_chunk().copied().unwrap_or_default();
    [u8x16::new(first), u8x16::new(last)]
}

/// The places where these say so: each lane of them is all ones or 0. Where the two overlap they agree.
#[inline]
fn to_bits([first, last]: [u8x16; 2]) -> u32 {
    const LAST_OFFSET: usize = PLACES - 16;
    (first.move_mask() | last.move_mask() << LAST_OFFSET).cast_unsigned()
}

/// The places on which a side has so many checkers or more, at least one.
#[inline]
pub(crate) fn places_with_at_least(least: u8, side: &[u8; PLACES]) -> u32 {
    let least = u8x16::splat(least);
    to_bits(halves(side).map(|here| here.max(least).cmp_eq(here)))
}

/// The places on which one side has other checkers than another.
#[inline]
pub(crate) fn changed_places(from: &[u8; PLACES], to: &[u8; PLACES]) -> u32 {
    let ([from, from_last], [to, to_last]) = (halves(from), halves(to));
    !to_bits([from.cmp_eq(to), from_last.cmp_eq(to_last)]) & ALL_PLACES
}

/// The points below the bar as the other side counts them: place p is its place 23 − p.
#[inline]
pub(crate) const fn mirrored(set: u32) -> u32 {
    set.reverse_bits() >> (u32::BITS - BAR as u32)
}

/// Returns the set of all places below `place`, 0 to 25.
#[inline]
pub(crate) const fn bits_below(place: usize) -> u32 {
    debug_assert!(place <= PLACES);
    (1 << place) - 1
}

/// The places of a set, the lowest first.
#[inline]
pub(crate) fn bits_ascending(mut set: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

/// The same, the highest first.
#[inline]
pub(crate) fn bits_descending(mut set: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let place = set.checked_ilog2()?;
        set ^= 1 << place;
        Some(place)
    })
}

/// How many checkers a side has in all, fifteen at the most.
#[inline]
pub(crate) fn checker_count(side: &[u8; PLACES]) -> u8 {
    let (eights, rest) = side.as_chunks();
    let sums: u64 = eights.iter().map(|&eight| u64::from_le_bytes(eight)).sum();
    // The highest byte of this product is the sum of all bytes.
    let [.., points] = sums.wrapping_mul(0x0101_0101_0101_0101).to_le_bytes();
    rest.iter().sum::<u8>() + points
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sides with up to fifteen checkers anywhere: of each place alone with each number, and some that are full of them.
    fn sides() -> impl Iterator<Item = [u8; PLACES]> {
        let alone = (0..PLACES).flat_map(|place| {
            (0..=15).map(move |here| {
                let mut side = [0; PLACES];
                side[place] = here;
                side
            })
        });
        let several = (1..=25).map(|step| {
            let mut side = [0; PLACES];
            for checker in 0..15 {
                side[(3 + checker * step) % PLACES] += 1;
            }
            side
        });
        alone.chain(several)
    }

    fn naive_set(is_in: impl Fn(usize) -> bool) -> u32 {
        (0..PLACES).fold(0, |set, place| set | u32::from(is_in(place)) << place)
    }

    #[test]
    fn sets_match_naive_loops() {
        for side in sides() {
            for least in 1..=3 {
                assert_eq!(
                    places_with_at_least(least, &side),
                    naive_set(|place| side[place] >= least)
                );
            }
            for other in sides().step_by(7) {
                assert_eq!(
                    changed_places(&side, &other),
                    naive_set(|place| side[place] != other[place])
                );
            }
        }
    }

    #[test]
    fn checker_count_covers_all_places() {
        for side in sides() {
            assert_eq!(checker_count(&side), side.iter().sum::<u8>());
        }
    }

    #[test]
    fn bits_iterate_in_order() {
        assert!(bits_ascending(0b1_0000_0000_0000_0000_0010_1001).eq([0, 3, 5, 24]));
        assert!(bits_descending(0b1_0000_0000_0000_0000_0010_1001).eq([24, 5, 3, 0]));
        assert_eq!(
            (bits_ascending(0).next(), bits_descending(0).next()),
            (None, None)
        );
    }

    #[test]
    fn mirrored_maps_points_and_drops_the_bar() {
        for place in 0..BAR {
            assert_eq!(mirrored(1 << place), 1 << (23 - place));
        }
        assert_eq!(mirrored(1 << BAR), 0);
    }
}
