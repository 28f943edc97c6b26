//! A course that was stopped, as it is kept beside its weights.

use core::fmt;

use crate::bytes::{Reader, Writer};
use crate::taught::Taught;

/// What such a file begins with; the digit is the version of all that is in it, and of the trainer's arithmetic.
const MAGIC: &[u8; 4] = b"RLc2";

/// A course, and what was said of it so far.
pub struct Saved<C> {
    pub course: C,
    /// How long it has taken.
    pub seconds: u64,
    /// All lines of its log.
    pub log: String,
}

/// Why a course does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not whole, or never was a course.
    Broken,
    /// It is a course of this other plan.
    OtherPlan(String),
}

impl<C: Taught> Saved<C> {
    pub fn to_bytes(&self, plan: &C::Plan) -> Vec<u8> {
        let mut to = Writer::new();
        to.bytes(MAGIC);
        to.text(&C::words(plan));
        to.number(self.seconds);
        to.text(&self.log);
        self.course.write(&mut to);
        to.finish()
    }

    pub fn from_bytes(bytes: &[u8], plan: &C::Plan) -> Result<Self, Refusal> {
        let mut from = Reader::new(bytes).ok_or(Refusal::Broken)?;
        if from.bytes(MAGIC.len()) != Some(MAGIC) {
            return Err(Refusal::Broken);
        }
        let words = from.text().ok_or(Refusal::Broken)?;
        if words != C::words(plan) {
            return Err(Refusal::OtherPlan(words.to_owned()));
        }
        let rest = |mut from: Reader| {
            Some(Self {
                seconds: from.number()?,
                log: from.text()?.to_owned(),
                course: C::read(plan, &mut from)?,
            })
        };
        rest(from).ok_or(Refusal::Broken)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken => f.write_str("it is no course that was stopped, or not all of one"),
            Self::OtherPlan(words) => write!(f, "it is a course of another plan, {words}"),
        }
    }
}
