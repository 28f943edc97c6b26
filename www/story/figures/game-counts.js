// How many games a figure's rollout can have.

/** At the least and at the most. A million takes some milliseconds. */
export const LENGTHS = [1000, 30_000, 1_000_000];
