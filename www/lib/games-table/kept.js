// Rows that are kept by their keys: when others come in above, they are moved and not written anew, so that the browser
// keeps in place what a reader has scrolled to. Lit's own `repeat` does this, too, but leaves a comment behind for each row
// that goes (lit-html from 3.3.1 on): a run, in which hundreds go every second, becomes slower and slower.

import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { insertPart, removePart, setChildPartValue } from 'lit/directive-helpers.js';

/** @typedef {import('lit').ChildPart} ChildPart */
/** @typedef {import('./model.js').GameRow} GameRow */

class KeptRows extends Directive {
  /** @param {import('lit/directive.js').PartInfo} info */
  constructor(info) {
    super(info);
    /** @type {Map<GameRow['key'], ChildPart>} */
    this.parts = new Map();
  }

  /**
   * @param {GameRow[]} _rows  each with a key of its own
   * @param {(row: GameRow) => unknown} _view
   * @returns {unknown}
   */
  render(_rows, _view) {
    return noChange;
  }

  /**
   * @param {ChildPart} whole
   * @param {[GameRow[], (row: GameRow) => unknown]} given
   */
  update(whole, [rows, view]) {
    const before = this.parts;
    this.parts = new Map();
    const keys = new Set(rows.map(({ key }) => key));
    for (const [key, part] of before) if (!keys.has(key)) remove(part);
    // From the last one up, each stands before the one that was placed last.
    /** @type {ChildPart | undefined} */
    let next;
    for (const row of [...rows].reverse()) {
      next = setChildPartValue(insertPart(whole, next, before.get(row.key)), view(row));
      this.parts.set(row.key, next);
    }
    return noChange;
  }
}

/** With the comment at its end, which Lit forgets. @param {ChildPart} part */
function remove(part) {
  const { endNode } = part;
  removePart(part);
  /** @type {ChildNode | null} */ (endNode)?.remove();
}

export const keptRows = directive(KeptRows);
