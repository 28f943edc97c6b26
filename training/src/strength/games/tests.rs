//! Games against a player who makes the last play of each roll, and what other tests need of boards and weights.

use super::*;
use crate::estimate::Estimate;
use rollout_lab::backgammon::network::Weights;

/// Checkers of the side on roll and of the other, each on its own points.
pub fn board(roller: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    let sides = [roller, opponent].map(|side| {
        let mut places = [0; 25];
        for &(point, count) in side {
            places[point - 1] = count;
        }
        places
    });
    Board::new(sides).expect("a board")
}

/// Weights by chance.
pub fn weights(units: usize, seed: u64) -> Weights {
    let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut chance = Chance(Generator::seeded_by(&mut seeds));
    let mut weights = Weights::zero(units).unwrap();
    for weight in weights.parameters_mut().into_iter().flatten() {
        *weight = chance.share() - 0.5;
    }
    weights
}

/// Networks that play by these weights.
pub fn playing(weights: &Weights) -> Networks {
    Networks::new(weights, weights, weights)
}

/// Makes the last play of each roll, and counts what it was asked.
#[derive(Default)]
struct Last {
    asked: usize,
}

impl Opponent for Last {
    fn ask(&mut self, decisions: &[Decision]) -> Result<(), String> {
        self.asked += decisions.len();
        Ok(())
    }

    fn answers(&mut self, decisions: &[Decision]) -> Result<Vec<usize>, String> {
        Ok(decisions
            .iter()
            .map(|decision| decision.plays.len() - 1)
            .collect())
    }
}

/// Near the end, with a last hit to come.
fn short(games: usize, at_once: usize) -> Match {
    let side = [(24, 1), (6, 2), (4, 2), (2, 1)];
    Match {
        seed: 4,
        games,
        at_once,
        start: board(&side, &side),
        sides: Sides::InTurn,
    }
}

fn played(plan: &Match) -> (Vec<Ended>, usize) {
    let (networks, mut last) = (playing(&weights(8, 5)), Last::default());
    let games = play(plan, &networks, &mut last).expect("nothing can go wrong");
    (games, last.asked)
}

#[test]
fn games_do_not_depend_on_how_many_are_under_way() {
    let (games, asked) = played(&short(40, 1));
    assert_eq!((games.clone(), asked), played(&short(40, 7)));
    assert_eq!((games.clone(), asked), played(&short(40, 100)));
    // More of them begin with the same ones.
    assert_eq!(played(&short(60, 60)).0[..40], games[..]);
    assert!(asked > 40, "{asked}");
}

#[test]
fn luck_is_zero_on_the_average_whatever_the_network_thinks() {
    let (games, _) = played(&short(600, 200));
    let luck = Estimate::of(games.iter().map(|game| game.luck.points()));
    // Luck averages zero; a fixed seed is within four standard errors but for one in 16,000.
    assert!(luck.mean.abs() < 4.0 * luck.se, "{luck:?}");
    assert!(luck.sd > 0.1, "there is luck to be measured: {luck:?}");
}

#[test]
fn luck_of_the_other_player_counts_against_us() {
    let plan = short(2, 2);
    let last = board(&[(6, 1)], &[(1, 1)]);
    let networks = playing(&weights(8, 5));
    let mut rolls = Rolls::new();
    rolls.look(&networks, &last, false);
    let (last_play, luck) = rolls.of(Roll::new(6, 5).unwrap());
    for (number, points) in [(0, 1), (1, -1)] {
        let mut game = Game {
            board: last,
            ..Game::new(number, &plan)
        };
        let end = game
            .make(&last_play, luck)
            .expect("the last checker is off");
        assert_eq!(end.points, points);
        // A half, as `luck_is_what_a_roll_is_worth_above_the_mean` says: the other half is left.
        assert_eq!(end.reduced(), 0.5 * f64::from(points));
    }
}

#[test]
fn no_game_begins_with_a_double_and_the_first_roll_is_ours_in_turn() {
    let plan = short(200, 200);
    for number in 0..plan.games {
        let mut game = Game::new(number, &plan);
        assert!(!game.roll().is_double());
        assert_eq!(game.ours, number % 2 == 0);
    }
}

/// Both sides of the short games by the last play: whoever has X's luck subtracted, the other player was asked for every choice.
#[test]
fn a_rollout_by_the_other_player_is_all_its_own_and_its_luck_averages_zero() {
    let theirs = Match {
        sides: Sides::Theirs,
        ..short(600, 200)
    };
    let (games, asked) = played(&theirs);
    let (_, in_turn) = played(&short(600, 200));
    assert!(asked > in_turn, "{asked} {in_turn}");
    let luck = Estimate::of(games.iter().map(|game| game.luck.points()));
    assert!(luck.mean.abs() < 4.0 * luck.se, "{luck:?}");
    for number in 0..20 {
        assert!(Game::new(number, &theirs).ours, "X is on roll");
    }
    // Any first roll: with 36 as likely, none of 200 is a double once in 10^16.
    let doubles = (0..200).filter(|&number| Game::new(number, &theirs).roll().is_double());
    assert!(doubles.count() > 0);
}
