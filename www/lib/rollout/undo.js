// The way back: from edits of how luck is estimated, one after another, and from Rewind, other dice or another game to the
// games that there were. A piece that a lab holds; no address says it, so that who loads the page again has none.

/** So many edits can be undone. */
const MOST = 100;

/**
 * @typedef {Object} Edit
 * @property {number} at  its place among all that can be undone
 * @property {object} before  what of the lab's state it has changed, as it was
 */

/**
 * @typedef {Object} Left  games that were left, and are rolled again from the same seed
 * @property {number} at
 * @property {'rewind' | 'newDice' | 'replay' | 'game'} by
 * @property {string} game  that they are of
 * @property {Record<string, unknown>} state  what of the lab's state makes that game
 * @property {string} seed
 * @property {number} games
 * @property {number} half  rolls of the game after them
 * @property {number} beside  trials of another kind
 * @property {boolean} again  whether other games are rolled at once: these come back beside them
 * @property {object} dice  what of the lab's state goes with the dice
 */

/** @typedef {import('./shapes.js').RolloutLab} RolloutLab */

export class Undo {
  /**
   * @param {RolloutLab} lab
   * @param {import('./shapes.js').Own} own
   */
  constructor(lab, own) {
    this.lab = lab;
    this.own = own;
    /** @type {Edit[]} */
    this.edits = [];
    /** @type {Left | null} */
    this.left = null;
    this.last = 0;
    /** The subject of the last edit: more edits of it are part of the same one. */
    this.editing = '';
    /** Whether an edit was made in this task. */
    this.pressed = false;
    lab.addEventListener('keydown', (event) => this.onKey(event));
  }

  /** Another address is opened. */
  forget() {
    this.edits = [];
    this.left = null;
    this.editing = '';
  }

  /**
   * An edit is about to be made.
   * @param {string} what  is edited: a series of edits of the same is undone as one
   * @param {object} before  what of the lab's state it may change
   */
  edit(what, before) {
    // All changes of one press of a button are one edit, too.
    if (this.pressed || (what && what === this.editing)) return;
    this.pressed = true;
    queueMicrotask(() => (this.pressed = false));
    this.editing = what;
    this.last += 1;
    this.edits = [...this.edits.slice(1 - MOST), { at: this.last, before }];
  }

  /** The next edit is one of its own, also of the same. */
  edited() {
    this.editing = '';
  }

  /**
   * The games are about to be left.
   * @param {Left['by']} by
   * @param {boolean} [again]  whether others are rolled at once
   */
  leave(by, again = by === 'replay') {
    const { lab, own } = this;
    const { seed, games, half } = lab.values();
    // Rewind leaves the rest alone.
    const beside = by === 'rewind' ? 0 : own.beside(lab);
    // A reader who changes the dice again has no other games to lose.
    if (games > 0 || half > 0 || beside > 0) {
      const left = {
        by,
        seed,
        games,
        half: Number(half),
        beside,
        again,
        dice: own.ofDice(lab),
        game: own.game(lab),
        state: own.ofGame(lab),
      };
      this.last += 1;
      this.left = { ...left, at: this.last };
    }
  }

  /** Something is rolled: the games that were left do not come back any more. */
  rolls() {
    this.left = null;
    this.edited();
  }

  /**
   * Rolls games that come with what has left the others: these still come back.
   * @param {() => Promise<void>} roll
   */
  async keep(roll) {
    const { left } = this;
    const rolled = roll();
    this.left = left;
    this.lab.touched();
    await rolled;
  }

  /** The edit to be undone next, if there is one: not one that has come to nothing. */
  get nextEdit() {
    const now = this.lab.state;
    return this.edits.findLast(({ before }) =>
      Object.entries(before).some(([key, was]) => !same(was, Reflect.get(now, key))),
    );
  }

  /** The games that can be brought back, if there are any: not while there are others to lose. */
  get nextLeft() {
    const { left, lab } = this;
    const { games, made } = lab.rolling;
    const others = games > 0 || made > 0 || (left?.by !== 'rewind' && this.own.beside(lab) > 0);
    return left?.again || !others ? left : null;
  }

  undoEdit() {
    const edit = this.nextEdit;
    if (!edit) return;
    this.edits = this.edits.slice(0, this.edits.indexOf(edit));
    this.edited();
    this.lab.change(edit.before);
    this.lab.snapshots.request();
  }

  /** Brings the games back: they are rolled again. */
  bringBack() {
    const left = this.nextLeft;
    if (!left) return;
    const { seed, games, half, beside, dice, game, state } = left;
    const { lab, own } = this;
    const now = Reflect.get(lab.state, 'wanted');
    // Luck is estimated as it is now.
    const back =
      game === own.game(lab) ? {} : { ...state, wanted: { ...now, .../** @type {object} */ (state.wanted) } };
    this.left = null;
    own.startAgain(lab, seed, { ...dice, ...back });
    lab.rolling.open(games, half);
    own.rollBeside(lab, beside);
  }

  /** Undoes what was done last. */
  undo() {
    const { nextEdit, nextLeft } = this;
    if (nextLeft && nextLeft.at > (nextEdit?.at ?? 0)) this.bringBack();
    else this.undoEdit();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (!undoes(event) || event.defaultPrevented || isWritten(event.composedPath()[0])) return;
    if (!this.nextEdit && !this.nextLeft) return;
    event.preventDefault();
    // Changes of this frame are drawn first. Games that come back before that would not be heard of.
    this.lab.updateComplete.then(() => this.undo());
  }
}

/** @param {KeyboardEvent} event */
export const undoes = ({ key, ctrlKey, metaKey, shiftKey, altKey }) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Whether something is written into it, which it undoes itself. @param {EventTarget | undefined} target */
const isWritten = (target) =>
  target instanceof Element && target.matches('textarea, input:not([type="checkbox"], [type="radio"])');

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
