//! The byte format of setups.

use super::chance_scale::ChanceScale;
use super::estimate::Estimate;
use super::setup::{Player, Setup};
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
use crate::backgammon::noise::Noise;
use crate::backgammon::side::Side;
use crate::codec::{Codec, DecodeError};

/// A player with a scale, in whose format an estimate is written too. The scale of a player means
/// nothing.
///
/// A single format for both keeps the WebAssembly module small.
type ScaledPlayer = (Player, ChanceScale);

/// Appends the bytes of a player or an estimate.
fn encode_player((player, scale): ScaledPlayer, bytes: &mut Vec<u8>) {
    let (kind, noise) = match player {
        Player::FewestPips => (0, (0, 0)),
        Player::Evaluator(evaluator) => match evaluator {
            EvaluatorKind::Exact => (1, (0, 0)),
            EvaluatorKind::OneSided => (2, (0, 0)),
            EvaluatorKind::PipCount => (3, (0, 0)),
            EvaluatorKind::Even => (4, (0, 0)),
            EvaluatorKind::Backwards => (5, (0, 0)),
            EvaluatorKind::Noisy(noise) => (6, noise.to_parts()),
        },
    };
    bytes.extend([kind, scale as u8]);
    noise.encode(bytes);
}

/// Reads a player or an estimate.
#[inline(never)]
fn decode_player(bytes: &mut &[u8]) -> Result<ScaledPlayer, DecodeError> {
    let ((kind, scale), (size, seed)) = <((u8, u8), _)>::decode(bytes)?;
    let player = match kind {
        0 => Player::FewestPips,
        1 => Player::Evaluator(EvaluatorKind::Exact),
        2 => Player::Evaluator(EvaluatorKind::OneSided),
        3 => Player::Evaluator(EvaluatorKind::PipCount),
        4 => Player::Evaluator(EvaluatorKind::Even),
        5 => Player::Evaluator(EvaluatorKind::Backwards),
        6 => Player::Evaluator(EvaluatorKind::Noisy(
            Noise::from_parts(size, seed).ok_or(DecodeError)?,
        )),
        _ => return Err(DecodeError),
    };
    let scale = ChanceScale::ALL
        .get(usize::from(scale))
        .ok_or(DecodeError)?;
    Ok((player, *scale))
}

impl Codec for Setup {
    fn encode(&self, bytes: &mut Vec<u8>) {
        for side in [Side::X, Side::O] {
            bytes.extend(self.position.checkers(side).points());
        }
        bytes.extend([self.position.on_roll() as u8, self.estimates.len() as u8]);
        let players = self.players.map(|player| (player, ChanceScale::Linear));
        let estimates = self
            .estimates
            .iter()
            .map(|estimate| (Player::Evaluator(estimate.evaluator), estimate.scale));
        for player in players.into_iter().chain(estimates) {
            encode_player(player, bytes);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (sides, rest) = bytes.split_first_chunk::<12>().ok_or(DecodeError)?;
        let (&[on_roll, estimate_count], rest) = rest.split_first_chunk().ok_or(DecodeError)?;
        *bytes = rest;
        let (sides, _) = sides.as_chunks();
        let position = Position::from_points(sides[0], sides[1]).map_err(|_| DecodeError)?;
        let on_roll = match on_roll {
            0 => Side::X,
            1 => Side::O,
            _ => return Err(DecodeError),
        };
        let players = [decode_player(bytes)?.0, decode_player(bytes)?.0];
        let mut setup = Self {
            position: position.with_on_roll(on_roll),
            players,
            estimates: Vec::new(),
        };
        for _ in 0..estimate_count {
            let (Player::Evaluator(evaluator), scale) = decode_player(bytes)? else {
                return Err(DecodeError);
            };
            setup.estimates.push(Estimate { evaluator, scale });
        }
        Ok(setup)
    }
}
