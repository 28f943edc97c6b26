//! The commands of `cargo xtask`, and their options.

use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use crate::choice::Choice;
use crate::driver::{Bench, MEMORY_MINUTES, TASK_RUNS};
use crate::failure::{Failure, Result, fail};
use crate::release_options::{Link, Options};
use crate::site::Site;
use crate::training::Strength;

pub const HELP: &str = "\
cargo xtask COMMAND: each command installs the tools it needs

  serve [--open] [--port N]   build the wasm and serve the pages; --open opens a browser
  test [GROUP...]             run all tests and checks, or only these groups:
                              fmt biome clippy core package wasm types prose build sizes pages
  test --quick                run a selection that finds most breakage within minutes: everything except the wasm
                              packages' own tests, with one page test for each lab
  prepare                     install what the groups from wasm on need, as test does while the first ones run
  build [--site URL]          build all pages for production into www/dist; with --site, the address where they will
                              be served, they have addresses for search engines, and link previews
  sizes                       build, compare sizes with their budgets in wasm-pack.toml, and write the budgets into
                              docs/benchmarks.md
  release [--site URL] [--tag TAG] [--repository URL] [--homepage URL]
                              build, and pack the site as a zip and as an npm package into target/release-files;
                              --site adds link previews; --tag fails unless the tag matches the version in
                              Cargo.toml; --repository and --homepage set the npm package's links (the home page is
                              the site by default)
  validate                    run the long tests: the core's statistical tests, the page tests that test skips, and
                              a minute of fuzzing for each parser
  accuracy                    roll thousands of rollouts of many positions, count the intervals that miss, and write
                              docs/accuracy.md; takes ten minutes or more
  bench [--beside DIR] [--rounds N] [--only PART] [--write] [--check]
                              measure speed in N rounds (default 7); --beside alternates with another build in DIR;
                              --only measures one part (a wrong name lists the parts); --write writes the tables into
                              docs/benchmarks.md; --check fails if a goal is missed
  bench --tasks [--runs N] [--only TEXT] [--check]
                              measure the longest blocking task of everything that a reader may wait for, or of
                              everything with TEXT in its name: median and worst of N runs (default 15)
  bench --memory [--minutes N] [--check]
                              measure the memory of the page of any position while it rolls for N minutes
                              (default 10)
  audit                       audit the built pages with Lighthouse; fails if a goal is missed
  screenshots [--all DIR]     make docs/two-checker.png and the cards of the labs; --all: every width, theme and
                              language, into DIR
  train                       train the scout and the network by self-play from a seed into target/training, in two
                              hours or more; resumes if it was stopped
  strength [--weights FILE] [--games N]
                              measure how well the network plays: on judged decisions and, if GNU Backgammon is
                              installed, in N games against it, with luck subtracted
  strength --rollouts [--position ID] [--games N]
                              roll out five positions, or only ID, in N games (default 1296): by GNU Backgammon, by
                              its plays with our luck subtracted, and by our network
";

#[derive(Debug, PartialEq)]
pub enum Command {
    Help,
    Serve { open: bool, port: Option<u16> },
    Test(Choice),
    Prepare,
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
    /// Parses the words after `cargo xtask`.
    pub fn parse(words: &[String]) -> Result<Self> {
        let Some((command, rest)) = words.split_first() else {
            return Ok(Self::Help);
        };
        let rest = Parser::from_args(rest);
        match command.as_str() {
            "help" | "--help" | "-h" => return Ok(Self::Help),
            "serve" => serve(rest),
            "test" => test(rest),
            "prepare" => nothing(rest, Self::Prepare),
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
            _ => fail("no such command"),
        }
        .map_err(|why| {
            Failure::new(format!(
                "`cargo xtask {}` is not valid: {}. `cargo xtask help` lists the commands.",
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
                0 | 1 => return fail("--games takes a whole number, 2 or more"),
                games => strength.games = Some(games),
            },
            other => return Err(other.unexpected().into()),
        }
    }
    if strength.rollouts && strength.weights.is_some() {
        return fail("--rollouts always uses the project's weights, so leave out --weights");
    }
    if strength.position.is_some() && !strength.rollouts {
        return fail("--position is only for --rollouts");
    }
    Ok(Command::Strength(strength))
}

/// The address of a page.
fn link(option: &str, words: &mut Parser) -> Result<Link> {
    Link::parse(option, &words.value()?.string()?)
}

/// A number of repetitions, at least 1.
fn times(option: &str, words: &mut Parser) -> Result<u32> {
    match words.value()?.parse()? {
        0 => fail(format!("{option} takes a whole number, 1 or more")),
        times => Ok(times),
    }
}

/// A file or folder, relative to the current directory, not to the top of the checkout.
fn path(words: &mut Parser) -> Result<PathBuf> {
    let path = words.value()?;
    std::path::absolute(&path)
        .map_err(|error| Failure::new(format!("{} cannot be used: {error}", path.display())))
}

/// A command without options.
fn nothing(mut words: Parser, command: Command) -> Result<Command> {
    match words.next()? {
        None => Ok(command),
        Some(other) => Err(other.unexpected().into()),
    }
}

#[cfg(test)]
mod tests;
