//! What the trainer can be told to do.

use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use crate::course::Plan;
use crate::lane::Habits;
use crate::reduced::{self, lessons::Manner};

pub const HELP: &str = "\
training [--out FILE] [--seed N] [--units N] [--steps N] [--no-counts] [--one-thread]
    trains a network by playing against itself, and writes its weights and, as it goes, how it scores; beside the
    weights it keeps the course itself, and goes on with it if it was stopped
training --refine FILE [--course N] [--units N] [--out FILE] [--seed N] [--rounds N] [--one-thread]
    a later course: goes on from the weights in a file, with games whose luck is subtracted, and keeps itself likewise.
    The second does no more than that; the third does so after the network has got twice as many hidden units, or those
    asked for, and the fourth goes on with smaller steps
training --pack FILE [--out FILE]
    writes the weights in a file as the project keeps them, most of them in 8 bits
training --score FILE [--lookahead]
    scores the plays of the weights in a file, if wanted also those that it chooses by looking one roll ahead
training --play FILE --gnubg PROGRAM [--seed N] [--games N]
    plays games with the weights in a file against GNU Backgammon, and subtracts the luck that they measure
training --play FILE --against FILE [--seed N] [--games N]
    plays them against the weights in another file: with the luck subtracted, a hundredth of a point a game shows in
    about a minute
training --rollouts --gnubg PROGRAM [--position ID] [--games N]
    rolls out some positions, or that one, as GNU Backgammon does, as its plays come out with our luck subtracted, and as
    we do
training --their-rollout ID --gnubg PROGRAM [--games N]
    a reduced rollout of one position by GNU Backgammon alone: equity, standard error, seconds

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
    Refine {
        plan: reduced::Plan,
        from: PathBuf,
        /// How many hidden units it gets, if more than it has.
        units: Option<usize>,
        out: PathBuf,
        threads: bool,
    },
    Pack {
        from: PathBuf,
        out: PathBuf,
    },
    Score {
        weights: PathBuf,
        lookahead: bool,
    },
    Play {
        weights: PathBuf,
        whom: Whom,
        seed: u64,
        games: usize,
    },
    Rollouts {
        gnubg: PathBuf,
        /// The ID of one position.
        position: Option<String>,
        games: usize,
    },
    TheirRollout {
        gnubg: PathBuf,
        id: String,
        games: usize,
    },
}

/// Whom weights play.
#[derive(Debug)]
pub enum Whom {
    /// This program.
    GnuBackgammon(PathBuf),
    /// The weights in this file.
    Weights(PathBuf),
}

/// The first course, unless another is asked for.
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

/// The second course.
const SECOND: reduced::Plan = reduced::Plan {
    seed: 2,
    rounds: 220,
    games: 512,
    uses: 3,
    rates: [5e-4, 1e-5],
    manner: Manner {
        habits: Habits {
            any_play: 0.05,
            odd_start: 0.2,
        },
        trace: 0.9,
    },
};

/// Hidden units of the third course: twice those of the first.
const WIDE: usize = 2 * PLAN.units;

/// The third course. Games of half as many to a round are learnt from sooner.
const THIRD: reduced::Plan = reduced::Plan {
    seed: 3,
    rounds: 480,
    games: 256,
    uses: 2,
    ..SECOND
};

/// The fourth course: what the third has learnt, in smaller steps.
const FOURTH: reduced::Plan = reduced::Plan {
    seed: 4,
    rounds: 1000,
    rates: [3e-4, 1e-5],
    ..THIRD
};

impl Order {
    pub fn read(mut words: Parser) -> Result<Self, lexopt::Error> {
        let (mut plan, mut out, mut threads) = (PLAN, PathBuf::from("target/network.bin"), true);
        let (mut refined, mut course) = (None, 2);
        let (mut seed, mut units, mut rounds) = (None, None, None);
        let (mut packed, mut scored, mut lookahead) = (None, None, false);
        let (mut played, mut against) = (None, None);
        let (mut gnubg, mut games) = (PathBuf::from("gnubg"), GAMES);
        let (mut rollouts, mut position, mut theirs) = (false, None, None);
        while let Some(word) = words.next()? {
            match word {
                Arg::Long("help") => return Ok(Self::Help),
                Arg::Long("refine") => refined = Some(PathBuf::from(words.value()?)),
                Arg::Long("course") => course = words.value()?.parse()?,
                Arg::Long("rounds") => rounds = Some(words.value()?.parse()?),
                Arg::Long("pack") => packed = Some(PathBuf::from(words.value()?)),
                Arg::Long("score") => scored = Some(PathBuf::from(words.value()?)),
                Arg::Long("lookahead") => lookahead = true,
                Arg::Long("play") => played = Some(PathBuf::from(words.value()?)),
                Arg::Long("gnubg") => gnubg = PathBuf::from(words.value()?),
                Arg::Long("against") => against = Some(PathBuf::from(words.value()?)),
                Arg::Long("rollouts") => rollouts = true,
                Arg::Long("position") => position = Some(words.value()?.string()?),
                Arg::Long("their-rollout") => theirs = Some(words.value()?.string()?),
                Arg::Long("games") => games = words.value()?.parse()?,
                Arg::Long("out") => out = PathBuf::from(words.value()?),
                Arg::Long("seed") => seed = Some(words.value()?.parse()?),
                Arg::Long("no-counts") => plan.counts = false,
                Arg::Long("units") => units = Some(words.value()?.parse()?),
                Arg::Long("steps") => plan.steps = words.value()?.parse()?,
                Arg::Long("one-thread") => threads = false,
                other => return Err(other.unexpected()),
            }
        }
        plan.seed = seed.unwrap_or(plan.seed);
        plan.units = units.unwrap_or(plan.units);
        let (later, wide) = match course {
            2 => (SECOND, None),
            3 => (THIRD, Some(WIDE)),
            4 => (FOURTH, None),
            _ => return Err("the later courses are 2, 3 and 4".into()),
        };
        if let Some(id) = theirs {
            return Ok(Self::TheirRollout { gnubg, id, games });
        }
        if rollouts {
            return Ok(Self::Rollouts {
                gnubg,
                position,
                games,
            });
        }
        if let Some(from) = packed {
            return Ok(Self::Pack { from, out });
        }
        Ok(match (scored, played, refined) {
            (Some(weights), ..) => Self::Score { weights, lookahead },
            (_, Some(weights), _) => Self::Play {
                weights,
                whom: against.map_or(Whom::GnuBackgammon(gnubg), Whom::Weights),
                seed: plan.seed,
                games,
            },
            (.., Some(from)) => Self::Refine {
                plan: reduced::Plan {
                    seed: seed.unwrap_or(later.seed),
                    rounds: rounds.unwrap_or(later.rounds),
                    ..later
                },
                from,
                units: units.or(wide),
                out,
                threads,
            },
            _ => Self::Train { plan, out, threads },
        })
    }
}
