// What runs in the page on which the views of the lab of the cube are tested alone: a made-up lab (cube-stage-data.js) that shows
// some of them.

import { LitElement, html } from 'lit';
import '../../../www/lib/board/board.js';
import { cubedStyles } from '../../../www/lib/board/doubling-cube.js';
import { controlStyles } from '../../../www/lib/element/controls.js';
import { pointsFormat } from '../../../www/lib/cube/names.js';
import { createFormat, POINTS } from '../../../www/lib/i18n/format.js';
import { glossaryStyles, Words } from '../../../www/lib/i18n/glossary.js';
import { gameStyles } from '../../../www/lib/rollout/game-styles.js';
import { layoutStyles } from '../../../www/lib/rollout/layout-styles.js';
import { allSeen } from '../../../www/lib/rollout/microscope.js';
import { readoutTableStyles } from '../../../www/lib/rollout/readout-table.js';
import { boardModel } from '../../../www/labs/cube/model.js';
import { labStyles } from '../../../www/labs/cube/styles.js';
import { decision, positionsToLearnFrom } from '../../../www/labs/cube/decision.js';
import { ladder, ladderStyles } from '../../../www/labs/cube/ladder.js';
import { microscope } from '../../../www/labs/cube/layout.js';
import { map } from '../../../www/labs/cube/roll-map.js';
import { en } from '../../../www/labs/cube/texts/en.js';
import { ja } from '../../../www/labs/cube/texts/ja.js';
import { countCheckers } from './checker-counts.js';
import { cubeMaps } from './cube-maps.js';
import * as data from './cube-stage-data.js';

/** @typedef {'centred' | 'x' | 'o'} Owner */

/**
 * @typedef {Object} Given
 * @property {View[]} [views]
 * @property {'en' | 'ja'} [language]
 * @property {keyof typeof data.DECISIONS} [decision]
 * @property {Owner} [owner]
 * @property {'x' | 'o'} [onRoll]
 * @property {{x: number[], o: number[]}} [checkers]
 * @property {string} [estimator]
 * @property {number} [games]
 * @property {number | null} [shown]  turns of the game under the microscope; null: there is none
 * @property {boolean} [untold]  whether a bet is open
 * @property {boolean} [none]  whether there is no game yet
 * @property {{value: number, owner: Owner} | null} [cube]  on the board
 * @property {boolean} [movable]
 */

/** @typedef {'decision' | 'map' | 'ladder' | 'microscope' | 'positions' | 'board'} View */

const TEXTS = { en, ja };

class CubeStage extends LitElement {
  static properties = { given: { attribute: false } };

  constructor() {
    super();
    /** @type {Given} */
    this.given = {};
    /** What the views wanted of the lab. @type {unknown[][]} */
    this.asked = [];
    this.words = new Words(/** @type {any} */ (this));
    this.gameInForce = { rollMap: (/** @type {boolean} */ turned) => cubeMaps[turned ? 'turned' : 'still'] };
  }

  /** For the words that explain themselves. */
  get texts() {
    return TEXTS[this.given.language ?? 'en'];
  }

  get lab() {
    const {
      decision: name = 'jacoby',
      owner = 'centred',
      onRoll = 'x',
      games = 10000,
      none = false,
      untold = false,
    } = this.given;
    const { estimator = 'cubelessTimesCube', language = 'en', checkers } = this.given;
    const position = { ...data.POSITION, ...checkers, onRoll };
    const ask =
      (/** @type {string} */ what) =>
      (/** @type {unknown[]} */ ...args) =>
        void this.asked.push([what, ...args]);
    return {
      texts: this.texts,
      format: pointsFormat(createFormat(language, POINTS)),
      current: none ? null : { setup: { position, owner }, decisions: data.DECISIONS[name], game: this.gameInForce },
      state: { wanted: { position, owner }, estimator },
      untold,
      ladder: { measured: games ? data.MEASURED : data.NOT_MEASURED, exact: none ? null : data.EXACT },
      act: { setEstimator: ask('setEstimator'), playRoll: ask('playRoll'), setUp: ask('setUp') },
      touched: () => this.requestUpdate(),
    };
  }

  /** @param {View} view */
  draw(view) {
    const lab = /** @type {any} */ (this.lab);
    const { shown = null, estimator = '', cube = null, movable = false } = this.given;
    const { texts, format, state } = lab;
    switch (view) {
      case 'decision':
        return decision(lab);
      case 'map':
        return map(lab);
      case 'ladder':
        return ladder(lab, lab);
      case 'positions':
        return positionsToLearnFrom(lab);
      case 'microscope':
        return microscope(
          shown === null ? null : data.record(6),
          allSeen(shown ?? 0),
          state.wanted.position.onRoll,
          texts,
          format,
          estimator === 'exact',
        );
      default:
        return html`<div class="cubed">
          <doubling-cube
            .cube=${cube}
            .label=${cube ? (cube.owner === 'centred' ? texts.turns.centred('1') : texts.turns.owned(texts.sides[cube.owner], String(cube.value))) : ''}
            .hint=${movable ? texts.turns.hint : ''}
            @cube-owner=${(/** @type {CustomEvent} */ { detail }) => this.asked.push(['cube-owner', detail])}
          ></doubling-cube><backgammon-board slim .model=${boardModel(countCheckers, data.POSITION, null, 0, texts)}></backgammon-board>
        </div>`;
    }
  }

  render() {
    const { views = [] } = this.given;
    return views.map((view) => html`<section class="card ${view}">${this.draw(view)}</section>`);
  }

  static styles = [
    controlStyles,
    glossaryStyles,
    gameStyles,
    layoutStyles,
    readoutTableStyles,
    cubedStyles,
    labStyles,
    ladderStyles,
  ];
}

customElements.define('cube-stage', CubeStage);

/** @param {Given} given */
async function put(given) {
  const { language = 'en' } = given;
  document.documentElement.lang = language;
  // Our pages hide what would be seen in another language for a moment.
  document.documentElement.dataset.translated = '';
  const stage = Object.assign(new CubeStage(), { given });
  const heading = Object.assign(document.createElement('h1'), { textContent: 'Stage' });
  document.querySelector('main')?.replaceChildren(heading, stage);
  await stage.updateComplete;
  await /** @type {LitElement | null} */ (stage.renderRoot.querySelector('cube-map'))?.updateComplete;
}

Object.assign(globalThis, { put });
