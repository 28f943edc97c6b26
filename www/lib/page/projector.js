// A lab on a projector: as large as the window. It is laid out on a stage that has the window's shape and the width of a small screen, and
// the stage is scaled as a whole: type, tables, charts and boards alike. Only pages for a projector load this file.

// By way of a module that every page has: of what a part takes from Lit alone, the bundler makes a file that pages wait for.
import { css } from '../element/controls.js';

/** The least part of the stage that the window shows, in CSS pixels. */
const STAGE = { width: 1024, height: 576 };

/** @typedef {import('../element/definition.js').PageLab} Lab */
/** @typedef {import('lit').CSSResult} Styles */

/**
 * How much larger everything is in a window; never smaller: on a phone the lab is as it always is there.
 * @param {{width: number, height: number}} window
 */
const scaleIn = ({ width, height }) => Math.max(1, Math.min(width / STAGE.width, height / STAGE.height));

/** Puts a lab onto the stage, before it draws for the first time. @param {Lab} lab */
export function project(lab) {
  for (const [name, styles] of Object.entries(INSIDE)) {
    const inside = /** @type {typeof import('lit').LitElement | undefined} */ (customElements.get(name));
    inside?.elementStyles.push(styles);
  }
  const shadow = /** @type {ShadowRoot} */ (lab.renderRoot);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, /** @type {CSSStyleSheet} */ (stage.styleSheet)];
  const fit = () => {
    const { clientWidth: width } = document.documentElement;
    // A host page may make a frame as high as its content. The content then must not follow the height of the frame.
    const height = lab.form === 'page' ? innerHeight : (width * STAGE.height) / STAGE.width;
    const scale = scaleIn({ width, height });
    lab.style.setProperty('--scale', String(scale));
    lab.style.setProperty('--width', `${width / scale}px`);
    lab.style.setProperty('--height', `${height / scale}px`);
  };
  // The page's padding is not scaled, and would be in the way.
  if (lab.parentElement) lab.parentElement.style.padding = '0';
  addEventListener('resize', fit);
  fit();
}

// .lab > .game: the board above the luck table, beside it a thousand rollouts, the buttons that roll above the chart. Elsewhere there are
// columns of cards.
// 0.82: the width of half a board to its height, with its buttons and what is said.
const stage = css`
  :host {
    box-sizing: border-box; width: var(--width); padding: 8px; transform: scale(var(--scale)); transform-origin: 0 0;
  }
  :is(.other-lab, .about, .rolls .choices label ~ label, .more, .hint, .verdict .sum, .position h2, .playing > .micro, .pair-card, .lessons-card, .game ~ .below-place) { display: none; }
  @container (min-width: 900.1px) {
    .lab {
      gap: 12px; min-height: calc(var(--height) - 16px); align-items: stretch;
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 474px) minmax(0, 1fr);
    }
    .left, .right { grid-row: 1 / -1; }
    .card.averages { flex: 1; border-radius: 12px; padding: 12px 14px; }
    roll-map { --cell: 36px; }
    rollout-chart.main { flex: 1; height: auto; min-height: 200px; --plot: 150px; }
    .lab > .game, .game ~ .right { display: contents; }
    .game { --board: calc((var(--height) - 400px) * 0.82); }
    .game > .playing {
      grid: auto / minmax(0, 1fr); grid-area: 1 / 1 / 3 / 2; place-self: center;
      width: 100%; max-width: var(--board);
    }
    .game:has(> many-beside) > .playing { justify-self: start; }
    .game > many-beside { grid-area: 1 / 1 / 3 / 2; margin-inline-start: calc(var(--board) + 14px); min-width: 0; }
    .playing > :is(.side, backgammon-board) { grid-area: auto; max-width: none; }
    .game > .controls { grid-area: 1 / 2; }
    .game ~ .right > .luck { grid-area: 3 / 1; }
    .game ~ .right > .averages { grid-area: 2 / 2 / 4 / 3; }
    .lab:not(.single) .right:has(> .rolling) rollout-chart.main { --plot: 140px; min-height: 180px; }
    .three .averages .tiles { grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr); }
    .three .tile:not(.plain, .reduced) dd { min-height: 26px; flex-direction: row; align-items: baseline; }
    .judged .choices label { display: flex; flex-direction: row; align-items: center; gap: 10px; white-space: nowrap; }
    .choices.model { grid-template-columns: minmax(0, 1.4fr) repeat(3, minmax(0, 1fr)); }
    /* A walk's line leads its last moves, which are as many as the settings leave room for. */
    .game > .path { grid-area: 1 / 1 / 3 / 2; height: 181px; }
    .game > .path ~ .micro { grid-area: 1 / 1 / 3 / 2; align-self: end; }
    .game > .path ~ .micro ol { height: calc(var(--height) - 463px); }
    .board { max-width: calc((var(--height) - 182px) * 0.82); }
    /* With the cube beside it the board is as large, and more is said. */
    .play .cubed { max-width: calc((var(--height) - 216px) * 0.876); }
    /* Nor is there room for all buttons below who judges luck. */
    :is(.play, .judged ~ .rolling) .row.small { display: none; }
  }
`;

const editor = css`
  .editor > .under { min-height: 116px; }
  :is(.hint, .choose, .switches, .ids, details) { display: none; }
`;

// Its bars are as wide as they can be: the names of the events take two lines.
const luckTable = css`
  h2, .undo { position: absolute; clip-path: inset(50%); }
  .presets { gap: 3px; }
  .presets span { padding: 0 6px; font-size: 13px; }
  th, td { padding-inline: 4px; }
  table:not(.thoughts) .event { white-space: normal; line-height: 1.1; }
  td.bars { width: 39%; }
  .average { width: 56px; min-width: 56px; white-space: normal; line-height: 1.1; }
  td.average { white-space: nowrap; }
  .thoughts .event { line-height: 1.1; }
  .thoughts .below { font-size: 12.5px; line-height: 1.1; }
  .notes { display: none; }
`;

/** Styles of the elements inside, which hide parts that a class doesn't need. @type {Record<string, Styles>} */
const INSIDE = {
  'luck-table': luckTable,
  'board-editor': editor,
  'whole-board-editor': editor,
  // The names of the lines and Listen stand in one line, in the narrow column, too.
  'rollout-chart': css`
    @media (min-width: 900.1px) { .legend, .lines { gap: 4px; } button > span { padding: 0 6px; gap: 4px; } }
  `,
  'roll-map': css`
    .balance { display: none; }
    .detail { min-height: 0; }
  `,
};
