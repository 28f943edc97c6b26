// Styles of the bear-off lab: the columns of a lab with a position, and what only this lab has.

import { css } from 'lit';
import { chosenStyles } from '../../lib/rollout/chosen.js';
import { columnStyles } from '../../lib/rollout/layout-styles.js';

export const labStyles = css`
  ${columnStyles}
  ${chosenStyles}
  .lab { --columns: minmax(0, 0.77fr) minmax(0, 0.93fr) minmax(0, 1fr); }
  .rolls, .outcome { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
  .rolls .about { margin: 0; }
  .more summary { width: fit-content; min-height: 24px; color: var(--accent); font-size: 13.5px; cursor: pointer; }
  .more .choices { margin-top: 4px; }
  .rolling .row.small { flex-wrap: wrap; }
  .row.small .problem { flex-basis: 100%; }
  .position > backgammon-board { max-width: 300px; }
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
  .sums { flex-wrap: wrap; gap: 2px 10px; }
  .step small { display: block; }
  @media (pointer: coarse) {
    .more summary { line-height: 44px; }
  }
  /* Elsewhere the buttons that roll are in view together with the board. */
  @media (min-width: 593px) {
    .next { display: none; }
  }
  @container (min-width: 900.1px) {
    roll-map { --cell: 40px; }
  }
  @container (min-width: 900.1px) and (max-width: 1149.9px) {
    .three .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container (min-width: 1150px) {
    .lab { --columns: minmax(0, 0.6fr) minmax(0, 0.73fr) minmax(0, 1fr); }
    /* The parts that come with the theory have lines of their own, in Japanese one more. */
    .around .options { min-height: 50px; }
    .around .note { min-height: 2.7em; }
    :host(:lang(ja)) .around .note { min-height: 4.05em; }
  }
  @container (max-width: 560px) {
    .more summary { line-height: 44px; }
  }
`;
