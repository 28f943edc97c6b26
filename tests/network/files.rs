//! Weights as bytes.

use rollout_lab::contact::network::inputs::INPUTS;
use rollout_lab::contact::network::{OUTPUTS, Weights, WeightsError};

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
        .parts()
        .into_iter()
        .flatten()
        .zip(weights.parts().into_iter().flatten())
    {
        // Eleven binary digits: half of the last one is 2⁻¹¹ of the number at most.
        assert!((is - was).abs() <= was.abs() / 2048.0, "{is} {was}");
    }
    // What has been rounded once stays as it is.
    assert_eq!(read.to_bytes(), bytes);
}

#[test]
fn what_is_no_file_of_weights_is_refused() {
    let bytes = reached::weights(8, 1.0, 2).to_bytes();
    let refused = |bytes: &[u8]| Weights::from_bytes(bytes).unwrap_err();
    assert_eq!(refused(b""), WeightsError::Other);
    assert_eq!(refused(b"RLn1\x08\x00"), WeightsError::Other);
    assert_eq!(refused(b"RLn2\x07\x00"), WeightsError::Units(7));
    assert_eq!(refused(b"RLn2\x00\x00"), WeightsError::Units(0));
    assert_eq!(refused(b"RLn2\xf8\xff"), WeightsError::Units(0xfff8));
    let (is, expected) = (bytes.len() - 1, bytes.len());
    assert_eq!(refused(&bytes[..is]), WeightsError::Length { is, expected });
    let mut infinite = bytes.clone();
    // The upper byte of the first weight, and its lower one.
    infinite[6] = 0x7c;
    infinite[6 + (bytes.len() - 6) / 2] = 0;
    assert_eq!(refused(&infinite), WeightsError::NoNumber);
    assert!(WeightsError::Units(7).to_string().contains("not 7"));
}
