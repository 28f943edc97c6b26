//! The map of the 36 rolls from a bear-off with a cube, and the rolls that lose the market.

use super::game::CubeGame;
use super::prepared_setup::{PreparedCubeSetup, scale_by_cube};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::equity::to_score;
use crate::backgammon::cube::state::CubeState;
use crate::rollout::dice::{ALL_KINDS, ROLL_COUNT};
use crate::rollout::roll_map::RollMap;
use crate::stats::score::{Score, Unit};

/// The best play of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct BestCubePlay {
    /// The checker moves of the play.
    pub moves: Vec<CheckerMove>,
    /// The mover's checkers after the play.
    pub after: Checkers,
    /// The number of the other side's 36 replies after which the other side should pass a double;
    /// 36 if the roll wins the game. `None` if the side on roll has doubled or may not double.
    pub pass_replies: Option<u32>,
}

impl CubeGame {
    /// Returns the map of the game's start by exact equities, after no double or after a double
    /// that is taken. Values are in points for the side on roll, per unit of the cube before its
    /// turn.
    ///
    /// `after_double` is ignored if the side on roll may not double.
    #[must_use]
    pub fn roll_map(&self, after_double: bool) -> RollMap<BestCubePlay> {
        let setup = self.prepared_setup();
        let may_double = setup.start.owner.may_double();
        let action = if after_double && may_double {
            CubeAction::Take
        } else {
            CubeAction::NoDouble
        };
        let state = setup.start.after_action(action);
        let doublings = u32::from(action == CubeAction::Take);
        let has_market = may_double && action == CubeAction::NoDouble;
        let mut scratch = Vec::new();
        let best = setup.best_plays(state, &mut scratch);
        let equities = best
            .0
            .map(|after| scale_by_cube(to_score(setup.exact_after(state, after)), doublings));
        let weighted = ALL_KINDS.iter().zip(equities);
        let sum: i64 = weighted
            .map(|(kind, worth)| i64::from(kind.rolls) * worth.units())
            .sum();
        // The division is exact: scores are in 36ths of the units of equities.
        let mean = Score::from_units(sum / i64::from(ROLL_COUNT));
        let checkers = |index| setup.cubeless.arrangements().checkers(index);
        RollMap::new(Unit::Points, mean, |roll| {
            let best_after = best.0[roll.kind()];
            let after = checkers(best_after);
            let best = BestCubePlay {
                moves: moves_between(checkers(state.mover), roll, after),
                after,
                pass_replies: has_market
                    .then(|| count_pass_replies(setup, state, best_after, &mut scratch)),
            };
            (best, equities[roll.kind()])
        })
    }
}

impl RollMap<BestCubePlay> {
    /// Returns the number of the 1,296 pairs of a roll and a reply that lose the market; `None` if
    /// the side on roll has doubled or may not double.
    #[must_use]
    pub fn market_losers(&self) -> Option<u32> {
        self.rolls.iter().map(|worth| worth.best.pass_replies).sum()
    }
}

/// Returns the number of the other side's 36 replies after which it should pass a double.
///
/// `after` are the mover's checkers after its play. Both sides play perfectly, and the other side
/// does not double before its reply.
fn count_pass_replies(
    setup: &PreparedCubeSetup,
    state: CubeState,
    after: ArrangementIndex,
    scratch: &mut Vec<ArrangementIndex>,
) -> u32 {
    let Some(answering) = state.after_play(after) else {
        return ROLL_COUNT;
    };
    let should_pass = |answer: ArrangementIndex| {
        answer != OFF && !setup.database.no_double(after, answer).is_take()
    };
    let kinds = ALL_KINDS.iter().enumerate();
    let passed = kinds.filter(|&(kind, _)| should_pass(setup.best_play(answering, kind, scratch)));
    passed.map(|(_, kind)| kind.rolls).sum()
}

#[cfg(test)]
mod tests {
    use super::super::setup::CubePlayer;
    use super::super::test_games::game_with_all_estimates;
    use super::*;

    #[test]
    fn market_losers_of_the_paradox_match_hand_count() {
        // 5-2 against 4-1. Doubles from 2-2 on bear both checkers off, and so do a 5 or 6 with
        // anything but an ace: 5 + 14 = 19 rolls. After the other 17 rolls, White bears off with
        // all but 1-1, 2-1, 3-1 and 3-2, which are 7 of the 36. Blue then needs at most four pips
        // and wins more than 75%, so White should pass. So 19 × 36 + 17 × 7 of the 1,296 pairs lose
        // the market.
        let players = [CubePlayer::PERFECT; 2];
        let game = game_with_all_estimates([0, 1, 0, 0, 1, 0], [1, 0, 0, 1, 0, 0], players);
        let map = game.roll_map(false);
        assert_eq!(map.market_losers(), Some(19 * 36 + 17 * 7));
        for worth in &map.rolls {
            let wins = worth.best.after == Checkers::OFF;
            assert_eq!(
                worth.best.pass_replies,
                Some(if wins { 36 } else { 7 }),
                "{:?}",
                worth.roll
            );
        }
        assert!((map.mean - 1.0 / 18.0).abs() < 1e-7);
        assert!((map.gain + map.loss).abs() < 1e-12);
        // After a double the equity is twice as large, and there is no market left to lose.
        let turned = game.roll_map(true);
        assert!((turned.mean - 1.0 / 9.0).abs() < 1e-7);
        assert_eq!(turned.market_losers(), None);
        assert!(
            turned
                .rolls
                .iter()
                .all(|worth| worth.best.pass_replies.is_none())
        );
    }
}
