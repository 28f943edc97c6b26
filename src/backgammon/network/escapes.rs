//! The freedom of a checker to move out from behind the other side's points.

use std::sync::OnceLock;

use crate::backgammon::bitboard::bits_below;

/// The number of places ahead of a checker that matter: two different dice move it at most this
/// far.
const MAX_DISTANCE: usize = 12;

/// A checker that moves this many pips counts as free, even if more points are ahead.
const FREE_PIPS: u32 = 7;

/// The pips that an unobstructed checker moves, summed over the 36 rolls.
const TOTAL_PIPS: u16 = 294;

/// The freedom of one checker to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Freedom {
    /// The number of rolls, 0 to 36, that move the checker neither past all points held ahead nor
    /// seven pips.
    pub blocked_rolls: u16,
    /// The pips that the checker, moving alone, loses to blocked points. They are summed over the
    /// 36 rolls: 0 to 294.
    pub lost_pips: u16,
}

/// A table of a checker's freedom, for each set of points held in the twelve places ahead.
pub(super) struct Escapes {
    table: Vec<Freedom>,
}

impl Escapes {
    /// Returns the table, which is computed once.
    pub fn get() -> &'static Self {
        static TABLE: OnceLock<Escapes> = OnceLock::new();
        TABLE.get_or_init(Self::new)
    }

    fn new() -> Self {
        Self {
            // Bit d of `blocked` is the place d pips ahead.
            table: (0..1 << MAX_DISTANCE)
                .map(|held: u32| freedom(held << 1))
                .collect(),
        }
    }

    /// Returns the freedom of a checker that moves down from `place`.
    ///
    /// `held` is the set of points that the other side has made, as this side numbers them.
    pub fn freedom(&self, place: usize, held: u32) -> Freedom {
        // The place just below becomes bit 0.
        let ahead = (held & bits_below(place))
            .reverse_bits()
            .checked_shr(u32::BITS - place as u32)
            .unwrap_or(0);
        self.table[(ahead & bits_below(MAX_DISTANCE)) as usize]
    }
}

/// Returns the freedom of a checker for one set of points. Bit d of `blocked` is the place d pips
/// ahead.
fn freedom(blocked: u32) -> Freedom {
    let past = (u32::BITS - blocked.leading_zeros()).min(FREE_PIPS);
    let mut freedom = Freedom {
        blocked_rolls: 0,
        lost_pips: TOTAL_PIPS,
    };
    for first in 1..=6 {
        for second in 1..=6 {
            let moved = pips_moved(blocked, first, second);
            freedom.blocked_rolls += u16::from(moved == 0 || moved < past);
            freedom.lost_pips -= moved as u16;
        }
    }
    freedom
}

/// Returns the most pips that one checker can move by a roll.
fn pips_moved(blocked: u32, first: u32, second: u32) -> u32 {
    let free = |pips: u32| blocked.checked_shr(pips).unwrap_or(0) & 1 == 0;
    if first == second {
        return (1..=4)
            .map(|moves| moves * first)
            .take_while(|&pips| free(pips))
            .last()
            .unwrap_or(0);
    }
    [first, second]
        .into_iter()
        .filter(|&one| free(one))
        .map(|one| {
            if free(first + second) {
                first + second
            } else {
                one
            }
        })
        .max()
        .unwrap_or(0)
}
