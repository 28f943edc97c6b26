//! All arrangements of one side's checkers, by counting: no code of the core is in it.
#![allow(dead_code)] // Each test file uses its part.

/// Checkers on points 1 to 6.
pub type Points = [u8; 6];

/// All arrangements of one to so many checkers.
pub fn arrangements(most: u8) -> Vec<Points> {
    let mut all = vec![[0; 6]];
    for point in 0..6 {
        all = all
            .into_iter()
            .flat_map(|points: Points| {
                let left = most - points.iter().sum::<u8>();
                (0..=left).map(move |count| {
                    let mut points = points;
                    points[point] = count;
                    points
                })
            })
            .collect();
    }
    all.retain(|&points| points != [0; 6]);
    all
}
