// Exceptions: a comment before a text, with a rule and a reason. It holds for that text alone.
//
//   // prose: opening — the address of the book's chapter        (JavaScript, Rust)
//   <!-- prose: opening — the title of an article -->            (Markdown)

/** The most exceptions in all texts together. */
export const MOST_EXCEPTIONS = 20;

const COMMENT = /(?:\/\/|<!--) prose: (\S+) (?:—|--) (\S.*?)\s*(?:-->)?\s*$/;
/** A comment that looks like an exception, but may lack its reason. */
const LIKE = /(?:\/\/|<!--)\s*prose:/;

/** @typedef {import('./lint.js').Finding} Finding */

/**
 * @typedef {Object} Exception
 * @property {string} rule
 * @property {string} reason
 * @property {number} line  of the comment
 * @property {number} from  the first line for which it holds
 * @property {number} to    the last one
 */

/**
 * Reads the exceptions in a file. Throws if a comment names no rule or no reason, or if no text follows it.
 * @param {string} file
 * @param {string} source
 * @param {readonly {from: number, to: number}[]} spots  the lines of each text, in any order
 * @returns {Exception[]}
 */
export function exceptionsIn(file, source, spots) {
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (!LIKE.test(text)) return [];
    const [, rule, reason] = COMMENT.exec(text) ?? [];
    if (!reason) throw new Error(`${file}:${line} An exception needs a rule and a reason: “prose: rule — reason”.`);
    const [next] = spots.filter(({ from }) => from >= line).sort((a, b) => a.from - b.from || b.to - a.to);
    if (!next) throw new Error(`${file}:${line} No text follows this exception.`);
    return [{ rule, reason, line, from: next.from, to: next.to }];
  });
}

/**
 * Leaves out the findings that an exception covers, and finds the exceptions that cover none.
 * @param {string} file
 * @param {readonly Finding[]} findings
 * @param {readonly Exception[]} exceptions
 * @returns {Finding[]}
 */
export function except(file, findings, exceptions) {
  /** @param {Exception} exception @param {Finding} finding */
  const covers = ({ rule, from, to }, finding) => rule === finding.rule && from <= finding.line && finding.line <= to;
  const unused = exceptions.filter((exception) => !findings.some((finding) => covers(exception, finding)));
  return [
    ...findings.filter((finding) => !exceptions.some((exception) => covers(exception, finding))),
    ...unused.map(({ rule, line }) => ({
      file,
      line,
      rule: 'exception',
      reason: `no “${rule}” is found here: remove the exception`,
    })),
  ];
}
