// How looks what only the two-checker lab has: the tree of the game, and what is said of the luck table.

import { css } from 'lit';

// luck-table: its height on a desktop: it is drawn a frame later than what is around it, which is not to
// jump.
export const labStyles = css`
  luck-table { min-height: 188px; }
  .tree { margin: 0; font-size: 14px; line-height: 1.4; }
  .tree figcaption, .tree p { font-size: 12.5px; margin: 0; }
  .tree ul { list-style: none; margin: 0; padding: 0; }
  .tree ul ul {
    margin-inline-start: 14px; border-inline-start: 2px solid var(--line); padding-inline-start: 10px;
  }
  .tree li > div > span:first-child { flex: 1; }
  .tree li > div { display: flex; gap: 8px; }
  .tree .end { min-width: 78px; }
  .verdict {
    margin: 8px 0 0; font-size: 13.5px; display: flex; flex-wrap: wrap; gap: 0 14px;
    justify-content: space-between;
  }
  .verdict.biased { color: var(--bad); font-weight: 600; }
  .verdict .sum { font-weight: 400; }
  /* The formula is in one line where it has room. */
  .verdict .sum .number { display: inline-block; }
`;
