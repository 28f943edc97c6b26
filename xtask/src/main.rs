//! `cargo xtask`: sets up, builds, serves and tests Rollout Lab. See [`HELP`] for what it can do.

mod apt;
mod checkout;
mod chromium;
mod driver;
mod failure;
mod front;
mod groups;
mod licenses;
mod manifest;
mod registry;
mod release;
mod setup;
mod site;
mod sizes;
mod stamp;
mod step;
mod tally;
mod version;
mod wasm;

use std::path::PathBuf;
use std::process::ExitCode;

use checkout::Checkout;
use driver::{Bench, TASK_RUNS};
use failure::{Result, fail};
use groups::Group;
use site::Site;

const HELP: &str = "\
cargo xtask COMMAND: each sets up what it needs

  serve [--open] [--port N]   builds the wasm and serves the pages; --open opens a browser
  test [GROUP...]             runs all tests and checks, or some groups of them:
                              fmt clippy core wasm types build sizes pages
  build [--site URL]          builds all pages for production into www/dist; with the address where they will stand
                              they say it to search engines, and show a picture where somebody links to them
  sizes                       builds, and compares sizes with their budgets in wasm-pack.toml
  release [--site URL] [--tag TAG]
                              builds, and packs the site as a zip and as an npm package into target/release-files;
                              with --tag only if that is of the version in Cargo.toml
  validate                    runs the long statistical tests
  bench [--check]             measures speed; with --check a missed goal is a failure
  bench --tasks [--runs N] [--check]
                              measures how long the pages block in everything that a reader may wait for: the longest
                              task, as the median and the worst of N runs (15)
  audit                       asks Lighthouse about the built pages; a missed goal is a failure
  screenshots [--all DIR]     makes docs/two-checker.png and the pictures that stand in for the lab elsewhere;
                              --all: every width, theme and language, into DIR
";

#[derive(Debug, PartialEq)]
enum Command {
    Help,
    Serve {
        open: bool,
        port: Option<u16>,
    },
    Test {
        groups: Vec<Group>,
    },
    Build {
        site: Option<Site>,
    },
    Release {
        site: Option<Site>,
        tag: Option<String>,
    },
    Sizes,
    Validate,
    Bench(Bench),
    Audit,
    Screenshots {
        all: Option<PathBuf>,
    },
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match parse(&words).and_then(obey) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the command says; whether all is well.
fn obey(command: Command) -> Result<bool> {
    if command == Command::Help {
        print!("{HELP}");
        return Ok(true);
    }
    let checkout = &Checkout::open()?;
    match command {
        Command::Help => Ok(()),
        Command::Serve { open, port } => front::serve(checkout, open, port),
        Command::Test { groups } => return groups::run(checkout, &groups),
        Command::Build { site } => front::build(checkout, site.as_ref()),
        Command::Release { site, tag } => release::make(checkout, site.as_ref(), tag.as_deref()),
        Command::Sizes => {
            front::build(checkout, None)?;
            return Ok(sizes::check(checkout)?.failed == 0);
        }
        Command::Validate => return Ok(groups::validate(checkout)),
        Command::Bench(what) => driver::bench(checkout, &what),
        Command::Audit => driver::audit(checkout),
        Command::Screenshots { all } => driver::screenshots(checkout, all.as_deref()),
    }
    .map(|()| true)
}

fn parse(words: &[String]) -> Result<Command> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (command, rest) = match words.split_first() {
        None => return Ok(Command::Help),
        Some((command, rest)) => (*command, rest),
    };
    match (command, rest) {
        ("help" | "--help" | "-h", _) => Ok(Command::Help),
        ("serve", _) => serve(rest),
        ("test", _) => {
            let groups = rest.iter().map(|name| group(name)).collect::<Result<_>>()?;
            Ok(Command::Test { groups })
        }
        ("build", []) => Ok(Command::Build { site: None }),
        ("build", ["--site", site]) => Ok(Command::Build {
            site: Some(Site::parse(site)?),
        }),
        ("release", _) => release(rest),
        ("sizes", []) => Ok(Command::Sizes),
        ("validate", []) => Ok(Command::Validate),
        ("bench", _) => bench(rest),
        ("audit", []) => Ok(Command::Audit),
        ("screenshots", []) => Ok(Command::Screenshots { all: None }),
        // Relative to where the command was called, not to the top of the checkout.
        ("screenshots", ["--all", folder]) => match std::path::absolute(folder) {
            Ok(folder) => Ok(Command::Screenshots { all: Some(folder) }),
            Err(error) => fail(format!("{folder} cannot be used: {error}.")),
        },
        _ => fail(format!(
            "`cargo xtask {}` is not understood; `cargo xtask help` lists the commands.",
            words.join(" ")
        )),
    }
}

fn serve(mut rest: &[&str]) -> Result<Command> {
    let (mut open, mut port) = (false, None);
    loop {
        rest = match rest {
            [] => return Ok(Command::Serve { open, port }),
            ["--open", rest @ ..] => {
                open = true;
                rest
            }
            ["--port", number, rest @ ..] => {
                let Ok(number) = number.parse() else {
                    return fail(format!(
                        "{number} is no port: --port takes a number up to 65535."
                    ));
                };
                port = Some(number);
                rest
            }
            [other, ..] => {
                return fail(format!(
                    "serve does not know {other}: it takes --open and --port N."
                ));
            }
        }
    }
}

fn bench(mut rest: &[&str]) -> Result<Command> {
    let mut bench = Bench::default();
    loop {
        rest = match rest {
            [] => return Ok(Command::Bench(bench)),
            ["--check", rest @ ..] => {
                bench.check = true;
                rest
            }
            ["--tasks", rest @ ..] => {
                bench.runs.get_or_insert(TASK_RUNS);
                rest
            }
            ["--runs", number, rest @ ..] => {
                let Some(runs) = number.parse().ok().filter(|runs| *runs > 0) else {
                    return fail(format!(
                        "{number} is no number of runs: --runs takes one from 1 on."
                    ));
                };
                bench.runs = Some(runs);
                rest
            }
            [other, ..] => {
                return fail(format!(
                    "bench does not know {other}: it takes --check, and --tasks with --runs N."
                ));
            }
        }
    }
}

fn release(mut rest: &[&str]) -> Result<Command> {
    let (mut site, mut tag) = (None, None);
    loop {
        rest = match rest {
            [] => return Ok(Command::Release { site, tag }),
            ["--site", address, rest @ ..] => {
                site = Some(Site::parse(address)?);
                rest
            }
            ["--tag", name, rest @ ..] => {
                tag = Some((*name).to_owned());
                rest
            }
            [other, ..] => {
                return fail(format!(
                    "release does not know {other}: it takes --site URL and --tag TAG."
                ));
            }
        }
    }
}

fn group(name: &str) -> Result<Group> {
    Group::ALL
        .into_iter()
        .find(|group| group.name() == name)
        .map_or_else(
            || {
                let names = Group::ALL.map(Group::name).join(", ");
                fail(format!(
                    "{name} is no group of tests: the groups are {names}."
                ))
            },
            Ok,
        )
}

#[cfg(test)]
mod parsing {
    use super::*;

    fn parsed(line: &str) -> Result<Command> {
        parse(
            &line
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>(),
        )
    }

    fn refusal(line: &str) -> String {
        parsed(line).expect_err("is refused").to_string()
    }

    #[test]
    fn options_of_serve_come_in_any_order() {
        let both = Ok(Command::Serve {
            open: true,
            port: Some(8000),
        });
        assert_eq!(parsed("serve --open --port 8000"), both);
        assert_eq!(parsed("serve --port 8000 --open"), both);
        assert_eq!(
            parsed("serve"),
            Ok(Command::Serve {
                open: false,
                port: None
            })
        );
    }

    #[test]
    fn groups_are_called_by_name() {
        let groups = vec![Group::Sizes, Group::Fmt];
        assert_eq!(parsed("test sizes fmt"), Ok(Command::Test { groups }));
        assert_eq!(parsed("test"), Ok(Command::Test { groups: Vec::new() }));
    }

    #[test]
    fn options_of_bench_come_in_any_order() {
        let bench = |check, runs| Ok(Command::Bench(Bench { check, runs }));
        assert_eq!(parsed("bench"), bench(false, None));
        assert_eq!(parsed("bench --check"), bench(true, None));
        assert_eq!(parsed("bench --tasks"), bench(false, Some(TASK_RUNS)));
        assert_eq!(
            parsed("bench --runs 3 --check --tasks"),
            bench(true, Some(3))
        );
        assert!(refusal("bench --runs 0").contains('0'));
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
    }

    #[test]
    fn no_command_is_a_call_for_help() {
        assert_eq!(parsed(""), Ok(Command::Help));
        assert_eq!(parsed("--help"), Ok(Command::Help));
    }
}
