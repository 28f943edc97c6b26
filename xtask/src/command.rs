//! What `cargo xtask` can be told to do.

use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use crate::choice::Choice;
use crate::driver::{Bench, MEMORY_MINUTES, TASK_RUNS};
use crate::failure::{Failure, Result, fail};
use crate::release_options::{Link, Options};
use crate::site::Site;
use crate::training::Strength;

pub const HELP: &str = "\
cargo xtask COMMAND: each sets up what it needs

  serve [--open] [--port N]   builds the wasm and serves the pages; --open opens a browser
  test [GROUP...]             runs all tests and checks, or some groups of them:
                              fmt clippy core wasm types prose build sizes pages
  test --quick                runs what says within minutes whether something is broken: all but the wasm packages'
                              own tests, and of the pages' one test of each lab
  build [--site URL]          builds all pages for production into www/dist; with the address where they will stand
                              they say it to search engines, and show a picture where somebody links to them
  sizes                       builds, compares sizes with their budgets in wasm-pack.toml, and writes the budgets into
                              docs/benchmarks.md
  release [--site URL] [--tag TAG] [--repository URL] [--homepage URL]
                              builds, and packs the site as a zip and as an npm package into target/release-files;
                              with --site its pages have link previews; with --tag only if that is of the version in
                              Cargo.toml; --repository and --homepage are links of the npm package, whose home page is
                              the site unless it is given
  validate                    runs the long tests: statistical ones of the core, those of the pages that test
                              leaves out, and fuzzes what reads texts, a minute each
  accuracy                    rolls thousands of rollouts of many positions, counts how many intervals miss, and
                              writes docs/accuracy.md, in ten minutes or more
  bench [--beside DIR] [--rounds N] [--only PART] [--write] [--check]
                              measures speed, in N rounds (7); --beside measures another build, which is in DIR, in turn
                              with this one; --only measures one part (a wrong one is told which there are); --write
                              writes the tables into docs/benchmarks.md; with --check a missed goal is a failure
  bench --tasks [--runs N] [--only TEXT] [--check]
                              measures how long the pages block in everything that a reader may wait for, or in that
                              with TEXT in its name: the longest task, as the median and the worst of N runs (15)
  bench --memory [--minutes N] [--check]
                              measures what the page of any position holds while it rolls for N minutes (10)
  audit                       asks Lighthouse about the built pages; a missed goal is a failure
  screenshots [--all DIR]     makes docs/two-checker.png and the pictures that stand in for the lab elsewhere;
                              --all: every width, theme and language, into DIR
  train                       trains the scout and the network from a seed by playing against themselves, in two
                              hours or more, into target/training; stopped, it goes on where it was
  strength [--weights FILE] [--games N]
                              how well the network plays: on decisions that were judged, and in N games against GNU
                              Backgammon where that is installed, without their luck
  strength --rollouts [--position ID] [--games N]
                              rollouts of five positions, or of that one, in N games (1296), by GNU Backgammon, by its
                              plays with our luck subtracted, and ours
";

#[derive(Debug, PartialEq)]
pub enum Command {
    Help,
    Serve { open: bool, port: Option<u16> },
    Test(Choice),
    Build { site: Option<Site> },
    Sizes,
    Release(Options),
    Validate,
    Accuracy,
    Bench(Bench),
    Audit,
    Screenshots { all: Option<PathBuf> },
    Train,
    Strength(Strength),
}

impl Command {
    /// Reads what stands behind `cargo xtask`.
    pub fn parse(words: &[String]) -> Result<Self> {
        let Some((command, rest)) = words.split_first() else {
            return Ok(Self::Help);
        };
        let rest = Parser::from_args(rest);
        match command.as_str() {
            "help" | "--help" | "-h" => return Ok(Self::Help),
            "serve" => serve(rest),
            "test" => test(rest),
            "build" => build(rest),
            "sizes" => nothing(rest, Self::Sizes),
            "release" => release(rest),
            "validate" => nothing(rest, Self::Validate),
            "accuracy" => nothing(rest, Self::Accuracy),
            "bench" => bench(rest),
            "audit" => nothing(rest, Self::Audit),
            "screenshots" => screenshots(rest),
            "train" => nothing(rest, Self::Train),
            "strength" => strength(rest),
            _ => fail("there is no such command"),
        }
        .map_err(|why| {
            Failure::new(format!(
                "`cargo xtask {}` is not understood: {}. `cargo xtask help` lists the commands.",
                words.join(" "),
                why.to_string().trim_end_matches('.')
            ))
        })
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Self {
        Self::new(error.to_string())
    }
}

fn serve(mut words: Parser) -> Result<Command> {
    let (mut open, mut port) = (false, None);
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("open") => open = true,
            Arg::Long("port") => port = Some(words.value()?.parse()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Serve { open, port })
}

fn test(mut words: Parser) -> Result<Command> {
    let (mut quick, mut groups) = (false, Vec::new());
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("quick") => quick = true,
            Arg::Value(name) => groups.push(name.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Choice::of(quick, &groups).map(Command::Test)
}

fn build(mut words: Parser) -> Result<Command> {
    let mut site = None;
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("site") => site = Some(Site::parse(&words.value()?.string()?)?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Build { site })
}

fn release(mut words: Parser) -> Result<Command> {
    let mut options = Options::default();
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("site") => options.site = Some(Site::parse(&words.value()?.string()?)?),
            Arg::Long("tag") => options.tag = Some(words.value()?.string()?),
            Arg::Long("repository") => options.repository = Some(link("--repository", &mut words)?),
            Arg::Long("homepage") => options.homepage = Some(link("--homepage", &mut words)?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Release(options))
}

fn bench(mut words: Parser) -> Result<Command> {
    let mut bench = Bench::default();
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("check") => bench.check = true,
            Arg::Long("write") => bench.write = true,
            Arg::Long("beside") => bench.beside = Some(path(&mut words)?),
            Arg::Long("rounds") => bench.rounds = Some(times("--rounds", &mut words)?),
            Arg::Long("tasks") => {
                bench.runs.get_or_insert(TASK_RUNS);
            }
            Arg::Long("runs") => bench.runs = Some(times("--runs", &mut words)?),
            Arg::Long("memory") => {
                bench.minutes.get_or_insert(MEMORY_MINUTES);
            }
            Arg::Long("minutes") => bench.minutes = Some(times("--minutes", &mut words)?),
            Arg::Long("only") => bench.only = Some(words.value()?.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Bench(bench))
}

fn screenshots(mut words: Parser) -> Result<Command> {
    let mut all = None;
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("all") => all = Some(path(&mut words)?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Screenshots { all })
}

fn strength(mut words: Parser) -> Result<Command> {
    let mut strength = Strength::default();
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("rollouts") => strength.rollouts = true,
            Arg::Long("position") => strength.position = Some(words.value()?.string()?),
            Arg::Long("weights") => strength.weights = Some(path(&mut words)?),
            Arg::Long("games") => match words.value()?.parse()? {
                0 | 1 => return fail("--games takes a number from 2 on"),
                games => strength.games = Some(games),
            },
            other => return Err(other.unexpected().into()),
        }
    }
    if strength.rollouts && strength.weights.is_some() {
        return fail("--rollouts are by the project's weights");
    }
    if strength.position.is_some() && !strength.rollouts {
        return fail("--position is for --rollouts");
    }
    Ok(Command::Strength(strength))
}

/// The address of a page.
fn link(option: &str, words: &mut Parser) -> Result<Link> {
    Link::parse(option, &words.value()?.string()?)
}

/// How often something is measured.
fn times(option: &str, words: &mut Parser) -> Result<u32> {
    match words.value()?.parse()? {
        0 => fail(format!("{option} takes a number from 1 on, not 0")),
        times => Ok(times),
    }
}

/// A file or folder, relative to where the command was called, not to the top of the checkout.
fn path(words: &mut Parser) -> Result<PathBuf> {
    let path = words.value()?;
    std::path::absolute(&path)
        .map_err(|error| Failure::new(format!("{} cannot be used: {error}", path.display())))
}

/// Of a command that takes nothing.
fn nothing(mut words: Parser, command: Command) -> Result<Command> {
    match words.next()? {
        None => Ok(command),
        Some(other) => Err(other.unexpected().into()),
    }
}

#[cfg(test)]
mod tests;
