// Properties and methods of `<two-checker-lab>` for host pages, beside those of every lab that rolls out.

import type { RolloutLabElement } from '../../lib/element/host.js';
import type { Average, Evaluations, LeafCounts, LuckTable, Theory } from '../../pkg/two-checker/rollout_lab.js';

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
