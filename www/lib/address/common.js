// The properties that every lab has in its address.

import { LABS } from '../../pkg/labs.js';
import { LANGUAGES } from '../i18n/texts.js';
import { choice, flag, frameId, list, themselves } from './kinds.js';

/** @typedef {import('./address.js').Properties} Properties */
/** @typedef {'auto' | 'light' | 'dark'} Theme */

/** What a class has to see of a lab, whichever it is: boards, what estimates luck, the chart, and what rolls. */
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
 * @param {string[]} parts  of the lab, that its author may hide
 * @returns {Properties}
 */
export const commonProperties = (parts) => ({
  lab: { kind: choice(themselves(LABS.map(({ name }) => name))), start: LABS[0].name, who: 'author' },
  lang: { kind: choice(themselves(LANGUAGES)), start: null, who: 'author' },
  theme: { kind: choice(themselves(['auto', 'light', 'dark'])), start: 'auto', who: 'author' },
  hide: { kind: list(themselves(parts)), start: [], who: 'author' },
  compact: {
    kind: flag,
    start: false,
    // After `hide`, too. The way out stays: a chart alone has to say where it is from.
    take: (on, state) =>
      on ? { ...state, hide: new Set([...state.hide, ...parts.filter((part) => part !== 'share'), 'guide']) } : state,
    who: 'author',
  },
  projector: {
    kind: flag,
    start: false,
    // After `hide`, in the table as here: what is not for the class is hidden, too, the guide among it.
    take: (on, state) =>
      on
        ? { ...state, hide: new Set([...state.hide, ...parts.filter((part) => !PROJECTED.has(part)), 'guide']) }
        : state,
    who: 'author',
  },
  bet: { kind: flag, start: false, who: 'author' },
  id: { kind: frameId, start: null, who: 'author' },
});
