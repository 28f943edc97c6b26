//! What a play that is written in the usual notation does, read by the rules of that notation alone.

use rollout_lab::backgammon::Board;

/// The point that players call so.
fn point(name: &str) -> usize {
    match name {
        "bar" => 25,
        "off" => 0,
        number => number.parse().expect("a point"),
    }
}

/// The board after a play, both seen by the side that plays.
pub fn played(before: &Board, text: &str) -> Board {
    let [mut mine, mut theirs] = *before.sides();
    for way in text.split_whitespace() {
        let (way, count) = match way.split_once('(') {
            Some((way, count)) => (way, count.trim_end_matches(')').parse().expect("a count")),
            None => (way, 1),
        };
        let mut ends = Vec::new();
        for stop in way.split('/') {
            let name = stop.trim_end_matches('*');
            ends.push(point(name));
            if name != stop {
                // Its point p is the other side's 25 − p.
                let hit = &mut theirs[24 - point(name)];
                assert_eq!(*hit, 1, "{text}");
                *hit = 0;
                theirs[24] += 1;
            }
        }
        mine[ends[0] - 1] -= count;
        let to = ends[ends.len() - 1];
        if to > 0 {
            mine[to - 1] += count;
        }
    }
    Board::new([mine, theirs]).expect("a board")
}
