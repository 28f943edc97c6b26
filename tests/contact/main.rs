//! The whole game's core against rules that are written in another way, and positions of other programs. All seeds are fixed.

mod all_plays;
mod numbers;
mod slow;
