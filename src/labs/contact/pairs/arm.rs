//! One game of a pair, turn by turn.

use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::TurnEstimate;
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, EvaluatorKind, Networks};
use crate::labs::contact::game::outcome_score;
use crate::labs::contact::luck_limit::{LuckLimit, result_bounds};
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, Roll};
use crate::rollout::pairs::pair_outcome::GameEnd;
use crate::rollout::pairs::ranking::Ranking;
use crate::stats::score::Score;

/// What looks at turns, with memory that is used again.
#[derive(Default)]
pub(super) struct ArmEvaluator {
    turn_evaluator: TurnEvaluator,
    /// Chooses the play of another roll than the one that was looked at.
    play_chooser: TurnEvaluator,
}

/// A game that goes on, or is over.
pub(super) struct Arm {
    /// Seen by the side on roll.
    board: Board,
    side: Side,
    result: Option<Score>,
    luck: Score,
    luck_limit: LuckLimit,
    /// The kind of roll of which the play was found when the turn was looked at, and the board after it.
    expected_play: (usize, Board),
}

/// Luck of a kind of roll, of the side that plays.
fn kind_luck(estimate: &TurnEstimate, kind: usize) -> Score {
    let best = estimate.best_play_for(ALL_KINDS[kind].roll());
    best.map_or(Score::ZERO, |(value, _)| {
        value.equity_score() - estimate.mean_equity()
    })
}

impl Arm {
    /// After X's play: O is on roll, unless it has ended the game.
    pub fn after(play: &Board) -> Self {
        let board = play.swapped();
        Self {
            board,
            side: Side::O,
            result: play.outcome().map(outcome_score),
            luck: Score::ZERO,
            luck_limit: LuckLimit::new(result_bounds(play)),
            expected_play: (0, board),
        }
    }

    /// Whether the game is still to be played.
    pub const fn is_in_progress(&self) -> bool {
        self.result.is_none()
    }

    /// Whether it stands where another one does, and the luck to come counts in both or in neither. Both have had as many turns.
    pub fn has_same_state(&self, other: &Self) -> bool {
        self.board == other.board && self.luck_limit == other.luck_limit
    }

    /// Its luck so far less another one's.
    pub fn luck_difference(&self, other: &Self) -> Score {
        self.luck - other.luck
    }

    /// Looks at the rolls of this turn, of which this one is expected.
    pub fn evaluate_turn(
        &mut self,
        networks: &Networks,
        evaluators: &[EvaluatorKind],
        evaluator: &mut ArmEvaluator,
        roll: Roll,
    ) {
        let after = evaluator
            .turn_evaluator
            .play_turn(networks, evaluators, &self.board, roll);
        self.expected_play = (roll.kind(), after);
    }

    /// How the rolls that were looked at rank, X's unluckiest first: as the last evaluator sees them.
    pub fn ranking(&self, evaluator: &ArmEvaluator) -> Ranking {
        let luck: [Score; KIND_COUNT] = core::array::from_fn(|kind| {
            let x_luck = |estimate| self.side.pov(kind_luck(estimate, kind));
            evaluator
                .turn_evaluator
                .estimates()
                .last()
                .map_or(Score::ZERO, x_luck)
        });
        Ranking::new(&luck)
    }

    /// Plays a roll of the turn that was looked at. Its luck is what the first evaluator says. Where another game goes on as this
    /// one, with luck that is `ahead` by so much, the luck counts only if it does in both.
    pub fn play_roll(
        &mut self,
        networks: &Networks,
        evaluator: &mut ArmEvaluator,
        roll: Roll,
        luck_lead: Option<Score>,
    ) {
        let kind = roll.kind();
        if let Some(estimate) = evaluator.turn_evaluator.estimates().first() {
            let (total, range) = (self.luck, estimate.luck_range(self.side));
            let mut totals = [Some(total), luck_lead.map(|lead| total + lead)]
                .into_iter()
                .flatten();
            if totals.all(|total| self.luck_limit.allows(total, range)) {
                self.luck += self.side.pov(kind_luck(estimate, kind));
            }
        }
        let after = if kind == self.expected_play.0 {
            self.expected_play.1
        } else {
            evaluator
                .play_chooser
                .play_turn(networks, &[], &self.board, roll)
        };
        self.result = after
            .outcome()
            .map(|outcome| self.side.pov(outcome_score(outcome)));
        self.board = after.swapped();
        self.side = self.side.other();
    }

    /// Result and luck of the game, once it is over.
    pub fn game_end(&self) -> GameEnd {
        GameEnd {
            result: self.result.unwrap_or(Score::ZERO),
            luck: self.luck,
        }
    }
}
