//! Setups as bytes.

use super::evaluator::Evaluator;
use super::judge::Estimate;
use super::scale::Scale;
use super::setup::{Player, Setup};
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::noise::Noise;
use crate::backgammon::side::Side;
use crate::codec::{Garbled, Packed};

/// Whoever chooses plays or measures luck. All go alike: for each shape of its own there would be code of its own.
type Thinker = (Player, Scale);

fn pack((player, scale): Thinker, bytes: &mut Vec<u8>) {
    let (kind, noise) = match player {
        Player::FewestPips => (0, (0, 0)),
        Player::Evaluator(evaluator) => match evaluator {
            Evaluator::Exact => (1, (0, 0)),
            Evaluator::OneSided => (2, (0, 0)),
            Evaluator::PipCount => (3, (0, 0)),
            Evaluator::Even => (4, (0, 0)),
            Evaluator::Backwards => (5, (0, 0)),
            Evaluator::Noisy(noise) => (6, noise.parts()),
        },
    };
    bytes.extend([kind, scale as u8]);
    noise.pack(bytes);
}

#[inline(never)]
fn unpack(bytes: &mut &[u8]) -> Result<Thinker, Garbled> {
    let ((kind, scale), (size, seed)) = <((u8, u8), _)>::unpack(bytes)?;
    let player = match kind {
        0 => Player::FewestPips,
        1 => Player::Evaluator(Evaluator::Exact),
        2 => Player::Evaluator(Evaluator::OneSided),
        3 => Player::Evaluator(Evaluator::PipCount),
        4 => Player::Evaluator(Evaluator::Even),
        5 => Player::Evaluator(Evaluator::Backwards),
        6 => Player::Evaluator(Evaluator::Noisy(
            Noise::of_parts(size, seed).ok_or(Garbled)?,
        )),
        _ => return Err(Garbled),
    };
    let scale = Scale::ALL.get(usize::from(scale)).ok_or(Garbled)?;
    Ok((player, *scale))
}

impl Packed for Setup {
    fn pack(&self, bytes: &mut Vec<u8>) {
        for side in [Side::X, Side::O] {
            bytes.extend(self.position.side(side).points());
        }
        bytes.extend([self.position.on_roll() as u8, self.estimates.len() as u8]);
        let players = self.players.map(|player| (player, Scale::Linear));
        let estimates = self.estimates.iter();
        let estimates = estimates.map(|it| (Player::Evaluator(it.evaluator), it.scale));
        for thinker in players.into_iter().chain(estimates) {
            pack(thinker, bytes);
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (sides, rest) = bytes.split_first_chunk::<12>().ok_or(Garbled)?;
        let (&[on_roll, estimates], rest) = rest.split_first_chunk().ok_or(Garbled)?;
        *bytes = rest;
        let (sides, _) = sides.as_chunks();
        let position = Position::of_points(sides[0], sides[1]).map_err(|_| Garbled)?;
        let on_roll = match on_roll {
            0 => Side::X,
            1 => Side::O,
            _ => return Err(Garbled),
        };
        let players = [unpack(bytes)?.0, unpack(bytes)?.0];
        let mut setup = Self {
            position: position.with_on_roll(on_roll),
            players,
            estimates: Vec::new(),
        };
        for _ in 0..estimates {
            let (Player::Evaluator(evaluator), scale) = unpack(bytes)? else {
                return Err(Garbled);
            };
            setup.estimates.push(Estimate { evaluator, scale });
        }
        Ok(setup)
    }
}
