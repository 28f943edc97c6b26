// How controls look in every lab. Styles only.

import { css } from 'lit';

// ——— A row of choices, each with its label above it ———

export const choiceStyles = css`
  .choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px 12px; }
  .choices label { display: flex; flex-direction: column; justify-content: flex-end; gap: 2px; font-size: 13px; min-width: 0; }
  .choices :is(select, button) { min-height: 36px; width: 100%; }
  .choices button { align-self: end; }
  .other-lab { display: inline-block; margin: 8px 14px 0 0; font-size: 14px; line-height: 24px; color: var(--accent); }
  .about { font-size: 13px; margin: 8px 0 0; }
  @media (pointer: coarse) {
    .choices :is(select, button) { min-height: 44px; }
    .other-lab { line-height: 44px; }
  }
  @container (max-width: 560px) {
    .choices :is(select, button) { min-height: 44px; }
  }
`;

// ——— Buttons, fields and cards ———

export { css };

// Boxes whose tables are wider than they are. A shade at an edge says that there is more. Two veils move along with the table and lie
// over the shade at its ends, as in header.css.
export const sidewaysStyles = css`
  [role='region'][tabindex] {
    --veil: var(--card) 50%, transparent;
    --shade: color-mix(in srgb, var(--ink) 26%, transparent), transparent;
    background:
      linear-gradient(90deg, var(--veil)) 0 / 48px local,
      linear-gradient(-90deg, var(--veil)) 100% / 48px local,
      linear-gradient(90deg, var(--shade)) 0 / 16px,
      linear-gradient(-90deg, var(--shade)) 100% / 16px;
    background-repeat: no-repeat;
  }
  @media print {
    [role='region'][tabindex] { background: none; }
  }
`;

// In print, #paper: whatever else is said of them somewhere, on paper they are words.
export const controlStyles = css`
  ${sidewaysStyles}
  *, *::before, *::after { box-sizing: border-box; }
  button, select, input { font: inherit; color: inherit; }
  button, select, .field {
    min-height: 38px; padding: 0 11px; border: 1px solid var(--line); border-radius: 8px;
    background: var(--card); white-space: nowrap;
  }
  button { cursor: pointer; touch-action: manipulation; }
  button:hover:enabled, select:hover:enabled { border-color: var(--accent); }
  button:is(:disabled, [aria-disabled='true']) { color: var(--muted); cursor: default; opacity: 0.65; }
  button.primary {
    background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600;
  }
  button.strong { border-color: var(--accent); color: var(--accent); font-weight: 600; }
  button.quiet {
    border-color: transparent; background: none; padding: 0 7px; color: var(--muted); font-size: 13.5px;
  }
  button.quiet:hover:enabled { color: var(--ink); border-color: var(--line); }
  :is(button, select, input, summary, [tabindex]):focus-visible {
    outline: 2px solid var(--accent); outline-offset: 2px;
  }
  .segments { display: inline-flex; }
  .segments button { border-radius: 0; }
  .segments button:first-child { border-radius: 8px 0 0 8px; }
  .segments button:last-child { border-radius: 0 8px 8px 0; margin-inline-start: -1px; }
  .segments [aria-pressed='true'] { background: var(--ink); color: var(--bg); border-color: var(--ink); }
  .card {
    background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 14px;
    min-width: 0;
  }
  h2 { margin: 0; font: 600 17px/1.25 var(--serif); }
  .muted { color: var(--muted); }
  .problem { color: var(--bad); font-size: 13px; }
  .number { font-variant-numeric: tabular-nums; }
  .formula { white-space: nowrap; }
  .visually-hidden {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Browsers that don't know phrases keep words whole. */
  @supports not (word-break: auto-phrase) {
    th { word-break: keep-all; }
  }
  /* Lines end where line-ends.js marks it. */
  p, li, dd, dt, summary, legend, figcaption, h2, h3, small, a, label { word-break: keep-all; overflow-wrap: break-word; }
  /* About 80 letters: in the widest windows cards grow further than lines of text. */
  @container (min-width: 1240px) {
    :is(p, li):not(.luck > .verdict) { max-width: 40em; }
  }
  @media (pointer: coarse) {
    button, select, .field { min-height: 44px; }
  }
  @media print {
    *, *::before, *::after { min-height: 0 !important; }
    button:not(.word, .datum), .word.ask, input:is([type='checkbox'], [type='radio'], [type='range']):not(#paper) { display: none; }
    :is(.word, .datum, select, .field, .field > input):not(#paper) {
      min-height: 0; padding: 0; border: 0; border-radius: 0; background: none; color: var(--ink); text-decoration: none; appearance: none;
    }
    .card { break-inside: avoid; }
  }
`;
