// Styles of the board and of the game on it.

import { css } from 'lit';
import { sideStyles } from '../../lib/board/side-line.js';

// min-height: the rolls come a frame later than the board, which is not to jump.
/** The rolls are beside the board, where they have no room below it. */
const beside = css`
  .playing.both {
    grid: 'board o' auto 'board title' auto 'board rolls' 1fr 'board sums' auto 'board x' auto / minmax(0, 44%) minmax(0, 1fr);
    gap: 4px 10px;
  }
  .both .title { margin: 0; }
  .both .step { padding: 4px 8px; gap: 6px; font-size: 13.5px; line-height: 1.3; }
  .both .step i { display: none; }
  .both .sums { flex-flow: row wrap; gap: 0 5px; font-size: 13px; }
  .both .side { gap: 4px; flex-wrap: wrap; }
  .both .turn { padding: 0 5px; font-size: 12px; }
  .both .counts { font-size: 13px; }
`;

export const boardStyles = css`
  ${sideStyles}
  .playing { display: grid; gap: 5px; grid-template-columns: minmax(0, 1fr); }
  .playing > backgammon-board { width: 100%; max-width: 220px; margin: 0 auto; }
  .playing.both {
    grid: 'board o' auto 'board sums' 1fr 'board x' auto 'title title' auto 'rolls rolls' auto / 190px minmax(0, 1fr);
    gap: 5px 16px;
  }
  .both > .micro { display: contents; }
  .both > backgammon-board { grid-area: board; align-self: center; }
  .both > .at-o { grid-area: o; }
  .both > .at-x { grid-area: x; }
  .both .title { grid-area: title; margin: 4px 0 0; }
  /* The tray says it, too. */
  .both .borne { display: none; }
  .both ol { grid-area: rolls; align-content: start; }
  .both .results { grid-area: sums; align-content: center; }
  .both .sums { flex-direction: column; gap: 6px; margin: 0; font-size: 15px; }
  .both .sums div { justify-content: space-between; }
  @container (max-width: 900px) {
    ${beside}
    .playing.both { min-height: 210px; }
  }
  @container (max-width: 560px) {
    .playing.both { min-height: 246px; }
  }
`;
