// Things of the core that are asked for again, as many as a reader goes back and forth between. They hold memory of the core's, so what
// was asked for longest ago is freed.

/** @template {{free: () => void}} T */
export class Kept {
  /** @param {number} most  so many are kept */
  constructor(most) {
    this.most = most;
    /** The one that was asked for last at the end. @type {Map<string, T>} */
    this.things = new Map();
  }

  /** @param {string} key */
  get(key) {
    return this.things.get(key);
  }

  /**
   * @param {string} key
   * @param {T} thing  one that is kept already, or another one
   * @returns {T} the one that is kept: somebody else may have made the same in the meantime
   */
  keep(key, thing) {
    const kept = this.things.get(key) ?? thing;
    if (kept !== thing) thing.free();
    this.things.delete(key);
    this.things.set(key, kept);
    const [oldest] = this.things;
    if (this.things.size > this.most) {
      this.things.delete(oldest[0]);
      oldest[1].free();
    }
    return kept;
  }
}
