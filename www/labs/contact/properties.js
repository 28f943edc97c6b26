// Everything that an address can say of the any-position lab: the table for defaults, addresses, the parts that can be hidden, and
// docs/addresses.md.

import { commonProperties } from '../../lib/address/common.js';
import { choice, flag, number, text, themselves, whole } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/address.js';
import { expanded, pastedText, rollValues } from '../../lib/bearoff/positions.js';
import { POINTS } from '../../lib/i18n/format.js';
import { hiding, horizon, rolloutProperties, rotation, without } from '../../lib/rollout/properties.js';
import { COUPLINGS, initialState, opening } from './state.js';

/** @typedef {import('./state.js').EvaluatorName} EvaluatorName */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {Pick<typeof import('./core.js').core, 'readContact' | 'describeContact' | 'checkContactPlay'>} Rules */

/** The parts that an author can hide, in the order of the page. */
export const PARTS = [
  'editor',
  'game',
  'evaluation', // the position
  'luck',
  'map',
  'plays',
  'comparison', // the evaluator, the rolls, and two plays of one of them
  'seed',
  'controls',
  'until',
  'tiles',
  'legend',
  'options',
  'notes',
  'sentence',
  'share', // around the chart
  'chances',
  'readout',
  'games', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = ['seed', 'options', 'notes', 'map', 'plays', 'comparison', 'until', 'chances', 'readout', 'games'];

// The answer is not known: there are no bets. There is no chart of all estimates, and no card of a thousand rollouts.
const common = without(commonProperties(PARTS), 'bet');
const rollout = without(
  rolloutProperties({ plain: 'plain', reduced: 'reduced' }, [], POINTS),
  'half',
  'bets',
  'told',
  'tables',
  'show',
);

/** Their names in an address. @type {Record<string, EvaluatorName>} */
const EVALUATOR_WORDS = {
  network: 'network',
  tiny: 'tiny',
  blurred: 'blurred',
  'pip-count': 'pipCount',
  nothing: 'nothing',
};

/** @param {LabState} state @param {Rules} rules */
const idOf = ({ wanted }, rules) => rules.describeContact(wanted.position).positionId;

/** In an address, if no roll is chosen. */
const NO_ROLL = 'none';
/** The 21 rolls, the larger die first. */
const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((high) => Array.from({ length: high }, (_item, low) => `${high}${low + 1}`));

const start = initialState();

/**
 * A play, as the position ID after it.
 * @param {'a' | 'b'} which
 * @param {'best' | 'second'} usual
 */
const play = (which, usual) => ({
  kind: text(new RegExp(`^([\\w+/]{14}|${usual})$`), `14 letters, digits, \`/\` and \`+\`, or \`${usual}\``),
  say: (/** @type {LabState} */ { compared }) => compared[which] ?? usual,
  take: (/** @type {string} */ said, /** @type {LabState} */ state, /** @type {Rules} */ rules) => {
    const id = said === usual ? null : said;
    // Without a roll no play can be checked, and none is compared.
    if (id !== null && state.roll) rules.checkContactPlay(state.wanted.position, state.roll, id);
    return { ...state, compared: { ...state.compared, [which]: id } };
  },
  who: /** @type {const} */ ('both'),
});

/** A target: a standard error below 1, or a whole number of games. */
const aim = number([0.0001, 1e9]);
const until = {
  ...aim,
  read: (/** @type {string} */ written) => {
    const value = aim.read(written);
    return value === undefined || (value >= 1 && !Number.isInteger(value)) ? undefined : value;
  },
  of: { form: 'a number from 0.0001 to 1, or a whole number up to `1e9`' },
};

export const properties = startingFrom(start, {
  ...common,
  hide: hiding(common.hide),
  position: {
    kind: pastedText,
    start: null,
    expand: (id, /** @type {Rules} */ rules) =>
      expanded(
        () => rules.readContact(id),
        ({ x, o, turned, roll }) => ({
          position: rules.describeContact({ x, o }).positionId,
          white: turned,
          taken: rollValues(roll),
        }),
      ),
    say: (/** @type {LabState} */ state, /** @type {Rules} */ rules) => {
      const [own, usual] = [state, start].map((one) => idOf(one, rules));
      return own === usual ? null : own;
    },
    insist: idOf,
    take: (id, /** @type {LabState} */ state, /** @type {Rules} */ rules) => {
      const { x, o } = id === null ? opening() : rules.readContact(id);
      return { ...state, wanted: { ...state.wanted, position: { x, o } } };
    },
    who: 'both',
  },
  /** A position ID does not say which side is Blue. */
  white: { kind: flag, ...at('white'), who: 'both' },
  roll: {
    kind: choice(themselves([NO_ROLL, ...ROLLS])),
    start: NO_ROLL,
    say: (/** @type {LabState} */ { roll }) => rollValues(roll).roll ?? NO_ROLL,
    take: (roll, /** @type {LabState} */ state) => ({
      ...state,
      roll: roll === NO_ROLL ? null : [Number(roll[0]), Number(roll[1])],
    }),
    who: 'both',
  },
  a: play('a', 'best'),
  b: play('b', 'second'),
  coupling: {
    kind: choice(themselves(COUPLINGS)),
    ...at('coupling'),
    who: 'both',
  },
  pairs: { kind: whole(1e12), start: 0, who: 'both' },
  evaluator: { kind: choice(EVALUATOR_WORDS), ...at('wanted.evaluator'), who: 'both' },
  noise: { kind: whole(100), ...at('wanted.noise.size'), who: 'both' },
  errors: { kind: whole(2 ** 32 - 1), ...at('wanted.noise.seed'), who: 'both' },
  horizon,
  rotation,
  /** An address that has games begin without doubles has an embed offer the choice. */
  opening: {
    kind: flag,
    ...at('wanted.opening'),
    take: (opening, /** @type {LabState} */ state) => ({
      ...state,
      wanted: { ...state.wanted, opening },
      begins: state.begins || opening,
    }),
    who: 'both',
  },
  until: { kind: until, ...at('until'), who: 'both' },
  ...rollout,
  /** The rolls that are made of an unfinished game. */
  half: { kind: whole(9999), start: 0, who: 'reader' },
  show: {
    kind: choice(themselves(['chart', 'tiles', 'readout', 'games'])),
    start: null,
    who: 'reader',
  },
});
