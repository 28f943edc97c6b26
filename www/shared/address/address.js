// The state in the address. The query holds what the author of a link or an embed has set, the hash what the reader
// has changed since. One table of properties says what there is; this reads and writes it.

/**
 * @typedef {Object} Property
 * @property {import('./kinds.js').Kind<any>} kind
 * @property {any} start  its value where the address says nothing
 * @property {'author' | 'reader' | 'both'} who  may set it: only the query, only the hash, or both
 * @property {(state: any, core: any) => any} [say]  its value in this state of the lab; those that stand for no part of
 *   the state, but for its games, have none
 * @property {(state: any, core: any) => any} [insist]  its value where `say` has none, because that is how it is anyway: for
 *   an address whose author says otherwise
 * @property {(value: any, state: any, core: any) => any} [take]  the state with this value. Throws what the core refuses
 */

/** @typedef {Record<string, Property>} Properties */
/** @typedef {Record<string, any>} Values  one for each property */
/** @typedef {{name: string, text: string}} Problem  a value that is none, as it was written */

/** Of the names and forms of all properties. What is once written in an address must be read for ever. */
const VERSION = '1';

/**
 * What an address says. Names it does not know are somebody else's.
 * @param {Properties} properties
 * @param {{search: string, hash: string}} address
 * @returns {{values: Values, settings: Values, problems: Problem[]}} with all the author's settings alone, too
 */
export function readAddress(properties, { search, hash }) {
  /** @type {Problem[]} */
  const problems = [];
  const settings = Object.fromEntries(Object.entries(properties).map(([name, { start }]) => [name, start]));
  take(properties, search, 'reader', settings, problems);
  const values = { ...settings };
  take(properties, hash.replace(/^#/, ''), 'author', values, problems);
  return { values, settings, problems };
}

/**
 * @param {Properties} properties
 * @param {string} written
 * @param {Property['who']} not  whose properties don't count here
 * @param {Values} values  into which it is taken
 * @param {Problem[]} problems
 */
function take(properties, written, not, values, problems) {
  const given = new URLSearchParams(written);
  const version = given.get('v');
  if (version !== null && version !== VERSION) problems.push({ name: 'v', text: version });
  for (const [name, { kind, who }] of Object.entries(properties)) {
    const text = who === not ? null : given.get(name);
    if (text === null) continue;
    const value = kind.read(text);
    if (value === undefined) problems.push({ name, text });
    else values[name] = value;
  }
}

/**
 * Everything that is not as it would be anyway, as a query: '' if nothing is.
 * @param {Properties} properties
 * @param {Values} values
 */
export const writeQuery = (properties, values) => before('?', written(properties, values, null, 'reader'));

/**
 * What the reader has changed, as a hash: '' if nothing is.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values} settings  what the query says
 * @param {Values} [insisted]  values in place of null ones, where the query says something else
 */
export const writeHash = (properties, values, settings, insisted) =>
  before('#', written(properties, values, settings, 'author', insisted));

/**
 * Name and text of everything that is not as it would be anyway, in the table's order.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values | null} settings  null: nothing but the table
 * @param {Property['who']} not
 * @param {Values} [insisted]
 * @returns {[string, string][]}
 */
export function written(properties, values, settings, not, insisted = {}) {
  /** @type {[string, string][]} */
  const pairs = [];
  for (const [name, { kind, start, who }] of Object.entries(properties)) {
    if (who === not) continue;
    const anyway = settings ? settings[name] : start;
    // What is not set need not be written, unless somebody else has set it.
    const now = values[name] ?? (anyway === null ? null : (insisted[name] ?? null));
    if (now === null || (anyway !== null && kind.write(now) === kind.write(anyway))) continue;
    pairs.push([name, kind.write(now)]);
  }
  return pairs;
}

/**
 * @param {'?' | '#'} sign
 * @param {[string, string][]} pairs
 */
function before(sign, pairs) {
  if (pairs.length === 0) return '';
  // Commas and colons may stand in both as they are.
  const text = new URLSearchParams([['v', VERSION], ...pairs]).toString();
  return sign + text.replaceAll('%2C', ',').replaceAll('%3A', ':');
}
