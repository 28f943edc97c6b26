//! Numbers and tables in text.

use std::fmt;

use crate::shapes::SummaryShape;

/// Returns a signed number with `digits` decimals, or a dash for an undefined one.
pub fn signed(number: Option<f64>, digits: usize) -> String {
    number.map_or(UNDEFINED.to_owned(), |number| format!("{number:+.digits$}"))
}

/// Returns a number without a sign with `digits` decimals, or a dash for an undefined one.
pub fn unsigned(number: Option<f64>, digits: usize) -> String {
    number.map_or(UNDEFINED.to_owned(), |number| format!("{number:.digits$}"))
}

/// The text of an undefined number.
const UNDEFINED: &str = "–";

/// The decimals of the numbers of a table, and whether means have a sign.
#[derive(Clone, Copy)]
pub enum Digits {
    /// Means with a sign, such as points.
    Signed(usize),
    /// Means without a plus sign, such as chances.
    Unsigned(usize),
}

impl Digits {
    /// Returns the text of a mean.
    fn mean(self, number: Option<f64>) -> String {
        match self {
            Self::Signed(digits) => signed(number, digits),
            Self::Unsigned(digits) => unsigned(number, digits),
        }
    }

    /// Returns the text of a standard deviation.
    fn spread(self, number: Option<f64>) -> String {
        let (Self::Signed(digits) | Self::Unsigned(digits)) = self;
        unsigned(number, digits)
    }
}

/// Writes the heading of a table of statistics.
pub fn write_heading(f: &mut fmt::Formatter<'_>, title: &str) -> fmt::Result {
    writeln!(
        f,
        "{title:<16} {:>9} {:>9} {:>9}   95% interval",
        "mean", "SD", "SE"
    )
}

/// Writes a row of a table of statistics.
pub fn write_row(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    row: &SummaryShape,
    digits: Digits,
) -> fmt::Result {
    let interval = row.ci.map_or(UNDEFINED.to_owned(), |(low, high)| {
        format!("{} to {}", digits.mean(Some(low)), digits.mean(Some(high)))
    });
    writeln!(
        f,
        "{name:<16} {:>9} {:>9} {:>9}   {interval}",
        digits.mean(row.mean),
        digits.spread(row.sd),
        digits.spread(row.se)
    )
}
