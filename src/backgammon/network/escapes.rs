//! How freely a checker moves out from behind the other side's points.

use std::sync::OnceLock;

use crate::backgammon::bitboard::bits_below;

/// How far ahead of a checker points are looked at: two dice that differ never bring it farther.
const MAX_DISTANCE: usize = 12;

/// From so many pips on a checker counts as free, whatever stands before it.
const FREE_PIPS: u32 = 7;

/// Pips of all 36 rolls: what a checker moves that nothing is in the way of.
const TOTAL_PIPS: u16 = 294;

/// How freely a checker moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Freedom {
    /// Rolls, 0 to 36, that do not bring it past all points that are held before it, nor seven pips on.
    pub blocked_rolls: u16,
    /// Pips that it cannot move alone, summed over all 36 rolls: 0 to 294.
    pub lost_pips: u16,
}

/// How freely a checker moves, for each set of points held in the twelve places before it.
pub(super) struct Escapes {
    table: Vec<Freedom>,
}

impl Escapes {
    /// The table, which is worked out once.
    pub fn get() -> &'static Self {
        static TABLE: OnceLock<Escapes> = OnceLock::new();
        TABLE.get_or_init(Self::new)
    }

    fn new() -> Self {
        Self {
            // Bit d of `blocked` is the place d pips on.
            table: (0..1 << MAX_DISTANCE)
                .map(|held: u32| freedom(held << 1))
                .collect(),
        }
    }

    /// How freely a checker at a place moves, down, where the other side has these points (bit p: place p of this side).
    pub fn freedom(&self, place: usize, held: u32) -> Freedom {
        // The place just below becomes bit 0.
        let ahead = (held & bits_below(place))
            .reverse_bits()
            .checked_shr(u32::BITS - place as u32)
            .unwrap_or(0);
        self.table[(ahead & bits_below(MAX_DISTANCE)) as usize]
    }
}

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

/// How many pips one checker can move by a roll.
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
