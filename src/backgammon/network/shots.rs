//! Shots: the number of rolls that hit a blot, and the pips that this costs.

use super::side_bitboards::SideBitboards;
use crate::backgammon::bitboard::{bits_ascending, bits_below};
use crate::backgammon::{BAR, Board};

/// A set of rolls: bit 6 (a − 1) + (b − 1) is the roll a-b.
type RollSet = u64;

/// The shots at the blots of one side, as if the other side were on roll.
#[derive(Clone, Copy, Default)]
pub(super) struct Shots {
    /// The number of rolls that hit at least one blot, 0 to 36.
    pub hitting: u16,
    /// The number of rolls that hit a blot which has come more than half way, 0 to 36.
    pub costly: u16,
    /// The pips lost, summed over the 36 rolls. Each roll counts the most expensive blot that it
    /// hits.
    pub pips: u16,
}

/// A costly hit loses more pips than this: half of the board's 24.
const COSTLY_PIPS: u16 = 12;

/// The rolls that contain a die, for each die from 1 to 6.
const ROLLS_WITH: [RollSet; 7] = {
    let mut with = [0; 7];
    let mut die = 1;
    while die <= 6 {
        let mut other = 1;
        while other <= 6 {
            with[die] |= both_orders(die, other);
            other += 1;
        }
        die += 1;
    }
    with
};

/// Returns the roll of two dice, in both orders.
const fn both_orders(first: usize, second: usize) -> RollSet {
    1 << (6 * (first - 1) + second - 1) | 1 << (6 * (second - 1) + first - 1)
}

/// Returns the rolls that move a checker exactly `distance` pips.
///
/// Bit k of `blocked` says that the checker cannot land k pips ahead.
fn rolls_reaching(distance: usize, blocked: u32) -> RollSet {
    let mut rolls = if distance <= 6 {
        ROLLS_WITH[distance]
    } else {
        0
    };
    // Two different dice: either may be played first.
    for first in distance.saturating_sub(6).max(1)..=6 {
        if 2 * first >= distance {
            break;
        }
        let second = distance - first;
        if blocked >> first & blocked >> second & 1 == 0 {
            rolls |= both_orders(first, second);
        }
    }
    for moves in 2..=4 {
        let die = distance / moves;
        if die * moves == distance && die <= 6 {
            let on_the_way = (1..moves).fold(0, |way, step| way | blocked >> (step * die));
            if on_the_way & 1 == 0 {
                rolls |= both_orders(die, die);
            }
        }
    }
    rolls
}

/// Returns the shots at the blots of the side `mine`.
///
/// `theirs` are the opponent's points in the view of that side. `on_bar` is the number of the
/// opponent's checkers on the bar, which enter first.
pub(super) fn count_shots(mine: SideBitboards, theirs: SideBitboards, on_bar: u8) -> Shots {
    let mut shots = Shots::default();
    let mut hitting: RollSet = 0;
    // From the lowest blot up: it has come farthest and costs most, and each roll counts only for
    // the first blot that it hits.
    for blot in bits_ascending(mine.blots()) {
        let rolls = rolls_hitting(blot, mine.made, theirs.occupied, on_bar) & !hitting;
        hitting |= rolls;
        let rolls = rolls.count_ones() as u16;
        // A checker sent to the bar has 25 pips to go instead of blot + 1.
        let pips = (BAR - blot) as u16;
        shots.hitting += rolls;
        shots.costly += if pips > COSTLY_PIPS { rolls } else { 0 };
        shots.pips += pips * rolls;
    }
    shots
}

/// Returns the rolls that hit one blot.
///
/// The opponent's checkers move up in this view: from place q to q + die, and from the bar to die −
/// 1.
fn rolls_hitting(blot: usize, made: u32, theirs: u32, on_bar: u8) -> RollSet {
    let hitters = bits_ascending(theirs & bits_below(blot));
    match on_bar {
        0 => hitters.fold(0, |rolls, from| {
            rolls | rolls_reaching(blot - from, made >> from)
        }),
        // One die enters and the other hits, or the checker that enters moves on.
        1 => hitters.fold(rolls_reaching(blot + 1, made << 1), |rolls, from| {
            rolls | rolls_entering_with(blot - from, made)
        }),
        // The opponent can only enter.
        _ => {
            if blot < 6 {
                ROLLS_WITH[blot + 1]
            } else {
                0
            }
        }
    }
}

/// Returns the rolls of which one die enters and the other is `die`.
fn rolls_entering_with(die: usize, made: u32) -> RollSet {
    if die > 6 {
        return 0;
    }
    (1..=6)
        .filter(|&enters| made >> (enters - 1) & 1 == 0)
        .fold(0, |rolls, enters| rolls | both_orders(enters, die))
}

/// Returns the shots at the blots of the side on roll, and those at the blots of its opponent.
pub(super) fn count_both_sides(board: &Board, sets: [SideBitboards; 2]) -> [Shots; 2] {
    let [mover, opponent] = sets;
    let on_bar = board.sides().map(|side| side[BAR]);
    [
        count_shots(mover, opponent.mirrored(), on_bar[1]),
        count_shots(opponent, mover.mirrored(), on_bar[0]),
    ]
}
