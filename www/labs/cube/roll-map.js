// `<cube-map>`: the 36 rolls of a position with a cube. The map of bear-offs in points, with the rolls that lose the
// market, and a switch between a cube that is turned before the roll and one that is not.

import { html, nothing } from 'lit';
import { mapFormat } from '../../lib/bearoff/notation.js';
import { ends } from '../../lib/bearoff/roll-map-model.js';
import { RollMap } from '../../lib/bearoff/roll-map.js';
import { refusedOr } from '../../lib/element/core.js';
import { word } from '../../lib/i18n/glossary.js';
import { asRollMap, holderOf, losesMarket } from './model.js';
import { cubeMapStyles } from './styles.js';

/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./model.js').CubeRoll} CubeRoll */
/** @typedef {import('./texts/en.js').Texts['map']} Words */

/** The sequences of two rolls. */
const SEQUENCES = 36 * 36;

export class CubeMap extends RollMap {
  static properties = {
    ...RollMap.properties,
    game: { attribute: false },
    mayDouble: { attribute: false },
    turned: { state: true },
  };

  constructor() {
    super();
    /**
     * The game with these rolls; null: there is none.
     * @type {Pick<import('../../pkg/cube/rollout_lab.js').CubeGame, 'rollMap'> | null}
     */
    this.game = null;
    /** Whether the side on roll may turn the cube. */
    this.mayDouble = false;
    /** Whether the reader wants to see the cube turned. */
    this.turned = false;
    /** @type {import('./model.js').CubeMapData | null} */
    this.map = null;
  }

  /** Whether the map is of a cube that is turned before the roll. */
  get isTurned() {
    return this.turned && this.mayDouble;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('game') || changed.has('mayDouble') || changed.has('turned')) {
      // The core refuses a game that was freed. The next game is about to come: until then the map stays.
      const [map = this.map] = refusedOr(() => this.game && asRollMap(this.game.rollMap(this.isTurned)));
      this.map = map;
    }
    // The reader has chosen no roll of another position.
    if (changed.has('game')) this.chosen = null;
    super.willUpdate(changed);
  }

  render() {
    const { texts, format } = this;
    if (!texts || !format) return nothing;
    return html`${this.renderSwitch(/** @type {any} */ (texts.map), format)} ${super.render()}`;
  }

  /** The lab need not know which roll is explained. @param {number} index */
  choose(index) {
    if (this.map) this.chosen = index;
  }

  /** @param {Words} words @param {Format} format */
  renderSwitch(words, format) {
    const { isTurned } = this;
    const choice = (/** @type {boolean} */ turned) => html`<button
      aria-pressed=${isTurned === turned ? 'true' : 'false'}
      ?disabled=${turned && !this.mayDouble}
      @click=${() => (this.turned = turned)}
    >${words.cube[turned ? 'turned' : 'still']}</button>`;
    return html`<div class="market">
      <div class="segments" role="group" aria-label=${words.cube.label}>${choice(false)}${choice(true)}</div>
      <p role="status" class=${this.map ? '' : 'held'}>${this.map ? this.marketSaid(words, format) : words.market.none}</p>
    </div>`;
  }

  /** Says how often the market is lost without a double. @param {Words} words @param {Format} format */
  marketSaid({ market }, format) {
    const lost = this.map?.lost ?? null;
    if (!this.mayDouble) return market.notHis;
    if (lost === null) return market.turned;
    return lost === 0 ? market.none : market.lost(format.count(lost), format.count(SEQUENCES));
  }

  /**
   * @param {CubeRoll} roll
   * @param {any} words
   * @param {Format} format
   * @override
   */
  named(roll, words, format) {
    if (!losesMarket(roll)) return super.named(roll, words, format);
    const passes = format.count(roll.passes ?? 0);
    return words.market.cell(super.named(roll, words, format, ` ${passes}/36`), passes);
  }

  /**
   * @param {CubeRoll} roll
   * @param {Format} format
   * @override
   */
  mark(roll, format) {
    return losesMarket(roll) ? html` <span class="loses number">${format.count(roll.passes ?? 0)}/36</span>` : nothing;
  }

  /**
   * @param {number | null} index
   * @param {any} words
   * @param {Format} format
   * @override
   */
  renderDetail(index, words, format) {
    const said = this.repliesSaid(index, words, format);
    return html`${super.renderDetail(index, words, format)}${said ? html`<p class="replies">${said}</p>` : nothing}`;
  }

  /**
   * @param {number | null} index
   * @param {any} words
   * @param {Format} format
   * @override
   */
  explain(index, words, format) {
    const said = super.explain(index, words, format);
    const replies = this.repliesSaid(index, words, format);
    return replies ? words.both(said, replies) : said;
  }

  /**
   * Says after how many replies a roll loses the market; '' if the market cannot be lost.
   * @param {number | null} index
   * @param {Words} words
   * @param {Format} format
   */
  repliesSaid(index, { market }, format) {
    const roll = index === null ? null : this.map?.rolls[index];
    if (!roll || roll.passes === null) return '';
    if (roll.passes === 0) return market.keeps;
    if (ends(roll)) return market.wins;
    return market.replies(format.count(roll.passes));
  }

  static styles = [...RollMap.styles, cubeMapStyles];
}

customElements.define('cube-map', CubeMap);

/** @param {Model} model */
export function map({ act, current, format, state, texts }) {
  const { position, owner } = current?.setup ?? state.wanted;
  const { onRoll } = position;
  return html`<cube-map
    .game=${current?.game ?? null}
    .mayDouble=${current?.decisions[holderOf(owner, onRoll)].mayDouble ?? false}
    .side=${onRoll}
    .texts=${texts}
    .format=${mapFormat(format)}
    @roll-play=${(/** @type {CustomEvent<{index: number}>} */ { currentTarget, detail }) => {
      const { map: shown, isTurned } = /** @type {CubeMap} */ (currentTarget);
      const after = shown?.rolls[detail.index]?.after;
      if (after) act.playRoll(after, isTurned);
    }}
  ></cube-map>
    <p class="muted market-legend"><span aria-hidden="true">▲ </span>${word('marketLoser', texts.map.market.legend)}</p>`;
}
