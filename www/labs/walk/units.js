// The unit in which results are written: percent where the outcome is who wins, and moves where it is the length of a walk. A piece.

import { chanceFormat } from '../../lib/bearoff/notation.js';
import { createFormat, MOVES } from '../../lib/i18n/format.js';

export class Units {
  /** @param {import('./lab.js').Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.formats = {
      win: chanceFormat(lab.format),
      length: chanceFormat(createFormat(lab.texts.language, MOVES)),
    };
    this.follow();
  }

  /** Has the lab write its results in the unit of the outcome that the reader has chosen. */
  follow() {
    this.lab.format = this.formats[this.lab.state.wanted.outcome];
  }
}
