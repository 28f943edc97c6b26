//! The whole game of backgammon: 24 points and the bar, entering, hitting, gammons and backgammons.
//!
//! A [`Board`] is both sides' checkers, the side on roll first; [`Plays`] finds every position that a roll can make of it,
//! and [`play_text`](play_text()) says how;
//! [`Outcome`] is what a game came to, and [`Chances`] are those of each. [`Networks`] judge positions, and [`bearoffs`] those at the
//! end of a game, of which databases know more. [`ids`] reads and writes what other programs call
//! a board.
//!
//! ```
//! use rollout_lab::contact::{Board, Plays};
//! use rollout_lab::dice::Roll;
//!
//! // 3-1 from the start makes the five point, among other things.
//! let mut plays = Plays::new();
//! let three_one = Roll::new(3, 1).unwrap();
//! let found = plays.find(&Board::START, three_one);
//! assert!(found.iter().any(|board| board.roller()[4] == 2 && board.roller()[5] == 4));
//!
//! // What is found is seen by the side that has played; the next roll is the other one's.
//! let next = found[0].swapped();
//! assert_eq!(next.roller(), Board::START.opponent());
//! ```

mod asked;
pub mod bearoffs;
mod board;
mod chances;
mod evaluator;
mod game;
mod games;
mod gammon_race;
mod id_error;
pub mod ids;
mod judging;
mod look;
mod looking;
mod luck_limit;
mod moving;
pub mod network;
mod networks;
mod order;
mod outcome;
pub mod pairs;
mod pip_count;
mod places;
mod play_list;
mod play_text;
mod plays;
mod record;
mod roll_map;
mod seen;
mod stop;

#[cfg(test)]
mod evaluator_tests;
#[cfg(test)]
mod luck_tests;
#[cfg(test)]
mod reached;

pub use bearoffs::Source;
pub use board::{BAR, Board, BoardError, CHECKERS, PLACES, Who};
pub use chances::Chances;
pub use evaluator::Evaluator;
pub use game::{Game, Scratch};
pub use games::{ChancePoint, GameSums, Games, Recalled, Rollout};
pub use id_error::IdError;
pub use ids::{position_id, xgid};
pub use networks::Networks;
pub use order::Order;
pub use outcome::Outcome;
pub use play_list::{ListedPlay, PlayList};
pub use play_text::{Step, play_text, steps};
pub use plays::Plays;
pub use record::{Record, RecordedTurn};
pub use roll_map::{RollMap, RollWorth};
