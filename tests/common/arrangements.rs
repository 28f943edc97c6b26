//! All arrangements of one side's checkers, by counting. It shares no code with the core.
#![allow(dead_code)] // Each test file uses its part.

/// The numbers of checkers on points 1 to 6.
pub type Points = [u8; 6];

/// Returns all arrangements of one to `max_checkers` checkers.
pub fn arrangements(max_checkers: u8) -> Vec<Points> {
    let mut all = vec![[0; 6]];
    for point in 0..6 {
        all = all
            .into_iter()
            .flat_map(|points: Points| {
                let left = max_checkers - points.iter().sum::<u8>();
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
