// Properties and methods of `<two-checker-lab>` for host pages, beside those of every lab that rolls out.

import type { RolloutLabElement } from '../../lib/element/host.js';
import type { Average, BlockCounts, Evaluations, LeafCounts, LuckTable, Theory, TunedTable } from '../../pkg/two-checker/rollout_lab.js';

/** The snapshot of `<two-checker-lab>`. Percentages are chances of X, who is Blue. */
export interface TwoCheckerSnapshot {
  /** The number of games. */
  games: number;
  /** The seed of the dice, in hexadecimal. */
  seed: string;
  /** The number of games by their end. */
  leaves: LeafCounts;
  /** The number of first rolls that are rotated: 0, 1 or 2. */
  rotation: 0 | 1 | 2;
  /** The blocks of games, from which averages and standard errors come. It is null while first rolls are random. */
  blocks: BlockCounts | null;
  /** The luck table in use, in percentage points. */
  table: LuckTable;
  /** The evaluation after each event, in percent. It is null if a luck table was set. */
  evaluations: Evaluations | null;
  /** The plain rollout, in percent. */
  plain: Average;
  /** The variance-reduced rollout, in percent. */
  reduced: Average;
  /** The number of plain games that one game counts as. It is null while undefined, or for a biased table. */
  equivalentGames: number | null;
  /** The values that enumeration gives without any roll, in percent. */
  exact: Pick<Theory, 'plain' | 'reduced' | 'equivalentGames'>;
}

/** The element `<two-checker-lab>`. */
export interface TwoCheckerLabElement extends RolloutLabElement<TwoCheckerSnapshot> {
  /** The luck table in use, in percentage points. Setting a value that is no luck table throws a `RolloutLabError`. */
  table: LuckTable;
  /** The evaluation after each event, in percent. It is null if a luck table was set. Setting bad evaluations throws a `RolloutLabError`. */
  evaluations: Evaluations | null;
  /**
   * Tunes the luck table to the games so far: the table whose luck averages zero and whose average lies the most standard errors above
   * (`high`) or below (`low`) 37.5%. The promise resolves to the table and that number of standard errors. It rejects with a
   * `RolloutLabError` for fewer than 10 games, for more than 1,000, and if every outcome has its exact share of games.
   */
  tune(aim: 'high' | 'low'): Promise<TunedTable>;
  /** Rolls the article's printed games: ten at the first call, then twenty more. */
  replay(): Promise<void>;
}
