//! What the trainer can be told to do.

use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use crate::course::Plan;
use crate::lane::Habits;

pub const HELP: &str = "\
training [--out FILE] [--seed N] [--units N] [--steps N] [--no-counts] [--one-thread]
    trains a network by playing against itself, and writes its weights and, as it goes, how it scores; beside the
    weights it keeps the course itself, and goes on with it if it was stopped
training --score FILE [--lookahead]
    scores the plays of the weights in a file, if wanted also those that it chooses by looking one roll ahead
training --play FILE --gnubg PROGRAM [--seed N] [--games N]
    plays games with the weights in a file against GNU Backgammon, and subtracts the luck that they measure

Scores are of tests/golden/contact.json; all are run from the folder of the project.
";

/// Games that are played unless it is said how many.
pub const GAMES: usize = 3_000;

#[derive(Debug)]
pub enum Order {
    Help,
    Train {
        plan: Plan,
        out: PathBuf,
        threads: bool,
    },
    Score {
        weights: PathBuf,
        lookahead: bool,
    },
    Play {
        weights: PathBuf,
        gnubg: PathBuf,
        seed: u64,
        games: usize,
    },
}

/// The course that is taken unless another is asked for.
const PLAN: Plan = Plan {
    seed: 1,
    units: 224,
    counts: true,
    steps: 1_500_000,
    rates: [2e-3, 2e-5],
    habits: Habits {
        any_play: 0.1,
        odd_start: 0.2,
    },
};

impl Order {
    pub fn read(mut words: Parser) -> Result<Self, lexopt::Error> {
        let (mut plan, mut out, mut threads) = (PLAN, PathBuf::from("target/network.bin"), true);
        let (mut scored, mut lookahead) = (None, false);
        let (mut played, mut gnubg, mut games) = (None, PathBuf::from("gnubg"), GAMES);
        while let Some(word) = words.next()? {
            match word {
                Arg::Long("help") => return Ok(Self::Help),
                Arg::Long("score") => scored = Some(PathBuf::from(words.value()?)),
                Arg::Long("lookahead") => lookahead = true,
                Arg::Long("play") => played = Some(PathBuf::from(words.value()?)),
                Arg::Long("gnubg") => gnubg = PathBuf::from(words.value()?),
                Arg::Long("games") => games = words.value()?.parse()?,
                Arg::Long("out") => out = PathBuf::from(words.value()?),
                Arg::Long("seed") => plan.seed = words.value()?.parse()?,
                Arg::Long("no-counts") => plan.counts = false,
                Arg::Long("units") => plan.units = words.value()?.parse()?,
                Arg::Long("steps") => plan.steps = words.value()?.parse()?,
                Arg::Long("one-thread") => threads = false,
                other => return Err(other.unexpected()),
            }
        }
        Ok(match (scored, played) {
            (Some(weights), _) => Self::Score { weights, lookahead },
            (_, Some(weights)) => Self::Play {
                weights,
                gnubg,
                seed: plan.seed,
                games,
            },
            _ => Self::Train { plan, out, threads },
        })
    }
}
