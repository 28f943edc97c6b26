//! Sets of a side's places as 25-bit numbers, in which bit p stands for place p.
//!
//! One vector operation compares sixteen places at once, without branches. Move generation and the
//! network's inputs use these sets almost exclusively.

use wide::u8x16;

/// The number of places where a side's checkers can be: 24 points, and the bar behind them.
pub const PLACES: usize = 25;

/// The index of the bar among a side's places.
pub const BAR: usize = PLACES - 1;

/// The number of checkers that a side has at the start.
pub const CHECKERS: u8 = 15;

/// The number of points in a home board: places 0 to 5.
pub(crate) const HOME: usize = 6;

/// The set of all places.
pub(crate) const ALL_PLACES: u32 = (1 << PLACES) - 1;

/// The set of all points, which leaves out the bar.
pub(crate) const ALL_POINTS: u32 = (1 << BAR) - 1;

/// Returns a side's checkers as two vectors: its first sixteen places, and its last sixteen.
#[inline]
fn halves(side: &[u8; PLACES]) -> [u8x16; 2] {
    let first = side.first_chunk().copied().unwrap_or_default();
    let last = side.last_chunk().copied().unwrap_or_default();
    [u8x16::new(first), u8x16::new(last)]
}

/// Returns the set of places whose lanes are all ones. Every lane must be all ones or 0.
///
/// The two vectors overlap in places 9 to 15, where they must agree.
#[inline]
fn to_bits([first, last]: [u8x16; 2]) -> u32 {
    const LAST_OFFSET: usize = PLACES - 16;
    (first.move_mask() | last.move_mask() << LAST_OFFSET).cast_unsigned()
}

/// Returns the places on which a side has at least `least` checkers. `least` must be 1 or more.
#[inline]
pub(crate) fn places_with_at_least(least: u8, side: &[u8; PLACES]) -> u32 {
    let least = u8x16::splat(least);
    to_bits(halves(side).map(|here| here.max(least).cmp_eq(here)))
}

/// Returns the places on which two sides have different numbers of checkers.
#[inline]
pub(crate) fn changed_places(from: &[u8; PLACES], to: &[u8; PLACES]) -> u32 {
    let ([from, from_last], [to, to_last]) = (halves(from), halves(to));
    !to_bits([from.cmp_eq(to), from_last.cmp_eq(to_last)]) & ALL_PLACES
}

/// Returns a set of points as the opponent numbers them: place p becomes 23 − p. The bar is
/// dropped.
#[inline]
pub(crate) const fn mirrored(set: u32) -> u32 {
    set.reverse_bits() >> (u32::BITS - BAR as u32)
}

/// Returns the set of all places below `place`, which is 0 to 25.
#[inline]
pub(crate) const fn bits_below(place: usize) -> u32 {
    debug_assert!(place <= PLACES);
    (1 << place) - 1
}

/// Iterates over the places of a set in ascending order.
#[inline]
pub(crate) fn bits_ascending(mut set: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

/// Iterates over the places of a set in descending order.
#[inline]
pub(crate) fn bits_descending(mut set: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let place = set.checked_ilog2()?;
        set ^= 1 << place;
        Some(place)
    })
}

/// Counts a side's checkers on the board, the bar included. The side must have at most fifteen.
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

    /// Sides with up to fifteen checkers.
    ///
    /// They have 0 to 15 checkers on each single place, and fifteen checkers spread over several
    /// places.
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
