//! What an ID says of a game besides its position.

use core::ops::RangeInclusive;

use crate::backgammon::side::Side;

/// Facts in an ID that a lab may ignore: a game here is a single one without a cube, and begins before the roll.
// As many flags as there are facts: any of them can be there without another.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aside {
    /// It is a game of a match.
    pub score: Option<Score>,
    /// It is the match's Crawford game.
    pub crawford: bool,
    /// The number on the cube, unless the cube is on 1 in the middle.
    pub cube: Option<u32>,
    /// Owner of the cube.
    pub owner: Option<Side>,
    /// The ID says that the cube is centred. A position ID alone says nothing about a cube.
    pub centred: bool,
    /// A double that waits for an answer.
    pub offer: Option<Offer>,
    /// The side on roll, which has doubled, if there is such an offer.
    pub doubler: Option<Side>,
    /// The side on roll has rolled.
    pub dice: Option<[u32; 2]>,
    /// Gammons count only after a double.
    pub jacoby: bool,
    /// Whether a side that takes a double may redouble at once.
    pub beavers: bool,
    /// Something is not written as it is in such IDs.
    pub unread: bool,
}

impl Aside {
    /// Returns the facts with X and O exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            score: self.score.map(Score::swapped),
            owner: self.owner.map(Side::other),
            doubler: self.doubler.map(Side::other),
            ..self
        }
    }
}

/// A double that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A double, to be taken or passed.
    Double,
    /// A double that was taken and doubled at once.
    Beaver,
    /// A beaver that was doubled at once.
    Raccoon,
}

/// The score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// X's points.
    pub x: u32,
    /// O's.
    pub o: u32,
    /// How many win the match.
    pub length: u32,
}

impl Score {
    const fn swapped(self) -> Self {
        Self {
            x: self.o,
            o: self.x,
            length: self.length,
        }
    }
}

/// What the fields of an XGID say, by their numbers; those of a match ID say the same.
pub(super) struct Fields {
    /// The cube's power of two.
    pub cube: i32,
    /// 1: X, −1: O, 0: centred.
    pub owner: i32,
    /// The first one ten times and the second one, 0 before the roll.
    pub dice: i32,
    /// Stands in the place of the dice.
    pub offer: Option<Offer>,
    pub on_roll: Side,
    pub x: i32,
    pub o: i32,
    /// In a match 1: Crawford; otherwise 1: Jacoby, 2: beavers, 3: both.
    pub rule: i32,
    /// Length of the match; 0 for money play.
    pub length: i32,
}

/// What is no number, and in none of the ranges below.
pub(super) const UNREAD: i32 = i32::MIN;

/// The highest power of two of a cube that GNU Backgammon can write.
const HIGHEST_CUBE: i32 = 15;

impl Aside {
    /// What there is to be set aside in these fields.
    pub(super) fn of(fields: &Fields) -> Self {
        let mut unread = false;
        // What is outside its range is as good as not there.
        let mut within = |range: RangeInclusive<i32>, number: i32| {
            let right = range.contains(&number);
            unread |= !right;
            if right { number } else { 0 }
        };
        let length = within(0..=i32::MAX, fields.length);
        let (x, o) = (
            within(0..=i32::MAX, fields.x),
            within(0..=i32::MAX, fields.o),
        );
        let rule = within(0..=if length > 0 { 1 } else { 3 }, fields.rule);
        let cube = within(0..=HIGHEST_CUBE, fields.cube);
        let owner = match within(-1..=1, fields.owner) {
            0 => None,
            1 => Some(Side::X),
            _ => Some(Side::O),
        };
        let dice = [fields.dice / 10, fields.dice % 10].map(|die| within(0..=6, die) as u32);
        let rolled = dice[0] > 0 && dice[1] > 0;
        Self {
            score: (length > 0).then_some(Score {
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
            unread: unread || !rolled && dice != [0, 0],
        }
    }
}
