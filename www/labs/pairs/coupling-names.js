// The four couplings, always in this order, each with its tone in chart, table and histograms.

/** @typedef {import('../../pkg/pairs/rollout_lab.js').CouplingName} CouplingName */

/** @type {readonly CouplingName[]} */
export const COUPLINGS = ['independent', 'same', 'ranked', 'nearest'];

/** @type {Record<CouplingName, string>} */
export const TONES = { independent: 'madeup', same: 'yours', ranked: 'correct', nearest: 'backwards' };
