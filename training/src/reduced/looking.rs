//! One roll ahead, all five chances: what a position is worth by the plays that can be made from it.

use rollout_lab::backgammon::network::{Network, NetworkScratch, OUTPUTS, Value};
use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::best::first_best;
use crate::sums::Outputs;

/// Of each roll the network looks at so many plays, those that the tiny one likes best: more than where luck is only measured,
/// because what is overlooked here is learnt.
const CANDIDATES: usize = 6;

/// What [`Value::units`] has for certainty.
const CERTAIN: f32 = (1 << 25) as f32;

/// Who looks: one network that plays, and a tiny one that chooses what it looks at.
#[derive(Clone, Copy)]
pub struct Players<'a> {
    pub full: &'a Network,
    pub tiny: &'a Network,
}

/// What is seen of a position whose roll is known; chances of the side that rolls.
pub struct Look {
    /// The mean over all 36 rolls of the chances after the best candidate of each.
    pub mean: Outputs,
    /// The chances after the best candidate of the roll that came up: less the mean, its luck.
    pub rolled: Outputs,
    /// The number of the best play of that roll among all that [`Plays::find`] finds, the first of several.
    pub best: usize,
}

/// Looks, into memory that is used again.
#[derive(Default)]
pub struct Looking {
    plays: Plays,
    full: NetworkScratch,
    tiny: NetworkScratch,
    values: Vec<Value>,
    liked: Vec<(i32, Board)>,
    candidates: Vec<Board>,
}

impl Looking {
    pub fn at(&mut self, players: Players, board: &Board, roll: Roll) -> Look {
        let Self { full, tiny, .. } = self;
        players.full.prepare_plays(board, full);
        players.tiny.prepare_plays(board, tiny);
        let mut sum = [0_i64; OUTPUTS];
        let mut rolled = [0; OUTPUTS];
        for kind in Roll::all().filter(|roll| roll.dice().0 >= roll.dice().1) {
            let best = self.best_candidate(players, board, kind).units();
            let times = if kind.is_double() { 1 } else { 2 };
            for (sum, chance) in sum.iter_mut().zip(best) {
                *sum += times * i64::from(chance);
            }
            let (first, second) = roll.dice();
            if kind.dice() == (first.max(second), first.min(second)) {
                rolled = best;
            }
        }
        Look {
            mean: sum.map(|chance| chance as f32 / (36.0 * CERTAIN)),
            rolled: rolled.map(|chance| chance as f32 / CERTAIN),
            best: self.best_play(players, board, roll),
        }
    }

    /// The chances after the best candidate of a roll, of the board that was begun with.
    fn best_candidate(&mut self, players: Players, board: &Board, roll: Roll) -> Value {
        let Self {
            plays,
            full,
            tiny,
            values,
            liked,
            candidates,
        } = self;
        let found = plays.find(board, roll);
        candidates.clear();
        if found.len() > CANDIDATES {
            liked.clear();
            let mut next = found.iter();
            players.tiny.evaluate_prepared(found, tiny, |value| {
                let (equity, play) = (value.equity(), next.next().copied());
                let place = liked.iter().take_while(|other| other.0 >= equity).count();
                if let (true, Some(play)) = (place < CANDIDATES, play) {
                    liked.truncate(CANDIDATES - 1);
                    liked.insert(place, (equity, play));
                }
            });
            candidates.extend(liked.iter().map(|&(_, play)| play));
        } else {
            candidates.extend_from_slice(found);
        }
        values.clear();
        players
            .full
            .evaluate_prepared(candidates, full, |value| values.push(value));
        values[first_best(values)]
    }

    fn best_play(&mut self, players: Players, board: &Board, roll: Roll) -> usize {
        let Self {
            plays,
            full,
            values,
            ..
        } = self;
        values.clear();
        let found = plays.find(board, roll);
        players
            .full
            .evaluate_prepared(found, full, |value| values.push(value));
        first_best(values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::games::tests::board;
    use rollout_lab::backgammon::network::Weights;

    /// 27 of 36 rolls bear off from the six point and win; a network of nothing says ½ after the others: ¾ + ¼ × ½. Nobody wins
    /// a gammon of one who has borne off.
    #[test]
    fn the_mean_is_that_of_all_rolls_played_best() {
        let network = Network::new(&Weights::zero(8).expect("eight units"));
        let players = Players {
            full: &network,
            tiny: &network,
        };
        let last = board(&[(6, 1)], &[(1, 1)]);
        let mut looking = Looking::default();
        for (dice, rolled) in [((6, 1), 1.0), ((1, 6), 1.0), ((1, 2), 0.5), ((1, 1), 0.5)] {
            let roll = Roll::new(dice.0, dice.1).expect("a roll");
            let look = looking.at(players, &last, roll);
            assert_eq!(look.mean, [0.875, 0.0, 0.0, 0.0, 0.0]);
            assert_eq!(look.rolled, [rolled, 0.0, 0.0, 0.0, 0.0], "{dice:?}");
        }
    }
}
