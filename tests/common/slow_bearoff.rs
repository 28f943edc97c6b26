//! A slow bear-off for comparison: the full rule about dice, and exact chances by plain recursion.
//!
//! It shares no code with the core, and does not call it.
#![allow(dead_code)] // Each test file uses its part.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};

use super::arrangements::{Points, arrangements};

/// A side's board: its checkers on points 1 to 24. Slot 0 is off the board.
type Board = [u8; 25];

/// Returns the points from which a checker may be moved by this die.
///
/// The checker must stay on the board, or all checkers must be home. In the latter case the die
/// must be the exact point, or be larger with no checker further back.
fn may_move(board: &Board, die: usize) -> Vec<usize> {
    let all_home = board[7..].iter().all(|&count| count == 0);
    let mut from = Vec::new();
    for point in 1..board.len() {
        let none_behind = board[point + 1..].iter().all(|&count| count == 0);
        let legal = match die.cmp(&point) {
            Ordering::Less => true,
            Ordering::Equal => all_home,
            Ordering::Greater => all_home && none_behind,
        };
        if board[point] > 0 && legal {
            from.push(point);
        }
    }
    from
}

/// Collects all ways to play dice in this order, until a die cannot be played.
///
/// Each way is the number of dice played and the resulting board.
fn sequences(board: Board, dice: &[usize], played: usize, all: &mut BTreeSet<(usize, Board)>) {
    let from = dice
        .first()
        .map_or(Vec::new(), |&die| may_move(&board, die));
    if from.is_empty() {
        all.insert((played, board));
    }
    for point in from {
        let mut next = board;
        next[point] -= 1;
        next[point.saturating_sub(dice[0])] += 1;
        sequences(next, &dice[1..], played + 1, all);
    }
}

/// Returns all positions that a roll can lead to, by the full rule.
///
/// As many dice as possible must be played. If only one of two can be, it must be the larger if
/// possible. A side without checkers has no play.
pub fn plays(points: Points, roll: (u8, u8)) -> BTreeSet<Points> {
    let mut board = [0; 25];
    board[1..7].copy_from_slice(&points);
    let (one, two) = (usize::from(roll.0), usize::from(roll.1));
    let orders = if one == two {
        vec![vec![one; 4]]
    } else {
        vec![vec![one, two], vec![two, one]]
    };
    // Each entry has the first die of the order, the number of dice played, and the board.
    let mut ways = Vec::new();
    for order in orders {
        let mut all = BTreeSet::new();
        sequences(board, &order, 0, &mut all);
        ways.extend(
            all.into_iter()
                .map(|(played, board)| (order[0], played, board)),
        );
    }
    let most = ways.iter().map(|&(_, played, _)| played).max().unwrap();
    ways.retain(|&(_, played, _)| played == most);
    if most == 1 && ways.iter().any(|&(first, ..)| first == one.max(two)) {
        ways.retain(|&(first, ..)| first == one.max(two));
    }
    ways.retain(|&(_, played, _)| played > 0);
    ways.into_iter()
        .map(|(_, _, board)| core::array::from_fn(|point| board[point + 1]))
        .collect()
}

/// The number of an arrangement, in the order of preference of a player who only counts pips.
/// Number 0 has all checkers off.
pub type Number = usize;

/// All arrangements of up to a number of checkers, with their plays and exact chances.
pub struct Slow {
    /// The arrangements.
    pub points: Vec<Points>,
    /// The number of each arrangement.
    number: HashMap<Points, Number>,
    /// The results of each of the 36 rolls for each arrangement, best first for a player who only
    /// counts pips.
    pub plays: Vec<[Vec<Number>; 36]>,
    /// The chance (0..1) of the side on roll: `[its arrangement][the other's]`.
    chance: Vec<Vec<f64>>,
}

/// Returns the pip count.
pub fn pips(points: Points) -> u32 {
    (1..)
        .zip(points)
        .map(|(p, count)| p * u32::from(count))
        .sum()
}

impl Slow {
    /// Computes all chances for up to `max_checkers` checkers a side.
    pub fn new(max_checkers: u8) -> Self {
        let mut points = arrangements(max_checkers);
        points.push([0; 6]);
        points.sort_by_key(|&points| (pips(points), points.iter().sum::<u8>(), points));
        let number: HashMap<_, _> = points.iter().copied().zip(0..).collect();
        let of_roll = |points, roll: u8| {
            let after = plays(points, (roll / 6 + 1, roll % 6 + 1));
            let mut after: Vec<Number> = after.iter().map(|after| number[after]).collect();
            after.sort_unstable();
            after
        };
        let plays: Vec<[Vec<Number>; 36]> = points
            .iter()
            .map(|&points| core::array::from_fn(|roll| of_roll(points, roll as u8)))
            .collect();
        let mut slow = Self {
            chance: vec![vec![0.0; points.len()]; points.len()],
            points,
            number,
            plays,
        };
        // In ascending order of both sides' pips together, because every play leaves fewer pips.
        let mut pairs: Vec<(Number, Number)> = Vec::new();
        for mover in 1..slow.points.len() {
            pairs.extend((1..slow.points.len()).map(|other| (mover, other)));
        }
        pairs.sort_by_key(|&(mover, other)| pips(slow.points[mover]) + pips(slow.points[other]));
        for (mover, other) in pairs {
            let best = |after: &Vec<Number>| {
                let chances = after.iter().map(|&after| slow.after(after, other));
                chances.fold(0.0, f64::max)
            };
            slow.chance[mover][other] = slow.plays[mover].iter().map(best).sum::<f64>() / 36.0;
        }
        slow
    }

    /// Returns the number of an arrangement.
    pub fn find(&self, points: Points) -> Number {
        self.number[&points]
    }

    /// Returns the exact chance (0..1) of the side on roll; the other side has checkers left.
    pub fn chance(&self, mover: Number, other: Number) -> f64 {
        self.chance[mover][other]
    }

    /// Returns the chance (0..1) of a side that has just made a play.
    fn after(&self, made: Number, other: Number) -> f64 {
        if made == 0 {
            1.0
        } else {
            1.0 - self.chance[other][made]
        }
    }
}
