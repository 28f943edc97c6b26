// The bear-off lab by the names that pages know: until all labs are definitions, some of its parts have two.

import { bearoff } from './lab.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...bearoff, lab: bearoff.name, properties: bearoff.address, loadCore: bearoff.load };
