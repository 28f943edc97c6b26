//! Student's t: how much wider an interval must be when few units tell its spread.

use super::interval::Z95;

/// The 97.5% quantiles of Student's t with one, two and three degrees of freedom.
///
/// The first two are tan(0.475π) and 0.95√2 / √(1 − 0.95²). Here the series below is too coarse.
const FEW: [f64; 3] = [
    12.706_204_736_432_095,
    4.302_652_729_911_275,
    3.182_446_305_284_263,
];

/// Returns the number of standard errors by which a 95% interval extends to either side, if the
/// spread was estimated from `units` independent, nearly normal values.
///
/// It is the 97.5% quantile of Student's t with `units` − 1 degrees of freedom, to 0.1%. With many
/// units it is [`Z95`]. `None` below two units.
#[must_use]
pub fn t_95(units: u64) -> Option<f64> {
    let freedom = units.checked_sub(1).filter(|&freedom| freedom > 0)?;
    if let Some(exact) = FEW.get(usize::try_from(freedom - 1).unwrap_or(usize::MAX)) {
        return Some(*exact);
    }
    // Cornish and Fisher's expansion in powers of 1 / freedom (Abramowitz and Stegun, 26.7.5).
    let inverse = 1.0 / freedom as f64;
    let square = Z95 * Z95;
    let first = (square + 1.0) / 4.0;
    let second = ((5.0 * square + 16.0) * square + 3.0) / 96.0;
    let third = (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) / 384.0;
    let fourth = ((((79.0 * square + 776.0) * square + 1482.0) * square - 1920.0) * square - 945.0)
        / 92160.0;
    let series = first + inverse * (second + inverse * (third + inverse * fourth));
    Some(Z95 * (1.0 + inverse * series))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_match_tables() {
        // The 97.5% column of any table of Student's t.
        let table = [
            (2, 12.7062),
            (3, 4.3027),
            (4, 3.1824),
            (5, 2.7764),
            (6, 2.5706),
            (11, 2.2281),
            (31, 2.0423),
            (121, 1.9799),
        ];
        for (units, expected) in table {
            let t = t_95(units).unwrap();
            assert!((t / expected - 1.0).abs() < 1e-3, "{units}: {t}");
        }
        assert_eq!((t_95(0), t_95(1)), (None, None));
        assert!((t_95(1 << 40).unwrap() - Z95).abs() < 1e-9);
    }
}
