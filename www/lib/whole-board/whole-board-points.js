// The controls over the drawing of a whole board, one for each point and one for each side's bar: where they are, and what each
// says of itself. A view.

import { nothing, svg } from 'lit';
import { countOn } from '../bearoff/board-model.js';
import { isUpper } from '../board/geometry.js';
import { NARROW_BOX, spotBox } from './narrow-geometry.js';
import { SPOTS, holder, mostAt, placeOf } from './whole-board-model.js';

/** @typedef {import('./whole-board-editor.js').WholeBoardEditor} WholeBoardEditor */
/** @typedef {import('./whole-board-editor.js').Words} Words */
/** @typedef {import('../i18n/format.js').Format} Format */

/** How far the signs are from the edge of the board: beyond the fifth checker, short of the other row. */
const SIGN = 109.5;

const { x, y, width, height } = NARROW_BOX;
export const POINTS_BOX = `${x} ${y} ${width} ${height}`;

/**
 * @param {WholeBoardEditor} editor
 * @param {Words} words
 * @param {Format} format
 */
export const points = (editor, words, format) => SPOTS.map((_, index) => control(editor, index, words, format));

/**
 * @param {WholeBoardEditor} editor
 * @param {number} index
 * @param {Words} words
 * @param {Format} format
 */
function control(editor, index, words, format) {
  const { position, names, mode } = editor;
  const spot = SPOTS[index];
  const owner = holder(position, spot);
  // Who stands there is told of; an empty point is that of the side whose checkers a tap puts.
  const count = countOn(position, placeOf(spot, owner ?? editor.side));
  // Keys take off whoever stands there, and put only the side that is chosen.
  const most = mode === 'remove' ? mostAt(position, spot, owner ?? editor.side) : mostAt(position, spot, editor.side);
  const idle = mode === 'remove' ? count === 0 : count >= most;
  const box = spotBox(spot);
  const onBar = typeof spot === 'string';
  const name = onBar ? words.bar(names[spot]) : words.anyPoint(format.count(spot));
  const said = owner ? words.checkersOf(names[owner], format.count(count)) : words.nobody;
  return svg`<g class=${idle ? 'point idle' : 'point'} role="spinbutton" data-index=${index}
    tabindex=${editor.at === index ? 0 : -1}
    aria-label=${name}
    aria-valuenow=${count} aria-valuemin="0" aria-valuemax=${Math.max(count, most)}
    aria-valuetext=${said}
    @click=${(/** @type {MouseEvent} */ event) => editor.onTap(index, event.shiftKey)}
    @focus=${() => editor.onFocus(index)}>
    <rect class="reach" x=${box.x} y=${box.y} width=${box.width} height=${box.height} />
    <rect class="halo" x=${box.x + 1} y=${box.y + 1} width=${box.width - 2} height=${box.height - 2} rx="3" />
    <rect class="ring" x=${box.x + 1} y=${box.y + 1} width=${box.width - 2} height=${box.height - 2} rx="3" />
    ${onBar ? nothing : sign(box, isUpper(spot), mode)}
  </g>`;
}

/**
 * Whether a tap adds or takes off: seen where the pointer is.
 * @param {import('../board/geometry.js').Box} box
 * @param {boolean} upper
 * @param {string} mode
 */
const sign = (box, upper, mode) => svg`<g class="sign"
  transform=${`translate(${box.x + box.width / 2} ${upper ? box.y + SIGN : box.y + box.height - SIGN})`}>
  <circle r="5.6" />
  <path d=${mode === 'remove' ? 'M-3 0H3' : 'M-3 0H3M0-3V3'} />
</g>`;
