//! The doubling cube in bear-offs for money, up to six checkers a side: exact equities and cube
//! decisions.
//!
//! Before each roll the side on roll may double if the cube is centred or hers. The other side
//! takes and owns the cube, or passes and pays its value. Equities are for the side on roll, in
//! units of the cube, and depend on the cube's owner: mine, centred or theirs.
//!
//! - The equity of not doubling is the mean over the 36 rolls of the best play's equity.
//! - The equity of a double that is taken is twice the equity with the cube theirs.
//! - A double that is passed gives 1.
//!
//! There are no gammons, because each side has borne off nine checkers or more.
//!
//! ```
//! use rollout_lab::backgammon::cube::{CubeDatabase, Right};
//! use rollout_lab::backgammon::position_id::bearoff_id;
//!
//! // The Jacoby paradox: X should double, and yet should keep a cube that she owns.
//! let position = bearoff_id::parse("EQAAEAEAAAAAAA")?.position;
//! let decisions = CubeDatabase::new().decisions(position).unwrap();
//! assert_eq!((decisions.centred.double, decisions.centred.take), (Right::Yes, Right::Yes));
//! assert_eq!(decisions.mine.double, Right::No);
//!
//! // An independent program has the equities (tests/golden/cubeful.json).
//! assert!((decisions.centred.value - 0.111111).abs() < 1e-6);
//! assert!((decisions.mine.value - 0.239198).abs() < 1e-6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod database;
mod decision;
pub(crate) mod equity;
mod exact;
pub(crate) mod owner;
pub(crate) mod policy;
pub(crate) mod state;
mod tables;

pub use database::{CubeDatabase, CubeDecisions};
pub use decision::{CubeAction, CubeDecision, Right};
pub use equity::RESOLUTION;
pub use owner::Owner;
pub use policy::{CubePolicy, Thresholds};
