//! Features that an expert would count on a board, for each side.
//!
//! They are shots, primes, anchors, trapped checkers, pips to save a gammon, and more. The network
//! could derive them from the checkers, but it would have to be many times as large.
//!
//! Several are common since Berliner's BKG and Tesauro's programs. The selection and the exact
//! definitions are this project's own.
//!
//! ```
//! use rollout_lab::backgammon::Board;
//! use rollout_lab::backgammon::network::expert_features::FeatureCounter;
//!
//! // At the start each side needs 167 pips and has five checkers at home. To bring the others
//! // home, it needs 2 · 18 + 5 · 7 + 3 · 2 = 77 pips, and its rearmost checkers need 2 · 6 to
//! // leave the other side's home board. Two points have two checkers more than three.
//! let [mover, opponent] = FeatureCounter::new().count(&Board::START);
//! assert_eq!(mover[..6], [167, 5, 77, 12, 0, 4]);
//! assert_eq!(mover, opponent);
//! ```

use core::fmt;

use super::escapes::Escapes;
use super::shots;
use super::shots::Shots;
use super::side_bitboards::SideBitboards;
use crate::backgammon::bitboard::{bits_below, changed_places};
use crate::backgammon::board::HOME;
use crate::backgammon::{BAR, Board, CHECKERS, PLACES};

/// The number of features of each side.
pub const FEATURE_COUNT: usize = 24;

/// The features of one side, in the order of [`FEATURE_SCALES`].
pub type ExpertFeatures = [u16; FEATURE_COUNT];

/// The divisor of each feature before it enters the network: about its largest usual value.
///
/// The two features on gammons are 0 once the side has borne a checker off. In a race, all features
/// from the shots on are 0.
pub const FEATURE_SCALES: [f32; FEATURE_COUNT] = [
    167.0, // pips
    15.0,  // checkers at home or off
    80.0,  // pips until all checkers are home, for a gammon
    40.0,  // pips until all checkers are out of the other side's home board, for a backgammon
    8.0,   // checkers on the ace, two and three points
    8.0,   // checkers beyond the third on a point
    36.0,  // rolls that hit a blot
    36.0,  // rolls that hit a blot which loses more than twelve pips
    400.0, // pips lost by hits, over 36 rolls
    36.0,  // rolls that leave the rearmost checker behind the other side's points
    150.0, // pips that these points cost the rearmost checker, over 36 rolls
    36.0,  // rolls that leave the next checker, on another place, behind these points
    150.0, // pips that these points cost the next checker, over 36 rolls
    6.0,   // points made in the home board
    6.0,   // points of the longest prime
    6.0,   // the highest anchor: 6 on the other side's six point, 1 on its ace point, 0 for none
    3.0,   // anchors
    6.0,   // blots
    5.0,   // blots in the home board
    6.0,   // checkers in the other side's home board or on the bar
    20.0,  // checkers that have to pass one of the other side's
    36.0,  // rolls that do not enter, if a checker is on the bar
    100.0, // pips to bring home the checkers between the home boards: time to wait
    5.0,   // checkers on the bar
];

/// Counts the features of boards with the help of tables.
pub struct FeatureCounter {
    /// The table of escapes, or `None` if all features are 0.
    escapes: Option<&'static Escapes>,
}

impl fmt::Debug for FeatureCounter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FeatureCounter")
            .field("is_enabled", &self.is_enabled())
            .finish_non_exhaustive()
    }
}

impl Default for FeatureCounter {
    fn default() -> Self {
        Self::new()
    }
}

impl FeatureCounter {
    /// Returns a counter of all features. The first call computes tables of some thousand entries.
    #[must_use]
    pub fn new() -> Self {
        Self {
            escapes: Some(Escapes::get()),
        }
    }

    /// Returns a counter whose features are all 0, for networks that use only where checkers are.
    #[must_use]
    pub const fn disabled() -> Self {
        Self { escapes: None }
    }

    /// Returns whether features are counted.
    #[must_use]
    pub(crate) const fn is_enabled(&self) -> bool {
        self.escapes.is_some()
    }

    /// Returns the features of the side on roll and of its opponent.
    #[must_use]
    pub fn count(&self, board: &Board) -> [ExpertFeatures; 2] {
        let Some(escapes) = self.escapes else {
            return [[0; FEATURE_COUNT]; 2];
        };
        with_contact_features(escapes, board, board.sides().each_ref().map(race_features))
    }

    /// Returns the features of a board, given those of another board.
    ///
    /// The race features of a side with the same checkers on both boards are reused.
    #[must_use]
    pub(super) fn count_after(
        &self,
        board: &Board,
        before: &Board,
        counted: &[ExpertFeatures; 2],
    ) -> [ExpertFeatures; 2] {
        let Some(escapes) = self.escapes else {
            return [[0; FEATURE_COUNT]; 2];
        };
        let races = core::array::from_fn(|side| {
            let [here, there] = [board, before].map(|board| &board.sides()[side]);
            if changed_places(here, there) == 0 {
                keep_race_features(&counted[side])
            } else {
                race_features(here)
            }
        });
        with_contact_features(escapes, board, races)
    }
}

/// Returns all features of both sides, given their race features.
fn with_contact_features(
    escapes: &Escapes,
    board: &Board,
    races: [ExpertFeatures; 2],
) -> [ExpertFeatures; 2] {
    if !board.has_contact() {
        return races;
    }
    let ([mover, opponent], [mine, theirs]) = (board.sides(), races);
    let sets = SideBitboards::of(board);
    let [shots, their_shots] = shots::count_both_sides(board, sets);
    let [set, other] = sets;
    [
        contact_features(escapes, mine, [mover, opponent], [set, other], shots),
        contact_features(
            escapes,
            theirs,
            [opponent, mover],
            [other, set],
            their_shots,
        ),
    ]
}

/// Returns all features of one side, given its race features, on a board with contact.
fn contact_features(
    escapes: &Escapes,
    race: ExpertFeatures,
    [side, other]: [&[u8; PLACES]; 2],
    [set, other_set]: [SideBitboards; 2],
    shots: Shots,
) -> ExpertFeatures {
    let held = other_set.mirrored();
    let [last, next] = two_rearmost_places(side, set);
    let freedom = |place: Option<usize>| {
        // A checker that has passed all of the other side's checkers is free.
        let place = place.filter(|&place| held.occupied & bits_below(place) != 0);
        place
            .map(|place| escapes.freedom(place, held.made))
            .unwrap_or_default()
    };
    let (last, next) = (freedom(last), freedom(next));
    let anchors = set.made >> (BAR - HOME);
    let closed = (other_set.made & bits_below(HOME)).count_ones() as u16;
    let on_bar = u16::from(side[BAR]);
    // The other side's rearmost checker is at this place of ours, or on the bar below place 0.
    let their_last = rearmost_place(other).map_or(BAR, |place| BAR - place);
    let mut counts = race;
    counts[RACE_FEATURE_COUNT..].copy_from_slice(&[
        shots.hitting,
        shots.costly,
        shots.pips,
        last.blocked_rolls,
        last.lost_pips,
        next.blocked_rolls,
        next.lost_pips,
        (set.made & bits_below(HOME)).count_ones() as u16,
        longest_run(set.made),
        if anchors == 0 {
            0
        } else {
            HOME as u16 - anchors.trailing_zeros() as u16
        },
        anchors.count_ones() as u16,
        set.blots().count_ones() as u16,
        (set.blots() & bits_below(HOME)).count_ones() as u16,
        checker_count(&side[BAR - HOME..]),
        checker_count(&side[their_last..]),
        if on_bar > 0 { closed * closed } else { 0 },
        side.iter()
            .enumerate()
            .take(BAR - HOME)
            .skip(HOME)
            .map(|(place, &here)| (place - HOME + 1) as u16 * u16::from(here))
            .sum(),
        on_bar,
    ]);
    counts
}

/// The number of features that are counted in a race too. They are the first ones.
const RACE_FEATURE_COUNT: usize = 6;

/// Returns only the race features of `counted`. The others are 0.
fn keep_race_features(counted: &ExpertFeatures) -> ExpertFeatures {
    let mut counts = [0; FEATURE_COUNT];
    counts[..RACE_FEATURE_COUNT].copy_from_slice(&counted[..RACE_FEATURE_COUNT]);
    counts
}

/// Returns the race features of a side. The others are 0.
fn race_features(side: &[u8; PLACES]) -> ExpertFeatures {
    let pips_beyond = |first: usize| {
        (1..)
            .zip(&side[first..])
            .map(|(pips, &here)| pips * u16::from(here))
            .sum::<u16>()
    };
    let on_board = checker_count(side);
    let none_off = on_board == u16::from(CHECKERS);
    let mut counts = [0; FEATURE_COUNT];
    counts[..RACE_FEATURE_COUNT].copy_from_slice(&[
        pips_beyond(0),
        u16::from(CHECKERS) - checker_count(&side[HOME..]),
        if none_off { pips_beyond(HOME) } else { 0 },
        if none_off { pips_beyond(BAR - HOME) } else { 0 },
        checker_count(&side[..3]),
        side[..BAR]
            .iter()
            .map(|&here| u16::from(here.saturating_sub(3)))
            .sum(),
    ]);
    counts
}

/// Counts the checkers on these places.
fn checker_count(places: &[u8]) -> u16 {
    places.iter().map(|&here| u16::from(here)).sum()
}

/// Returns the place of a side's rearmost checker.
fn rearmost_place(side: &[u8; PLACES]) -> Option<usize> {
    side.iter().rposition(|&here| here > 0)
}

/// Returns the place of a side's rearmost checker, and that of the next checker on another place.
fn two_rearmost_places(side: &[u8; PLACES], set: SideBitboards) -> [Option<usize>; 2] {
    let highest = |set: u32| set.checked_ilog2().map(|place| place as usize);
    if side[BAR] > 0 {
        [Some(BAR), highest(set.occupied)]
    } else {
        let last = highest(set.occupied);
        [
            last,
            last.and_then(|last| highest(set.occupied & bits_below(last))),
        ]
    }
}

/// Returns the length of the longest run of adjacent places in a set.
fn longest_run(mut set: u32) -> u16 {
    let mut run = 0;
    while set != 0 {
        run += 1;
        set &= set >> 1;
    }
    run
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::test_boards;

    /// Compares boards that share a side, with and without contact.
    #[test]
    fn count_after_equals_count() {
        let counter = FeatureCounter::new();
        let boards = test_boards::random(1_000);
        let mut shared = 0;
        for (before, other) in boards.iter().zip(&boards[1..]) {
            let ([mine, theirs], [my_other, their_other]) = (*before.sides(), *other.sides());
            let counts = counter.count(before);
            for after in [[mine, theirs], [mine, their_other], [my_other, theirs]] {
                let Ok(after) = Board::new(after) else {
                    continue;
                };
                shared += 1;
                assert_eq!(
                    counter.count_after(&after, before, &counts),
                    counter.count(&after),
                    "{before:?} {after:?}"
                );
            }
        }
        assert!(shared > 1_500, "{shared}");
    }
}
