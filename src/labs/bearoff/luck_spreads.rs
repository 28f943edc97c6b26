//! The exact spreads of a careless player's game without the luck of the dice, and without that of
//! dice and choices.

use super::choices::{LuckMeasure, LuckSpreads};
use super::paths::Paths;
use super::prepared_setup::PreparedSetup;
use super::theory::Theory;
use crate::rollout::resumable::Pause;

/// Adds the spreads by both measures of luck that know the players to the statistics of each
/// estimate.
pub(crate) async fn add_luck_spreads(setup: &PreparedSetup, theory: &mut Theory, pause: &Pause) {
    let (first, second) = (pause.part(0.0, 0.5), pause.part(0.5, 1.0));
    let dice = spreads(setup, LuckMeasure::Dice, theory, &first).await;
    let both = spreads(setup, LuckMeasure::DiceAndChoices, theory, &second).await;
    for (estimate, (dice, dice_and_choices)) in
        theory.estimates.iter_mut().zip(dice.into_iter().zip(both))
    {
        estimate.luck_spreads = Some(LuckSpreads {
            dice,
            dice_and_choices,
        });
    }
}

/// Returns the standard deviation of a reduced game by each estimate with a measure of luck. `known`
/// has the statistics of the setup's own measure.
async fn spreads(
    setup: &PreparedSetup,
    luck_measure: LuckMeasure,
    known: &Theory,
    pause: &Pause,
) -> Vec<f64> {
    let reduced_sds = |theory: &Theory| {
        let estimates = theory.estimates.iter();
        estimates.map(|estimate| estimate.reduced_sd).collect()
    };
    if setup.luck_measure == luck_measure {
        return reduced_sds(known);
    }
    let setup = setup.clone().with_luck(luck_measure);
    let paths = Paths::enumerate(&setup, &pause.part(0.0, 0.6)).await;
    reduced_sds(&<Theory>::compute(&setup, &paths, &pause.part(0.6, 1.0)).await)
}
