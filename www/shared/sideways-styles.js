// How boxes look whose tables are wider than they are. Styles only.

import { css } from 'lit';

// A shade at an edge says that there is more. Two veils move along with the table and lie over the shade at its ends.
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
