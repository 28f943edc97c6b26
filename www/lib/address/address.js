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
 * @property {(value: any, core: any) => Expanded} [expand]  for a value that sets other properties, too, where the address doesn't set
 *   them itself
 */

/**
 * @typedef {Object} Expanded
 * @property {Values} values  of this property and of others
 * @property {object | null} ignored  what else the value says; null: nothing
 * @property {Error | null} error  why the core refuses it; null: it does not
 */

/** @typedef {Record<string, Property>} Properties */
/** @typedef {Record<string, any>} Values  one for each property */
/**
 * @typedef {Object} Problem  a value that is none, or of which not everything is taken
 * @property {string} name
 * @property {string} text  as it was written
 * @property {any} [error]  why the core refuses it
 * @property {any} [ignored]  what isn't taken of a value that is
 */

/**
 * The versions of what an address means: what is once written must be read for ever. An address says the oldest version that
 * understands it. With version 2, the query of an embed begins with other values where it says nothing; a hash means the
 * same in all versions.
 */
const VERSIONS = ['1', '2'];

/**
 * What an address says. Names it does not know are somebody else's.
 * @param {Properties} properties
 * @param {{search: string, hash: string}} address
 * @param {Values} [since2]  with which it begins in version 2 and later, where that is not as in the table
 * @param {any} [core]  expands values; without it they stay as they are written
 * @returns {{values: Values, settings: Values, problems: Problem[]}} with all the author's settings alone, too
 */
export function readAddress(properties, { search, hash }, since2 = {}, core = null) {
  /** @type {Problem[]} */
  const problems = [];
  const settings = startsOf(properties);
  // What is newer than we know begins at least as what we know.
  if (Number(new URLSearchParams(search).get('v')) >= 2) Object.assign(settings, since2);
  take(properties, search, 'reader', settings, problems, core);
  const values = { ...settings };
  take(properties, hash.replace(/^#/, ''), 'author', values, problems, core);
  return { values, settings, problems };
}

/** @param {Properties} properties @returns {Values} */
const startsOf = (properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, { start }]) => [name, start]));

/**
 * @param {Properties} properties
 * @param {string} written
 * @param {Property['who']} not  whose properties don't count here
 * @param {Values} values  into which it is taken
 * @param {Problem[]} problems
 * @param {any} core
 */
function take(properties, written, not, values, problems, core) {
  const given = new URLSearchParams(written);
  const version = given.get('v');
  if (version !== null && !VERSIONS.includes(version)) problems.push({ name: 'v', text: version });
  for (const [name, { kind, who, expand }] of Object.entries(properties)) {
    const text = who === not ? null : given.get(name);
    if (text === null) continue;
    const value = kind.read(text);
    if (value === undefined) {
      problems.push({ name, text });
    } else if (expand && core) {
      const { values: expanded, ignored, error } = expand(value, core);
      // Properties that the address sets itself come later in the table.
      Object.assign(values, expanded);
      if (error) problems.push({ name, text, error });
      else if (ignored) problems.push({ name, text, ignored });
    } else {
      values[name] = value;
    }
  }
}

/**
 * Everything that is not as it would be anyway, as a query: '' if nothing is.
 * @param {Properties} properties
 * @param {Values} values
 */
export const writeQuery = (properties, values) => before('?', first(written(properties, values, null, 'reader')));

/**
 * The query of an embed, in version 2.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values} since2
 */
export const writeEmbedQuery = (properties, values, since2) => before('?', writtenSince2(properties, values, since2));

/**
 * The same as pairs of name and text.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values} since2  with which it begins
 * @returns {[string, string][]}
 */
export const writtenSince2 = (properties, values, since2) => [
  ['v', '2'],
  ...written(properties, values, { ...startsOf(properties), ...since2 }, 'reader'),
];

/**
 * What the reader has changed, as a hash: '' if nothing is.
 * @param {Properties} properties
 * @param {Values} values
 * @param {Values} settings  what the query says
 * @param {Values} [insisted]  values in place of null ones, where the query says something else
 */
export const writeHash = (properties, values, settings, insisted) =>
  before('#', first(written(properties, values, settings, 'author', insisted)));

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

/** With the first version, if there is anything. @param {[string, string][]} pairs @returns {[string, string][]} */
const first = (pairs) => (pairs.length === 0 ? [] : [['v', '1'], ...pairs]);

/**
 * @param {'?' | '#'} sign
 * @param {[string, string][]} pairs
 */
function before(sign, pairs) {
  if (pairs.length === 0) return '';
  // Commas and colons may stand in both as they are.
  const text = new URLSearchParams(pairs).toString();
  return sign + text.replaceAll('%2C', ',').replaceAll('%3A', ':');
}
