// What all labs with a cube say, in English: who owns it, who plays and doubles, and what measures luck.

import { players } from '../../bearoff/texts/en.js';

/** The rungs of the ladder: their names, and a line on each. */
export const estimators = {
  names: {
    none: 'no luck taken out',
    cubelessIgnored: 'chances, cube ignored',
    cubelessTimesCube: 'chances × cube',
    janowski: 'Janowski × cube',
    exact: 'exact, with the cube',
  },
  about: {
    none: 'Every game counts as it ended: the plain rollout.',
    cubelessIgnored:
      'Luck is what a roll does to the chance of winning, as if nobody ever doubled: a game for 4 points is measured as one for 1.',
    cubelessTimesCube: 'The same luck times the cube as it stands: right in size, blind to who may double.',
    janowski:
      'Rick Janowski’s formula: part live cube, which is turned at the very best moment, and part dead cube, which is never turned; times the cube.',
    exact: 'The exact equity by who owns the cube, times the cube. With perfect play every single game returns the exact answer.',
  },
};

/** Who owns the cube at the start. */
export const owners = {
  label: 'The cube at the start',
  names: { centred: 'centred', x: 'Blue’s', o: 'White’s' },
};

export const cubePlayers = {
  playsOf: { x: 'Blue’s plays are chosen by', o: 'White’s plays are chosen by' },
  cubeOf: { x: 'Blue doubles and takes', o: 'White doubles and takes' },
  plays: { ...players, withCube: 'exact, with the cube', exact: 'exact, cube ignored' },
  policies: {
    exact: 'exactly right',
    never: 'never, and never passes',
    thresholds: 'by thresholds',
    pipCount: 'by pip count',
  },
  thresholds: { double: 'Doubles from (% to win)', pass: 'Passes below (% to win)' },
  badChance: 'A chance is a number from 0 to 100.',
  about: {
    thresholds: 'By thresholds: by the chance of winning without a cube, each side’s own.',
    pipCount: 'By pip count: doubles with a lead of 8% of one’s own pips or more; the other side passes from 12% on.',
    never: 'Never: the game is played out for the cube as it stands; a double is taken.',
  },
};
