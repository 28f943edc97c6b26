//! What all courses of training have in common, for who keeps them.

use rollout_lab::backgammon::network::Weights;

use crate::bytes::{Reader, Writer};

/// A course that can be kept and gone on with.
pub trait Taught: Sized {
    /// What a course is.
    type Plan: Clone;

    /// All that a course depends on, for people and to be compared.
    fn words(plan: &Self::Plan) -> String;

    /// A course that begins.
    fn begin(plan: &Self::Plan) -> Self;

    /// A course of this plan, where it was written to be; `None` if what is read is not one.
    fn read(plan: &Self::Plan, from: &mut Reader) -> Option<Self>;

    /// Writes where it is, every bit of it, but not its plan.
    fn write(&self, to: &mut Writer);

    /// Goes on by the least part of it after which it can be kept, on two threads or on this one.
    fn go_on(&mut self, threads: bool);

    /// How many of these parts it has had, and how many there are.
    fn parts(&self) -> [u64; 2];

    /// How far it is, in a few words.
    fn progress(&self) -> String;

    /// The rate at which it goes on.
    fn rate(&self) -> f32;

    /// What it has learnt so far: what is kept.
    fn average(&self) -> &Weights;

    /// Whether there is nothing left to do.
    fn is_over(&self) -> bool {
        let [done, all] = self.parts();
        done >= all
    }
}
