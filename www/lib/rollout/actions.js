// The actions of every lab that rolls out (`Act` in shapes.d.ts).

import { isRefusal } from '../element/core.js';
import { download } from '../element/download.js';
import { followGuide, goToChart } from './guide.js';
import { withSeries } from './state.js';

/** @typedef {import('./shapes.js').RolloutLab} RolloutLab */
/** @typedef {import('./shapes.js').Act} Act */

/**
 * An action returns the parts of the state that are different from now on, or the promise of something that goes on.
 * @type {{[N in keyof Act]: (lab: RolloutLab, ...given: Parameters<Act[N]>) =>
 *   Partial<import('./shapes.js').RolloutState> | Promise<unknown> | void}}
 */
export const rolloutActions = {
  roll: (lab, games) => lab.own.roll(lab, games),

  rollTo: (lab, games) =>
    lab.call(async () => {
      await lab.own.ready(lab);
      const { coming } = lab.rolling.player;
      if (games > coming) await lab.own.roll(lab, games - coming);
    }),

  run: (lab) => lab.rolling.run(lab.state.speed),

  pause: (lab) => lab.rolling.pause(),

  toggleRun: (lab) => void (lab.rolling.running ? lab.act.pause() : lab.act.run()),

  step: (lab) => lab.showing.play(() => lab.rolling.step()),

  rollGame: (lab) => lab.showing.play(() => lab.rolling.rollGame()),

  rewind(lab) {
    lab.undo.leave('rewind');
    lab.rolling.rewind();
  },

  bringBack: (lab) => lab.undo.bringBack(),

  newDice(lab) {
    const seed = lab.guard(() => lab.own.core.randomSeed());
    if (!seed) return;
    lab.undo.leave('newDice');
    lab.own.startAgain(lab, seed, { seedChosen: false });
  },

  typeSeed(lab, text) {
    try {
      const seed = lab.guard(() => lab.own.core.readSeed(text));
      if (!seed) return undefined;
      lab.undo.leave('newDice');
      lab.own.startAgain(lab, seed, {});
      return undefined;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { badSeed: { text, code: error.code } };
    }
  },

  setSpeed(lab, speed) {
    lab.change({ speed });
    if (!lab.rolling.running) return;
    lab.rolling.pause();
    lab.act.run();
  },

  changeView: (lab, change) => ({ view: { ...lab.state.view, ...change } }),

  toggleSeries: ({ state: { view } }, id, hidden) => ({
    view: { ...view, hidden: withSeries(view.hidden, id, hidden) },
  }),

  listGames: (_lab, gamesShown) => ({ gamesShown }),

  async downloadGames(lab) {
    const part = await lab.below.load();
    const file = part && (await part.gamesFile(lab));
    if (file) download(...file);
  },

  openRest: ({ rolling }, all) => (all ? rolling.rollRest() : rolling.leaveRest()),

  closeGuide: () => ({ guide: false }),

  followGuide,

  goToChart,

  askBet: (lab) => lab.bet.ask(),

  moveBet: (lab, id, move) => lab.bet.move(id, move),

  placeBet: (lab) => lab.bet.place(),

  skipBet: (lab) => lab.bet.skip(),

  tellBet: (lab) => lab.bet.tell(),

  undoEdit: (lab) => lab.undo.undoEdit(),

  endEdit: (lab) => lab.undo.edited(),

  dismissProblems: (lab) => lab.dismissProblems(),
};
