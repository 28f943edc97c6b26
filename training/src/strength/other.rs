//! Other weights as the other player: the play that they like best at sight.

use rollout_lab::backgammon::Networks;
use rollout_lab::backgammon::network::{BoardEvaluator, NetworkScratch, Value};

use super::games::{Decision, Opponent};
use crate::best::first_best;

/// Another network, with the databases of bear-offs.
pub struct Other {
    networks: Networks,
    memory: NetworkScratch,
    values: Vec<Value>,
}

impl Other {
    pub fn new(networks: Networks) -> Self {
        Self {
            networks,
            memory: NetworkScratch::default(),
            values: Vec::new(),
        }
    }
}

impl Opponent for Other {
    fn ask(&mut self, _: &[Decision]) -> Result<(), String> {
        Ok(())
    }

    fn answers(&mut self, decisions: &[Decision]) -> Result<Vec<usize>, String> {
        let Self {
            networks,
            memory,
            values,
        } = self;
        let chosen = decisions.iter().map(|Decision { board, plays, .. }| {
            values.clear();
            networks.evaluate_plays(board, plays, memory, |value| values.push(value));
            first_best(values)
        });
        Ok(chosen.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::Estimate;
    use crate::strength::games::{Match, Sides, play, tests};
    use rollout_lab::backgammon::network::Weights;
    use rollout_lab::rollout::dice::Roll;

    /// Who plays alike wins as much as it loses.
    #[test]
    fn a_network_against_itself_is_even() {
        let side = [(24, 1), (6, 2), (4, 2), (2, 1)];
        let weights = tests::weights(8, 5);
        let plan = Match {
            seed: 9,
            games: 600,
            at_once: 200,
            start: tests::board(&side, &side),
            sides: Sides::InTurn,
        };
        let mut other = Other::new(tests::playing(&weights));
        let games =
            play(&plan, &tests::playing(&weights), &mut other).expect("nothing can go wrong");
        let reduced = Estimate::of(games.iter().map(|game| game.reduced()));
        // A fixed seed is within four standard errors but for one in 16,000.
        assert!(reduced.mean.abs() < 4.0 * reduced.se, "{reduced:?}");
    }

    /// It thinks that whoever is not on roll wins by checkers off, input 201: of 2-1 it takes the one of two plays that bears off. White
    /// is not home yet, so that no database knows better.
    #[test]
    fn it_makes_the_play_that_its_network_likes_best() {
        let mut weights = Weights::zero(8).expect("eight units");
        weights.hidden_weights[201 * 8] = 1.0;
        weights.output_weights[0] = -1.0;
        let board = tests::board(&[(5, 2)], &[(7, 1)]);
        let none_off = tests::board(&[(4, 1), (3, 1)], &[(7, 1)]);
        let one_off = tests::board(&[(5, 1)], &[(7, 1)]);
        let mut other = Other::new(tests::playing(&weights));
        for (plays, best) in [(vec![none_off, one_off], 1), (vec![one_off, none_off], 0)] {
            let decision = Decision {
                board,
                roll: Roll::new(2, 1).expect("a roll"),
                plays,
            };
            assert_eq!(other.answers(&[decision]), Ok(vec![best]));
        }
    }
}
