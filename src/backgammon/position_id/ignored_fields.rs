//! The facts in an ID besides its position.

use core::ops::RangeInclusive;

use crate::backgammon::side::Side;

/// Facts in an ID that a caller may ignore. Without them a game is a single money game without a
/// cube, before the roll.
// Each fact can be present without the others, so each has its own flag.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IgnoredIdFields {
    /// The score, if the game is part of a match.
    pub score: Option<MatchScore>,
    /// Whether the game is the match's Crawford game.
    pub crawford: bool,
    /// The number on the cube, unless the cube is centred at 1.
    pub cube: Option<u32>,
    /// The owner of the cube.
    pub owner: Option<Side>,
    /// Whether the ID says that the cube is centred. A position ID alone says nothing about a cube.
    pub centred: bool,
    /// The double that waits for an answer, if there is such a double.
    pub offer: Option<CubeOffer>,
    /// The side on roll, which has doubled, if a double waits for an answer.
    pub doubler: Option<Side>,
    /// The dice, if the side on roll has rolled.
    pub dice: Option<[u32; 2]>,
    /// Whether gammons count only after a double.
    pub jacoby: bool,
    /// Whether a side that takes a double may redouble at once.
    pub beavers: bool,
    /// Whether a field has a value that such IDs do not have.
    pub malformed: bool,
}

impl IgnoredIdFields {
    /// Returns the facts with X and O exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            score: self.score.map(MatchScore::swapped),
            owner: self.owner.map(Side::other),
            doubler: self.doubler.map(Side::other),
            ..self
        }
    }
}

/// A double that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeOffer {
    /// A double, to be taken or passed.
    Double,
    /// A double that was taken and redoubled at once.
    Beaver,
    /// A beaver that was redoubled at once.
    Raccoon,
}

/// The score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// X's points in the match.
    pub x: u32,
    /// O's points in the match.
    pub o: u32,
    /// The number of points that wins the match.
    pub length: u32,
}

impl MatchScore {
    /// Returns the score with X and O exchanged.
    const fn swapped(self) -> Self {
        Self {
            x: self.o,
            o: self.x,
            length: self.length,
        }
    }
}

/// The numbers in the fields of an XGID. The fields of a match ID are converted to these.
pub(super) struct XgidFields {
    /// The cube's power of two.
    pub cube: i32,
    /// The owner of the cube: 1 for X, −1 for O, 0 for neither.
    pub owner: i32,
    /// Ten times the first die plus the second; 0 before the roll.
    pub dice: i32,
    /// The double that waits for an answer, instead of the dice.
    pub offer: Option<CubeOffer>,
    /// The side on roll.
    pub on_roll: Side,
    /// X's points in the match.
    pub x: i32,
    /// O's points in the match.
    pub o: i32,
    /// In a match 1 for the Crawford game; otherwise 1 for the Jacoby rule, 2 for beavers, 3 for
    /// both.
    pub rule: i32,
    /// The length of the match; 0 for money play.
    pub length: i32,
}

/// The value of a field that is not a number, outside the range of every field.
pub(super) const NOT_A_NUMBER: i32 = i32::MIN;

/// The largest power of two of a cube that GNU Backgammon can write.
const MAX_CUBE_LOG2: i32 = 15;

impl IgnoredIdFields {
    /// Returns the facts in these fields. A field outside its range counts as 0 and sets
    /// `malformed`.
    pub(super) fn from_fields(fields: &XgidFields) -> Self {
        let mut is_malformed = false;
        let mut in_range_or_zero = |range: RangeInclusive<i32>, number: i32| {
            let is_valid = range.contains(&number);
            is_malformed |= !is_valid;
            if is_valid { number } else { 0 }
        };
        let length = in_range_or_zero(0..=i32::MAX, fields.length);
        let (x, o) = (
            in_range_or_zero(0..=i32::MAX, fields.x),
            in_range_or_zero(0..=i32::MAX, fields.o),
        );
        let rule = in_range_or_zero(0..=if length > 0 { 1 } else { 3 }, fields.rule);
        let cube = in_range_or_zero(0..=MAX_CUBE_LOG2, fields.cube);
        let owner = match in_range_or_zero(-1..=1, fields.owner) {
            0 => None,
            1 => Some(Side::X),
            _ => Some(Side::O),
        };
        let dice =
            [fields.dice / 10, fields.dice % 10].map(|die| in_range_or_zero(0..=6, die) as u32);
        let rolled = dice[0] > 0 && dice[1] > 0;
        Self {
            score: (length > 0).then_some(MatchScore {
                x: x as u32,
                o: o as u32,
                length: length as u32,
            }),
            crawford: length > 0 && rule == 1,
            cube: (cube > 0 || owner.is_some()).then_some(1 << cube),
            owner,
            centred: fields.owner == 0,
            offer: fields.offer,
            doubler: fields.offer.map(|_| fields.on_roll),
            dice: rolled.then_some(dice),
            jacoby: length == 0 && rule & 1 > 0,
            beavers: length == 0 && rule & 2 > 0,
            malformed: is_malformed || !rolled && dice != [0, 0],
        }
    }
}
