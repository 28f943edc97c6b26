//! Which kind of position a board is.

use rollout_lab::contact::Board;
use rollout_lab::contact::network::Kind;
use rollout_lab::contact::network::counts::Counter;

use crate::boards::board;

fn kind(board: &Board) -> Kind {
    Kind::of(board, &Counter::new().count(board))
}

#[test]
fn each_kind_and_the_same_from_the_other_side() {
    let middle = [(13, 5), (8, 5), (6, 5)];
    let cases = [
        (
            vec![(1, 3), (2, 3), (24, 2), (6, 7)],
            Kind::Crashed,
            Kind::OpponentCrashed,
        ),
        (
            vec![(24, 2), (22, 2), (13, 11)],
            Kind::BackGame,
            Kind::OpponentBackGame,
        ),
        (
            vec![(24, 4), (13, 11)],
            Kind::BackGame,
            Kind::OpponentBackGame,
        ),
        (
            vec![(25, 1), (8, 7), (6, 7)],
            Kind::OnBar,
            Kind::OpponentOnBar,
        ),
    ];
    for (roller, mine, theirs) in cases {
        let here = board(&roller, &middle);
        assert_eq!(kind(&here), mine, "{here:?}");
        assert_eq!(kind(&here.swapped()), theirs, "{here:?}");
    }
    assert_eq!(kind(&Board::START), Kind::Other);
    assert_eq!(kind(&board(&[(6, 15)], &[(18, 15)])), Kind::Race);
    // The first that applies: who has crashed and is on the bar has crashed.
    assert_eq!(
        kind(&board(&[(1, 6), (25, 1), (6, 8)], &middle)),
        Kind::Crashed
    );
    // Checkers that are off count as deep.
    assert_eq!(
        kind(&board(&[(1, 3), (24, 2), (6, 7)], &middle)),
        Kind::Crashed
    );
}
