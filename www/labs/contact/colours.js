// The colours of the sides in the texts: the side on roll is Blue, or White. A piece.

import { textsOf } from './model.js';

export class Colours {
  /** @param {import('./lab.js').Lab} lab */
  constructor(lab) {
    this.lab = lab;
    /** The texts in which Blue is on roll. */
    this.ownTexts = lab.texts;
    /** Whether White is on roll in the texts of the lab. */
    this.white = false;
  }

  /** Gives the lab the texts of the side that is on roll. */
  follow() {
    const { white } = this.lab.state;
    if (white === this.white) return;
    this.white = white;
    this.lab.texts = textsOf(this.ownTexts, white);
  }
}
