//! Bear-offs with the doubling cube, played by hand: a person also chooses doubles, takes and
//! passes.
//!
//! A [`CubeQuestion`] asks whether to double before a roll, or whether to take a double. Results
//! are in points for the side on roll at the start, per unit of the cube at the start. With exact
//! luck, a game's result is the position's equity + luck − the cost of mistakes with the checkers
//! and with the cube.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::cube::{CubeDatabase, Owner};
//! use rollout_lab::backgammon::position_id::bearoff_id;
//! use rollout_lab::backgammon::side::Side;
//! use rollout_lab::labs::cube::{CubeEstimate, CubeGame, CubePlayer, CubeSetup};
//! use rollout_lab::labs::hand::HandSides;
//! use rollout_lab::labs::hand::cube::{CubeHandRollout, CubeQuestion};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // The article's position with a centred cube, worth −2/3 points (tests/golden/cubeful.json).
//! let setup = CubeSetup {
//!     position: bearoff_id::parse("IAAAPAAAAAAAAA")?.position,
//!     owner: Owner::Centred,
//!     players: [CubePlayer::PERFECT; 2],
//!     estimates: vec![CubeEstimate::Exact],
//! };
//! let game = Arc::new(CubeGame::new(Arc::new(CubeDatabase::new()), setup)?);
//! let mut rollout = CubeHandRollout::new(game, HandSides::X, Seed::new(1));
//! rollout.begin()?;
//! assert_eq!(rollout.open_question(), Some(CubeQuestion::Double));
//! rollout.roll()?;
//! // The first dice of seed 1 are 3-5. X bears off two checkers.
//! rollout.turn_mut()?.move_checker(1)?;
//! rollout.turn_mut()?.move_checker(1)?;
//! rollout.confirm()?;
//! // The program doubles for O, who bears off with 27 of 36 rolls. X passes, which is right.
//! assert_eq!(rollout.open_question(), Some(CubeQuestion::Answer));
//! rollout.pass()?;
//!
//! let record = rollout.record(0).unwrap();
//! assert_eq!(record.result, Some(-1.0));
//! assert!((record.reduced.unwrap() + 2.0 / 3.0).abs() < 1e-6);
//! assert_eq!(rollout.costs(Side::X).unwrap().cube.mean, Some(0.0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use core::fmt;

use super::error::HandError;
use super::hand_game::{HandGame, HandRules, Step};
use super::match_file::format_play;
use super::record::{HandRecord, HandRecordTurn};
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::bearoff_db::{CheckerMove, moves_between};
use crate::backgammon::cube::state::{CubeState, CubeTurn};
use crate::backgammon::cube::{CubeAction, Owner};
use crate::backgammon::side::Side;
use crate::labs::bearoff::prepared_setup::PreparedSetup;
use crate::labs::cube::MistakeCosts;
use crate::labs::cube::prepared_setup::CubeGameEnd;
use crate::labs::cube::record::{MeasuredTurn, record_turn};
use crate::labs::cube::{CubeGame, RecordedCubeTurn};
use crate::rollout::dice::Roll;
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

/// A rollout with a cube that is played by hand.
pub type CubeHandRollout = HandRollout<CubeGame>;

/// The record of a game with a cube that is played by hand.
pub type CubeHandRecord = HandRecord<RecordedCubeTurn>;

/// A turn of a game with a cube that is played by hand.
pub type CubeHandTurn = HandRecordTurn<RecordedCubeTurn>;

/// The reason why an action by hand isn't possible in a game with a cube.
pub type CubeHandError = HandError<CubeQuestion>;

/// A question about the cube that a player must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeQuestion {
    /// Asks the side on roll whether to double (yes) or to roll (no).
    Double,
    /// Asks the other side whether to take (yes) or to pass (no).
    Answer,
}

impl fmt::Display for CubeQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Double => "roll or double first",
            Self::Answer => "answer the double first",
        })
    }
}

impl CubeHandRollout {
    /// Rolls without a double.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::QuestionNotOpen`] if the side on roll is
    /// not to decide whether to double.
    pub fn roll(&mut self) -> Result<(), CubeHandError> {
        self.answer(CubeQuestion::Double, false)
    }

    /// Doubles. The other side then takes or passes.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::QuestionNotOpen`] if the side on roll is
    /// not to decide whether to double.
    pub fn double(&mut self) -> Result<(), CubeHandError> {
        self.answer(CubeQuestion::Double, true)
    }

    /// Takes the double. The side that doubled then rolls.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::QuestionNotOpen`] if no double waits for
    /// an answer.
    pub fn take(&mut self) -> Result<(), CubeHandError> {
        self.answer(CubeQuestion::Answer, true)
    }

    /// Passes the double, which ends the game.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::QuestionNotOpen`] if no double waits for
    /// an answer.
    pub fn pass(&mut self) -> Result<(), CubeHandError> {
        self.answer(CubeQuestion::Answer, false)
    }

    /// Returns the number on the cube, which is 1 at the start of a game, and its owner. Between
    /// games, they are those of the start.
    #[must_use]
    pub fn cube(&self) -> (u64, Owner) {
        self.state().map_or((1, self.game().setup().owner), |turn| {
            let state = after_answers(turn);
            let owner = state.owner.absolute(state.side);
            (1 << turn.doublings_after(), owner)
        })
    }

    /// Returns whether the turn that waits for a play began with a double and a take.
    #[must_use]
    pub fn has_doubled(&self) -> bool {
        let turn = self.state();
        turn.is_some_and(|turn| turn.action == CubeAction::Take)
    }
}

impl CubeHandRecord {
    /// Returns whether the game ended with a pass.
    #[must_use]
    pub fn passed(&self) -> bool {
        let last = self.turns.last();
        last.is_some_and(|last| last.turn.action == CubeAction::Pass)
    }

    /// Returns the number on the cube after the last turn so far, where the cube of the start
    /// counts as 1.
    #[must_use]
    pub fn cube(&self) -> u64 {
        self.turns.last().map_or(1, |last| match last.turn.action {
            CubeAction::Take => 2 * last.turn.cube,
            CubeAction::NoDouble | CubeAction::Pass => last.turn.cube,
        })
    }
}

impl HandGame for CubeGame {
    type Question = CubeQuestion;
    type RecordedTurn = RecordedCubeTurn;
}

/// Returns the state after the answers, when the side on roll rolls.
const fn after_answers(turn: CubeTurn) -> CubeState {
    turn.before.after_action(turn.action)
}

/// Returns the first step of a turn: a question, if the side on roll may double.
///
/// `doublings` is the number of times that the cube has been doubled since the start of the game.
const fn begin_turn(before: CubeState, doublings: u32) -> Step<CubeGame> {
    let turn = CubeTurn {
        before,
        doublings,
        action: CubeAction::NoDouble,
        play: None,
    };
    if before.owner.may_double() {
        Step::Ask(turn, CubeQuestion::Double)
    } else {
        Step::Roll(turn)
    }
}

/// Mistakes are by the exact equities.
impl HandRules for CubeGame {
    /// The turn without a roll. Its action is that of the answers so far.
    type State = CubeTurn;
    type Turn = CubeTurn;

    fn checkers_setup(&self) -> &PreparedSetup {
        &self.prepared_setup().cubeless
    }

    fn first_step(&self) -> Step<Self> {
        begin_turn(self.prepared_setup().start, 0)
    }

    fn after_turn(&self, turn: CubeTurn) -> Result<Step<Self>, Side> {
        let state = after_answers(turn);
        // A turn without a play is a pass, and the side on roll wins.
        let next = turn.play.and_then(|(_, after)| state.after_play(after));
        next.map(|next| begin_turn(next, turn.doublings_after()))
            .ok_or(state.side)
    }

    fn asked_side(turn: CubeTurn, question: CubeQuestion) -> Side {
        match question {
            CubeQuestion::Double => turn.before.side,
            CubeQuestion::Answer => turn.before.side.other(),
        }
    }

    fn player_answer(&self, turn: CubeTurn, question: CubeQuestion) -> bool {
        match question {
            CubeQuestion::Double => self.prepared_setup().doubles(turn.before),
            CubeQuestion::Answer => self.prepared_setup().takes(turn.before),
        }
    }

    fn after_answer(turn: CubeTurn, question: CubeQuestion, yes: bool) -> Step<Self> {
        let with_action = |action| CubeTurn { action, ..turn };
        match (question, yes) {
            (CubeQuestion::Double, false) => Step::Roll(turn),
            (CubeQuestion::Double, true) => Step::Ask(turn, CubeQuestion::Answer),
            (CubeQuestion::Answer, false) => Step::Over(with_action(CubeAction::Pass)),
            (CubeQuestion::Answer, true) => Step::Roll(with_action(CubeAction::Take)),
        }
    }

    fn answer_letters(question: CubeQuestion) -> [char; 2] {
        match question {
            CubeQuestion::Double => ['r', 'd'],
            CubeQuestion::Answer => ['p', 't'],
        }
    }

    fn before_roll(turn: CubeTurn) -> BearoffState {
        turn.before.cubeless()
    }

    fn player_play(&self, turn: CubeTurn, roll: Roll) -> ArrangementIndex {
        let setup = self.prepared_setup();
        setup.choose_play(after_answers(turn), roll.kind(), &mut Vec::new())
    }

    fn turn(turn: CubeTurn, roll: Roll, after: ArrangementIndex) -> CubeTurn {
        CubeTurn {
            play: Some((roll, after)),
            ..turn
        }
    }

    fn state(turn: CubeTurn) -> CubeTurn {
        turn
    }

    fn result(&self, last: CubeTurn) -> Score {
        self.prepared_setup().result(CubeGameEnd {
            winner: last.before.side,
            doublings: last.doublings_after(),
        })
    }

    fn hand_bounds(&self) -> Option<ScoreBounds> {
        // By hand, the cube can be doubled more often than by the game's players.
        None
    }

    fn measure(&self, estimate: usize, turn: CubeTurn) -> MeasuredLuck {
        let setup = self.prepared_setup();
        let best = setup.best_plays(after_answers(turn), &mut Vec::new());
        MeasuredLuck {
            luck: setup.luck(estimate, &turn, &best),
            // Williams's average is not defined with a cube.
            loss: Score::ZERO,
        }
    }

    fn has_costs(&self) -> bool {
        true
    }

    fn costs(&self, turn: CubeTurn) -> [MistakeCosts<Score>; 2] {
        let setup = self.prepared_setup();
        let best = setup.best_plays(after_answers(turn), &mut Vec::new());
        MistakeCosts::of_turn(turn.before.side, setup.turn_losses(&turn, &best))
    }

    fn best_moves(&self, turn: CubeTurn) -> Vec<CheckerMove> {
        let setup = self.prepared_setup();
        let checkers = |index| setup.cubeless.arrangements().checkers(index);
        let state = after_answers(turn);
        turn.play.map_or(Vec::new(), |(roll, _)| {
            let best = setup.best_play(state, roll.kind(), &mut Vec::new());
            moves_between(checkers(state.mover), roll, checkers(best))
        })
    }

    fn record_turn(&self, turn: CubeTurn) -> (RecordedCubeTurn, Score) {
        let setup = self.prepared_setup();
        let measured = MeasuredTurn::new(setup, 0, &turn);
        let luck = measured.luck;
        (record_turn(setup, &turn, measured), luck)
    }

    fn match_cube(&self) -> &'static str {
        match self.setup().owner {
            Owner::Centred => "0",
            Owner::Side(owner) if owner == self.prepared_setup().hero() => "-1",
            Owner::Side(_) => "1",
        }
    }

    fn match_actions(&self, turn: CubeTurn) -> Vec<String> {
        let checkers = |index| self.checkers_setup().arrangements().checkers(index);
        let double = || {
            let shown = 2 * match_cube_number(self.setup().owner, turn.doublings);
            [" Doubles => ", &shown.to_string()].concat()
        };
        let mut actions = match turn.action {
            CubeAction::NoDouble => Vec::new(),
            CubeAction::Take => vec![double(), " Takes".to_string()],
            CubeAction::Pass => vec![double(), " Drops".to_string()],
        };
        if let Some((roll, after)) = turn.play {
            let before = checkers(turn.before.mover);
            actions.push(format_play(before, roll, checkers(after)));
        }
        actions
    }

    fn match_points(&self, last: CubeTurn) -> u64 {
        match_cube_number(self.setup().owner, last.doublings_after())
    }
}

/// Returns the number on the cube in a match file, after this many doublings since the start.
///
/// A cube with an owner shows at least 2. If it has an owner at the start, games begin with the
/// cube at 2, and all stakes are twice as high.
const fn match_cube_number(initial_owner: Owner, doublings: u32) -> u64 {
    match initial_owner {
        Owner::Centred => 1 << doublings,
        Owner::Side(_) => 2 << doublings,
    }
}
