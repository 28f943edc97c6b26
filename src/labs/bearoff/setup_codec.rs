//! The byte format of setups.

use super::chance_scale::ChanceScale;
use super::estimate::Estimate;
use super::setup::{Player, Setup, Truncation, WholePercent};
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
use crate::codec::{self, Codec, DecodeError};

/// A player with a scale, in whose format an estimate is written too. The scale of a player means
/// nothing.
///
/// A single format for both keeps the WebAssembly module small.
type ScaledPlayer = (Player, ChanceScale);

/// The number of bytes of the noise of [`EvaluatorKind::Noisy`]. Other players have zeros there.
const NOISE_SIZE: usize = 12;

/// The number that is added to the code of a careless player's evaluator.
const CARELESS: u8 = 8;

/// Appends the bytes of a player or an estimate.
fn encode_player((player, scale): ScaledPlayer, bytes: &mut Vec<u8>) {
    let (kind, noise) = match player.evaluator() {
        None => (0_u8, None),
        Some(evaluator) => match evaluator {
            EvaluatorKind::Exact => (1, None),
            EvaluatorKind::OneSided => (2, None),
            EvaluatorKind::PipCount => (3, None),
            EvaluatorKind::Even => (4, None),
            EvaluatorKind::Backwards => (5, None),
            EvaluatorKind::Noisy(noise) => (6, Some(noise)),
        },
    };
    let careless = if player.is_careless() { CARELESS } else { 0 };
    (kind + careless, scale, player.second_best_percent()).encode(bytes);
    match noise {
        Some(noise) => noise.encode(bytes),
        None => bytes.extend([0; NOISE_SIZE]),
    }
}

/// Reads a player or an estimate.
#[inline(never)]
fn decode_player(bytes: &mut &[u8]) -> Result<ScaledPlayer, DecodeError> {
    let (kind, scale, second_best) = <(u8, ChanceScale, u8)>::decode(bytes)?;
    let mut noise = codec::take(bytes, NOISE_SIZE)?;
    let player = match kind % CARELESS {
        0 => Player::FewestPips,
        1 => Player::Evaluator(EvaluatorKind::Exact),
        2 => Player::Evaluator(EvaluatorKind::OneSided),
        3 => Player::Evaluator(EvaluatorKind::PipCount),
        4 => Player::Evaluator(EvaluatorKind::Even),
        5 => Player::Evaluator(EvaluatorKind::Backwards),
        6 => Player::Evaluator(EvaluatorKind::Noisy(Codec::decode(&mut noise)?)),
        _ => return Err(DecodeError),
    };
    let player = match (player, kind / CARELESS) {
        (player, 0) => player,
        (Player::Evaluator(evaluator), 1) => Player::Careless {
            evaluator,
            second_best: WholePercent::new(second_best).ok_or(DecodeError)?,
        },
        _ => return Err(DecodeError),
    };
    Ok((player, scale))
}

impl Codec for Setup {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let horizon = self.truncation.map(|truncation| truncation.rolls);
        (self.position, self.estimates.len() as u8, horizon).encode(bytes);
        let players = self.players.map(|player| (player, ChanceScale::Linear));
        let truncation = self
            .truncation
            .iter()
            .map(|truncation| &truncation.estimate);
        let estimates = self
            .estimates
            .iter()
            .chain(truncation)
            .map(|estimate| (Player::Evaluator(estimate.evaluator), estimate.scale));
        for player in players.into_iter().chain(estimates) {
            encode_player(player, bytes);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (position, estimate_count, horizon) = <(_, u8, Option<u32>)>::decode(bytes)?;
        let players = [decode_player(bytes)?.0, decode_player(bytes)?.0];
        let mut estimate = || match decode_player(bytes)? {
            (Player::Evaluator(evaluator), scale) => Ok(Estimate { evaluator, scale }),
            (Player::FewestPips | Player::Careless { .. }, _) => Err(DecodeError),
        };
        let estimates = (0..estimate_count)
            .map(|_| estimate())
            .collect::<Result<_, _>>()?;
        let truncation = match horizon {
            Some(rolls) => Some(Truncation {
                rolls,
                estimate: estimate()?,
            }),
            None => None,
        };
        Ok(Self {
            position,
            players,
            estimates,
            truncation,
        })
    }
}
