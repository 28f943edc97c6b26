// The words and openings that English texts avoid, each with the reason that a finding gives. Add a row here to ban another.

/**
 * @typedef {Object} Ban
 * @property {string} name
 * @property {RegExp} pattern
 * @property {string} reason
 * @property {boolean} [labels]  whether questions, headings and labels may use it: texts without a full stop
 */

/** How sentences must not begin. @type {readonly Ban[]} */
export const OPENINGS = [
  {
    name: 'What',
    pattern: /^What\b(?=\S* \S)/,
    reason: 'name the thing, or start with the verb: “Returns …”',
    labels: true,
  },
  { name: 'Who', pattern: /^Who\b(?=\S* \S)/, reason: 'name the person: “the reader”, “the caller”', labels: true },
  {
    name: 'The same',
    pattern: /^The same(?:[,.:]| (?:as|for|of|with|without|in|once|again|but|one)\b)/,
    reason: 'a reader sees this sentence alone: say what it is',
  },
  {
    name: 'Those',
    pattern: /^(?:Those|The ones?) (?:of|who|which|that|whose|in|for|with|are|were)\b|^That (?:of|which|in)\b/,
    reason: 'name the things',
  },
  { name: 'As', pattern: /^As (?:is|are|was|were|does|do|has|have)\b/, reason: 'start with the subject' },
];

/** Words and phrases that no sentence uses. @type {readonly Ban[]} */
export const WORDS = [
  {
    name: 'whoever',
    pattern: /\bwh(?:o(?:m|se)?(?:so)?|at(?:so)?|ich(?:so)?)ever\b/i,
    reason: 'name the person or thing: “the evaluator”, “any estimate”',
  },
  {
    name: 'somebody',
    pattern: /\b(?:some|any|no|every)body(?:['’]s)?\b/i,
    reason: 'name the person: “the reader”, “another player”',
  },
  {
    name: 'one (a person)',
    pattern:
      /\bone(?:['’]s (?:own|self)|self)\b|\b(?:can|must|may|should|does) one\b|(?<!\b(?:any|each|every|first|last|new|no|of|old|only|other|second|that|the|third|this|which) )\bone (?:can(?:not)?|can['’]t|must|may|should|needs|wants|knows|looks|sees|says|has to|plays (?:it|them)|would)\b/i,
    reason: 'say who: “you”, “the player”',
  },
  { name: 'those who', pattern: /\b(?:those|he|she) who\b/i, reason: 'name the people' },
  { name: 'that which', pattern: /\bthat which\b/i, reason: 'name the thing' },
  { name: 'in place of', pattern: /\bin place of\b/i, reason: '“instead of”' },
  { name: 'by itself', pattern: /\bby (?:itself|themselves)\b/i, reason: '“on its own”, “alone” or “automatically”' },
  {
    name: 'so many',
    pattern: /\bso many (?:games|plain|pairs|points|times)\b(?! that)/i,
    reason: '“how many games”, or the number',
  },
  { name: 'needs not', pattern: /\bneeds? not\b/i, reason: '“doesn’t need to”' },
  { name: 'of course', pattern: /\bof course\b/i, reason: 'leave it out' },
  { name: 'reckon', pattern: /\breckon(?:s|ed|ing)?\b/i, reason: '“calculate”, “compute” or “count”' },
  { name: 'wrong luck', pattern: /\bwrong luck\b|\blucks\b/i, reason: '“luck estimates”, “bad estimates of luck”' },
  { name: 'at all times', pattern: /\bat all times\b/i, reason: '“any-time band”, “however often you look”' },
];

/** The longest sentence, in words. STYLE: “up to about 25”; beyond this, a sentence is a mistake. */
export const MOST_WORDS = 40;
