//! Lists of evaluations in several units, and beside those of a program with other pawns.

use super::exact_walk::ExactWalk;
use super::transform::{ConvertedEvaluation, Transform, TransformError, lucks_of_equally_likely};

/// Evaluations in several units, one for each item of all lists.
#[derive(Clone, Debug, PartialEq)]
pub struct Readings {
    /// V, in centipawns.
    pub v: Vec<f64>,
    /// X = F(V), −1..1.
    pub x: Vec<f64>,
    /// X from the logistic curve: 2 · logistic(V) − 1.
    pub x_by_logistic: Vec<f64>,
    /// The logistic curve of V, in percent.
    pub logistic: Vec<f64>,
    /// The walk's winning chance from X on, in percent.
    pub win: Vec<f64>,
    /// The gain of that chance with one more pawn, in percentage points.
    pub pawn: Vec<f64>,
    /// The luck of each evaluation in centipawns, if all were outcomes of equally likely moves.
    pub luck: Vec<f64>,
    /// That luck in percentage points of the winning chance.
    pub win_luck: Vec<f64>,
    /// The evaluations of another program.
    pub other: OtherProgram,
}

/// The evaluations of another program, whose V are those of the first times a factor.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherProgram {
    /// The scale of the program's F, in its centipawns.
    pub scale: f64,
    /// V, in the program's centipawns.
    pub v: Vec<f64>,
    /// X = F(V), −1..1.
    pub x: Vec<f64>,
    /// The luck of each evaluation in the program's centipawns.
    pub luck: Vec<f64>,
    /// That luck in the first program's centipawns.
    pub converted: Vec<f64>,
}

impl Readings {
    /// Converts evaluations in centipawns with this transform and walk, beside those of a program
    /// whose pawns count `factor` times as much.
    ///
    /// # Errors
    /// Returns [`TransformError::Factor`] if the factor is out of bounds or NaN.
    pub fn new(
        transform: Transform,
        factor: f64,
        values: &[f64],
        walk: &ExactWalk,
    ) -> Result<Self, TransformError> {
        let other = transform.with_pawns(factor)?;
        let readings = values.iter().map(|v| transform.convert(*v, walk));
        let readings: Vec<ConvertedEvaluation> = readings.collect();
        let list = |value: fn(&ConvertedEvaluation) -> f64| -> Vec<f64> {
            readings.iter().map(value).collect()
        };
        let (v, win) = (values.to_vec(), list(|reading| 100.0 * reading.win));
        let other_v: Vec<f64> = v.iter().map(|v| factor * v).collect();
        let other_luck = lucks_of_equally_likely(&other_v);
        Ok(Self {
            x: list(|reading| reading.x),
            x_by_logistic: list(|reading| reading.x_by_logistic),
            logistic: list(|reading| 100.0 * reading.logistic),
            pawn: list(|reading| 100.0 * reading.pawn),
            luck: lucks_of_equally_likely(&v),
            win_luck: lucks_of_equally_likely(&win),
            v,
            win,
            other: OtherProgram {
                scale: other.scale(),
                x: other_v.iter().map(|v| other.x(*v)).collect(),
                converted: other_luck.iter().map(|luck| luck / factor).collect(),
                v: other_v,
                luck: other_luck,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Model;
    use super::*;

    #[test]
    fn luck_in_other_pawns_converts_back() {
        let walk = ExactWalk::new(Model::PROFESSIONAL_GAMES);
        let transform = Transform::new(1200.0).unwrap();
        let readings = Readings::new(transform, 2.0, &[0.0, 300.0, -60.0], &walk).unwrap();
        // The mean is 80. The other program's pawns, and its scale, are twice as large.
        assert_eq!(readings.luck, [-80.0, 220.0, -140.0]);
        assert_eq!(readings.other.v, [0.0, 600.0, -120.0]);
        assert_eq!(readings.other.luck, [-160.0, 440.0, -280.0]);
        assert_eq!(readings.other.converted, readings.luck);
        assert_eq!(
            (readings.other.scale, readings.other.x),
            (2400.0, readings.x)
        );
        assert!((readings.win[0] - 50.0).abs() < 1e-9);
        assert!(readings.win_luck.iter().sum::<f64>().abs() < 1e-9);
        let factor = Readings::new(transform, 0.0, &[], &walk);
        assert_eq!(factor, Err(TransformError::Factor(0.0)));
    }
}
