// How a pair looks under the microscope: the turns of A and B stand below their boards.

import { css } from 'lit';

// .embed ol: as high from the start as it gets; nothing below it moves.
export const pairStyles = css`
  .pair-boards { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; margin-bottom: 8px; }
  .pair-boards figure { margin: 0 auto; width: 100%; max-width: 320px; }
  .pair-boards figcaption { font-size: 13px; min-height: 1.45em; text-align: center; }
  .pair ol { position: relative; max-height: 300px; overflow: auto; }
  .pair.embed ol { height: 222px; align-content: start; }
  .pair .step { align-items: flex-start; font-size: 13.5px; line-height: 1.3; }
  .pair .turn { flex: 1 1 0; min-width: 0; display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 6px; }
  .pair .turn span:not(.visually-hidden) { flex: 1 0 100%; }
  .pair .turn small { color: var(--muted); font-size: 12px; }
  .pair .turn em { margin-inline-start: auto; }
  .pair .sums { display: grid; gap: 2px; min-height: calc(3 * 1.45em + 6px); align-content: start; }
  .pair .sums div { justify-content: space-between; }
  .pair .sums div:nth-child(3) { border-top: 1px solid var(--line); }
  @container (max-width: 560px) {
    .pair-boards { gap: 4px; }
    .pair .step { padding: 4px 6px; gap: 6px; }
    .pair.embed ol { height: 280px; }
  }
`;
