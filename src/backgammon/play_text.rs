//! Plays in the usual notation, such as `24/18* 13/11(2)`, and the steps of each checker.

use super::bitboard::{ALL_PLACES, bits_descending};
use super::board::{BAR, Board};
use super::move_gen::{MoveGenerator, destination};
use crate::rollout::dice::Roll;

/// One checker moved by one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckerStep {
    /// The point that the checker leaves, 1 to 24, or 25 for the bar.
    pub from: u8,
    /// The point that the checker reaches, or 0 for off the board.
    pub to: u8,
    /// Whether the checker hits a blot there.
    pub hits: bool,
}

/// Returns steps with which a roll leads from `before` to `after`, both seen by the side that
/// plays.
///
/// The highest checker moves first, and the larger die comes first if both orders lead there. The
/// list is empty if nothing is played. The result is `None` if no steps lead from one board to the
/// other. Whether the rules require more dice to be played is checked by
/// [`Plays`](super::plays::Plays), and not here.
#[must_use]
pub fn checker_steps(before: &Board, roll: Roll, after: &Board) -> Option<Vec<CheckerStep>> {
    if before == after {
        return Some(Vec::new());
    }
    let (first, second) = roll.dice();
    let (high, low) = (first.max(second), first.min(second));
    let dice: &[&[u8]] = if roll.is_double() {
        &[&[high; 4], &[high; 3], &[high; 2], &[high]]
    } else {
        &[&[high, low], &[low, high], &[high], &[low]]
    };
    // Equal dice are played from the highest place down: see `super::plays`.
    let sorted = roll.is_double();
    let start = MoveGenerator::new(before);
    let mut steps = Vec::with_capacity(4);
    let found = start.is_in_progress()
        && dice.iter().any(|dice| {
            steps.clear();
            search(&start, dice, sorted, ALL_PLACES, after, &mut steps)
        });
    found.then_some(steps)
}

/// Searches for steps that play the given dice from the given places, and returns whether they
/// reach the target.
///
/// `steps` holds the steps so far. `sorted` limits each later step to places not above the one
/// before.
fn search(
    here: &MoveGenerator,
    dice: &[u8],
    sorted: bool,
    places: u32,
    target: &Board,
    steps: &mut Vec<CheckerStep>,
) -> bool {
    let Some((&next_die, rest)) = dice.split_first() else {
        return here.board == *target;
    };
    for place in bits_descending(here.sources(next_die) & places) {
        let to = destination(place, next_die);
        steps.push(CheckerStep {
            from: place as u8 + 1,
            to: to.map_or(0, |to| to as u8 + 1),
            hits: to.is_some_and(|to| here.hits(to)),
        });
        let below = if sorted { (2 << place) - 1 } else { ALL_PLACES };
        if search(
            &here.after_move(place, next_die),
            rest,
            sorted,
            below,
            target,
            steps,
        ) {
            return true;
        }
        steps.pop();
    }
    false
}

/// Returns the play in the usual notation.
///
/// The path of each checker is written, the highest first, with points between only where it hits.
/// A suffix `(2)` stands for two checkers with equal paths. The text is empty if nothing is played.
/// The result is `None` if no steps lead from one board to the other.
#[must_use]
pub fn play_text(before: &Board, roll: Roll, after: &Board) -> Option<String> {
    let mut paths: Vec<CheckerPath> = Vec::new();
    for step in checker_steps(before, roll, after)? {
        // A checker that has just arrived moves on, rather than one that was there before.
        match paths
            .iter_mut()
            .find(|path| path.last_step().to == step.from)
        {
            Some(path) => path.0.push(step),
            None => paths.push(CheckerPath(vec![step])),
        }
    }
    paths.sort_by_key(|path| (u8::MAX - path.0[0].from, path.last_step().to));
    let mut texts = Vec::new();
    while let Some(first) = paths.first() {
        let text = first.text();
        let same = |path: &CheckerPath| path.text() == text;
        let count = paths.iter().filter(|path| same(path)).count();
        // Only one of several equal paths hits: after that no blot is left there.
        let hits = paths.iter().any(|path| same(path) && path.last_step().hits);
        paths.retain(|path| !same(path));
        let star = if hits { "*" } else { "" };
        texts.push(if count > 1 {
            format!("{text}{star}({count})")
        } else {
            text + star
        });
    }
    Some(texts.join(" "))
}

/// The steps of one checker, at least one.
struct CheckerPath(Vec<CheckerStep>);

impl CheckerPath {
    /// Returns the last step of the checker.
    fn last_step(&self) -> CheckerStep {
        self.0[self.0.len() - 1]
    }

    /// Returns the start and end of the path, and the points between where it hits. A hit at the
    /// end has no star yet.
    fn text(&self) -> String {
        let mut text = point_name(self.0[0].from);
        for step in &self.0[..self.0.len() - 1] {
            if step.hits {
                text = [&text, "/", &point_name(step.to), "*"].concat();
            }
        }
        [&text, "/", &point_name(self.last_step().to)].concat()
    }
}

/// Returns the name of a point in notation: its number, `bar` or `off`.
fn point_name(point: u8) -> String {
    match point {
        0 => "off".to_owned(),
        point if usize::from(point) > BAR => "bar".to_owned(),
        point => point.to_string(),
    }
}
