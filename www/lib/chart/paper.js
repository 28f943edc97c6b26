// Draws charts for paper. A chart that is drawn for a wide screen has text too small to read once it is scaled to a page, and
// browsers lay a page out for its paper too late for scripts. So `beforeprint` lays it out as wide as paper for a moment.

/** A4 and Letter are 718 and 740 CSS pixels wide between margins of a centimetre. */
const PAPER = 700;

/**
 * @typedef {Object} Drawing
 * @property {() => boolean} measure  says whether the size is news
 * @property {() => void} redraw  at once
 */

/** @type {Set<Drawing>} */
const drawings = new Set();

/** Redraws what has another size now. */
function redraw() {
  // All of them are measured first: drawing one makes the next measurement lay the page out anew.
  for (const drawing of [...drawings].filter((one) => one.measure())) drawing.redraw();
}

addEventListener('beforeprint', () => {
  const { style } = document.documentElement;
  const { width } = style;
  style.width = `${Math.min(PAPER, innerWidth)}px`;
  // On a screen a chart may be as high as the board beside it. On paper its card then has no room below the board.
  style.setProperty('--least-chart', '0px');
  redraw();
  style.width = width;
  style.removeProperty('--least-chart');
});
addEventListener('afterprint', redraw);

/** @param {Drawing} drawing */
export const onPaper = (drawing) => drawings.add(drawing);

/** @param {Drawing} drawing */
export const offPaper = (drawing) => drawings.delete(drawing);
