//! Where games of self-play begin: at the start, or at positions that good play seldom reaches and a network has to know all the
//! same.

use rollout_lab::backgammon::{BAR, Board, PLACES};
use rollout_lab::rollout::dice::Roll;

use crate::generator::Generator;

/// What training draws its chance from.
pub struct Chance(pub Generator);

impl Chance {
    /// A number below `count`, all as likely but for one in 2³² ÷ count.
    pub fn below(&mut self, count: usize) -> usize {
        ((u64::from(self.0.next_u32()) * count as u64) >> 32) as usize
    }

    /// From 0 to 1, without 1.
    pub fn share(&mut self) -> f32 {
        const STEPS: u32 = 1 << 24;
        (self.0.next_u32() >> 8) as f32 / STEPS as f32
    }

    pub fn roll(&mut self) -> Roll {
        let dice = [(); 2].map(|()| self.below(6) as u8 + 1);
        Roll::new(dice[0], dice[1]).expect("dice from 1 to 6")
    }
}

/// What a side of an odd position is like.
#[derive(Clone, Copy)]
enum Like {
    /// Most checkers are deep at home, and a few still back.
    Crashed,
    /// Two anchors.
    BackGame,
    /// Four to six points in a row.
    Prime,
    /// Two on the other side's ace point, perhaps one on the bar, and the others near home.
    AcePoint,
    /// All near home.
    Home,
}

/// A position that games seldom reach.
pub fn odd(chance: &mut Chance) -> Board {
    const FIRST: [Like; 4] = [Like::Crashed, Like::BackGame, Like::Prime, Like::AcePoint];
    const SECOND: [Like; 5] = [
        Like::Crashed,
        Like::BackGame,
        Like::Prime,
        Like::AcePoint,
        Like::Home,
    ];
    loop {
        let mut sides = [[0; PLACES]; 2];
        let one = chance.below(2);
        for (side, like) in [
            (one, FIRST[chance.below(4)]),
            (1 - one, SECOND[chance.below(5)]),
        ] {
            let other = sides[1 - side];
            Side::new(&other, chance).fill(like, &mut sides[side]);
        }
        if let Ok(board) = Board::new(sides) {
            let on_bar = sides[0][BAR] + sides[1][BAR];
            if board.outcome().is_none() && on_bar < 4 {
                return board;
            }
        }
    }
}

/// A side that is being filled where the other one has no checkers.
struct Side<'a> {
    other: &'a [u8; PLACES],
    chance: &'a mut Chance,
    left: usize,
}

impl<'a> Side<'a> {
    fn new(other: &'a [u8; PLACES], chance: &'a mut Chance) -> Self {
        // One in four has borne off up to four.
        let off = if chance.below(4) == 0 {
            chance.below(5)
        } else {
            0
        };
        Self {
            other,
            chance,
            left: 15 - off,
        }
    }

    fn put(&mut self, side: &mut [u8; PLACES], place: usize, count: usize) {
        if place == BAR || self.other[BAR - 1 - place] == 0 {
            let count = count.min(self.left);
            side[place] += count as u8;
            self.left -= count;
        }
    }

    /// One or two on any of the lowest places, until all are put.
    fn near_home(&mut self, side: &mut [u8; PLACES], places: usize) {
        for _ in 0..40 {
            let (place, count) = (self.chance.below(places), 1 + self.chance.below(2));
            self.put(side, place, count);
        }
    }

    /// A place of the other side's home board.
    fn back(&mut self) -> usize {
        18 + self.chance.below(6)
    }

    fn fill(&mut self, like: Like, side: &mut [u8; PLACES]) {
        match like {
            Like::Crashed => {
                for _ in 0..=self.chance.below(3) {
                    let (place, count) = (self.back(), 1 + self.chance.below(2));
                    self.put(side, place, count);
                }
                self.near_home(side, 5);
            }
            Like::BackGame => {
                for _ in 0..2 {
                    let (place, count) = (self.back(), 2 + self.chance.below(2));
                    self.put(side, place, count);
                }
                self.near_home(side, 16);
            }
            Like::Prime => {
                let first = 1 + self.chance.below(6);
                for place in first..first + 4 + self.chance.below(3) {
                    self.put(side, place, 2);
                }
                self.near_home(side, BAR);
            }
            Like::AcePoint => {
                self.put(side, BAR - 1, 2);
                let on_bar = self.chance.below(2);
                self.put(side, BAR, on_bar);
                self.near_home(side, 12);
            }
            Like::Home => self.near_home(side, 10),
        }
        while self.left > 0 {
            let place = self.chance.below(BAR);
            self.put(side, place, 1);
        }
    }
}
