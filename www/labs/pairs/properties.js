// The properties of the address of the lab of pairs: one table for defaults, addresses, the controls that can be
// hidden, and docs/addresses.md.

import { commonProperties } from '../../lib/address/common.js';
import { choice, flag, text, themselves, whole } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/address.js';
import { EVALUATORS } from '../../lib/bearoff/evaluators.js';
import { writeCheckers } from '../../lib/bearoff/notation.js';
import { positionProperties, rollValues } from '../../lib/bearoff/positions.js';
import { hiding, rolloutProperties } from '../../lib/rollout/properties.js';
import { COUPLINGS } from './model.js';
import { initialState } from './state.js';

/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {Pick<typeof import('../../pkg/pairs/rollout_lab.js'), 'checkDecision'>} Rules  which throw what they refuse */

/** The parts that can be hidden, in the order of the page. */
export const PARTS = [
  'editor',
  'decision',
  'game', // the left column
  'controls',
  'seed',
  'known',
  'coupling',
  'settings', // what rolls
  'sentence',
  'tiles',
  'legend',
  'options',
  'notes',
  'share', // around the chart
  'readout',
  'couplings',
  'scatter',
  'experiment',
  'games', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. The list never changes. */
export const SPARE = [
  'editor',
  'seed',
  'settings',
  'options',
  'notes',
  'readout',
  'couplings',
  'scatter',
  'experiment',
  'games',
];

const couplings = themselves(COUPLINGS);

// This lab has no bets, and nothing is brought before the reader.
const { bet: _, ...common } = commonProperties(PARTS);
const series = { plain: 'plain', reduced: 'reduced', ...couplings };
const { half: _half, bets: _bets, told: _told, show: _show, ...rollout } = rolloutProperties(series);

const initial = initialState();

/** @param {LabState} state @param {Partial<Wanted>} change */
const put = (state, change) => ({ ...state, wanted: { ...state.wanted, ...change } });

/** A play in the address: the mover's checkers after it. @param {'a' | 'b'} which @param {'best' | 'second'} usual */
const play = (which, usual) => ({
  kind: text(new RegExp(`^([\\da-f]{6}|${usual})$`), `six hexadecimal digits (\`0\` to \`f\`), or \`${usual}\``),
  say: (/** @type {LabState} */ { wanted }) => {
    const after = wanted[which];
    return after ? writeCheckers(after) : usual;
  },
  take: (/** @type {string} */ said, /** @type {LabState} */ state, /** @type {Rules} */ rules) => {
    const after = said === usual ? null : [...said].map((digit) => parseInt(digit, 16));
    const { position, roll } = state.wanted;
    rules.checkDecision(position, roll, after);
    return put(state, { [which]: after });
  },
  who: /** @type {const} */ ('both'),
});

export const properties = startingFrom(initial, {
  ...common,
  hide: hiding(common.hide),
  ...positionProperties(initial.wanted.position, ({ dice }) => rollValues(dice)),
  roll: {
    kind: text(/^[1-6]{2}$/, 'two dice, such as `43`'),
    say: (/** @type {LabState} */ { wanted }) => wanted.roll.join(''),
    take: (/** @type {string} */ said, /** @type {LabState} */ state) =>
      put(state, { roll: [Number(said[0]), Number(said[1])] }),
    who: 'both',
  },
  a: play('a', 'best'),
  b: play('b', 'second'),
  coupling: { kind: choice(couplings), ...at('coupling'), who: 'both' },
  evaluator: { kind: choice(EVALUATORS), ...at('wanted.evaluator'), who: 'both' },
  ranking: { kind: choice(EVALUATORS), ...at('wanted.ranking'), who: 'both' },
  noise: { kind: whole(100), ...at('wanted.noise.size'), who: 'both' },
  errors: { kind: whole(4_294_967_295), ...at('wanted.noise.seed'), who: 'both' },
  rotation: { kind: flag, ...at('wanted.rotation'), who: 'both' },
  ...rollout,
  /** The number of turns made in an unfinished pair. */
  half: { kind: whole(99), start: 0, who: 'reader' },
});
