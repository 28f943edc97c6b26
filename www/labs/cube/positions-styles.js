// How the positions to learn from look: their names side by side, a sentence on the one that is set up below them.

import { css } from 'lit';

export const positionsStyles = css`
  .lessons { font-size: 13.5px; }
  .lessons h2 { margin-bottom: 6px; }
  .lesson-names { display: flex; flex-wrap: wrap; gap: 4px; }
  .lesson-names button { min-height: 30px; padding: 0 8px; font-size: 13px; }
  .lesson-names button[aria-pressed='true'] { border-color: var(--accent); background: var(--tint); font-weight: 600; }
  .lessons .lesson { margin: 6px 0 0; line-height: 1.4; text-wrap: pretty; }
  @media print {
    .lesson-names button:not([aria-pressed='true']) { display: none; }
  }
  @media (pointer: coarse) {
    .lesson-names button { min-height: 44px; }
  }
`;
