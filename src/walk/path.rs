//! The path of a walk.

use crate::deviates::Deviates;

/// Walks from 0 with moves of standard deviation `a`, and leaves in `path` where each move leads; the last one decides.
#[inline]
pub fn walk(a: f64, deviates: &mut Deviates, path: &mut Vec<f64>) {
    path.clear();
    let mut x = 0.0_f64;
    while x.abs() < 1.0 {
        x += a * deviates.next();
        path.push(x);
    }
}
