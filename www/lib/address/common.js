// The properties that every lab has in its address.

import { LABS } from '../../pkg/labs.js';
import { LANGUAGES } from '../i18n/texts.js';
import { choice, flag, frameId, list, themselves } from './kinds.js';

/** @typedef {import('./address.js').Properties} Properties */
/** @typedef {'auto' | 'light' | 'dark'} Theme */

/** The parts that a projector shows of any lab: boards, estimates of luck, the chart, and the controls that roll. */
const PROJECTED = new Set([
  'board',
  'editor',
  'game',
  'play',
  'controls',
  'table',
  'presets',
  'verdict',
  'luck',
  'map',
  'decision',
  'coupling',
  'model',
  'tiles',
  'legend',
]);

/**
 * @param {string[]} parts  of the lab, which an author may hide
 * @param {string[]} [projected]  those that a projector shows of this lab besides
 * @returns {Properties}
 */
export const commonProperties = (parts, projected = []) => ({
  lab: { kind: choice(themselves(LABS.map(({ name }) => name))), start: LABS[0].name, who: 'author' },
  lang: { kind: choice(themselves(LANGUAGES)), start: null, who: 'author' },
  theme: { kind: choice(themselves(['auto', 'light', 'dark'])), start: 'auto', who: 'author' },
  hide: { kind: list(themselves(parts)), start: [], who: 'author' },
  compact: {
    kind: flag,
    start: false,
    // After `hide` in the table. The Share button stays, because a chart alone must link to its source.
    take: (on, state) =>
      on ? { ...state, hide: new Set([...state.hide, ...parts.filter((part) => part !== 'share'), 'guide']) } : state,
    who: 'author',
  },
  projector: {
    kind: flag,
    start: false,
    // After `hide` in the table. It hides all that isn't for a class, the guide included.
    take: (on, state) =>
      on
        ? {
            ...state,
            projected: true,
            hide: new Set([
              ...state.hide,
              ...parts.filter((part) => !PROJECTED.has(part) && !projected.includes(part)),
              'guide',
            ]),
          }
        : state,
    who: 'author',
  },
  bet: { kind: flag, start: false, who: 'author' },
  id: { kind: frameId, start: null, who: 'author' },
});
