// The two rollouts in figures, as the full table below the chart. A view, and how it looks.

import { css, html, nothing } from 'lit';
import { NONE, digitsFor } from '../i18n/format.js';
import { word } from '../i18n/glossary.js';
import { phrases } from '../i18n/typography.js';
import { halfWidth } from './readout.js';

/** @typedef {import('./shapes.js').Readout} Readout */
/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('../i18n/texts.js').Shared['readout'] & typeof import('../i18n/en-below.js').readout} Words */
/** @typedef {import('../i18n/format.js').Format} Format */

/**
 * @param {Readout} readout
 * @param {Theory | null} theory  null: there is none, or it is not to be told yet
 * @param {{readout: Words}} texts
 * @param {Format} format
 */
export function readoutTable(readout, theory, texts, format) {
  const words = texts.readout;
  const { plain, reduced, games } = readout;
  const digits = {
    plain: digitsFor(halfWidth(plain), format.unit.exact),
    reduced: digitsFor(halfWidth(reduced), format.unit.exact),
  };
  // Where zero is a line of its own, a figure has its sign.
  const write = format.unit.zero ? format.result : format.percent;
  const mean = (/** @type {number | null} */ value, /** @type {'plain' | 'reduced'} */ which) =>
    write(value, digits[which]);
  const exact = (/** @type {number | null | undefined} */ value) => write(value ?? null, format.unit.exact);
  const spread = (/** @type {number | null | undefined} */ value) => format.percent(value ?? null, format.unit.exact);
  const ci = (/** @type {'plain' | 'reduced'} */ which) => {
    const range = readout[which].ci;
    return range
      ? html`<span>${words.range(mean(range[0], which), '')}</span><wbr /><span>${mean(range[1], which)}</span>`
      : NONE;
  };
  return html`<table class="figures readout">
    <thead>
      <tr>
        <td></td>
        <th scope="colgroup" colspan="2" class="plain">${words.plain}</th>
        <th scope="colgroup" colspan="2" class="reduced">${words.reduced}</th>
      </tr>
      <tr class="muted">
        <td></td>
        ${[0, 1].map(() => html`<th scope="col">${phrases(words.measured)}</th><th scope="col">${word('exact', words.exact)}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">${phrases(words.mean)}</th>
        <td>${mean(plain.mean, 'plain')}</td>
        <td>${exact(theory?.plain.mean)}</td>
        <td>${mean(reduced.mean, 'reduced')}</td>
        <td>${exact(theory?.reduced.mean)}</td>
      </tr>
      <tr>
        <th scope="row">${word('sd', words.sd)}</th>
        <td>${spread(plain.sd)}</td>
        <td>${spread(theory?.plain.sd)}</td>
        <td>${spread(reduced.sd)}</td>
        <td>${spread(theory?.reduced.sd)}</td>
      </tr>
      <tr>
        <th scope="row">${word('se', words.se)}</th>
        <td>${format.percent(plain.se, digits.plain + 1)}</td>
        <td>${format.percent(theory && readout.expectedSe.plain, digits.plain + 1)}</td>
        <td>${format.percent(reduced.se, digits.reduced + 1)}</td>
        <td>${format.percent(theory && readout.expectedSe.reduced, digits.reduced + 1)}</td>
      </tr>
      <tr class=${readout.reliable || games === 0 ? '' : 'unreliable'}>
        <th scope="row">${word('interval', words.ci)}</th>
        <td class="ends">${ci('plain')}</td>
        <td></td>
        <td class="ends">${ci('reduced')}</td>
        <td></td>
      </tr>
      <tr>
        <th scope="row">${word('worth', words.equivalent)}</th>
        <td colspan="2"></td>
        <td>${format.ratio(readout.equivalentGames)}</td>
        <td>${format.ratio(theory?.equivalentGames ?? null)}</td>
      </tr>
    </tbody>
  </table>
  ${readout.reliable || games === 0 ? nothing : html`<p class="muted">${readout.blocks ? words.fewBlocks : words.unreliable}</p>`}`;
}

export const readoutTableStyles = css`
  .scroll { position: relative; overflow-x: auto; }
  .figures {
    width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums;
    margin-top: 6px;
  }
  .figures th, .figures td { padding: 4px 6px; text-align: end; font-weight: 400; }
  .figures th { word-break: keep-all; }
  .figures th[scope='row'] { text-align: start; color: var(--muted); }
  .figures thead th[colspan] { text-align: center; font-weight: 600; border-bottom: 3px solid var(--line); }
  .figures .plain { border-color: var(--plain) !important; }
  .figures .reduced { border-color: var(--reduced) !important; }
  .figures .ends, .figures .ends > span { white-space: nowrap; }
  .figures tbody tr + tr > * { border-top: 1px solid var(--line); }

  @container (max-width: 560px) {
    .figures { font-size: 13px; }
    .figures th, .figures td { padding: 4px 2px; }
    /* One end below the other, for which there is room from the start. */
    .figures .ends { white-space: normal; height: 3.7em; }
  }
  /* On the narrowest phones a row's name stands above its figures, in a line of its own. */
  @container (max-width: 380px) {
    .readout tbody th { position: relative; z-index: 1; max-width: 0; vertical-align: top; white-space: nowrap; }
    .readout tbody th wbr { display: none; }
    .readout tbody td { padding-top: 1.8em; }
    .readout :is(tbody th, thead td) { padding-inline: 0; }
  }
  @container (max-width: 330px) {
    .figures.readout { font-size: 12.5px; }
  }
`;
