// <games-table>: a list of games with totals, in a scroll box of its own. It is roomy by default, and dense and abbreviated below 560
// pixels of its own width. It sorts, sums and formats nothing: every string of its model is ready to be read.

import { css, html, LitElement, noChange, nothing } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { insertPart, removePart, setChildPartValue } from 'lit/directive-helpers.js';
import { sidewaysStyles } from '../element/controls.js';
import { phrased } from '../i18n/line-ends.js';

/** @typedef {import('lit').ChildPart} ChildPart */

/**
 * @typedef {Object} Column
 * @property {string} id
 * @property {string} label
 * @property {string} [abbr] shown instead of the label where there is little room; the label is still spoken
 * @property {'start' | 'end'} align 'end' for numbers
 * @property {'plain' | 'reduced'} [tone] the rollout whose results the column holds
 * @property {boolean} [hideNarrow] left out where there is little room
 */

/**
 * @typedef {Object} GameRow
 * @property {string | number} key of the game: its row is moved, not rewritten, when others come in above
 * @property {string[]} cells one per column; the first names the row
 */

/**
 * @typedef {Object} FootRow a total or an average
 * @property {string} label stands in the first column
 * @property {string[]} cells one per column after the first, '' where there is nothing to sum
 */

/**
 * @typedef {Object} GamesModel
 * @property {string} caption also the name of the scroll box
 * @property {Column[]} columns
 * @property {GameRow[]} rows a few hundred at most: all of them are in the document
 * @property {FootRow[]} foot shown when there are rows
 * @property {string} empty the sentence in place of rows
 * @property {string} [hidden] a sentence on the games not listed
 */

export class GamesTable extends LitElement {
  static properties = {
    model: { attribute: false },
  };

  constructor() {
    super();
    phrased(this);
    /** @type {GamesModel | null} */
    this.model = null;
  }

  render() {
    const { model } = this;
    if (!model) return nothing;
    const { columns, rows } = model;
    return html`
      <div class="box" part="box" role="region" tabindex="0" aria-labelledby="caption"
        aria-describedby=${model.hidden ? 'hidden' : nothing}>
        <table>
          <caption id="caption" part="caption">${model.caption}</caption>
          <thead><tr>${columns.map(heading)}</tr></thead>
          <tbody>${keptRows(rows, (row) => bodyRow(columns, row))}</tbody>
          ${
            rows.length && model.foot.length
              ? html`<tfoot>${model.foot.map((row) => footRow(columns, row))}</tfoot>`
              : nothing
          }
        </table>
        ${rows.length ? nothing : html`<p>${model.empty}</p>`}
      </div>
      ${model.hidden ? html`<p id="hidden" class="hidden">${model.hidden}</p>` : nothing}`;
  }

  // :host: the host limits the height, and the box inside scrolls.
  // table: separate borders move with the sticky cells; collapsed ones stay behind.
  // .end, narrow: numbers take only their own width, or the words would break into one a line.
  // td:nth-child(2), narrow: a play may stand below its roll.
  // tfoot th:has(), narrow: a total's name reaches over the empty cell beside it.
  // th: browsers that don't know phrases keep words whole.
  // .shortened, narrow: out of sight, and still the heading's name.
  static styles = [
    sidewaysStyles,
    css`
      :host {
        display: flex; flex-direction: column; min-width: 0; max-height: 26rem; container-type: inline-size;
        color: var(--ink); font-size: 14px;
      }
      :host([hidden]) { display: none; }
      .box { overflow: auto; min-height: 0; position: relative; border-radius: 6px; }
      .box:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

      table {
        width: 100%; border-collapse: separate; border-spacing: 0; line-height: 1.35;
        font-variant-numeric: tabular-nums lining-nums;
      }
      caption { padding: 0 10px 8px; text-align: start; font-weight: 600; }
      th, td { padding: 6px 10px; text-align: start; font-weight: 400; }
      .end { text-align: end; white-space: nowrap; }
      tbody th { color: var(--muted); }
      tbody tr + tr > * { border-top: 1px solid var(--line); }
      tbody tr:hover > * { background: var(--bg); }

      thead, tfoot { position: sticky; z-index: 1; }
      thead { top: 0; }
      tfoot { bottom: 0; }
      thead th {
        vertical-align: bottom; background: var(--card); color: var(--muted); font-size: 13px; line-height: 1.25;
        border-bottom: 2px solid var(--line);
      }
      thead .end { white-space: normal; }
      thead .plain { border-bottom-color: var(--plain); }
      thead .reduced { border-bottom-color: var(--reduced); }
      @supports not (word-break: auto-phrase) {
        th { word-break: keep-all; }
      }
      tfoot th, tfoot td { background: var(--card); font-weight: 600; }
      tfoot tr:first-child > * { border-top: 2px solid var(--line); }
      .tone { font-weight: 600; }

      .short { display: none; }
      p { margin: 0; padding: 14px 10px; color: var(--muted); word-break: keep-all; }
      .hidden { padding: 8px 10px 0; font-size: 13px; }

      @container (max-width: 560px) {
        table { font-size: 13px; }
        caption, p { padding-inline: 4px; }
        .hidden { padding-inline: 4px; }
        th, td { padding: 6px 4px; }
        .end { width: 1%; }
        tfoot th:has(+ td:empty) { max-width: 0; white-space: nowrap; }
        thead th { font-size: 12px; }
        .spare { display: none; }
        .short { display: inline; }
        .shortened {
          position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap;
        }
      }
      @container (max-width: 330px) {
        th, td { padding-inline: 2px; }
        table { font-size: 12px; }
        thead th { font-size: 11px; }
      }
      @media print {
        :host { display: block; max-height: none; }
        .box { overflow: visible; }
        thead, tfoot { position: static; }
        /* Below the last row, and not at the foot of every page. */
        tfoot { display: table-row-group; }
        tr { break-inside: avoid; }
        table { font-size: 12px; }
        th, td { padding-block: 2px; }
      }
    `,
  ];
}

/** @param {Column} column */
const look = ({ align, tone, hideNarrow }) => `${align}${tone ? ` tone ${tone}` : ''}${hideNarrow ? ' spare' : ''}`;

/** @param {Column} column */
const heading = (column) =>
  html`<th scope="col" class=${look(column)}>${
    column.abbr
      ? html`<span class="shortened">${column.label}</span><span class="short" aria-hidden="true"
    >${column.abbr}</span>`
      : column.label
  }</th>`;

/** @param {Column[]} columns @param {GameRow} row */
const bodyRow = (columns, { cells }) =>
  html`<tr>${columns.map((column, i) =>
    i === 0
      ? html`<th scope="row" class=${look(column)}>${cells[i]}</th>`
      : html`<td class=${look(column)}>${cells[i]}</td>`,
  )}</tr>`;

/** @param {Column[]} columns @param {FootRow} row */
const footRow = (columns, { label, cells }) => html`<tr>
  <th scope="row">${label}</th>${columns.slice(1).map(
    (column, i) => html`<td class=${look(column)}
    >${cells[i]}</td>`,
  )}</tr>`;

customElements.define('games-table', GamesTable);

// ——— Rows with keys ———
//
// When rows come in above others, those are moved and not written anew, so the browser keeps the reader's place in the list. Lit's own
// `repeat` does this, too, but leaves a comment behind for each row that goes (lit-html from 3.3.1 on). In a run hundreds go every second,
// and it would become slower and slower.

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

  /** @param {ChildPart} whole @param {[GameRow[], (row: GameRow) => unknown]} given */
  update(whole, [rows, view]) {
    const before = this.parts;
    this.parts = new Map();
    const keys = new Set(rows.map(({ key }) => key));
    for (const [key, part] of before) if (!keys.has(key)) remove(part);
    // From the last row up, each is placed before the one that was placed last.
    /** @type {ChildPart | undefined} */
    let next;
    for (const row of [...rows].reverse()) {
      next = setChildPartValue(insertPart(whole, next, before.get(row.key)), view(row));
      this.parts.set(row.key, next);
    }
    return noChange;
  }
}

/** Removes a row with the comment at its end, which Lit forgets. @param {ChildPart} part */
function remove(part) {
  const { endNode } = part;
  removePart(part);
  /** @type {ChildNode | null} */ (endNode)?.remove();
}

const keptRows = directive(KeptRows);
