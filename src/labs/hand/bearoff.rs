//! Bear-offs without a cube, played by hand. Results are X's winning chances in percent.

use core::convert::Infallible;
use std::sync::Arc;

use super::game::HandEnd;
use super::hand_game::{HandGame, HandRules, Step};
use super::match_file::format_play;
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::{BearoffState, BearoffTurn};
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use crate::backgammon::side::Side;
use crate::labs::bearoff::observed_policy::ObservedPolicy;
use crate::labs::bearoff::prepared_setup::PreparedSetup;
use crate::labs::bearoff::record::record_turn;
use crate::labs::bearoff::{PreparedGame, PreparedGameBuilder, RecordedTurn};
use crate::labs::cube::MistakeCosts;
use crate::rollout::dice::Roll;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

impl HandGame for PreparedGame {
    type Question = Infallible;
    type RecordedTurn = RecordedTurn;
}

/// Mistakes are by the exact evaluator, if it is one of the estimates on the linear scale.
impl HandRules for PreparedGame {
    type State = BearoffState;
    type Turn = BearoffTurn;

    fn checkers_setup(&self) -> &PreparedSetup {
        self.prepared_setup()
    }

    fn first_step(&self) -> Step<Self> {
        Step::Roll(self.prepared_setup().start)
    }

    fn after_turn(&self, turn: BearoffTurn) -> Result<Step<Self>, Side> {
        let next = turn.before().after_play(turn.after);
        next.map(Step::Roll).ok_or(turn.side)
    }

    fn asked_side(_: BearoffState, question: Infallible) -> Side {
        match question {}
    }

    fn player_answer(&self, _: BearoffState, question: Infallible) -> bool {
        match question {}
    }

    fn after_answer(_: BearoffState, question: Infallible, _: bool) -> Step<Self> {
        match question {}
    }

    fn answer_letters(question: Infallible) -> [char; 2] {
        match question {}
    }

    fn before_roll(state: BearoffState) -> BearoffState {
        state
    }

    fn player_play(&self, state: BearoffState, roll: Roll) -> ArrangementIndex {
        let setup = self.prepared_setup();
        setup.choose_play(state, roll.kind(), &mut Vec::new())
    }

    fn turn(state: BearoffState, roll: Roll, after: ArrangementIndex) -> BearoffTurn {
        state.turn(roll, after)
    }

    fn state(turn: BearoffTurn) -> BearoffState {
        turn.before()
    }

    fn result(&self, last: BearoffTurn) -> Score {
        last.side.win_score()
    }

    fn hand_bounds(&self) -> Option<ScoreBounds> {
        // A result is 0 or 100 with any players.
        self.result_bounds()
    }

    fn measure(&self, estimate: usize, turn: BearoffTurn) -> MeasuredLuck {
        self.prepared_setup().measure_turn(estimate, turn)
    }

    fn has_costs(&self) -> bool {
        self.prepared_setup().exact_estimate().is_some()
    }

    fn costs(&self, turn: BearoffTurn) -> [MistakeCosts<Score>; 2] {
        let mut costs: [MistakeCosts<Score>; 2] = Default::default();
        if let Some(exact) = self.prepared_setup().exact_estimate() {
            let loss = self.measure(exact, turn).loss;
            costs[turn.side as usize].checkers = turn.side.pov(loss);
        }
        costs
    }

    fn best_moves(&self, turn: BearoffTurn) -> Vec<CheckerMove> {
        let setup = self.prepared_setup();
        let checkers = |index| setup.arrangements().checkers(index);
        let moves = |exact| {
            let outlook = setup.outlook(exact, turn.before());
            let (best, _) = outlook.best[turn.roll.kind()];
            moves_between(checkers(turn.mover), turn.roll, checkers(best))
        };
        setup.exact_estimate().map_or(Vec::new(), moves)
    }

    fn record_turn(&self, turn: BearoffTurn) -> (RecordedTurn, Score) {
        let setup = self.prepared_setup();
        let outlook = setup.outlook(0, turn.before());
        let measured = setup.measure(0, &outlook, turn.roll.kind(), turn.play());
        let recorded = record_turn(setup, 0, turn, &outlook, measured);
        (recorded, measured.luck)
    }

    fn match_cube(&self) -> &'static str {
        "0"
    }

    fn match_actions(&self, turn: BearoffTurn) -> Vec<String> {
        let checkers = |index| self.prepared_setup().arrangements().checkers(index);
        let (before, after) = (checkers(turn.mover), checkers(turn.after));
        vec![format_play(before, turn.roll, after)]
    }

    fn match_points(&self, last: BearoffTurn) -> u64 {
        // A gammon counts 2 points: the loser has not borne off any of the fifteen checkers.
        let loser = self.prepared_setup().arrangements().checkers(last.opponent);
        1 + u64::from(loser.count() == Checkers::MAX)
    }
}

impl HandRollout {
    /// Begins to prepare the game of the person's own play; `None` beyond six checkers a side.
    ///
    /// Its player repeats the person's last play in each position and with each roll. Where the
    /// person has not played, the game's player of that side plays.
    #[must_use]
    pub fn own_play(&self) -> Option<PreparedGameBuilder> {
        self.game().theory()?;
        let mut policy = ObservedPolicy::default();
        // Plays of unfinished games do not count.
        let finished = self.games.iter();
        let finished = finished.filter(|game| matches!(game.end, HandEnd::Won(_)));
        for turn in finished.flat_map(|game| &game.turns) {
            if self.hand_sides().contains(turn.side) {
                policy.insert(turn.before(), turn.roll.kind(), turn.after);
            }
        }
        let builder = PreparedGameBuilder::from_setup(self.game().prepared_setup().clone());
        Some(builder.with_observed_policy(Some(Arc::new(policy))))
    }
}
