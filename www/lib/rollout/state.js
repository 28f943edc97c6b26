// How every lab that rolls out begins, but for what is its own; and how its view is changed.

/**
 * Where the handles of a bet are. Until the reader moves one, both wait in the middle, which says nothing.
 * @param {Pick<import('./shapes.js').RolloutState, 'draft'>} state
 * @param {import('../i18n/format.js').Unit} unit
 * @returns {import('./shapes.js').Bets}
 */
export function handlesOf({ draft }, { bets: [least, most] }) {
  if (draft) return draft;
  const middle = (least + most) / 2;
  return [middle, middle];
}

/** @returns {import('./shapes.js').RolloutState} */
export const rolloutState = () => ({
  speed: 1000,
  gamesShown: 'newest',
  badSeed: null,
  seedChosen: false,
  hide: new Set(),
  asks: false,
  betting: false,
  draft: null,
  bets: null,
  told: true,
  known: null,
  guide: true,
  view: { axis: 'log', bands: true, always: false, funnels: true, luck: false, allTables: false, hidden: new Set() },
});

/**
 * The series that are hidden, once another one is or is no more.
 * @param {Set<string>} series
 * @param {string} id
 * @param {boolean} hidden
 */
export function withSeries(series, id, hidden) {
  const set = new Set(series);
  if (hidden) set.add(id);
  else set.delete(id);
  return set;
}
