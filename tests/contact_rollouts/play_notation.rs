//! An independent parser of plays in the usual notation.

use rollout_lab::backgammon::Board;

/// Returns the number of a point: 25 for `bar`, 0 for `off`.
fn point(name: &str) -> usize {
    match name {
        "bar" => 25,
        "off" => 0,
        number => number.parse().expect("a point"),
    }
}

/// Applies a written play to a board. Both boards are seen by the side that plays.
pub fn apply(before: &Board, text: &str) -> Board {
    let [mut mover, mut opponent] = *before.sides();
    for part in text.split_whitespace() {
        let (path, count) = match part.split_once('(') {
            Some((path, count)) => (path, count.trim_end_matches(')').parse().expect("a count")),
            None => (part, 1),
        };
        let mut points = Vec::new();
        for stop in path.split('/') {
            let name = stop.trim_end_matches('*');
            points.push(point(name));
            if name != stop {
                // The mover's point p is the opponent's 25 − p.
                let blot = &mut opponent[24 - point(name)];
                assert_eq!(*blot, 1, "{text}");
                *blot = 0;
                opponent[24] += 1;
            }
        }
        mover[points[0] - 1] -= count;
        let to = points[points.len() - 1];
        if to > 0 {
            mover[to - 1] += count;
        }
    }
    Board::new([mover, opponent]).expect("a board")
}
