//! The bearoff lab's part of the module.
