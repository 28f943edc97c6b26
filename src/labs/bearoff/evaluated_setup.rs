//! A setup with its judges made ready: chooses plays, measures luck, and plays one game.

use std::sync::Arc;

use super::chance_scale::ChanceScale;
use super::estimate::{Estimate, PreparedEstimate};
use super::observed_policy::ObservedPolicy;
use super::setup::{Player, Setup, SetupError};
use crate::backgammon::bearoff_db::arrangements::Arrangements;
use crate::backgammon::bearoff_db::chance::{Chance, ONE, mean_score_of_36, to_score};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
use crate::backgammon::bearoff_db::state::{BearoffPlay, BearoffState, BearoffTurn};
use crate::backgammon::bearoff_db::{Database, Position};
use crate::backgammon::side::Side;
use crate::rollout::dice::{ALL_KINDS, Dice, KIND_COUNT};
use crate::rollout::resumable::Pause;
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::score::{CompactScore, Score};

/// A setup with its judges.
#[derive(Clone)]
pub(crate) struct EvaluatedSetup {
    pub database: Arc<Database>,
    pub setup: Setup,
    pub start: BearoffState,
    pub choosers: [PlayChooser; 2],
    /// The judges of the estimates, then those of players who share none of them.
    pub prepared_estimates: Vec<PreparedEstimate>,
    /// Plays that are fixed in some positions, for every player.
    pub observed_policy: Option<Arc<ObservedPolicy>>,
}

/// Chooses among the arrangements that a roll can lead to.
#[derive(Clone, Copy)]
pub(crate) enum PlayChooser {
    /// The lowest number: see [`ArrangementIndex`].
    First,
    /// As the judge with this number thinks best.
    Best(usize),
    /// As the judge with this number thinks worst.
    Worst(usize),
}

/// One evaluator's estimates for the side on roll.
///
/// They are the chances by which the evaluator ranks plays. A reversed evaluator reports their
/// reverse.
pub(crate) struct EstimateOutlook {
    /// For each kind of roll, the play that its evaluator thinks best, and the value after it.
    pub best: [(ArrangementIndex, Chance); KIND_COUNT],
    /// Sum of those values over the 36 rolls.
    pub sum: u32,
}

/// Whether two evaluators rank all plays alike.
fn rank_alike(one: EvaluatorKind, two: EvaluatorKind) -> bool {
    one == two || (one.ranks_exactly() && two.ranks_exactly())
}

/// Where a game from a position starts.
fn start_state(database: &Database, position: Position) -> Result<BearoffState, SetupError> {
    let side = position.on_roll();
    let [mover, other] =
        [side, side.other()].map(|side| database.index_of(position.checkers(side)));
    Ok(BearoffState {
        side,
        mover: mover.ok_or(SetupError::BeyondDatabase)?,
        opponent: other.ok_or(SetupError::BeyondDatabase)?,
    })
}

impl EvaluatedSetup {
    /// A setup whose estimates have no tables yet.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        let start = start_state(&database, setup.position)?;
        let mut estimates = setup.estimates.clone();
        for evaluator in setup.players.into_iter().filter_map(Player::evaluator) {
            if !estimates
                .iter()
                .any(|estimate| rank_alike(estimate.evaluator, evaluator))
            {
                estimates.push(Estimate {
                    evaluator,
                    scale: ChanceScale::Linear,
                });
            }
        }
        let unknown =
            |estimate: &&Estimate| database.two_sided.is_none() && estimate.evaluator.needs_exact();
        if let Some(estimate) = estimates.iter().find(unknown) {
            return Err(SetupError::NeedsExact(estimate.evaluator));
        }
        let choosers = setup.players.map(|player| {
            let Some(evaluator) = player.evaluator() else {
                return PlayChooser::First;
            };
            // There is one for each player.
            let alike = |estimate: &Estimate| rank_alike(estimate.evaluator, evaluator);
            let number = estimates.iter().position(alike).unwrap_or(0);
            if evaluator.is_reversed() {
                PlayChooser::Worst(number)
            } else {
                PlayChooser::Best(number)
            }
        });
        let prepare = |estimate| PreparedEstimate::new(&database, estimate);
        Ok(Self {
            prepared_estimates: estimates.into_iter().map(prepare).collect(),
            database,
            setup,
            start,
            choosers,
            observed_policy: None,
        })
    }

    /// This setup at another position. The players and the estimates' tables are the same.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn at_position(&self, position: Position) -> Result<Self, SetupError> {
        let mut setup = self.clone();
        setup.start = start_state(&setup.database, position)?;
        setup.setup.position = position;
        Ok(setup)
    }

    /// Tabulates the estimates that have no table yet.
    pub async fn tabulate(&mut self, pause: &Pause) {
        let count = self.prepared_estimates.len() as f64;
        for (number, estimate) in (0..).zip(&mut self.prepared_estimates) {
            let part = pause.part(f64::from(number) / count, f64::from(number + 1) / count);
            estimate.tabulate(&self.database, &part).await;
        }
    }

    /// All arrangements that can come up, by their numbers.
    pub fn arrangements(&self) -> &Arrangements {
        &self.database.arrangements
    }

    /// The play that is made of a kind of roll. The scratch is for lists of plays.
    #[inline(never)]
    pub fn choose_play(
        &self,
        state: BearoffState,
        kind: usize,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> ArrangementIndex {
        let BearoffState {
            side,
            mover,
            opponent: other,
        } = state;
        let after = self.database.after_roll(mover, kind, scratch);
        let habits = self.observed_policy.as_ref();
        if let Some(made) = habits.and_then(|habits| habits.get(state, kind))
            // An observed policy comes from the caller, and may name a play that the roll does not
            // allow.
            && after.binary_search(&made).is_ok()
        {
            return made;
        }
        match self.choosers[side as usize] {
            PlayChooser::First => after[0],
            PlayChooser::Best(judge) => {
                self.prepared_estimates[judge].best_play(&self.database, after, other)
            }
            PlayChooser::Worst(judge) => {
                self.prepared_estimates[judge].worst_play(&self.database, after, other)
            }
        }
    }

    /// Plays a game to its end with these dice and tells of every turn; returns who is off first.
    pub fn play<D: Dice>(
        &self,
        dice: &mut D,
        scratch: &mut Vec<ArrangementIndex>,
        mut on_turn: impl FnMut(BearoffTurn),
    ) -> Result<Side, D::Error> {
        let mut state = self.start;
        loop {
            let roll = dice.roll()?;
            let made = self.choose_play(state, roll.kind(), scratch);
            on_turn(state.turn(roll, made));
            match state.after_play(made) {
                Some(next) => state = next,
                None => return Ok(state.side),
            }
        }
    }

    /// The outlook of a side on roll by estimate number `estimate`.
    pub fn outlook(
        &self,
        estimate: usize,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> EstimateOutlook {
        let judge = &self.prepared_estimates[estimate];
        let mut scratch = Vec::new();
        let best = core::array::from_fn(|kind| {
            let after = self.database.after_roll(mover, kind, &mut scratch);
            let best = judge.best_play(&self.database, after, opponent);
            (best, ONE - judge.value(&self.database, opponent, best))
        });
        let sum = ALL_KINDS
            .iter()
            .zip(best)
            .map(|(kind, (_, value))| kind.rolls * value)
            .sum();
        EstimateOutlook { best, sum }
    }

    /// The luck of a roll of this kind and the loss of its play by estimate number `estimate`, from its outlook before
    /// the roll.
    pub fn measure(
        &self,
        estimate: usize,
        outlook: &EstimateOutlook,
        kind: usize,
        play: BearoffPlay,
    ) -> MeasuredLuck {
        let BearoffPlay {
            side,
            opponent: other,
            after: made,
        } = play;
        let (best, value) = outlook.best[kind];
        let played_value = if made == best {
            value
        } else {
            ONE - self.value(estimate, other, made)
        };
        let of_side = MeasuredLuck {
            luck: to_score(value) - mean_score_of_36(outlook.sum),
            loss: to_score(value) - to_score(played_value),
        };
        if self.favours_x(estimate, side) {
            of_side
        } else {
            MeasuredLuck {
                luck: -of_side.luck,
                loss: -of_side.loss,
            }
        }
    }

    /// The luck and the loss of a turn by estimate number `estimate`.
    pub fn measure_turn(&self, estimate: usize, turn: BearoffTurn) -> MeasuredLuck {
        let outlook = self.outlook(estimate, turn.mover, turn.opponent);
        self.measure(estimate, &outlook, turn.roll.kind(), turn.play())
    }

    /// The luck of each kind of roll before the roll, as estimate number `estimate` sees it from X's side.
    pub fn roll_lucks(&self, estimate: usize, before: BearoffState) -> [CompactScore; KIND_COUNT] {
        let BearoffState {
            side,
            mover,
            opponent: other,
        } = before;
        let outlook = self.outlook(estimate, mover, other);
        core::array::from_fn(|kind| {
            let made = outlook.best[kind].0;
            let measured = self.measure(
                estimate,
                &outlook,
                kind,
                BearoffPlay {
                    side,
                    opponent: other,
                    after: made,
                },
            );
            measured.luck.compact()
        })
    }

    /// Williams's disparity: mean over the 36 rolls of the value after the best play − value before, from X's side.
    pub fn disparity(
        &self,
        estimate: usize,
        outlook: &EstimateOutlook,
        before: BearoffState,
    ) -> Score {
        let BearoffState {
            side,
            mover,
            opponent: other,
        } = before;
        let disparity =
            mean_score_of_36(outlook.sum) - to_score(self.value(estimate, mover, other));
        if self.favours_x(estimate, side) {
            disparity
        } else {
            -disparity
        }
    }

    /// The value to the side on roll, on a rising scale.
    pub fn value(
        &self,
        estimate: usize,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> Chance {
        self.prepared_estimates[estimate].value(&self.database, mover, opponent)
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
    pub fn value_for_x(&self, estimate: usize, side: Side, value: Score) -> Score {
        if self.favours_x(estimate, side) {
            value
        } else {
            Score::WIN - value
        }
    }

    /// X's chances before the first roll by an estimate.
    pub fn start_value(&self, estimate: usize) -> Score {
        let BearoffState {
            side,
            mover,
            opponent: other,
        } = self.start;
        self.value_for_x(estimate, side, to_score(self.value(estimate, mover, other)))
    }

    /// The number of the estimate that knows what plays are worth; `None` if there is none.
    pub fn exact_estimate(&self) -> Option<usize> {
        self.setup.estimates.iter().position(|estimate| {
            estimate.evaluator == EvaluatorKind::Exact && estimate.scale == ChanceScale::Linear
        })
    }
}
