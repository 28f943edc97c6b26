//! Rollouts by GNU Backgammon beside ours, and what their differences are due to.
//!
//! If our luck were biased, it would bias the rollout of anybody's play. So each position is rolled out three times: as GNU
//! Backgammon plays it with its own luck subtracted, as *it* plays with *our* luck subtracted, and as we play with ours. The first
//! two have to agree within their errors; the last one may differ by what the plays differ.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
use rollout_lab::labs::contact::{Game, Rollout};
use rollout_lab::rollout::seed::Seed;

use super::games::{Match, Sides};
use super::gnubg::GnuBackgammon;
use super::gnubg_rollout::Rolled;
use super::{games, gnubg_rollout};
use crate::estimate::Estimate;

/// Those of the lab's positions to learn from that have most to play for: IDs of the side on roll.
pub const POSITIONS: [(&str, &str); 5] = [
    ("opening", "4HPwATDgc/ABMA"),
    ("opening reply", "sGfwATDgc/ABMA"),
    ("blitz", "4HPwAWDYzsEBMA"),
    ("prime against prime", "2G6DATDYboMBMA"),
    ("ace-point game", "trsDAIDt7gAADA"),
];

/// So many of ours take about as long as one of theirs.
const OURS: usize = 5;

/// Rolls out positions, of which these are names and IDs, in so many games by GNU Backgammon, and prints what came out.
pub fn compare(program: &Path, positions: &[(&str, &str)], games: usize) -> Result<(), String> {
    println!(
        "Equities of the side on roll, in points; distances from GNU Backgammon's in standard errors.\n\n\
         | position | GNU Backgammon | its plays, our luck | distance | our plays and luck | distance | seconds to ± 0.005: its | ours |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    );
    let mut opponent = GnuBackgammon::start(program)?;
    let networks = Networks::trained();
    for &(name, id) in positions {
        let start = board_id::parse(id)
            .map_err(|error| error.to_string())?
            .board;
        let its_own = gnubg_rollout::roll(program, id, games)?;
        let its_plays = its_plays(&networks, &mut opponent, start, games)?;
        let ours = our_own(&networks, start, OURS * games);
        println!("{}", row(name, [its_own, its_plays, ours]));
    }
    Ok(())
}

/// GNU Backgammon plays both sides, and our network measures the luck.
fn its_plays(
    networks: &Networks,
    opponent: &mut GnuBackgammon,
    start: Board,
    games: usize,
) -> Result<Rolled, String> {
    let plan = Match {
        seed: 1,
        games,
        at_once: 1_000,
        start,
        sides: Sides::Theirs,
    };
    let began = Instant::now();
    let played = games::play(&plan, networks, opponent)?;
    let Estimate { mean, se, .. } = Estimate::of(played.iter().map(|game| game.reduced()));
    Ok(Rolled {
        equity: mean,
        se,
        seconds: began.elapsed().as_secs_f64(),
    })
}

/// As the page rolls it out, on one thread.
fn our_own(networks: &Arc<Networks>, start: Board, games: usize) -> Rolled {
    let began = Instant::now();
    let game = Game::new(networks.clone(), start, vec![EvaluatorKind::Network]);
    let mut rollout = Rollout::new(Arc::new(game), Seed::new(1));
    rollout.roll(games as u64);
    let reduced = rollout.point(0).reduced;
    Rolled {
        equity: reduced.mean.unwrap_or(f64::NAN),
        se: reduced.se.unwrap_or(f64::NAN),
        seconds: began.elapsed().as_secs_f64(),
    }
}

fn row(name: &str, [its_own, its_plays, ours]: [Rolled; 3]) -> String {
    let said = |of: Rolled| format!("{:+.4} ± {:.4}", of.equity, of.se);
    let distance = |of: Rolled| (of.equity - its_own.equity) / of.se.hypot(its_own.se);
    // A standard error falls with the square root of the time.
    let until = |of: Rolled| of.seconds * (of.se / 0.005).powi(2);
    format!(
        "| {name} | {} | {} | {:+.1} | {} | {:+.1} | {:.0} | {:.0} |",
        said(its_own),
        said(its_plays),
        distance(its_plays),
        said(ours),
        distance(ours),
        until(its_own),
        until(ours),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_in_standard_errors_and_times_in_squares() {
        let of = |equity, se, seconds| Rolled {
            equity,
            se,
            seconds,
        };
        // 0.1 − 0.05 over √(0.03² + 0.04²) = 0.05: one; twice the error wanted takes four times as long.
        let said = row(
            "one",
            [of(0.05, 0.03, 1.0), of(0.1, 0.04, 2.0), of(0.0, 0.01, 5.0)],
        );
        assert!(said.contains("| +0.1000 ± 0.0400 | +1.0 |"), "{said}");
        assert!(said.ends_with("| 36 | 20 |"), "{said}");
    }

    #[test]
    fn the_positions_are_games_that_go_on() {
        for (name, id) in POSITIONS {
            let board = board_id::parse(id).expect(name).board;
            assert!(board.outcome().is_none() && board.has_contact(), "{name}");
        }
    }
}
