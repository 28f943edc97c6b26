//! `docs/accuracy.md`.

use std::fmt::Write;

use crate::ROLLOUTS;
use crate::measured::{Figures, LENGTHS};
use crate::stops::Stop;

pub const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/accuracy.md");

/// The text around the tables.
const BEFORE: &str = include_str!("accuracy-before.md");
const BETWEEN: &str = include_str!("accuracy-between.md");
const AFTER: &str = include_str!("accuracy-after.md");

/// The whole document.
pub fn written(figures: &[Figures], stops: &[Stop]) -> String {
    let mut text = BEFORE.replace("ROLLOUTS", &ROLLOUTS.to_string());
    let lengths = LENGTHS
        .map(|games| format!("missed after {games}"))
        .join(" | ");
    writeln!(
        text,
        "| rolled out | average | settles at | any-time left | {lengths} | width at 1000 | any-time width at 1000 | at 10000 |"
    )
    .unwrap();
    writeln!(text, "|---|---|--:|--:|{}--:|--:|--:|", "--:|".repeat(4)).unwrap();
    for figures in figures {
        let missed = figures.lengths.map(|at| {
            let missed = format!("{:.1}%", at.missed);
            if at.shown < 100.0 {
                format!("{missed} (none in {:.1}%)", 100.0 - at.shown)
            } else {
                missed
            }
        });
        let [_, _, thousand, last] = figures.lengths;
        let approximate = if figures.is_proven { "" } else { " ≈" };
        writeln!(
            text,
            "| {} | {} | {:.3} | {:.2}%{approximate} | {} | {:.2} | {:.2} | {:.2} |",
            figures.case,
            figures.series,
            figures.truth,
            figures.any_time_left,
            missed.join(" | "),
            thousand.width,
            thousand.any_time_width,
            last.any_time_width,
        )
        .unwrap();
    }
    text.push_str(BETWEEN);
    writeln!(
        text,
        "| position | luck | requested standard error | bias, in those errors | games |"
    )
    .unwrap();
    writeln!(text, "|---|---|--:|--:|--:|").unwrap();
    for stop in stops {
        writeln!(
            text,
            "| `{}` | {} | {} | {:+.3} ± {:.3} | {:.0} |",
            stop.position, stop.estimate, stop.wish, stop.bias, stop.error, stop.games
        )
        .unwrap();
    }
    text.push_str(AFTER);
    text
}
