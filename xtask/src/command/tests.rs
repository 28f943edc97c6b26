//! Words, and what they are understood as.

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
    let Ok(Command::Bench(memory)) = parsed("bench --memory") else {
        panic!("is not understood");
    };
    assert_eq!(memory.minutes, Some(MEMORY_MINUTES));
    let Ok(Command::Bench(part)) = parsed("bench --only pages --minutes 2 --memory") else {
        panic!("is not understood");
    };
    assert_eq!(
        (part.only.as_deref(), part.minutes),
        (Some("pages"), Some(2))
    );
    assert!(refusal("bench --minutes 0").contains("--minutes takes"));
    assert!(refusal("bench --runs 0").contains("1 or more"));
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
        Ok(Command::Release(Options {
            site,
            tag,
            ..Options::default()
        }))
    );
    let link = |option: &str, address: &str| Link::parse(option, address).ok();
    let options = Options {
        repository: link("--repository", "https://example.org/me/lab"),
        homepage: link("--homepage", "https://example.org/about"),
        ..Options::default()
    };
    assert_eq!(
        parsed(
            "release --repository https://example.org/me/lab --homepage https://example.org/about"
        ),
        Ok(Command::Release(options))
    );
    assert!(refusal("release --repository me/lab").contains("--repository takes"));
    assert!(refusal("build --site example.org").contains("example.org"));
    assert!(refusal("release --site ftp://x").contains("ftp://x"));
    assert!(refusal("build --site").contains("build --site"));
    assert!(refusal("release --publish").contains("--publish"));
}

#[test]
fn strength_is_that_of_the_projects_weights_unless_others_are_named() {
    let strength = |weights, games| {
        Ok(Command::Strength(Strength {
            weights,
            games,
            ..Strength::default()
        }))
    };
    assert_eq!(parsed("strength"), strength(None, None));
    let here = std::path::absolute("some.bin").ok();
    assert_eq!(
        parsed("strength --games 500 --weights some.bin"),
        strength(here, Some(500))
    );
    let rollouts = Strength {
        rollouts: true,
        ..Strength::default()
    };
    assert_eq!(
        parsed("strength --rollouts"),
        Ok(Command::Strength(rollouts))
    );
    let one = Strength {
        rollouts: true,
        position: Some("trsDAIDt7gAADA".to_owned()),
        ..Strength::default()
    };
    assert_eq!(
        parsed("strength --rollouts --position trsDAIDt7gAADA"),
        Ok(Command::Strength(one))
    );
    assert!(refusal("strength --position trsDAIDt7gAADA").contains("for --rollouts"));
    assert!(refusal("strength --rollouts --weights some.bin").contains("the project's weights"));
    assert!(refusal("strength --games 1").contains("2 or more"));
    assert!(refusal("strength --weights").contains("--weights"));
    assert_eq!(parsed("train"), Ok(Command::Train));
    assert!(refusal("train --hard").contains("--hard"));
}

#[test]
fn audit_and_prepare_have_no_options() {
    assert_eq!(parsed("audit"), Ok(Command::Audit));
    assert_eq!(parsed("prepare"), Ok(Command::Prepare));
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
