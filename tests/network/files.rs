//! Weights as bytes.

use rollout_lab::backgammon::network::inputs::{INPUTS, PLACEMENT_INPUTS};
use rollout_lab::backgammon::network::{OUTPUTS, Weights, WeightsError};

use crate::reached;

#[test]
fn bytes_come_back_as_weights_of_sixteen_bits() {
    let weights = reached::weights(8, 1.0, 1);
    let bytes = weights.to_bytes();
    // Four letters, two bytes, and two for each weight.
    let count = 8 * INPUTS + 8 + OUTPUTS * 8 + OUTPUTS;
    assert_eq!(bytes.len(), 6 + 2 * count);
    let read = Weights::from_bytes(&bytes).unwrap();
    for (is, was) in read
        .parameters()
        .into_iter()
        .flatten()
        .zip(weights.parameters().into_iter().flatten())
    {
        // Eleven binary digits: half of the last one is 2⁻¹¹ of the number at most.
        assert!((is - was).abs() <= was.abs() / 2048.0, "{is} {was}");
    }
    // What has been rounded once stays as it is.
    assert_eq!(read.to_bytes(), bytes);
}

#[test]
fn packed_weights_of_the_first_layer_come_back_within_half_a_step_of_their_units() {
    // Counts have larger ones, and one unit none at all.
    let mut weights = reached::weights(16, 1.0, 3);
    for (input, of_input) in weights.hidden_weights.chunks_exact_mut(16).enumerate() {
        for (unit, weight) in of_input.iter_mut().enumerate() {
            *weight *= if input < PLACEMENT_INPUTS { 0.1 } else { 1.0 } * unit as f32;
        }
    }
    let bytes = weights.to_packed_bytes();
    // Four letters, two bytes, two for each size of steps and each weight of the others, and one for each of the first layer.
    let others = 16 + OUTPUTS * 16 + OUTPUTS;
    assert_eq!(bytes.len(), 6 + 2 * (2 * 16 + others) + 16 * INPUTS);
    let read = Weights::from_bytes(&bytes).unwrap();
    for unit in 0..16 {
        for inputs in [0..PLACEMENT_INPUTS, PLACEMENT_INPUTS..INPUTS] {
            let of = |weights: &Weights, input| weights.input_weights(input)[unit];
            let largest = inputs
                .clone()
                .map(|input| of(&weights, input).abs())
                .fold(0.0, f32::max);
            // 127 steps, whose size has eleven binary digits.
            let step = largest / 127.0 * (1.0 + 1.0 / 2048.0);
            for input in inputs {
                let (is, was) = (of(&read, input), of(&weights, input));
                assert!(
                    (is - was).abs() <= 0.501 * step,
                    "{input}, {unit}: {is} {was}"
                );
            }
        }
    }
    // The others are as in the file of 16 bits.
    let halves = Weights::from_bytes(&weights.to_bytes()).unwrap();
    assert_eq!(read.parameters()[1..], halves.parameters()[1..]);
    // What has been rounded once stays as it is.
    assert_eq!(read.to_packed_bytes(), bytes);
}

#[test]
fn what_is_no_file_of_weights_is_refused() {
    let bytes = reached::weights(8, 1.0, 2).to_bytes();
    let refused = |bytes: &[u8]| Weights::from_bytes(bytes).unwrap_err();
    assert_eq!(refused(b""), WeightsError::UnknownFormat);
    assert_eq!(refused(b"RLn1\x08\x00"), WeightsError::UnknownFormat);
    assert_eq!(refused(b"RLn2\x07\x00"), WeightsError::InvalidUnits(7));
    assert_eq!(refused(b"RLn2\x00\x00"), WeightsError::InvalidUnits(0));
    assert_eq!(refused(b"RLn2\xf8\xff"), WeightsError::InvalidUnits(0xfff8));
    let (is, expected) = (bytes.len() - 1, bytes.len());
    assert_eq!(
        refused(&bytes[..is]),
        WeightsError::WrongLength {
            actual: is,
            expected
        }
    );
    let mut infinite = bytes.clone();
    // The upper byte of the first weight, and its lower one.
    infinite[6] = 0x7c;
    infinite[6 + (bytes.len() - 6) / 2] = 0;
    assert_eq!(refused(&infinite), WeightsError::NotFinite);
    assert!(WeightsError::InvalidUnits(7).to_string().contains("not 7"));
}

#[test]
fn what_is_no_packed_file_is_refused() {
    let bytes = reached::weights(8, 1.0, 2).to_packed_bytes();
    let refused = |bytes: &[u8]| Weights::from_bytes(bytes).unwrap_err();
    assert_eq!(refused(b"RLn3\x08"), WeightsError::UnknownFormat);
    assert_eq!(refused(b"RLn3\x07\x00"), WeightsError::InvalidUnits(7));
    let (is, expected) = (bytes.len() - 1, bytes.len());
    assert_eq!(
        refused(&bytes[..is]),
        WeightsError::WrongLength {
            actual: is,
            expected
        }
    );
    let mut infinite = bytes.clone();
    // The upper byte of the first size of steps.
    infinite[6] = 0x7c;
    assert!(matches!(refused(&infinite), WeightsError::NotFinite));
}
