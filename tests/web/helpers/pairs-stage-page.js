// The script of a page that tests the views of pairs alone: an element that shows one of them, with a made-up model
// (pairs-stage-data.js).

import { LitElement, html } from 'lit';
import { NOT_ROLLED } from '../../../www/lib/rollout/microscope.js';
import { chanceFormat } from '../../../www/lib/bearoff/notation.js';
import { board } from '../../../www/lib/bearoff/texts/en.js';
import { board as jaBoard } from '../../../www/lib/bearoff/texts/ja.js';
import { controlStyles } from '../../../www/lib/element/controls.js';
import { createFormat, DIFFERENCE } from '../../../www/lib/i18n/format.js';
import { glossaryStyles } from '../../../www/lib/i18n/glossary.js';
import { gameStyles } from '../../../www/lib/rollout/game-styles.js';
import { layoutStyles } from '../../../www/lib/rollout/layout-styles.js';
import { readoutTableStyles } from '../../../www/lib/rollout/readout-table.js';
import { en as sharedEn } from '../../../www/lib/i18n/en.js';
import { ja as sharedJa } from '../../../www/lib/i18n/ja.js';
import { couplingsStyles } from '../../../www/labs/pairs/below.js';
import { couplings, verdict } from '../../../www/labs/pairs/couplings.js';
import { experiment } from '../../../www/labs/pairs/experiment.js';
import { microscope } from '../../../www/labs/pairs/microscope.js';
import { Clouds } from '../../../www/labs/pairs/pieces.js';
import { Speeds, ratesOf } from '../../../www/labs/pairs/speeds.js';
import { pairStyles } from '../../../www/labs/pairs/styles.js';
import { scatter } from '../../../www/labs/pairs/scatter.js';
import {
  couplings as enCouplings,
  experiment as enExperiment,
  pair as enPair,
} from '../../../www/labs/pairs/texts/en.js';
import {
  couplings as jaCouplings,
  experiment as jaExperiment,
  pair as jaPair,
} from '../../../www/labs/pairs/texts/ja.js';
import { countCheckers } from './checker-counts.js';
import * as data from './pairs-stage-data.js';

/** @typedef {import('../../../www/pkg/pairs/rollout_lab.js').CouplingName} CouplingName */

const VIEWS = { microscope, scatter, couplings, verdict, experiment };

/** @typedef {keyof typeof VIEWS} View */

/**
 * @typedef {Object} Given
 * @property {View[]} [views]
 * @property {'en' | 'ja'} [language]
 * @property {'page' | 'embed'} [form]
 * @property {number} [working]  how far the exact figures are, 0..1
 * @property {CouplingName} [coupling]
 * @property {number} [games]
 * @property {number | null} [shown]  steps of the pair under the microscope; null: none is rolled step by step
 * @property {boolean} [whites]  whether it is White's decision
 * @property {boolean} [unknown]  whether nothing exact is known
 * @property {boolean} [none]  whether there is no game yet
 * @property {object} [found]  of the verdict
 * @property {boolean} [held]  whether the experiment's rollouts come only when the test says so
 */

const TEXTS = {
  en: {
    ...sharedEn,
    board: { ...sharedEn.board, ...board },
    pair: enPair,
    couplings: enCouplings,
    experiment: enExperiment,
  },
  ja: {
    ...sharedJa,
    board: { ...sharedJa.board, ...jaBoard },
    pair: jaPair,
    couplings: jaCouplings,
    experiment: jaExperiment,
  },
};

/** Work of many rollouts that are made up: its units are the pairs of all of them. */
class Many {
  /** @param {string} seed @param {number} rollouts @param {number} games */
  constructor(seed, rollouts, games) {
    this.seed = seed;
    this.games = games;
    this.rollouts = rollouts;
    this.all = rollouts * games;
    this.done = 0;
    this.freed = false;
  }

  /** @param {number} units */
  roll(units) {
    this.done += units;
    return units;
  }

  /** @param {CouplingName} coupling @param {boolean} reduced */
  spread(coupling, reduced) {
    return data.spread(coupling, reduced, this.games, this.rollouts);
  }

  free() {
    this.freed = true;
  }
}

class PairsStage extends LitElement {
  static properties = { given: { attribute: false } };

  constructor() {
    super();
    /** @type {Given} */
    this.given = {};
    /** @type {Many[]} */
    this.made = [];
    /** Rolled when the test says so: how many. @type {((units: number) => void)[]} */
    this.held = [];
    /** What was timed. @type {[CouplingName, number][]} */
    this.rolled = [];
    this.idle = 0;
    /** @type {unknown[]} */
    this.failures = [];
    this.game = {
      theory: (/** @type {CouplingName} */ coupling) => (this.given.unknown ? null : data.theory(coupling)),
      buildTimed: () => true,
      rollOnly: (/** @type {CouplingName} */ coupling, /** @type {number} */ pairs) => {
        this.rolled.push([coupling, pairs]);
        // What takes no time has no rate.
        for (let i = 0; i < pairs; i += 1) this.idle += Math.random();
      },
    };
    const given = () => this.given;
    this.rollout = {
      get games() {
        return given().none ? 0 : (given().games ?? 10000);
      },
      scatter: (/** @type {CouplingName} */ _, /** @type {number} */ from, /** @type {number} */ to) =>
        this.given.none ? null : data.cloud(from, to),
    };
    this.clouds = new Clouds(/** @type {any} */ ({ rolling: this, state: this }));
    const timed = {
      prepared: this,
      touched: () => this.requestUpdate(),
      fail: (/** @type {unknown} */ error) => this.failures.push(error),
    };
    this.speeds = new Speeds(timed);
    this.many = (/** @type {string} */ seed, /** @type {number} */ rollouts, /** @type {number} */ games) => {
      const many = new Many(seed, rollouts, games);
      this.made.push(many);
      return many;
    };
    this.course = (/** @type {Many} */ work, /** @type {any} */ told) => {
      const roll = (/** @type {number} */ units) => {
        work.roll(Math.min(units, work.all - work.done));
        told.merged();
      };
      return { busy: false, rest() {}, end() {}, aim: () => (this.given.held ? this.held.push(roll) : roll(work.all)) };
    };
  }

  get current() {
    return this.given.none ? null : { game: this.game };
  }

  get coupling() {
    return this.given.coupling ?? 'ranked';
  }

  get model() {
    const { shown = null, language = 'en', whites, unknown, none, form = 'page', found, working } = this.given;
    const { clouds, coupling, course, current, many, rollout, speeds } = this;
    const { games } = rollout;
    const recordOf = whites ? data.whitesRecord : data.record;
    const inView = () => {
      if (none) return NOT_ROLLED;
      if (shown !== null) return { record: recordOf(games), shown, made: shown, within: 0 };
      const record = games > 0 ? recordOf(games - 1) : null;
      const rolls = record?.steps.length ?? 0;
      return { record, shown: rolls, made: rolls, within: 0 };
    };
    return {
      form,
      exactProgress: working ?? null,
      seed: '0x7',
      texts: TEXTS[language],
      rules: { countCheckers },
      format: chanceFormat(createFormat(language, DIFFERENCE)),
      current,
      written: none ? { a: '', b: '' } : { a: '4/off 6/3', b: '6/2 5/2' },
      state: { coupling, wanted: { position: whites ? data.WHITES : data.POSITION } },
      inView: inView(),
      firstPair: none ? null : recordOf(0),
      couplings: none ? null : unknown ? data.unknownFigures() : data.knownFigures(),
      verdict: none || !games ? null : { ...data.VERDICT, ...found },
      outcomes: none ? null : data.OUTCOMES,
      cloud: clouds.inView,
      speeds: speeds.now,
      many,
      course,
      act: {
        timeCouplings: () => speeds.time(),
        fail: (/** @type {unknown} */ error) => this.failures.push(error),
      },
    };
  }

  render() {
    const { views = [] } = this.given;
    return html`${views.map((name) => html`<section class="card ${name}">${VIEWS[name](/** @type {any} */ (this.model))}</section>`)}`;
  }

  static styles = [
    controlStyles,
    glossaryStyles,
    gameStyles,
    layoutStyles,
    readoutTableStyles,
    pairStyles,
    couplingsStyles,
  ];
}

customElements.define('pairs-stage', PairsStage);

/** @param {Given} given */
async function put(given) {
  const { language = 'en' } = given;
  document.documentElement.lang = language;
  // Our pages hide what would be seen in another language for a moment.
  document.documentElement.dataset.translated = '';
  const stage = Object.assign(new PairsStage(), { given });
  document.querySelector('main')?.replaceChildren(stage);
  await stage.updateComplete;
}

Object.assign(globalThis, { put, ratesOf });
