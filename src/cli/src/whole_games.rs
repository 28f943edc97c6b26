//! Rollouts of whole games, in points for the side on roll.

use std::sync::Arc;

use rollout_lab::backgammon::position_id::board_id::{position_id, xgid};
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
use rollout_lab::codec::{Codec, DecodeError};
use rollout_lab::labs::contact::{ContactGames, ContactSums, Game};
use rollout_lab::stats::summary::Summary;

use crate::game_kind::{GameKind, RolledTrials};
use crate::names::{EVALUATORS, Name};
use crate::readout::{BothChances, FiveChances, GamesRolled, Readout};

/// Whole games from a position. The network plays both sides.
pub struct WholeGames {
    /// The game, with one evaluator.
    game: Arc<Game>,
    /// The evaluator that measures luck.
    evaluator: EvaluatorKind,
}

impl WholeGames {
    /// Returns the games that start on this board.
    pub fn new(board: Board, evaluator: EvaluatorKind) -> Self {
        let game = Game::new(Networks::trained(), board, vec![evaluator]);
        Self {
            game: Arc::new(game),
            evaluator,
        }
    }
}

impl GameKind for WholeGames {
    const TAG: u8 = 0;
    const CHUNK: u64 = 8;
    type Runner = ContactGames;
    type Report = Readout;

    fn runner(&self) -> ContactGames {
        ContactGames::new(self.game.clone())
    }

    fn describe(&self, bytes: &mut Vec<u8>) {
        self.game.start_board().encode(bytes);
        self.evaluator.encode(bytes);
    }

    fn from_description(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (board, evaluator) = Codec::decode(bytes)?;
        Ok(Self::new(board, evaluator))
    }

    fn position(&self) -> String {
        position_id(self.game.start_board())
    }

    fn report(&self, trials: &RolledTrials<ContactSums>) -> Readout {
        let games = GamesRolled {
            position: self.position(),
            unit: "points",
            position_id: self.position(),
            xgid: xgid(self.game.start_board(), Side::X, None),
            on_roll: None,
            evaluator: Name::of(&EVALUATORS, self.evaluator),
            players: None,
            scale: None,
        };
        let point = trials.sums.totals.point(&*self.game, 0);
        let worth = point.equivalent_games::<Game>();
        let mut readout = Readout::new(games, trials.seed, trials.range, &point, worth);
        let chances = trials.sums.chances(0);
        readout.chances = Some(BothChances {
            plain: five_chances(&chances.plain),
            reduced: five_chances(&chances.reduced),
        });
        readout
    }
}

/// Converts the five chances.
fn five_chances(chances: &[Summary; 5]) -> FiveChances {
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = chances.map(Into::into);
    FiveChances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    }
}
