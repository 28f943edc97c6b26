// Controls that few readers need are folded on a page. They are unfolded once a setting among them is not the usual one.

/**
 * A piece that a lab holds. `open` becomes true with the first unusual setting, and stays true: later the reader folds or unfolds.
 * @template W  the setup of the lab's game
 */
export class Unfolded {
  /**
   * @param {{state: {wanted: W}}} lab
   * @param {(wanted: W) => boolean} isUnusual
   */
  constructor(lab, isUnusual) {
    this.lab = lab;
    this.isUnusual = isUnusual;
    this.open = false;
  }

  follow() {
    this.open ||= this.isUnusual(this.lab.state.wanted);
  }
}
