// The styles of the details section, and the tables that its cards have.

import { css, html, nothing } from 'lit';

/**
 * A table of figures. Narrow windows stack the cells of a row below its name.
 * @param {string} name  a class of its own
 * @param {string} label
 * @param {unknown[]} heads  of the columns
 * @param {unknown[]} rows
 */
export const table = (
  name,
  label,
  heads,
  rows,
) => html`<div class="scroll" tabindex="0" role="region" aria-label=${label}>
  <table role="table" class="figures stacked ${name}">
    <thead role="rowgroup">
      <tr role="row">
        ${heads.map((head, i) => html`<th role="columnheader" scope="col" class=${i === 0 ? 'name' : nothing}>${head}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows}
    </tbody>
  </table>
</div>`;

/**
 * A row of such a table.
 * @param {unknown} name
 * @param {unknown[]} cells
 * @param {boolean} [inView]  whether the row is about the reader's own choice
 * @param {string} [id]  by which tests find the row
 */
export const row = (name, cells, inView = false, id) => html`<tr
  role="row" class=${inView ? 'in-view' : nothing} data-row=${id ?? nothing}>
  <th role="rowheader" scope="row" class="name">${name}</th>
  ${cells.map((cell) => html`<td role="cell">${cell}</td>`)}
</tr>`;

export const belowStyles = css`
  .walks .muted { font-size: 13px; line-height: 1.4; margin: 6px 0 0; }
  .walks h3 { font: 600 15px/1.3 var(--serif); margin: 12px 0 4px; }
  .lengths-card rollout-histogram { height: 360px; margin-top: 6px; }
  .figures .name { text-align: start; color: var(--ink); }
  .figures.scales label { display: flex; align-items: center; gap: 6px; min-height: 24px; cursor: pointer; }
  .figures.scales .in-view > * { background: var(--tint); }
  .figures.scales .in-view > :first-child { box-shadow: inset 3px 0 var(--accent); }
  .figures.stacked thead th { vertical-align: bottom; line-height: 1.25; color: var(--muted); }
  .switches { display: flex; flex-wrap: wrap; gap: 6px 20px; margin-top: 6px; }
  .reading { border: 0; margin: 0; padding: 0; font-size: 13px; min-width: 0; }
  .reading legend { padding: 0; color: var(--muted); }
  .reading label { display: inline-flex; align-items: center; gap: 5px; min-height: 28px; margin-inline-end: 12px; }
  :is(.claims, .fit-claims) { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; font-size: 14px; }
  .badge { display: inline-block; padding: 0 7px; border: 1px solid currentcolor; border-radius: 999px; font-size: 12px; line-height: 1.6; }
  .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 360px)); gap: 10px 30px; margin-top: 6px; }
  .beside { display: grid; grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); gap: 0 30px; align-items: start; }
  .beside h3:first-child { margin-top: 0; }
  .figures.scales { max-width: 1100px; }
  .fit-moments { max-width: 900px; margin: 8px 0; }
  .measurement-fields { grid-template-columns: repeat(3, minmax(0, 180px)); margin: 8px 0; }
  .fitted .number { white-space: nowrap; font-weight: 600; font-variant-numeric: tabular-nums; }
  .fit-refused { font-size: 14px; max-width: 46em; }
  .fits, .units, .programs, .mates { max-width: 760px; }
  .kinds { display: grid; gap: 8px; margin: 0; font-size: 14px; }
  .kinds dt { font-weight: 600; }
  .kinds dt .muted { display: inline; font-weight: 400; margin: 0; }
  .kinds dd { margin: 0; }
  .measurement-card .figures .in-view > * { background: var(--tint); }
  .measurement-card .beside { margin-top: 12px; }
  /* It is higher than a page. */
  @media print { .measurement-card { break-inside: auto; } }
  .conclusion { margin: 12px 0 0; font-weight: 600; }
  .figures.antithetic { max-width: 900px; }
  .bars { display: grid; grid-template-columns: 15.5em minmax(120px, 1fr); gap: 0 12px; align-items: center; }
  .figures.scales :is(th, td):not(.name) { width: 6em; }
  .bar-of-worth { position: relative; display: block; height: 18px; margin-inline: 14px 20px; }
  .bar-of-worth i { position: absolute; box-sizing: border-box; font-style: normal; }
  .bar-of-worth .one { inset-block: 0; border-left: 1px solid var(--muted); }
  .bar-of-worth .exact { top: 5px; border-top: 8px solid var(--reduced); }
  .bar-of-worth .less { border-color: var(--bad); }
  .bar-of-worth .seen { top: 3px; width: 12px; height: 12px; border: 2px solid var(--ink); border-radius: 50%; transform: translateX(-50%); }
  .ticks i { bottom: 0; font-size: 11px; transform: translateX(-50%); }
  .curve { margin: 0; font-size: 13px; }
  .curve figcaption { color: var(--muted); }
  .curve svg { display: block; width: 100%; height: auto; overflow: visible; }
  .curve .grid { stroke: var(--line); }
  .curve .line { fill: none; stroke: var(--reduced); stroke-width: 2; stroke-linejoin: round; }
  .curve text { fill: var(--muted); font-size: 11px; font-variant-numeric: tabular-nums; }
  :is(.antithetic-card, .scales-card, .fit-card) .top { margin: 8px 0 0; flex-wrap: wrap; }
  :is(.antithetic-card, .scales-card, .fit-card) .top p { margin: 0; flex: 1 1 20em; }
  @media (pointer: coarse) {
    .reading label, .figures.scales label { min-height: 44px; }
  }
  @container (max-width: 900px) {
    .beside { grid-template-columns: minmax(0, 1fr); }
    .beside h3:first-child { margin-top: 12px; }
  }
  @container (max-width: 560px) {
    .figures-card .figures th { word-break: keep-all; }
    .figures-card .figures th[scope='row'] { word-break: auto-phrase; overflow-wrap: anywhere; }
    .figures.stacked, .stacked :is(thead, tbody) { display: block; font-size: 12.5px; }
    .stacked tr { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); }
    .choices.fit-moments { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .choices.fit-moments > :first-child { grid-column: auto; }
    .fits tr { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .programs tr { grid-template-columns: repeat(5, minmax(0, 1fr)); }
    .mates tr { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .measurement-fields { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .moments tr { grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr); }
    .figures.stacked :is(th, td):not(.name) { width: auto; align-self: end; padding-inline: 2px; }
    .figures.stacked td { overflow-wrap: anywhere; }
    .figures.stacked thead th:not(.name) { font-size: 11.5px; }
    .figures.stacked .name { grid-column: 1 / -1; padding-bottom: 0; }
    .figures.stacked tbody td { border: 0; padding-top: 0; }
    .bars { grid-template-columns: minmax(0, 1fr); }
    .pair { grid-template-columns: minmax(0, 1fr); }
    .lengths-card rollout-histogram { height: 420px; }
  }
  @media (forced-colors: active) {
    .curve .line { stroke: LinkText; }
    .figures.scales .in-view > :first-child { outline: 2px solid Highlight; }
  }
`;
