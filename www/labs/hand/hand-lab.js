// Both labs in which a position is played out by hand, game after game, with the luck of the dice taken out: one definition. A module
// says how play with or without the cube differs (`Module` in shapes.d.ts).

import { insistedOf, seedOf, stateOf, valuesOf } from '../../lib/address/address.js';
import { givenPosition } from '../../lib/bearoff/positions.js';
import { explainPosition } from '../../lib/bearoff/refusals.js';
import { settingUp } from '../../lib/bearoff/setting-up.js';
import { Below } from '../../lib/element/below-place.js';
import { withBoth } from '../../lib/element/define-lab.js';
import { handActions } from './actions.js';
import { Records } from './games.js';
import { handLayout, ownDetails } from './layout.js';
import { handModel } from './model.js';
import { heard } from './play.js';
import { Playing } from './playing.js';
import { Reply } from './reply.js';
import { Session } from './session.js';
import { PARTS, SPARE } from './session-state.js';
import { handStyles } from './styles.js';

/** @typedef {import('../../lib/address/address.js').Values} Values */
/** @typedef {import('./shapes.js').HandLab} HandLab */
/** @typedef {import('./shapes.js').Kind} Kind */
/** @typedef {import('./shapes.js').Readout} Readout */

/**
 * The definition of a lab by hand.
 * @template {Kind} K
 * @param {import('./shapes.js').Module<K>} module
 * @returns {import('../../lib/element/definition.js').Definition<import('./shapes.js').HandLab<K>,
 *   import('./shapes.js').State<K['wanted']>, import('./shapes.js').Model<K>>}
 */
export const handLab = (module) => ({
  name: module.name,
  load: module.load,
  catalogues: module.catalogues,
  elements: {},
  unit: module.unit,
  format: module.format,
  state: module.state,
  address: module.address,
  rules: module.core,
  // A reader who reloads the page loses no play.
  writeEvery: 350,
  parts: PARTS,
  spare: SPARE,
  pieces(lab) {
    const session = new Session(lab, module);
    return {
      session,
      preparation: session.preparation,
      playing: new Playing(lab, module.plays),
      reply: new Reply(lab),
      records: new Records(lab),
      below: new Below(lab, ownDetails(lab)),
      ...module.pieces(lab),
    };
  },
  actions: {
    ...handActions,
    ...settingUp(module.core, (/** @type {HandLab} */ lab, position) => lab.act.setUp(position)),
    ...module.actions,
  },
  model: handModel,
  view: handLayout,
  said: heard,
  snapshot,
  host: withBoth(host, module.host),
  attributes: [],
  attribute() {},
  values,
  insisted,
  restore,
  untold: () => false,
  explain: explainPosition,
  styles: [handStyles, module.styles],
});

/**
 * Everything about the games now. Undefined values are null.
 * @param {HandLab} lab
 */
function snapshot({ frame, ownWorth, rules, session, state }) {
  const { inForce, module, seed } = session;
  /** @type {Readout} */
  const readout = inForce ? frame.readout : module.none.readout();
  const { games, plain, reduced, equivalentGames, abandoned, costs } = readout;
  const wanted = inForce?.setup ?? state.wanted;
  const { position } = wanted;
  const { positionId } = rules.describePosition(position);
  const setup = { position, positionId, ...module.told(wanted), seed };
  const exact = inForce?.theory ?? null;
  const own = ownWorth && { own: inForce && ownWorth.value };
  // The copy keeps the page from changing what is in force.
  return structuredClone({ games, abandoned, ...setup, plain, reduced, equivalentGames, costs, exact, ...own });
}

/** Properties and methods for host pages. Methods throw `RolloutLabError` if something cannot be done. @type {ThisType<HandLab>} */
const host = {
  /** The seed of the dice. Another one starts again from no games; one that is not valid throws. */
  get seed() {
    return this.session.seed;
  },

  set seed(seed) {
    this.session.startAgain(String(seed), {});
  },

  /** The position. Another one starts again from no games; one that the core refuses throws. */
  get position() {
    return structuredClone((this.session.inForce?.setup ?? this.state.wanted).position);
  },

  set position(position) {
    const { rules, session } = this;
    session.startAgain(session.seed, { position: givenPosition(position, rules) });
  },

  begin() {
    this.playing.play('begin');
  },

  /**
   * Moves a checker with the first die, or with as many dice as it takes to reach a point; 0 is off.
   * @param {number} from
   * @param {number} [to]
   */
  move(from, to) {
    this.playing.play('move', from, .../** @type {number[]} */ ([to]));
  },

  undo() {
    this.playing.play('undo');
  },

  swap() {
    this.playing.play('swap');
  },

  /** Ends the turn. If the roll has only one play, it makes that play. */
  confirm() {
    this.playing.play('confirm');
  },

  abandon() {
    this.playing.play('abandon');
  },
};

/**
 * The lab as values of its address.
 * @param {HandLab} lab
 * @returns {Values}
 */
function values({ definition: { address }, rules, session: { plays, seed }, state }) {
  return {
    ...valuesOf(address, state, rules),
    // An address leaves out a seed that nobody has chosen or played with.
    seed: plays || state.seedChosen ? seed : null,
    plays: plays || null,
  };
}

/**
 * Values that `values` leaves out, for an address whose query overrides the default.
 * @param {HandLab} lab
 * @returns {Values}
 */
function insisted({ definition: { address }, rules, session, state }) {
  return { ...insistedOf(address, state, rules), seed: session.seed, plays: '' };
}

/**
 * Takes the values of an address on, and replays its plays.
 * @param {HandLab} lab
 * @param {Values} given
 * @returns {import('../../lib/address/address.js').Problem[]} values that the core refuses; refused plays are found later, when the
 *   game is made
 */
function restore(lab, given) {
  const { definition, rules, session } = lab;
  const { state, problems } = stateOf(definition.address, given, definition.state(), rules);
  const seed = seedOf(given, rules, problems);
  const { plays } = given;
  // A seed that comes with plays is that of the reader.
  lab.change({ ...state, seedChosen: seed !== null && !plays });
  // Plays of other dice, or of another position, don't fit.
  const fits = seed !== null && problems.length === 0;
  if (plays && !fits) problems.push({ name: 'plays', text: plays });
  session.startAgain(seed ?? rules.randomSeed(), {}, fits ? (plays ?? '') : '');
  return problems;
}
