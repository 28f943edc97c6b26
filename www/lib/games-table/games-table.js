// <games-table>: a list of games with totals, in a scroll box of its own. Sorts, sums and formats nothing.

import { LitElement, html, nothing } from 'lit';
import { phrased } from '../i18n/phrased.js';
import { keptRows } from './kept.js';
import { gamesStyles } from './styles.js';

/** @typedef {import('./model.js').GamesModel} GamesModel */
/** @typedef {import('./model.js').Column} Column */
/** @typedef {import('./model.js').GameRow} GameRow */
/** @typedef {import('./model.js').FootRow} FootRow */

export class GamesTable extends LitElement {
  static properties = {
    model: { attribute: false },
  };

  static styles = gamesStyles;

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

/**
 * @param {Column[]} columns
 * @param {GameRow} row
 */
const bodyRow = (columns, { cells }) =>
  html`<tr>${columns.map((column, i) =>
    i === 0
      ? html`<th scope="row" class=${look(column)}>${cells[i]}</th>`
      : html`<td class=${look(column)}>${cells[i]}</td>`,
  )}</tr>`;

/**
 * @param {Column[]} columns
 * @param {FootRow} row
 */
const footRow = (columns, { label, cells }) => html`<tr>
  <th scope="row">${label}</th>${columns.slice(1).map(
    (column, i) => html`<td class=${look(column)}
    >${cells[i]}</td>`,
  )}</tr>`;

customElements.define('games-table', GamesTable);
