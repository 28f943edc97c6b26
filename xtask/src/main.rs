//! `cargo xtask`: sets up, builds, serves and tests Rollout Lab. See [`HELP`] for what it can do.

mod apt;
mod checkout;
mod chromium;
mod driver;
mod failure;
mod front;
mod fuzz;
mod groups;
mod manifest;
mod setup;
mod sizes;
mod stamp;
mod step;
mod tally;

mod version;
mod wasm;

use std::path::PathBuf;
use std::process::ExitCode;

use checkout::Checkout;
use failure::{Result, fail};
use groups::Group;

const HELP: &str = "\
cargo xtask COMMAND: each sets up what it needs

  serve [--open] [--port N]   builds the wasm and serves the pages; --open opens a browser
  test [GROUP...]             runs all tests and checks, or some groups of them:
                              fmt clippy core wasm types build sizes pages
  build                       builds all pages for production into www/dist
  sizes                       builds, and compares sizes with their budgets in wasm-pack.toml
  validate                    runs the long statistical tests, and fuzzes what reads texts, a minute each
  bench [--check]             measures speed; with --check a missed goal is a failure
  audit                       asks Lighthouse about the built pages; a missed goal is a failure
  screenshots [--all DIR]     makes docs/two-checker.png and the pictures that stand in for the lab elsewhere;
                              --all: every width, theme and language, into DIR
";

#[derive(Debug, PartialEq)]
enum Command {
    Help,
    Serve { open: bool, port: Option<u16> },
    Test { groups: Vec<Group> },
    Build,
    Sizes,
    Validate,
    Bench { check: bool },
    Audit,
    Screenshots { all: Option<PathBuf> },
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
        Command::Build => front::build(checkout),
        Command::Sizes => {
            front::build(checkout)?;
            return Ok(sizes::check(checkout)?.failed == 0);
        }
        Command::Validate => return Ok(groups::validate(checkout)),
        Command::Bench { check } => driver::bench(checkout, check),
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
        ("build", []) => Ok(Command::Build),
        ("sizes", []) => Ok(Command::Sizes),
        ("validate", []) => Ok(Command::Validate),
        ("bench", []) => Ok(Command::Bench { check: false }),
        ("bench", ["--check"]) => Ok(Command::Bench { check: true }),
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
