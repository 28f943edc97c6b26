// Properties and methods of every lab's element for host pages. Beside each lab's definition a file of this name has the rest. docs/javascript.md describes them. An element's other properties and methods are its own affair and may change.

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
