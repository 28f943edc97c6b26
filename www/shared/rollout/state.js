// How every lab that rolls out begins, but for what is its own.

/** @returns {import('./shapes.js').RolloutState} */
export const rolloutState = () => ({
  speed: 1000,
  gamesShown: 'newest',
  stepping: null,
  badSeed: null,
  seedChosen: false,
  hide: new Set(),
  betting: false,
  draft: null,
  bets: null,
  view: { axis: 'log', bands: true, funnels: true, luck: false, allTables: false, hidden: new Set() },
});
