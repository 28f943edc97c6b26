// What was made to be rolled out: a game, and the rollout of it with the dice that were asked for.

/**
 * @template O  what was ordered
 * @template {{free: () => void}} G
 * @template {{free: () => void}} R
 */
export class MadeGame {
  /**
   * @param {O & {seed: string}} order
   * @param {G} game  that is ready
   * @param {new (game: G, seed: string) => R} Rollout
   */
  constructor(order, game, Rollout) {
    /** @type {O & {seed: string}} */
    this.order = order;
    this.game = game;
    this.Rollout = Rollout;
    this.rollout = new Rollout(game, order.seed);
  }

  /**
   * Other dice for the same game, with no games yet.
   * @param {string} seed
   * @param {(rollout: R) => void} begin  nobody rolls what was rolled before any more
   */
  withSeed(seed, begin) {
    const before = this.rollout;
    this.rollout = new this.Rollout(this.game, seed);
    begin(this.rollout);
    before.free();
  }

  free() {
    this.rollout.free();
    this.game.free();
  }
}
