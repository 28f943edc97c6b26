//! A setup made ready: chooses plays, measures luck, and plays one game.

use std::sync::Arc;

use super::arrangements::{Index, OFF};
use super::chance::{Chance, ONE, points_of_36ths};
use super::database::Database;
use super::habits::Habits;
use super::judge::Judge;
use super::paths::Paths;
use super::position::Side;
use super::setup::Setup;
use super::theory::Theory;
use crate::dice::{ALL_KINDS, Dice, KINDS, Roll};

/// A setup made ready.
pub struct Game {
    pub(super) database: Arc<Database>,
    pub(super) setup: Setup,
    pub(super) start: State,
    pub(super) choosers: [Chooser; 2],
    /// Those of the estimates, then those of players who are none of them.
    pub(super) judges: Vec<Judge>,
    /// What is played where, whoever else chooses.
    pub(super) habits: Option<Arc<Habits>>,
    /// Up to six checkers a side.
    pub(super) solved: Option<(Paths, Theory)>,
}

/// Chooses among the arrangements that a roll can lead to.
#[derive(Clone, Copy)]
pub(super) enum Chooser {
    /// The lowest number: see [`Index`].
    First,
    /// As the judge with this number thinks best.
    Best(usize),
    /// As the judge with this number thinks worst.
    Worst(usize),
}

/// A position before a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub side: Side,
    pub mover: Index,
    pub other: Index,
}

/// One roll and the play made with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub side: Side,
    pub roll: Roll,
    pub mover: Index,
    pub other: Index,
    /// What the play left of the mover's checkers.
    pub made: Index,
}

/// What a side makes of her checkers, against the other's.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub side: Side,
    pub other: Index,
    pub made: Index,
}

/// What an estimate says of a side on roll, from her own view on a rising scale: a reversed evaluator's words are
/// to be reversed.
pub(super) struct Outlook {
    /// For each kind of roll, the play that its evaluator thinks best, and the value after it.
    pub best: [(Index, Chance); KINDS],
    /// Sum of those values over the 36 rolls.
    pub sum: u32,
}

/// What an estimate says of a turn, from X's side, in 36ths of a unit of chance.
#[derive(Clone, Copy, Default)]
pub(super) struct Measured {
    /// Value after its best play − mean over the 36 rolls of the same.
    pub luck: i64,
    /// Value after its best play − value after the play made.
    pub lost: i64,
}

impl State {
    /// What is rolled here and made of it.
    pub const fn turn(self, roll: Roll, made: Index) -> Turn {
        let Self { side, mover, other } = self;
        Turn {
            side,
            roll,
            mover,
            other,
            made,
        }
    }

    /// The other side's turn, when this is left of the mover's checkers; `None` if that ends the game.
    pub fn after(self, made: Index) -> Option<Self> {
        (made != OFF).then_some(Self {
            side: self.side.other(),
            mover: self.other,
            other: made,
        })
    }
}

impl Turn {
    /// The position before the roll.
    pub const fn before(self) -> State {
        State {
            side: self.side,
            mover: self.mover,
            other: self.other,
        }
    }

    pub const fn play(self) -> Play {
        Play {
            side: self.side,
            other: self.other,
            made: self.made,
        }
    }
}

impl Game {
    /// What is true of it, exactly; `None` beyond six checkers a side.
    #[must_use]
    pub fn theory(&self) -> Option<&Theory> {
        self.solved.as_ref().map(|(_, theory)| theory)
    }

    pub(super) const fn start(&self) -> State {
        self.start
    }

    pub(super) fn paths(&self) -> Option<&Paths> {
        self.solved.as_ref().map(|(paths, _)| paths)
    }

    /// What estimate number `estimate` says of X's chances before the first roll, without rolling: in percent.
    #[must_use]
    pub fn evaluation(&self, estimate: usize) -> f64 {
        points_of_36ths(36 * self.start_value(estimate))
    }

    /// What it was made of.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The play that is made of a kind of roll. The scratch is for lists of plays.
    #[inline(never)]
    pub(super) fn choice(&self, state: State, kind: usize, scratch: &mut Vec<Index>) -> Index {
        let habits = self.habits.as_ref();
        if let Some(made) = habits.and_then(|habits| habits.play(state, kind)) {
            return made;
        }
        let State { side, mover, other } = state;
        let after = self.database.after_roll(mover, kind, scratch);
        match self.choosers[side as usize] {
            Chooser::First => after[0],
            Chooser::Best(judge) => self.judges[judge].best(&self.database, after, other),
            Chooser::Worst(judge) => self.judges[judge].worst(&self.database, after, other),
        }
    }

    /// Plays a game to its end with these dice and tells of every turn; returns who is off first.
    pub(super) fn play<D: Dice>(
        &self,
        dice: &mut D,
        mut tell: impl FnMut(Turn),
    ) -> Result<Side, D::Error> {
        let mut state = self.start;
        let mut scratch = Vec::new();
        loop {
            let roll = dice.roll()?;
            let made = self.choice(state, roll.kind(), &mut scratch);
            tell(state.turn(roll, made));
            match state.after(made) {
                Some(next) => state = next,
                None => return Ok(state.side),
            }
        }
    }

    /// What estimate number `estimate` says of a side on roll.
    pub(super) fn outlook(&self, estimate: usize, mover: Index, other: Index) -> Outlook {
        let judge = &self.judges[estimate];
        let mut scratch = Vec::new();
        let best = core::array::from_fn(|kind| {
            let after = self.database.after_roll(mover, kind, &mut scratch);
            let best = judge.best(&self.database, after, other);
            (best, ONE - judge.value(&self.database, other, best))
        });
        let sum = ALL_KINDS
            .iter()
            .zip(best)
            .map(|(kind, (_, value))| kind.rolls * value)
            .sum();
        Outlook { best, sum }
    }

    /// What estimate number `estimate` says of a roll of this kind and the play made with it, if this is its outlook
    /// before the roll.
    pub(super) fn measure(
        &self,
        estimate: usize,
        outlook: &Outlook,
        kind: usize,
        play: Play,
    ) -> Measured {
        let Play { side, other, made } = play;
        let (best, value) = outlook.best[kind];
        let made_value = if made == best {
            value
        } else {
            ONE - self.value(estimate, other, made)
        };
        let sign = self.sign(estimate, side);
        Measured {
            luck: sign * (36 * i64::from(value) - i64::from(outlook.sum)),
            lost: sign * 36 * (i64::from(value) - i64::from(made_value)),
        }
    }

    /// Williams's disparity: mean over the 36 rolls of the value after the best play − value before, from X's side,
    /// in 36ths of a unit of chance.
    pub(super) fn disparity(
        &self,
        estimate: usize,
        outlook: &Outlook,
        side: Side,
        mover: Index,
        other: Index,
    ) -> i64 {
        let before = 36 * i64::from(self.value(estimate, mover, other));
        self.sign(estimate, side) * (i64::from(outlook.sum) - before)
    }

    /// The value to the side on roll, on a rising scale.
    pub(super) fn value(&self, estimate: usize, mover: Index, other: Index) -> Chance {
        self.judges[estimate].value(&self.database, mover, other)
    }

    /// 1 if more of an estimate's value to a side, on its rising scale, is more of what it says of X; else −1.
    pub(super) fn sign(&self, estimate: usize, side: Side) -> i64 {
        side.sign() * if self.is_reversed(estimate) { -1 } else { 1 }
    }

    /// Whether estimate number `estimate` says the reverse of the chances by which it ranks plays.
    pub(super) fn is_reversed(&self, estimate: usize) -> bool {
        self.setup.estimates[estimate].evaluator.is_reversed()
    }

    /// What estimate number `estimate` says of X's chances when `side` is on roll with this value on its rising
    /// scale; in any unit of which `one` is certainty.
    pub(super) fn of_x(&self, estimate: usize, side: Side, value: i64, one: i64) -> i64 {
        if self.sign(estimate, side) > 0 {
            value
        } else {
            one - value
        }
    }

    /// What an estimate says of X's chances before the first roll.
    pub(super) fn start_value(&self, estimate: usize) -> i64 {
        let State { side, mover, other } = self.start;
        self.of_x(
            estimate,
            side,
            i64::from(self.value(estimate, mover, other)),
            i64::from(ONE),
        )
    }
}
