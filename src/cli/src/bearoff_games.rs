//! Rollouts of bear-offs, in percent of X's winning chances.

use std::sync::Arc;

use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
use rollout_lab::backgammon::position_id::bearoff_id::{position_id, xgid};
use rollout_lab::backgammon::side::Side;
use rollout_lab::codec::{Codec, DecodeError};
use rollout_lab::labs::bearoff::{PreparedGame, Setup, SetupError};
use rollout_lab::rollout::sampled::SamplerRunner;
use rollout_lab::rollout::totals::Totals;

use crate::game_kind::{GameKind, RolledTrials};
use crate::names::{BEAROFF_EVALUATORS, Name, PLAYERS, SCALES};
use crate::readout::{GamesRolled, Readout};
use crate::shapes::SideShape;

/// Bear-offs from a position, with one estimate of luck.
pub struct BearoffGames(Arc<PreparedGame>);

impl BearoffGames {
    /// Prepares the games of a setup, which must have exactly one estimate.
    ///
    /// # Errors
    /// [`SetupError`] if the players or the estimate need exact chances beyond six checkers a side.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let database = Database::new(DatabaseSize::for_position(setup.position));
        let game = PreparedGame::new(Arc::new(database), setup)?;
        Ok(Self(Arc::new(game)))
    }
}

impl GameKind for BearoffGames {
    const TAG: u8 = 1;
    const CHUNK: u64 = 16_384;
    type Runner = SamplerRunner<PreparedGame>;
    type Report = Readout;

    fn runner(&self) -> SamplerRunner<PreparedGame> {
        SamplerRunner::new(self.0.clone())
    }

    fn describe(&self, bytes: &mut Vec<u8>) {
        self.0.setup().encode(bytes);
    }

    fn from_description(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let setup = Setup::decode(bytes)?;
        if setup.estimates.len() != 1 {
            return Err(DecodeError);
        }
        Self::new(setup).map_err(|_| DecodeError)
    }

    /// Returns the position ID, or the XGID if O is on roll: X is on roll in every position ID.
    fn position(&self) -> String {
        let position = self.0.setup().position;
        match position.on_roll() {
            Side::X => position_id(position),
            Side::O => xgid(position),
        }
    }

    fn report(&self, trials: &RolledTrials<Totals>) -> Readout {
        let Setup {
            position,
            players,
            estimates,
            ..
        } = self.0.setup();
        let estimate = estimates[0];
        let games = GamesRolled {
            position: self.position(),
            unit: "percent",
            position_id: position_id(*position),
            xgid: xgid(*position),
            on_roll: Some(SideShape(position.on_roll())),
            evaluator: Name::of(&BEAROFF_EVALUATORS, estimate.evaluator),
            players: Some(players.map(|player| Name::of(&PLAYERS, player))),
            scale: Some(Name::of(&SCALES, estimate.scale)),
        };
        let point = trials.sums.point(&*self.0, 0);
        let worth = point.equivalent_games::<PreparedGame>();
        Readout::new(games, trials.seed, trials.range, &point, worth)
    }
}
