//! `docs/command-line.md` shows what the program really prints, and every command explains itself.

use std::path::Path;

use crate::run::{folder, output, output_in};

/// Returns the console sessions of the document: commands with their output, in order.
fn sessions() -> Vec<(String, String)> {
    let document = include_str!("../../../../docs/command-line.md");
    let mut sessions: Vec<(String, String)> = Vec::new();
    let mut is_console = false;
    for line in document.lines() {
        if line.starts_with("```") {
            is_console = line == "```console";
        } else if is_console {
            if let Some(command) = line.strip_prefix("$ ") {
                sessions.push((command.to_owned(), String::new()));
            } else {
                let (_, output) = sessions.last_mut().expect("a command before its output");
                *output += line;
                *output += "\n";
            }
        }
    }
    sessions
}

/// Returns the words of a command, which may be in double quotes.
fn words(command: &str) -> Vec<&str> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(index, part)| {
            if index % 2 == 1 {
                vec![part]
            } else {
                part.split_ascii_whitespace().collect()
            }
        })
        .collect()
}

#[test]
fn the_document_shows_real_output() {
    let folder = folder("documentation");
    let sessions = sessions();
    assert!(sessions.len() >= 6);
    for (command, expected) in sessions {
        let words = words(&command);
        assert_eq!(words[0], "rollout-lab", "{command}");
        let found = output_in(&folder, &words[1..]);
        // A document shows the beginning of a long output.
        match expected.strip_suffix("…\n") {
            Some(beginning) => assert!(found.starts_with(beginning), "{command}\n{found}"),
            None => assert!(found == expected, "{command}\n{found}"),
        }
    }
}

#[test]
fn every_command_explains_itself_with_an_example() {
    assert!(output(&["--help"]).contains("Example"));
    for command in ["rollout", "merge", "evaluate", "plays", "pairs"] {
        let help = output(&[command, "--help"]);
        assert!(help.contains("\nExample"), "{command}");
        assert!(
            help.contains(&format!("\n  rollout-lab {command} ")),
            "{command}"
        );
        assert!(
            output(&["--help"]).contains(&format!("\n  {command} ")),
            "{command}"
        );
        assert_eq!(output(&[command, "-h"]), help);
        assert_eq!(output(&["help", command]), help);
        let widest = help.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(88), "{command}");
    }
}

#[test]
fn help_names_the_defaults() {
    let seed = ["--seed=1", "--trials=2"];
    let whole = ["rollout", "IAAAPAAAAAAAAA"];
    let bearoff = ["rollout", "IAAAPAAAAAAAAA", "--bearoff"];
    let pairs = ["pairs", "4HPwATDgc/ABMA", "--roll=31"];
    for (command, option, default, help_has) in [
        (
            &whole[..],
            "--evaluator",
            "network",
            "or nothing (else network)",
        ),
        (
            &bearoff,
            "--evaluator",
            "pip-count",
            "or backwards (else pip-count)",
        ),
        (&bearoff, "--scale", "linear", "or sign (else linear)"),
        (
            &pairs,
            "--evaluator",
            "network",
            "or nothing (else network)",
        ),
        (
            &pairs,
            "--coupling",
            "ranked",
            "or independent (else ranked)",
        ),
    ] {
        let help = output(&[command[0], "--help"]);
        let help = help.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(help_has), "{command:?} {option}");
        let command = [command, &seed].concat();
        let named = [&command[..], &[option, default]].concat();
        assert_eq!(output(&named), output(&command), "{named:?}");
    }
}

#[test]
fn rolls_are_written_as_help_says() {
    let plays = ["31", "3-1", "3,1"].map(|roll| {
        for command in ["plays", "pairs"] {
            assert!(
                output(&[command, "--help"]).contains(roll),
                "{command} {roll}"
            );
        }
        output(&["plays", "4HPwATDgc/ABMA", "--roll", roll])
    });
    assert!(plays.iter().all(|found| *found == plays[0]));
}

#[test]
fn examples_of_help_run() {
    let folder = folder("examples");
    for command in ["evaluate", "plays"] {
        let help = output(&[command, "--help"]);
        let example = help.lines().last().unwrap();
        output_in(&folder, &words(example)[1..]);
    }
    assert!(Path::new(&folder).exists());
}

#[test]
fn version() {
    let expected = concat!("rollout-lab ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(output(&["--version"]), expected);
}
