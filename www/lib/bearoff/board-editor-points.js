// The twelve controls over the drawing of the board: where they are, and what each says of itself. A view.

import { svg } from 'lit';
import { FRAME, pointBox, viewBox } from '../board/geometry.js';
import { PLACES, countOn, mostOn } from './board-editor-model.js';

/** @typedef {import('./board-editor.js').BoardEditor} BoardEditor */
/** @typedef {import('./board-editor-model.js').Place} Place */
/** @typedef {import('../../labs/bearoff/texts/en.js').BearoffTexts} BearoffTexts */
/** @typedef {import('../i18n/format.js').Format} Format */

/** How far the signs are from the edge of the board: beyond the fifth checker, short of the other row. */
const SIGN = 95.5;

const { x, y, width, height } = viewBox(false, true);
export const POINTS_BOX = `${x} ${y} ${width} ${height}`;

/**
 * @param {BoardEditor} editor
 * @param {BearoffTexts['editor']} words
 * @param {Format} format
 */
export const points = (editor, words, format) =>
  PLACES.map((place, index) => control(editor, place, index, words, format));

/**
 * @param {BoardEditor} editor
 * @param {Place} place
 * @param {number} index
 * @param {BearoffTexts['editor']} words
 * @param {Format} format
 */
function control(editor, place, index, words, format) {
  const { position, names, mode } = editor;
  const count = countOn(position, place);
  const most = mostOn(position, place);
  const idle = mode === 'add' ? count >= most : count === 0;
  // The number on the rail belongs to the point.
  const box = pointBox(place.at);
  const top = place.side === 'o' ? box.y - FRAME.rail : box.y;
  const long = box.height + FRAME.rail;
  const signY = place.side === 'o' ? box.y + SIGN : box.y + box.height - SIGN;
  return svg`<g class=${idle ? 'point idle' : 'point'} role="spinbutton" data-index=${index}
    tabindex=${editor.at === index ? 0 : -1}
    aria-label=${words.point(names[place.side], format.count(place.point))}
    aria-valuenow=${count} aria-valuemin="0" aria-valuemax=${most}
    aria-valuetext=${words.checkers(format.count(count))}
    @click=${(/** @type {MouseEvent} */ event) => editor.onTap(index, event.shiftKey)}
    @focus=${() => editor.onFocus(index)}>
    <rect class="reach" x=${box.x} y=${top} width=${box.width} height=${long} />
    <rect class="halo" x=${box.x + 1} y=${top + 1} width=${box.width - 2} height=${long - 2} rx="3" />
    <rect class="ring" x=${box.x + 1} y=${top + 1} width=${box.width - 2} height=${long - 2} rx="3" />
    <g class="sign" transform=${`translate(${box.x + box.width / 2} ${signY})`}>
      <circle r="5.6" />
      <path d=${mode === 'add' ? 'M-3 0H3M0-3V3' : 'M-3 0H3'} />
    </g>
  </g>`;
}
