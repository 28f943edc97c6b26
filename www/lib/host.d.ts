// What host pages may use of the labs' elements: properties and methods, by element. docs/javascript.md describes them. Whatever an
// element has besides is its own affair and may change.

import type { Average, Evaluations, LeafCounts, LuckTable, Theory } from '../pkg/two-checker/rollout_lab.js';

/** Every lab. */
export interface LabElement extends HTMLElement {
  /** The seed of the dice, in hexadecimal. Setting it starts again with no games; it throws `RolloutLabError` if it is none. */
  seed: string;
  /** All statistics, as plain objects that are the caller's own. A value that isn't defined yet is null. */
  snapshot(): object;
  /** Resolves when `snapshot()` is complete, its exact part included, and the games of the address are rolled. */
  settled(): Promise<void>;
}

/** Every lab that rolls out. */
export interface RolloutLabElement extends LabElement {
  /**
   * Rolls so many games as fast as possible. Rejects with `RolloutLabError` if that is no number of games, or if the lab is removed
   * before they are rolled.
   */
  roll(games: number): Promise<void>;
  /** Rolls at the reader's speed, to ten times as many games at the most, until paused. */
  run(): void;
  pause(): void;
  /** Goes back to no games. The dice will repeat. */
  rewind(): void;
}

/** `snapshot()` of `<two-checker-lab>`: percentages are of X, who is Blue. */
export interface TwoCheckerSnapshot {
  games: number;
  seed: string;
  /** How often the games ended in which way. */
  leaves: LeafCounts;
  table: LuckTable;
  evaluations: Evaluations | null;
  plain: Average;
  reduced: Average;
  /** How many plain games one game counts as. */
  equivalentGames: number | null;
  exact: Pick<Theory, 'plain' | 'reduced' | 'equivalentGames'>;
}

/** `<two-checker-lab>` */
export interface TwoCheckerLabElement extends RolloutLabElement {
  snapshot(): TwoCheckerSnapshot;
  /** The luck table in force, in points. Setting it throws `RolloutLabError` if it is none. */
  table: LuckTable;
  /** The program's evaluation after each event, in percent; null once luck was typed. Setting it throws for bad evaluations. */
  evaluations: Evaluations | null;
  /** Rolls the article's printed games: ten, then twenty more. */
  replay(): Promise<void>;
}
