//! Trains the network by self-play, and scores its plays. `cargo run --release -p training -- --help` says how.

mod course;
mod lane;
mod learner;
mod score;
mod starts;
mod sums;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use course::{BATCH, Course, Plan};
use lane::Habits;
use lexopt::{Arg, ValueExt};
use rollout_lab::contact::network::Weights;

const HELP: &str = "\
training [--out FILE] [--seed N] [--units N] [--steps N] [--one-thread]
    trains a network by playing against itself, and writes its weights and, as it goes, how it scores
training --score FILE
    scores the plays of the weights in a file

Both score the plays on tests/golden/contact.json; they are run from the folder of the project.
";

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
    let mut plan = Plan {
        seed: 1,
        units: 192,
        steps: 3_000_000,
        rates: [2e-3, 2e-5],
        habits: Habits {
            any_play: 0.1,
            odd_start: 0.2,
        },
    };
    let (mut out, mut threads) = (PathBuf::from("target/network.bin"), true);
    let mut words = lexopt::Parser::from_env();
    let mut scored = None;
    while let Some(word) = words.next().map_err(said)? {
        match word {
            Arg::Long("help") => {
                print!("{HELP}");
                return Ok(());
            }
            Arg::Long("score") => scored = Some(PathBuf::from(words.value().map_err(said)?)),
            Arg::Long("out") => out = PathBuf::from(words.value().map_err(said)?),
            Arg::Long("seed") => {
                plan.seed = words.value().and_then(|word| word.parse()).map_err(said)?;
            }
            Arg::Long("units") => {
                plan.units = words.value().and_then(|word| word.parse()).map_err(said)?;
            }
            Arg::Long("steps") => {
                plan.steps = words.value().and_then(|word| word.parse()).map_err(said)?;
            }
            Arg::Long("one-thread") => threads = false,
            other => return Err(said(other.unexpected())),
        }
    }
    if let Some(file) = scored {
        let bytes = std::fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let weights = Weights::from_bytes(&bytes).map_err(said)?;
        println!("{}", line(&weights, &score::read(Path::new(CASES))?));
        return Ok(());
    }
    train(plan, &out, threads)
}

fn train(plan: Plan, out: &Path, threads: bool) -> Result<(), String> {
    let cases = score::read(Path::new(CASES))?;
    Weights::zero(plan.units).map_err(said)?;
    let mut course = Course::new(plan);
    let began = Instant::now();
    println!("{plan:?}, {BATCH} positions a step");
    // Some forty lines, whatever the length.
    let every = (plan.steps / 40).max(1);
    while !course.is_over() {
        course.step(threads);
        if course.step_number().is_multiple_of(every) || course.is_over() {
            std::fs::write(out, course.average().to_bytes())
                .map_err(|error| format!("{}: {error}", out.display()))?;
            let (step, games, rate) = (course.step_number(), course.games(), course.rate());
            let seconds = began.elapsed().as_secs();
            println!(
                "{step} steps, {games} games, {seconds} s, rate {rate:.1e}: {}",
                line(course.average(), &cases)
            );
        }
    }
    Ok(())
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
