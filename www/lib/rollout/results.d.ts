// Types of what cores give to labs that roll out. Results are in the lab's unit (`Unit` in lib/i18n/format.js). null stands for a number
// that is not defined, or not yet. A lab's own types may say more.

import type { Work } from '../workers/course.js';
// The modules of all these labs have shapes in common. The story's module has them all.
import type * as core from '../../pkg/story/rollout_lab.js';

export type { Work };
export type Summary = core.Summary;
export type Average = core.Average;
/** The statistics of a rollout. */
export type Readout = Omit<core.Readout, 'leaves' | 'blocks'> & {
  /** The blocks of games, where first rolls are rotated. */
  blocks?: { size: number; complete: number; beyond: number } | null;
};
export type History = core.History;
export type AnyTimeBands = core.AnyTimeBands;
export type Funnel = core.Funnel;
export type Spread = core.Spread;
export type BesideTruth = core.BesideTruth;
export type Stopped = core.Stopped;

/** A game, as an estimate of luck sees it. */
export type GameRecord = Pick<core.GameRecord, 'trial' | 'result' | 'totalLuck' | 'reduced'>;

/** Exact values; where nothing exact can be computed there is null instead of them. */
export interface Theory {
  /** The truth, which even games without luck taken out may miss; without it, it is where those settle. */
  truth?: number;
  /** sd: null where only the limit is known. */
  plain: { mean: number; sd: number | null; bias?: number };
  reduced: { mean: number; sd: number | null; bias: number };
  unbiased: boolean;
  /** Whether games are cut short, and settle where their values at the horizon do. */
  cut?: boolean;
  /** What a game of a block is worth; only where first rolls are rotated. */
  blockWorth?: { plain: number | null; reduced: number | null } | null;
  /** null where the estimate is biased or leaves no spread, or that is not known. */
  equivalentGames: number | null;
}

/** An estimate of luck (a luck table, an evaluator) is the lab's own affair; here it is only passed on. */
export type Estimate = any;

/** An estimate in the comparison of all. */
export interface Compared {
  /** The id of its line. */
  id: string;
  tone: string;
  name: string;
  estimate: Estimate;
}

/** Functions that every core has. */
export interface Core {
  randomSeed(): string;
  /** Throws if it is none. */
  readSeed(text: string): string;
  /** Throws if that is no number of games. */
  readGames(games: number): number;
}

/** Games that are rolled out. A unit of its work is a game. */
export interface Rollout extends Work {
  readonly games: number;
  readonly seed: string;
  rewind(): void;
  readout(estimate: Estimate): Readout;
  history(estimate: Estimate): History;
  anyTime(estimate: Estimate): AnyTimeBands;
  /** A GameRecord with more, also of a game to come. */
  record(trial: number, estimate: Estimate): any;
  free(): void;
}

/** Many rollouts: a unit of its work is a rollout. */
export interface Lot extends Work {
  /** Games per rollout; at the most, where they are stopped. */
  readonly games: number;
  free(): void;
}

export interface ManyRollouts extends Lot {
  spread(estimate: Estimate): Spread;
  /** null where the truth is not known. */
  besideTruth(estimate: Estimate): BesideTruth | null;
  /** As many, to be rolled and stopped; null where it is not known what to be ahead of. */
  stoppedWhenAhead(estimate: Estimate): StoppedRollouts | null;
  /** With an estimate tuned to each; null for rollouts of other lengths. Only where one can be tuned. */
  chosenAfter?(): ChosenAfter | null;
}

/** Rollouts whose intervals contain the truth, with an estimate that was tuned to each. */
export interface ChosenAfter {
  /** The games that it was tuned to, with 1.96 standard errors. */
  sameGames: core.Coverage;
  /** These games, with the standard errors that allow for a free choice. */
  freeChoice: core.Coverage;
  /** As many new games. */
  newDice: core.Coverage;
  /** The other half of the games. */
  halves: core.Coverage;
  /** Exact chances that the intervals of the first two miss. */
  chances: { sameGames: number; freeChoice: number };
}

/** Rollouts that are stopped when they are ahead. */
export interface StoppedRollouts extends Lot {
  stopped(): core.StoppedBoth;
}
