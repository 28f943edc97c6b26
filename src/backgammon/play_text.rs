//! Plays as people write them: which checkers a roll moves and where to, what they hit on the way, `24/18* 13/11(2)`.

use super::bitboard::{ALL_PLACES, bits_descending};
use super::board::{BAR, Board};
use super::move_gen::{MoveGenerator, destination};
use crate::rollout::dice::Roll;

/// One checker moved by one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckerStep {
    /// The point that it leaves, 1 to 24; 25 is the bar.
    pub from: u8,
    /// The point that it reaches; 0 is off the board.
    pub to: u8,
    /// Whether it hits there.
    pub hits: bool,
}

/// Steps with which a roll makes `after` out of `before`, both seen by the side that plays: from the highest checker down,
/// the larger die first where both orders do. None if nothing is played; `None` if no steps lead there. Whether the rules
/// would have her play more dice is for [`super::plays::Plays`].
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
    // Equal dice from the highest place down: see `super::plays`.
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

/// Searches on with these dice, from these places.
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

/// The play in the usual notation: each checker's way, the highest first, with points between only where it hits; `(2)` for
/// two checkers that go the same path. Empty if nothing is played; `None` if no steps lead there.
#[must_use]
pub fn play_text(before: &Board, roll: Roll, after: &Board) -> Option<String> {
    let mut paths: Vec<CheckerPath> = Vec::new();
    for step in checker_steps(before, roll, after)? {
        // Who has just arrived goes on, rather than somebody who was there.
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
        // One of them hits, and after it nobody is there any more.
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

/// All that one checker does, at least one step.
struct CheckerPath(Vec<CheckerStep>);

impl CheckerPath {
    fn last_step(&self) -> CheckerStep {
        self.0[self.0.len() - 1]
    }

    /// From where to where, with what is hit between, but not at the end.
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

/// What players call a point.
fn point_name(point: u8) -> String {
    match point {
        0 => "off".to_owned(),
        point if usize::from(point) > BAR => "bar".to_owned(),
        point => point.to_string(),
    }
}
