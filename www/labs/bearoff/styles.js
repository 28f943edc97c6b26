// Styles of the bear-off lab. The order is that of the document at every width: the position and its rolls, the
// controls, the chart. A wide page has three columns, a narrower one the first two above the chart, and a phone one.

import { css } from 'lit';

export const labStyles = css`
  .lab { display: flex; flex-wrap: wrap; align-items: flex-start; }
  .left {
    flex: 1.7 1 0; min-width: 0; display: grid; align-items: start; gap: 14px;
    grid-template-columns: minmax(0, 0.82fr) minmax(0, 1fr);
  }
  .left.one { flex-grow: 0.8; grid-template-columns: minmax(0, 1fr); }
  .right { flex: 1 1 0; }
  .below { flex: 0 0 100%; }
  .averages { flex: none; }
  rollout-chart.main { flex: none; min-height: 300px; }
  .position > .top h2 { white-space: nowrap; }
  .position > .top button { padding: 0 8px; }
  .position > .top { min-height: 38px; margin-bottom: 2px; }
  .rolls, .outcome { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
  .rolls .about { margin: 0; }
  .more summary { width: fit-content; min-height: 24px; color: var(--accent); font-size: 13.5px; cursor: pointer; }
  .more .choices { margin-top: 4px; }
  .rolling .row.small { flex-wrap: wrap; }
  .row.small .problem { flex-basis: 100%; }
  .position > backgammon-board { width: 100%; max-width: 300px; margin: 0 auto 8px; }
  .micro ol { position: relative; max-height: 330px; overflow: auto; }
  /* Where the tools were: its list takes what room there is. */
  .story { display: flex; flex-direction: column; gap: 6px; }
  .story .micro { flex: 1; min-height: 0; display: flex; flex-direction: column; }
  .story ol { flex: 0 1 auto; max-height: none; align-content: start; }
  .story .step { min-height: 34px; }
  .worth {
    display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 6px 16px; margin: 0; font-size: 13.5px;
  }
  .worth dt { color: var(--muted); font-size: 12.5px; }
  .worth dd { margin: 0; }
  .worth dd span { font-size: 12.5px; }
  .verdict { margin: 0; font-size: 13.5px; }
  .outcome .sentence { min-height: 0; }
  .sums { flex-wrap: wrap; gap: 2px 10px; }
  .step small { display: block; }
  @media (pointer: coarse) {
    .position > .top { min-height: 44px; }
    .more summary { line-height: 44px; }
  }
  /* Elsewhere the buttons that roll are in view together with the board. */
  @media (min-width: 593px) {
    .next { display: none; }
  }
  @container (min-width: 900.1px) {
    roll-map { --cell: 40px; }
    .left:not(.one) + .right .tile:not(:last-child) dd { min-height: 41px; align-content: start; }
  }
  @container (min-width: 900.1px) and (max-width: 1149.9px) {
    .left:not(.one) + .right .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container (min-width: 1150px) {
    .left { flex-grow: 1.32; }
    .left.one { flex-grow: 0.7; }
    /* The parts that come with the theory have lines of their own, in Japanese one more. */
    .around .options { min-height: 50px; }
    .around .note { min-height: 2.7em; }
    :host(:lang(ja)) .around .note { min-height: 4.05em; }
  }
  @container (max-width: 900px) {
    .lab { flex-direction: column; flex-wrap: nowrap; align-items: stretch; }
    .left, .right, .below { flex: none; }
    rollout-chart.main { min-height: 260px; }
    .left:not(.one) { gap: 10px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  }
  @container (max-width: 560px) {
    .left:not(.one) { grid-template-columns: minmax(0, 1fr); }
    .position > .top { min-height: 44px; }
    .more summary { line-height: 44px; }
    rollout-chart.main { min-height: 200px; }
  }
`;
