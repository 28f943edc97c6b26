// Views for those labs that are classes still: each takes the lab and passes its model on.

import * as views from './controls.js';
import * as guide from './guide.js';
import * as layout from './layout.js';

/** @typedef {any} ClassLab */

/** @param {ClassLab} lab @returns {Set<string>} */
export const hidden = (lab) => lab.frame.hide;

/** @param {ClassLab} lab @returns {{record: any, shown: number}} */
export const gameInView = (lab) => lab.frame.inView;

/** @param {ClassLab} lab @param {string} next @param {unknown} more */
export const controls = (lab, next, more) => views.controls(lab.frame, next, more);

/** The model of the one board (lib/bearoff/stage.js). @param {ClassLab} lab */
export function stageOf(lab) {
  const { current, form, frame, state } = lab;
  const { stepping, games, halfway } = frame;
  const act = {
    step: () => lab.step(),
    lookAt: (/** @type {'position' | 'game'} */ at) => lab.lookAt(at),
  };
  return { current, form, state, stepping, games, halfway, act };
}

/** @param {ClassLab} lab */
export const seedField = (lab) => views.seedField(lab.frame);

/** @param {ClassLab} lab @param {Parameters<typeof guide.fromGamesToMany>[2]} words */
export const fromGamesToMany = (lab, words) => guide.fromGamesToMany(lab.frame, Boolean(lab.current), words);

/**
 * @param {ClassLab} lab
 * @param {unknown} _readout
 * @param {unknown} _theory
 * @param {(said: string) => unknown} left
 * @param {(said: string) => unknown} above
 * @param {(said: string) => unknown} [under]
 * @param {boolean} [beside]
 * @param {{between?: (said: string) => unknown, rest?: (said: string) => unknown}} [own]
 */
export function rolloutLayout(lab, _readout, _theory, left, above, under, beside, own = {}) {
  const { frame: model } = lab;
  const { between, rest } = own;
  const said = (/** @type {((said: string) => unknown) | undefined} */ view) => view && (() => view(model.said));
  return layout.rolloutLayout(
    model,
    () => left(model.said),
    () => above(model.said),
    said(under),
    beside,
    {
      between: said(between),
      rest: said(rest),
    },
  );
}
