//! What one die makes of each of some numbered arrangements of checkers.

use super::checkers::ArrangementIndex;
use super::checkers::HOME_POINTS;

/// The arrangements that each of the six dice leads to, from the arrangements with the numbers 0, 1, 2 and so on: always to lower
/// numbers, and only from number 0, where nothing is left to do, to none.
#[derive(Debug)]
pub(crate) struct Steps {
    /// Where they are in `after`: six ranges for each arrangement.
    starts: Vec<u32>,
    after: Vec<ArrangementIndex>,
}

impl Steps {
    /// Steps of no arrangement.
    pub fn empty() -> Self {
        Self {
            starts: vec![0],
            after: Vec::new(),
        }
    }

    /// Adds the arrangements that the next die makes of an arrangement: first those of a 1, last those of a 6.
    pub fn push(&mut self, after: impl Iterator<Item = ArrangementIndex>) {
        self.after.extend(after);
        self.starts.push(self.after.len() as u32);
    }

    /// The arrangements that a die, 1 to 6, can make of an arrangement.
    pub fn after_die(&self, index: ArrangementIndex, die: u8) -> &[ArrangementIndex] {
        let at = HOME_POINTS * usize::from(index) + usize::from(die) - 1;
        &self.after[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}
