// How every lab begins in which games are played by hand, but for what is its own.

/**
 * @template {import('./shapes.js').Wanted} W
 * @param {W} wanted
 * @returns {import('./shapes.js').State<W>}
 */
export const handState = (wanted) => ({
  wanted,
  problem: '',
  idProblem: '',
  idElsewhere: null,
  setAside: null,
  forced: false,
  refused: '',
  abandoning: false,
  asking: null,
  unfolded: new Set(),
  revealed: new Set(),
  seedChosen: false,
  hide: new Set(),
  view: {
    axis: 'linear',
    bands: true,
    always: false,
    funnels: false,
    luck: false,
    allTables: false,
    hidden: new Set(),
  },
});
