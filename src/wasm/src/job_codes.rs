//! The codes of the kinds of jobs: the first byte of each encoded job.

/// Code of jobs of the two-checker lab.
pub(crate) const TWO_CHECKER: u8 = 0;
/// Code of jobs of the bear-off lab and of bear-offs by hand.
pub(crate) const BEAROFF: u8 = 1;
/// Code of jobs of the pairs lab.
pub(crate) const PAIRS: u8 = 2;
/// Code of jobs of the cube lab and of games with a cube by hand.
pub(crate) const CUBE: u8 = 3;
/// Code of jobs of the walk lab.
pub(crate) const WALK: u8 = 4;
/// Code of jobs of the council lab.
pub(crate) const COUNCIL: u8 = 5;
/// Code of jobs that roll games of any position.
pub(crate) const CONTACT: u8 = 6;
/// Code of jobs that roll pairs of games of any position.
pub(crate) const CONTACT_PAIRS: u8 = 7;
/// Code of jobs that build a bear-off database.
pub(crate) const BEAROFF_DATABASE: u8 = 8;
/// Code of jobs that build the database with the cube.
pub(crate) const CUBE_DATABASE: u8 = 9;
/// Code of jobs that compute the exact statistics of coupled pairs.
pub(crate) const PAIRS_EXACT: u8 = 10;
/// Code of jobs that compute curves of a council.
pub(crate) const COUNCIL_CURVES: u8 = 11;
/// Code of jobs that play games of any position on that are cut short.
pub(crate) const CONTACT_CUT_SHORT: u8 = 12;
