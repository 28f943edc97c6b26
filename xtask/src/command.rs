//! What `cargo xtask` can be told to do.

use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use crate::choice::Choice;
use crate::driver::{Bench, TASK_RUNS};
use crate::failure::{Failure, Result, fail};
use crate::site::Site;

pub const HELP: &str = "\
cargo xtask COMMAND: each sets up what it needs

  serve [--open] [--port N]   builds the wasm and serves the pages; --open opens a browser
  test [GROUP...]             runs all tests and checks, or some groups of them:
                              fmt clippy core wasm types build sizes pages
  test --quick                runs what says within minutes whether something is broken: all but the wasm packages'
                              own tests, and of the pages' one test of each lab
  build [--site URL]          builds all pages for production into www/dist; with the address where they will stand
                              they say it to search engines, and show a picture where somebody links to them
  sizes                       builds, and compares sizes with their budgets in wasm-pack.toml
  release [--site URL] [--tag TAG]
                              builds, and packs the site as a zip and as an npm package into target/release-files;
                              with --tag only if that is of the version in Cargo.toml
  validate                    runs the long tests: statistical ones of the core, those of the pages that test
                              leaves out, and fuzzes what reads texts, a minute each
  bench [--beside DIR] [--rounds N] [--check]
                              measures speed, in N rounds (7); --beside measures another build, which is in DIR, in turn
                              with this one; with --check a missed goal is a failure
  bench --tasks [--runs N] [--check]
                              measures how long the pages block in everything that a reader may wait for: the longest
                              task, as the median and the worst of N runs (15)
  audit                       asks Lighthouse about the built pages; a missed goal is a failure
  screenshots [--all DIR]     makes docs/two-checker.png and the pictures that stand in for the lab elsewhere;
                              --all: every width, theme and language, into DIR
";

#[derive(Debug, PartialEq)]
pub enum Command {
    Help,
    Serve {
        open: bool,
        port: Option<u16>,
    },
    Test(Choice),
    Build {
        site: Option<Site>,
    },
    Sizes,
    Release {
        site: Option<Site>,
        tag: Option<String>,
    },
    Validate,
    Bench(Bench),
    Audit,
    Screenshots {
        all: Option<PathBuf>,
    },
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
            "bench" => bench(rest),
            "audit" => nothing(rest, Self::Audit),
            "screenshots" => screenshots(rest),
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
    let (mut site, mut tag) = (None, None);
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("site") => site = Some(Site::parse(&words.value()?.string()?)?),
            Arg::Long("tag") => tag = Some(words.value()?.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Release { site, tag })
}

fn bench(mut words: Parser) -> Result<Command> {
    let mut bench = Bench::default();
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("check") => bench.check = true,
            Arg::Long("beside") => bench.beside = Some(folder(&mut words)?),
            Arg::Long("rounds") => bench.rounds = Some(times("--rounds", &mut words)?),
            Arg::Long("tasks") => {
                bench.runs.get_or_insert(TASK_RUNS);
            }
            Arg::Long("runs") => bench.runs = Some(times("--runs", &mut words)?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Bench(bench))
}

fn screenshots(mut words: Parser) -> Result<Command> {
    let mut all = None;
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("all") => all = Some(folder(&mut words)?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Screenshots { all })
}

/// How often something is measured.
fn times(option: &str, words: &mut Parser) -> Result<u32> {
    match words.value()?.parse()? {
        0 => fail(format!("{option} takes a number from 1 on, not 0")),
        times => Ok(times),
    }
}

/// Relative to where the command was called, not to the top of the checkout.
fn folder(words: &mut Parser) -> Result<PathBuf> {
    let folder = words.value()?;
    std::path::absolute(&folder)
        .map_err(|error| Failure::new(format!("{} cannot be used: {error}", folder.display())))
}

/// Of a command that takes nothing.
fn nothing(mut words: Parser, command: Command) -> Result<Command> {
    match words.next()? {
        None => Ok(command),
        Some(other) => Err(other.unexpected().into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::groups::Group;

    fn parsed(line: &str) -> Result<Command> {
        let words = line.split_whitespace().map(str::to_owned);
        Command::parse(&words.collect::<Vec<_>>())
    }

    fn refusal(line: &str) -> String {
        parsed(line).expect_err("is refused").to_string()
    }

    #[test]
    fn options_of_serve_come_in_any_order() {
        let serve = |open, port| Ok(Command::Serve { open, port });
        assert_eq!(parsed("serve"), serve(false, None));
        assert_eq!(parsed("serve --open --port 8000"), serve(true, Some(8000)));
        assert_eq!(parsed("serve --port=8000 --open"), serve(true, Some(8000)));
    }

    #[test]
    fn what_is_tested_stands_behind_the_command() {
        assert_eq!(parsed("test"), Ok(Command::Test(Choice::All)));
        assert_eq!(parsed("test --quick"), Ok(Command::Test(Choice::Quick)));
        let groups = Choice::Groups(vec![Group::Sizes, Group::Fmt]);
        assert_eq!(parsed("test sizes fmt"), Ok(Command::Test(groups)));
    }

    #[test]
    fn options_of_bench_come_in_any_order() {
        let bench = |check, runs| {
            Ok(Command::Bench(Bench {
                check,
                runs,
                ..Bench::default()
            }))
        };
        assert_eq!(parsed("bench"), bench(false, None));
        assert_eq!(parsed("bench --check"), bench(true, None));
        assert_eq!(parsed("bench --tasks"), bench(false, Some(TASK_RUNS)));
        assert_eq!(
            parsed("bench --runs 3 --check --tasks"),
            bench(true, Some(3))
        );
        let Ok(Command::Bench(beside)) = parsed("bench --rounds=2 --beside old") else {
            panic!("is not understood");
        };
        assert_eq!(beside.rounds, Some(2));
        assert!(beside.beside.is_some_and(|it| it.is_absolute()));
        assert!(refusal("bench --runs 0").contains("from 1 on"));
        assert!(refusal("bench --rounds 0").contains("--rounds takes"));
        assert!(refusal("bench --sideways").contains("--sideways"));
    }

    #[test]
    fn a_site_is_given_to_builds_and_releases_and_a_bad_one_refused() {
        let site = Some(Site::parse("https://example.org/lab/").expect("is an address"));
        assert_eq!(
            parsed("build --site https://example.org/lab"),
            Ok(Command::Build { site: site.clone() })
        );
        let tag = Some("v1.2.3".to_owned());
        assert_eq!(
            parsed("release --tag v1.2.3 --site https://example.org/lab"),
            Ok(Command::Release { site, tag })
        );
        assert!(refusal("build --site example.org").contains("example.org"));
        assert!(refusal("release --site ftp://x").contains("ftp://x"));
        assert!(refusal("build --site").contains("build --site"));
        assert!(refusal("release --publish").contains("--publish"));
    }

    #[test]
    fn the_audit_has_no_options() {
        assert_eq!(parsed("audit"), Ok(Command::Audit));
        assert!(refusal("audit --check").contains("audit --check"));
    }

    #[test]
    fn the_help_names_every_group() {
        for group in Group::ALL {
            assert!(HELP.contains(group.name()), "{}", group.name());
        }
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert!(refusal("serve --port many").contains("many"));
        assert!(refusal("serve --sideways").contains("--sideways"));
        assert!(refusal("test everything").contains("everything"));
        assert!(refusal("build it").contains("build it"));
        assert!(refusal("juggle").contains("juggle"));
    }

    #[test]
    fn no_command_is_a_call_for_help() {
        assert_eq!(parsed(""), Ok(Command::Help));
        assert_eq!(parsed("--help"), Ok(Command::Help));
    }
}
