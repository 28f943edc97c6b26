// Everything that an address can say of the two-checker lab: one table for defaults, addresses, the controls that
// can be hidden, and docs/addresses.md.

import { commonProperties } from '../../lib/address/common.js';
import { choice, flag, numbers } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/address.js';
import { hiding, rolloutProperties, rotation } from '../../lib/rollout/properties.js';
import { initialState, usualEdits, usualPreset } from './state.js';

/** @typedef {import('./luck-table.js').Preset} Preset */
/** @typedef {import('./state.js').Edits} Edits */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {typeof import('../../pkg/two-checker/rollout_lab.js')} Core */

/** The parts that can be hidden, in the order of the page. The chart cannot: it is what everything else is about. */
export const PARTS = [
  'board',
  'game',
  'seed',
  'controls',
  'tree',
  'sentence', // the left column
  'table',
  'presets',
  'verdict', // luck
  'tiles',
  'legend',
  'options',
  'notes',
  'share', // around the chart
  'readout',
  'many',
  'games', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. They stay the same for ever. */
export const SPARE = ['readout', 'many', 'games'];

const { seed, games, ...others } = rolloutProperties({
  plain: 'plain',
  reduced: 'reduced',
  correct: 'correct',
  'made-up': 'madeUp',
  backwards: 'backwards',
  yours: 'yours',
});

// The histogram of a thousand rollouts stands beside the board there.
const common = commonProperties(PARTS, ['many']);

const four = numbers(4);

/** Four numbers, or none of them. @type {import('../../lib/address/kinds.js').Kind<number[]>} */
const evaluationsKind = {
  read: (text) => (text === 'none' ? [] : four.read(text)),
  write: (values) => (values.length > 0 ? four.write(values) : 'none'),
  of: { form: '4 numbers separated by commas; or `none`' },
};

export const properties = startingFrom(initialState(), {
  ...common,
  hide: hiding(common.hide),
  /** The table in force, where the lab does not begin with one that is its author's. */
  preset: {
    kind: choice(
      /** @type {Record<string, Preset>} */ ({
        correct: 'correct',
        'made-up': 'madeUp',
        backwards: 'backwards',
        none: 'none',
        gnu: 'gnu',
        yours: 'yours',
      }),
    ),
    start: null,
    say: ({ preset, yours }) => (preset === usualPreset(yours) ? null : preset),
    insist: ({ preset }) => preset,
    take: (preset, state) => ({ ...state, preset }),
    who: 'both',
  },
  luck: {
    kind: numbers(4),
    start: null,
    say: ({ yours, evaluations }) => (evaluations ? null : yours && numbersOf(yours)),
    take: (luck, state, core) => {
      const yours = luck && cellsOf(luck);
      if (yours) core.theory(yours);
      return { ...state, yours };
    },
    who: 'both',
  },
  evaluations: {
    kind: evaluationsKind,
    start: null,
    say: ({ evaluations }) => evaluations && numbersOf(evaluations),
    // Where the query has some, and the reader has typed luck since.
    insist: () => [],
    take: takeEvaluations,
    who: 'both',
  },
  /** The numbers in the fields of the table, where they are not the usual ones. */
  edit: {
    kind: choice(/** @type {Record<string, Edits>} */ ({ luck: 'luck', evaluations: 'evaluations' })),
    start: null,
    say: (state) => (state.edits === usualEdits(state) ? null : state.edits),
    insist: ({ edits }) => edits,
    take: takeEdits,
    who: 'both',
  },
  seed,
  replay: { kind: choice({ article: true, none: false }), ...at('replay'), who: 'both' },
  /** How many first rolls are rotated. The article's games are not. */
  rotation,
  games,
  keep: { kind: flag, ...at('keepCentred'), who: 'both' },
  ...others,
});

/** @typedef {{doubles: number, noDoubles: number, oFails: number, oBearsOff: number}} Cells */

/** @param {Cells} cells */
const numbersOf = ({ doubles, noDoubles, oFails, oBearsOff }) => [doubles, noDoubles, oFails, oBearsOff];

/** @param {number[]} numbers @returns {Cells} */
const cellsOf = ([doubles, noDoubles, oFails, oBearsOff]) => ({ doubles, noDoubles, oFails, oBearsOff });

/**
 * Evaluations replace luck that the address has, too. Then the preset is known.
 * @param {number[] | null} typed  empty: none, whatever the query says
 * @param {LabState} state  with the preset that is wanted, if one is, and the luck that was typed
 * @param {Core} core  throws if they are no evaluations
 */
function takeEvaluations(typed, state, core) {
  const evaluations = typed?.length ? cellsOf(typed) : null;
  const yours = evaluations ? core.luckFrom(evaluations).luck : state.yours;
  const wanted = state.preset ?? usualPreset(yours);
  // There is no table of the reader's own before he has made one.
  return { ...state, evaluations, yours, preset: wanted === 'yours' ? usualPreset(yours) : wanted };
}

/**
 * @param {Edits | null} wanted
 * @param {LabState} state
 * @param {Core} core
 */
function takeEdits(wanted, state, core) {
  const edits = wanted ?? usualEdits(state);
  const { preset, yours, evaluations } = state;
  // No program's evaluations give luck that does not average zero.
  const typed = preset === 'yours' && yours && !evaluations;
  const centred = !typed || core.theory(yours).centred;
  return { ...state, edits: centred ? edits : 'luck' };
}
