//! Files of weights: round trips within their precision, and refusal of invalid bytes.

use rollout_lab::backgammon::network::inputs::{INPUTS, PLACEMENT_INPUTS};
use rollout_lab::backgammon::network::{OUTPUTS, Weights, WeightsError};

use crate::fixtures;

#[test]
fn half_precision_files_survive_a_round_trip() {
    let weights = fixtures::weights(8, 1.0, 1);
    let bytes = weights.to_bytes();
    // Four letters, two bytes for the number of units, and two bytes for each weight.
    let count = 8 * INPUTS + 8 + OUTPUTS * 8 + OUTPUTS;
    assert_eq!(bytes.len(), 6 + 2 * count);
    let read = Weights::from_bytes(&bytes).unwrap();
    for (decoded, original) in read
        .parameters()
        .into_iter()
        .flatten()
        .zip(weights.parameters().into_iter().flatten())
    {
        // A weight keeps eleven binary digits. Half of the last one is at most 2⁻¹¹ of the weight.
        assert!(
            (decoded - original).abs() <= original.abs() / 2048.0,
            "{decoded} {original}"
        );
    }
    // Rounding a second time changes nothing.
    assert_eq!(read.to_bytes(), bytes);
}

#[test]
fn packed_files_keep_first_layer_weights_to_half_a_step() {
    // Features have larger weights than placements, and unit 0 has only zeros.
    let mut weights = fixtures::weights(16, 1.0, 3);
    for (input, input_weights) in weights.hidden_weights.chunks_exact_mut(16).enumerate() {
        for (unit, weight) in input_weights.iter_mut().enumerate() {
            *weight *= if input < PLACEMENT_INPUTS { 0.1 } else { 1.0 } * unit as f32;
        }
    }
    let bytes = weights.to_packed_bytes();
    // Four letters, two bytes for the number of units, two bytes for each step size and each weight
    // of other layers, and one byte for each weight of the first layer.
    let others = 16 + OUTPUTS * 16 + OUTPUTS;
    assert_eq!(bytes.len(), 6 + 2 * (2 * 16 + others) + 16 * INPUTS);
    let read = Weights::from_bytes(&bytes).unwrap();
    for unit in 0..16 {
        for inputs in [0..PLACEMENT_INPUTS, PLACEMENT_INPUTS..INPUTS] {
            let weight = |weights: &Weights, input| weights.input_weights(input)[unit];
            let largest = inputs
                .clone()
                .map(|input| weight(&weights, input).abs())
                .fold(0.0, f32::max);
            // The largest weight is 127 steps, and the step size has eleven binary digits.
            let step = largest / 127.0 * (1.0 + 1.0 / 2048.0);
            for input in inputs {
                let (decoded, original) = (weight(&read, input), weight(&weights, input));
                assert!(
                    (decoded - original).abs() <= 0.501 * step,
                    "{input}, {unit}: {decoded} {original}"
                );
            }
        }
    }
    // The other layers are the same as in the 16-bit file.
    let halves = Weights::from_bytes(&weights.to_bytes()).unwrap();
    assert_eq!(read.parameters()[1..], halves.parameters()[1..]);
    // Rounding a second time changes nothing.
    assert_eq!(read.to_packed_bytes(), bytes);
}

#[test]
fn invalid_half_precision_files_are_refused() {
    let bytes = fixtures::weights(8, 1.0, 2).to_bytes();
    let error = |bytes: &[u8]| Weights::from_bytes(bytes).unwrap_err();
    assert_eq!(error(b""), WeightsError::UnknownFormat);
    assert_eq!(error(b"RLn1\x08\x00"), WeightsError::UnknownFormat);
    assert_eq!(error(b"RLn2\x07\x00"), WeightsError::InvalidUnits(7));
    assert_eq!(error(b"RLn2\x00\x00"), WeightsError::InvalidUnits(0));
    assert_eq!(error(b"RLn2\xf8\xff"), WeightsError::InvalidUnits(0xfff8));
    let (actual, expected) = (bytes.len() - 1, bytes.len());
    assert_eq!(
        error(&bytes[..actual]),
        WeightsError::WrongLength { actual, expected }
    );
    let mut infinite = bytes.clone();
    // The upper byte of the first weight, then its lower byte.
    infinite[6] = 0x7c;
    infinite[6 + (bytes.len() - 6) / 2] = 0;
    assert_eq!(error(&infinite), WeightsError::NotFinite);
    assert!(WeightsError::InvalidUnits(7).to_string().contains("not 7"));
}

#[test]
fn invalid_packed_files_are_refused() {
    let bytes = fixtures::weights(8, 1.0, 2).to_packed_bytes();
    let error = |bytes: &[u8]| Weights::from_bytes(bytes).unwrap_err();
    assert_eq!(error(b"RLn3\x08"), WeightsError::UnknownFormat);
    assert_eq!(error(b"RLn3\x07\x00"), WeightsError::InvalidUnits(7));
    let (actual, expected) = (bytes.len() - 1, bytes.len());
    assert_eq!(
        error(&bytes[..actual]),
        WeightsError::WrongLength { actual, expected }
    );
    let mut infinite = bytes.clone();
    // The upper byte of the first step size.
    infinite[6] = 0x7c;
    assert!(matches!(error(&infinite), WeightsError::NotFinite));
}
