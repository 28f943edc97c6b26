// How looks what only the rollout with the cube has that is played by hand.

import { css } from 'lit';

export const ownStyles = css`
  .cubed { width: 100%; max-width: 424px; margin: 0 auto; }
  /* The cube floats at its left. */
  .cubed > .board { width: auto; max-width: none; margin: 0; }
  .buttons.even > button { flex: 1 1 40%; }
  .ways { display: grid; gap: 4px; }
  /* Eight columns: on paper and on phones their names have two lines. */
  .list thead th { white-space: normal; }
  .log .action { font-weight: 600; }
  .tiles.five { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  @media print {
    .cubed { max-width: 264px; }
  }
  @container (max-width: 560px) {
    .tiles.five { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;
