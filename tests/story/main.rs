//! What only the figures of the story ask for. All seeds are fixed: a bound that holds, holds for ever, and none was
//! chosen after looking.

mod coverage;
mod intervals;
mod tosses;
