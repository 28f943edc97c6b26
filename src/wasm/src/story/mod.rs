//! Bindings for figures of the story alone. The figures also use the bindings of the two-checker
//! lab.

mod chosen;
mod events;
mod intervals;
mod tosses;
