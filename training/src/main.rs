//! Trains the network by self-play, scores its plays, and has it play GNU Backgammon. `cargo run --release -p training --
//! --help` says how.

mod best;
mod bytes;
mod course;
mod estimate;
mod generator;
mod lane;
mod learner;
mod reduced;
mod saved;
mod score;
mod starts;
mod strength;
mod sums;
mod taught;
mod training;
mod words;

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use course::Course;
use reduced::Begun;
use reduced::widened::widened;
use rollout_lab::backgammon::network::Weights;
use rollout_lab::backgammon::{Board, Networks};
use score::Choice;
use strength::games::{Match, Sides};
use strength::gnubg::GnuBackgammon;
use strength::other::Other;
use strength::{games, gnubg_rollout, report, rollouts};
use taught::Taught;
use training::Training;
use words::{HELP, Order, Whom};

/// Decisions with equities by another judge.
const CASES: &str = "tests/golden/contact.json";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    match Order::read(lexopt::Parser::from_env()).map_err(said)? {
        Order::Help => {
            print!("{HELP}");
            Ok(())
        }
        Order::Train { plan, out, threads } => {
            Weights::zero(plan.units).map_err(said)?;
            train::<Course>(plan, &out, threads)
        }
        Order::Refine {
            plan,
            from,
            units,
            out,
            threads,
        } => {
            let weights = read(&from)?;
            let weights = match units {
                Some(units) => widened(&weights, units, plan.seed).map_err(said)?,
                None => weights,
            };
            train::<reduced::Course>(Begun { plan, weights }, &out, threads)
        }
        Order::Pack { from, out } => {
            let bytes = read(&from)?.to_packed_bytes();
            std::fs::write(&out, bytes).map_err(|error| format!("{}: {error}.", out.display()))
        }
        Order::Score { weights, lookahead } => score(&read(&weights)?, lookahead),
        Order::Play {
            weights,
            whom,
            seed,
            games,
        } => play(&read(&weights)?, &whom, seed, games),
        Order::Rollouts {
            gnubg,
            position,
            games,
        } => match position {
            Some(id) => rollouts::compare(&gnubg, &[(&id, &id)], games),
            None => rollouts::compare(&gnubg, &rollouts::POSITIONS, games),
        },
        Order::TheirRollout { gnubg, id, games } => {
            let rolled = gnubg_rollout::roll(&gnubg, &id, games)?;
            println!("{} {} {}", rolled.equity, rolled.se, rolled.seconds);
            Ok(())
        }
    }
}

fn read(file: &Path) -> Result<Weights, String> {
    let failed = |error: String| format!("{}: {error}", file.display());
    let bytes = std::fs::read(file).map_err(|error| failed(said(error)))?;
    Weights::from_bytes(&bytes).map_err(|error| failed(said(error)))
}

/// Trains, from where a course was stopped if one was.
fn train<C: Taught>(plan: C::Plan, out: &Path, threads: bool) -> Result<(), String> {
    let cases = score::read(Path::new(CASES))?;
    let mut training = Training::<C>::open(plan, out)?;
    print!("{}", training.log());
    let began = Instant::now();
    while !training.course().is_over() {
        training.go_on(threads);
        let score = line(training.course().average(), &cases);
        println!("{}", training.keep(began.elapsed().as_secs(), &score)?);
    }
    Ok(())
}

fn score(weights: &Weights, lookahead: bool) -> Result<(), String> {
    let cases = score::read(Path::new(CASES))?;
    println!("{}\n", line(weights, &cases));
    let lost = |choice: Choice| choice.all_lost(weights, &cases);
    let ahead = lookahead.then(|| lost(Choice::Ahead));
    print!(
        "{}",
        report::errors(&lost(Choice::AtSight), ahead.as_deref())
    );
    Ok(())
}

fn play(weights: &Weights, whom: &Whom, seed: u64, games: usize) -> Result<(), String> {
    let plan = Match {
        seed,
        games,
        at_once: 1_000,
        start: Board::START,
        sides: Sides::InTurn,
    };
    let networks = playing(weights)?;
    let (played, name) = match whom {
        Whom::GnuBackgammon(program) => {
            let mut opponent = GnuBackgammon::start(program)?;
            let played = games::play(&plan, &networks, &mut opponent)?;
            (played, "GNU Backgammon at 0-ply")
        }
        Whom::Weights(file) => {
            let mut opponent = Other::new(playing(&read(file)?)?);
            let played = games::play(&plan, &networks, &mut opponent)?;
            (played, "the other weights")
        }
    };
    print!("{}", report::games(&played, name));
    Ok(())
}

/// Networks that play by these weights; the others are asked for nothing here.
fn playing(weights: &Weights) -> Result<Networks, String> {
    let least = Weights::zero(8).map_err(said)?;
    Ok(Networks::new(weights, &least, &least))
}

fn line(weights: &Weights, cases: &[score::Case]) -> String {
    let score::Score {
        error,
        se,
        crashed,
        off,
    } = score::score(weights, cases);
    format!("error a play {error:.4} ± {se:.4}, crashed {crashed:.4}; equity off by {off:.4}")
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}
