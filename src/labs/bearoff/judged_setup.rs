//! A setup with its judges made ready: chooses plays, measures luck, and plays one game.

use std::sync::Arc;

use super::evaluator::Evaluator;
use super::judge::Judge;
use super::observed_policy::Habits;
use super::scale::Scale;
use super::setup::Setup;
use crate::backgammon::bearoff_db::Database;
use crate::backgammon::bearoff_db::arrangements::{Arrangements, Index};
use crate::backgammon::bearoff_db::chance::{Chance, ONE, score, score_of_36};
use crate::backgammon::bearoff_db::turn::{Play, State, Turn};
use crate::backgammon::side::Side;
use crate::rollout::dice::{ALL_KINDS, Dice, KINDS};
use crate::rollout::sampler::Measured;
use crate::stats::score::{CompactScore, Score};

/// A setup with its judges.
#[derive(Clone)]
pub(crate) struct JudgedSetup {
    pub database: Arc<Database>,
    pub setup: Setup,
    pub start: State,
    pub choosers: [Chooser; 2],
    /// The judges of the estimates, then those of players who share none of them.
    pub judges: Vec<Judge>,
    /// Plays that are fixed in some positions, for every player.
    pub habits: Option<Arc<Habits>>,
}

/// Chooses among the arrangements that a roll can lead to.
#[derive(Clone, Copy)]
pub(crate) enum Chooser {
    /// The lowest number: see [`Index`].
    First,
    /// As the judge with this number thinks best.
    Best(usize),
    /// As the judge with this number thinks worst.
    Worst(usize),
}

/// What an estimate says of a side on roll, from her own view on a rising scale: a reversed evaluator's words are
/// to be reversed.
pub(crate) struct Outlook {
    /// For each kind of roll, the play that its evaluator thinks best, and the value after it.
    pub best: [(Index, Chance); KINDS],
    /// Sum of those values over the 36 rolls.
    pub sum: u32,
}

impl JudgedSetup {
    /// All arrangements that can come up, by their numbers.
    pub fn arrangements(&self) -> &Arrangements {
        &self.database.arrangements
    }

    /// The play that is made of a kind of roll. The scratch is for lists of plays.
    #[inline(never)]
    pub fn choice(&self, state: State, kind: usize, scratch: &mut Vec<Index>) -> Index {
        let State { side, mover, other } = state;
        let after = self.database.after_roll(mover, kind, scratch);
        let habits = self.habits.as_ref();
        if let Some(made) = habits.and_then(|habits| habits.play(state, kind))
            // Whoever sends habits may send what no roll allows.
            && after.binary_search(&made).is_ok()
        {
            return made;
        }
        match self.choosers[side as usize] {
            Chooser::First => after[0],
            Chooser::Best(judge) => self.judges[judge].best(&self.database, after, other),
            Chooser::Worst(judge) => self.judges[judge].worst(&self.database, after, other),
        }
    }

    /// Plays a game to its end with these dice and tells of every turn; returns who is off first.
    pub fn play<D: Dice>(
        &self,
        dice: &mut D,
        scratch: &mut Vec<Index>,
        mut tell: impl FnMut(Turn),
    ) -> Result<Side, D::Error> {
        let mut state = self.start;
        loop {
            let roll = dice.roll()?;
            let made = self.choice(state, roll.kind(), scratch);
            tell(state.turn(roll, made));
            match state.after(made) {
                Some(next) => state = next,
                None => return Ok(state.side),
            }
        }
    }

    /// The outlook of a side on roll by estimate number `estimate`.
    pub fn outlook(&self, estimate: usize, mover: Index, other: Index) -> Outlook {
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

    /// The luck of a roll of this kind and the loss of its play by estimate number `estimate`, from its outlook before
    /// the roll.
    pub fn measure(&self, estimate: usize, outlook: &Outlook, kind: usize, play: Play) -> Measured {
        let Play { side, other, made } = play;
        let (best, value) = outlook.best[kind];
        let made_value = if made == best {
            value
        } else {
            ONE - self.value(estimate, other, made)
        };
        let of_side = Measured {
            luck: score(value) - score_of_36(outlook.sum),
            lost: score(value) - score(made_value),
        };
        if self.favours_x(estimate, side) {
            of_side
        } else {
            Measured {
                luck: -of_side.luck,
                lost: -of_side.lost,
            }
        }
    }

    /// The luck and the loss of a turn by estimate number `estimate`.
    pub fn measure_turn(&self, estimate: usize, turn: Turn) -> Measured {
        let outlook = self.outlook(estimate, turn.mover, turn.other);
        self.measure(estimate, &outlook, turn.roll.kind(), turn.play())
    }

    /// The luck of each kind of roll before the roll, as estimate number `estimate` sees it from X's side.
    pub fn lucks(&self, estimate: usize, before: State) -> [CompactScore; KINDS] {
        let State { side, mover, other } = before;
        let outlook = self.outlook(estimate, mover, other);
        core::array::from_fn(|kind| {
            let made = outlook.best[kind].0;
            let measured = self.measure(estimate, &outlook, kind, Play { side, other, made });
            measured.luck.compact()
        })
    }

    /// Williams's disparity: mean over the 36 rolls of the value after the best play − value before, from X's side.
    pub fn disparity(&self, estimate: usize, outlook: &Outlook, before: State) -> Score {
        let State { side, mover, other } = before;
        let disparity = score_of_36(outlook.sum) - score(self.value(estimate, mover, other));
        if self.favours_x(estimate, side) {
            disparity
        } else {
            -disparity
        }
    }

    /// The value to the side on roll, on a rising scale.
    pub fn value(&self, estimate: usize, mover: Index, other: Index) -> Chance {
        self.judges[estimate].value(&self.database, mover, other)
    }

    /// Whether more of an estimate's value to a side, on its rising scale, is more of what it says of X.
    fn favours_x(&self, estimate: usize, side: Side) -> bool {
        (side == Side::X) != self.is_reversed(estimate)
    }

    /// Whether estimate number `estimate` says the reverse of the chances by which it ranks plays.
    pub fn is_reversed(&self, estimate: usize) -> bool {
        self.setup.estimates[estimate].evaluator.is_reversed()
    }

    /// X's chances by estimate number `estimate`, if the value of `side`, which is on roll, is this on the estimate's
    /// rising scale.
    pub fn of_x(&self, estimate: usize, side: Side, value: Score) -> Score {
        if self.favours_x(estimate, side) {
            value
        } else {
            Score::WIN - value
        }
    }

    /// X's chances before the first roll by an estimate.
    pub fn start_value(&self, estimate: usize) -> Score {
        let State { side, mover, other } = self.start;
        self.of_x(estimate, side, score(self.value(estimate, mover, other)))
    }

    /// The number of the estimate that knows what plays are worth; `None` if there is none.
    pub fn exact_estimate(&self) -> Option<usize> {
        self.setup.estimates.iter().position(|estimate| {
            estimate.evaluator == Evaluator::Exact && estimate.scale == Scale::Linear
        })
    }
}
