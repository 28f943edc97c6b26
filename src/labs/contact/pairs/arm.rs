//! One game of a pair, played turn by turn.

use crate::backgammon::side::Side;
use crate::backgammon::turn_estimate::TurnEstimate;
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::backgammon::{Board, EvaluatorKind, Networks};
use crate::labs::contact::luck_limit::{LuckLimit, result_bounds};
use crate::labs::contact::truncation::outcome_score;
use crate::rollout::dice::{KIND_COUNT, Roll};
use crate::rollout::pairs::pair_outcome::GameEnd;
use crate::rollout::pairs::ranking::Ranking;
use crate::stats::score::Score;

/// Evaluates turns and chooses plays, with buffers that are reused.
#[derive(Default)]
pub(super) struct ArmEvaluator {
    /// Evaluates each turn, for the roll that is expected.
    turn_evaluator: TurnEvaluator,
    /// Chooses the play if another roll than the expected one is played.
    play_chooser: TurnEvaluator,
}

/// One game of a pair, in progress or over.
pub(super) struct Arm {
    /// The board, seen by the side on roll.
    board: Board,
    /// The side on roll.
    side: Side,
    /// The result for X, in points. `None` while the game is in progress.
    result: Option<Score>,
    /// The luck subtracted so far, in points from X's side.
    luck: Score,
    luck_limit: LuckLimit,
    /// The kind of the roll for which the turn was evaluated, and the board after its play.
    expected_play: (usize, Board),
}

impl Arm {
    /// Returns the game after X's play. O is on roll, unless the play has ended the game.
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

    /// Returns whether the game is still in progress.
    pub const fn is_in_progress(&self) -> bool {
        self.result.is_none()
    }

    /// Returns whether both games are at the same position, and future luck counts in both or in
    /// neither.
    ///
    /// Both must have had the same number of turns.
    pub fn has_same_state(&self, other: &Self) -> bool {
        self.board == other.board && self.luck_limit == other.luck_limit
    }

    /// Returns this game's luck so far less the other game's.
    pub fn luck_difference(&self, other: &Self) -> Score {
        self.luck - other.luck
    }

    /// Evaluates all rolls of this turn, and finds the play of the expected roll.
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

    /// Returns the ranking of the rolls of the evaluated turn, X's unluckiest first, by the last
    /// evaluator.
    pub fn ranking(&self, evaluator: &ArmEvaluator) -> Ranking {
        let luck: [Score; KIND_COUNT] = core::array::from_fn(|kind| {
            let x_luck = |estimate: &TurnEstimate| self.side.pov(estimate.equity_luck(kind));
            evaluator
                .turn_evaluator
                .estimates()
                .last()
                .map_or(Score::ZERO, x_luck)
        });
        Ranking::new(&luck)
    }

    /// Plays a roll of the evaluated turn. Its luck is that of the first evaluator.
    ///
    /// `luck_lead` is set if another game continues exactly as this one: it is the other game's
    /// luck less this one's. A roll's luck then counts only if both games' totals stay within the
    /// limit.
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
                self.luck += self.side.pov(estimate.equity_luck(kind));
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

    /// Returns the result and the luck of the game, which must be over.
    pub fn game_end(&self) -> GameEnd {
        GameEnd {
            result: self.result.unwrap_or(Score::ZERO),
            luck: self.luck,
        }
    }
}
