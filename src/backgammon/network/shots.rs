//! How many of the 36 rolls hit a blot, and how many pips that costs.

use super::side_bitboards::SideBitboards;
use crate::backgammon::bitboard::{bits_ascending, bits_below};
use crate::backgammon::{BAR, Board};

/// Rolls as a set: bit 6 (a − 1) + (b − 1) is the roll a-b.
type RollSet = u64;

/// What shots there are at the blots of one side, if the other one were on roll.
#[derive(Clone, Copy, Default)]
pub(super) struct Shots {
    /// Rolls that hit at least one blot, 0 to 36.
    pub hitting: u16,
    /// Rolls that hit one that has come more than half way, 0 to 36.
    pub costly: u16,
    /// Pips lost, summed over all 36 rolls: of each roll those of the dearest blot that it hits.
    pub pips: u16,
}

/// A blot that is hit loses more than half of the board's 24 pips.
const COSTLY_PIPS: u16 = 12;

/// The rolls with a die in them.
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

/// The roll of two dice, in both orders.
const fn both_orders(first: usize, second: usize) -> RollSet {
    1 << (6 * (first - 1) + second - 1) | 1 << (6 * (second - 1) + first - 1)
}

/// The rolls that bring a checker exactly `distance` pips on. Bit k of `blocked`: it cannot land k pips on.
fn rolls_reaching(distance: usize, blocked: u32) -> RollSet {
    let mut rolls = if distance <= 6 {
        ROLLS_WITH[distance]
    } else {
        0
    };
    // Two dice that differ: either may come first.
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

/// Shots at the blots of a side whose view `mine` is, and of whose opponent `theirs` are the points in that same view.
/// `on_bar`: the opponent's checkers on the bar, who enter first.
pub(super) fn count_shots(mine: SideBitboards, theirs: SideBitboards, on_bar: u8) -> Shots {
    let mut shots = Shots::default();
    let mut hitting: RollSet = 0;
    // From the lowest blot up: those that have come farthest are the dearest, and a roll that hits one counts for that one.
    for blot in bits_ascending(mine.blots()) {
        let rolls = rolls_hitting(blot, mine.made, theirs.occupied, on_bar) & !hitting;
        hitting |= rolls;
        let rolls = rolls.count_ones() as u16;
        // Back on the bar it has 25 pips to go again in place of blot + 1.
        let pips = (BAR - blot) as u16;
        shots.hitting += rolls;
        shots.costly += if pips > COSTLY_PIPS { rolls } else { 0 };
        shots.pips += pips * rolls;
    }
    shots
}

/// The rolls that hit one blot. They go up in this view: from place q to q + die, from the bar to die − 1.
fn rolls_hitting(blot: usize, made: u32, theirs: u32, on_bar: u8) -> RollSet {
    let hitters = bits_ascending(theirs & bits_below(blot));
    match on_bar {
        0 => hitters.fold(0, |rolls, from| {
            rolls | rolls_reaching(blot - from, made >> from)
        }),
        // One die enters, the other one hits; or the checker that enters goes on.
        1 => hitters.fold(rolls_reaching(blot + 1, made << 1), |rolls, from| {
            rolls | rolls_entering_with(blot - from, made)
        }),
        // All that they can do is enter.
        _ => {
            if blot < 6 {
                ROLLS_WITH[blot + 1]
            } else {
                0
            }
        }
    }
}

/// The rolls of which one die enters and the other is `die`.
fn rolls_entering_with(die: usize, made: u32) -> RollSet {
    if die > 6 {
        return 0;
    }
    (1..=6)
        .filter(|&enters| made >> (enters - 1) & 1 == 0)
        .fold(0, |rolls, enters| rolls | both_orders(enters, die))
}

/// Those at the blots of each side: of the side on roll and of the other one.
pub(super) fn count_both_sides(board: &Board, sets: [SideBitboards; 2]) -> [Shots; 2] {
    let [mover, opponent] = sets;
    let on_bar = board.sides().map(|side| side[BAR]);
    [
        count_shots(mover, opponent.mirrored(), on_bar[1]),
        count_shots(opponent, mover.mirrored(), on_bar[0]),
    ]
}
