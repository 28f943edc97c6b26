// The attributes that configure the lab or figure: changing one loads a new iframe. All others belong to the host: an attribute that
// a framework writes on the element must not discard the reader's changes.

const NAMES = `a always average axis b bands bet blue-cube blues candidates compact copying coupling cube d deciding double-from edit errors estimate
estimator evaluations evaluator figure forced funnels game games guess guide hands hide janowski keep lab lang list look luck m moves-left noise
opponent opponent-cube outcome pairs pass-below plays position preset programs projector ranking replay roll root rotation rules s s1 s2
scale seed series share shown side speed stopped table tables tosses trials until v white white-cube whites who worth`;

const KNOWN = new Set(NAMES.split(/\s+/));

/** @param {string} name */
export const isKnown = (name) => KNOWN.has(name);
