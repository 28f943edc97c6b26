//! What only the figures of the story ask for. The rest of what they need are the two-checker lab's own bindings.

mod events;
mod intervals;
mod tosses;
