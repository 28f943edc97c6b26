// Text that remembers the source line of each of its characters.

export class Mapped {
  /**
   * @param {string} text
   * @param {readonly number[]} lines  the source line of each UTF-16 unit, counted from 1
   */
  constructor(text, lines) {
    this.text = text;
    this.lines = lines;
  }

  /**
   * Maps a text that starts on a line; each line break in it starts the next.
   * @param {string} text
   * @param {number} line
   */
  static startingAt(text, line) {
    const lines = [];
    for (const sign of text.split('')) {
      lines.push(line);
      if (sign === '\n') line += 1;
    }
    return new Mapped(text, lines);
  }

  /**
   * Maps a text that replaces code, which stands on a single line.
   * @param {string} text
   * @param {number} line
   */
  static onLine(text, line) {
    return new Mapped(text, Array(text.length).fill(line));
  }

  /** @param {readonly Mapped[]} parts */
  static join(parts) {
    return new Mapped(
      parts.map(({ text }) => text).join(''),
      parts.flatMap(({ lines }) => lines),
    );
  }

  /**
   * Replaces each match; the new text stands on the match's first line.
   * @param {RegExp} pattern  with the flag g
   * @param {string | ((found: string) => string)} by  without `$1` or the like
   */
  replace(pattern, by) {
    let text = '';
    /** @type {number[]} */
    const lines = [];
    let end = 0;
    for (const match of this.text.matchAll(pattern)) {
      const [found] = match;
      const replacement = typeof by === 'string' ? by : by(found);
      text += this.text.slice(end, match.index) + replacement;
      lines.push(...this.lines.slice(end, match.index), ...Array(replacement.length).fill(this.lines[match.index]));
      end = match.index + found.length;
    }
    return new Mapped(text + this.text.slice(end), [...lines, ...this.lines.slice(end)]);
  }

  trim() {
    const start = this.text.length - this.text.trimStart().length;
    const end = this.text.trimEnd().length;
    return end <= start ? new Mapped('', []) : new Mapped(this.text.slice(start, end), this.lines.slice(start, end));
  }
}
