//! A network with more hidden units that says the same as a narrower one, to learn on.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rollout_lab::backgammon::network::{OUTPUTS, Weights, WeightsError};

use crate::generator::Generator;
use crate::starts::Chance;

/// Weights to new units are whole numbers of these, up to so many, and as many below 0: ±⅛, each of which 16 bits hold.
const STEP: f32 = 1.0 / 8192.0;
const MOST: usize = 1024;

/// So many units: first those that there are, and then new ones, which see all inputs a little, as it happens, and say nothing
/// yet.
///
/// # Errors
/// [`WeightsError::InvalidUnits`], if there is no such network, or these have more units already.
pub fn widened(narrow: &Weights, units: usize, seed: u64) -> Result<Weights, WeightsError> {
    let few = narrow.units();
    if units < few {
        return Err(WeightsError::InvalidUnits(units));
    }
    let mut wide = Weights::zero(units)?;
    let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut chance = Chance(Generator::seeded_by(&mut seeds));
    let of_inputs = wide.hidden_weights.chunks_exact_mut(units);
    for (to, from) in of_inputs.zip(narrow.hidden_weights.chunks_exact(few)) {
        let (old, new) = to.split_at_mut(few);
        old.copy_from_slice(from);
        new.fill_with(|| (chance.below(2 * MOST + 1) as f32 - MOST as f32) * STEP);
    }
    wide.hidden_biases[..few].copy_from_slice(&narrow.hidden_biases);
    for output in 0..OUTPUTS {
        wide.output_weights[output * units..][..few]
            .copy_from_slice(&narrow.output_weights[output * few..][..few]);
    }
    wide.output_biases.copy_from_slice(&narrow.output_biases);
    Ok(wide)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::games::tests::{board, weights};
    use rollout_lab::backgammon::Board;
    use rollout_lab::backgammon::network::{Network, NetworkScratch};

    #[test]
    fn a_wide_network_says_what_the_narrow_one_said() {
        let narrow = Weights::from_bytes(&weights(8, 5).to_bytes()).expect("weights");
        let wide = widened(&narrow, 24, 7).expect("24 units");
        assert_eq!(wide.units(), 24);
        // As a file has them.
        assert!(Weights::from_bytes(&wide.to_bytes()).as_ref() == Ok(&wide));
        let of = |weights: &Weights, board: &Board| {
            Network::new(weights)
                .evaluate(board, &mut NetworkScratch::default())
                .units()
        };
        for board in [Board::START, board(&[(6, 2), (25, 1)], &[(1, 1), (24, 2)])] {
            assert_eq!(of(&wide, &board), of(&narrow, &board));
        }
    }

    #[test]
    fn new_units_see_all_inputs_differently_by_the_seed() {
        let narrow = weights(8, 5);
        let [one, other] = [7, 8].map(|seed| widened(&narrow, 24, seed).expect("24 units"));
        assert!(one != other);
        for of_input in one.hidden_weights.chunks_exact(24) {
            let new = &of_input[8..];
            assert!(new.iter().all(|weight| weight.abs() <= 0.125));
            assert!(new.iter().any(|&weight| weight != new[0]));
        }
    }

    #[test]
    fn a_network_does_not_become_narrower() {
        let narrow = weights(16, 5);
        assert_eq!(widened(&narrow, 8, 7), Err(WeightsError::InvalidUnits(8)));
        assert_eq!(widened(&narrow, 17, 7), Err(WeightsError::InvalidUnits(17)));
        assert_eq!(widened(&narrow, 16, 7).as_ref(), Ok(&narrow));
    }
}
