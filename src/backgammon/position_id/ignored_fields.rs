//! What an ID says of a game besides its position.

use core::ops::RangeInclusive;

use crate::backgammon::side::Side;

/// Facts in an ID that a lab may ignore: a game here is a single one without a cube, and begins before the roll.
// As many flags as there are facts: any of them can be there without another.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IgnoredIdFields {
    /// It is a game of a match.
    pub score: Option<MatchScore>,
    /// It is the match's Crawford game.
    pub crawford: bool,
    /// The number on the cube, unless the cube is on 1 in the middle.
    pub cube: Option<u32>,
    /// Owner of the cube.
    pub owner: Option<Side>,
    /// The ID says that the cube is centred. A position ID alone says nothing about a cube.
    pub centred: bool,
    /// A double that waits for an answer.
    pub offer: Option<CubeOffer>,
    /// The side on roll, which has doubled, if there is such an offer.
    pub doubler: Option<Side>,
    /// The side on roll has rolled.
    pub dice: Option<[u32; 2]>,
    /// Gammons count only after a double.
    pub jacoby: bool,
    /// Whether a side that takes a double may redouble at once.
    pub beavers: bool,
    /// Something is not written as it is in such IDs.
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
    /// A double that was taken and doubled at once.
    Beaver,
    /// A beaver that was doubled at once.
    Raccoon,
}

/// The score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// X's points.
    pub x: u32,
    /// O's.
    pub o: u32,
    /// How many win the match.
    pub length: u32,
}

impl MatchScore {
    const fn swapped(self) -> Self {
        Self {
            x: self.o,
            o: self.x,
            length: self.length,
        }
    }
}

/// What the fields of an XGID say, by their numbers; those of a match ID say the same.
pub(super) struct XgidFields {
    /// The cube's power of two.
    pub cube: i32,
    /// 1: X, −1: O, 0: centred.
    pub owner: i32,
    /// The first one ten times and the second one, 0 before the roll.
    pub dice: i32,
    /// Stands in the place of the dice.
    pub offer: Option<CubeOffer>,
    pub on_roll: Side,
    pub x: i32,
    pub o: i32,
    /// In a match 1: Crawford; otherwise 1: Jacoby, 2: beavers, 3: both.
    pub rule: i32,
    /// Length of the match; 0 for money play.
    pub length: i32,
}

/// What is no number, and in none of the ranges below.
pub(super) const NOT_A_NUMBER: i32 = i32::MIN;

/// The highest power of two of a cube that GNU Backgammon can write.
const MAX_CUBE_LOG2: i32 = 15;

impl IgnoredIdFields {
    /// What there is to be set aside in these fields.
    pub(super) fn from_fields(fields: &XgidFields) -> Self {
        let mut is_malformed = false;
        // What is outside its range is as good as not there.
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
