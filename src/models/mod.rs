//! Two models from computer shogi: a game as a random walk, and a council of programs.
//!
//! Both are from the blog of the Laboratory for Fundamental Information on Computer Shogi (LFICS).
//! In [`walk`], normal deviates take the place of dice, and eight scales turn an evaluation into a
//! winning chance. In [`council`], noisy programs vote on a move.

pub mod council;
mod hermite;
pub mod walk;
