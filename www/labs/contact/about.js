// The any-position lab by the names that pages know: until all labs are definitions, some of its parts have two.

import { contact } from './lab.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = { ...contact, lab: contact.name, properties: contact.address, loadCore: contact.load };
