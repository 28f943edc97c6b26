// The way from one lab to another one's page, with what it is to begin with.

import { addressBeside, isAlone, labNamed } from './labs.js';

/**
 * @param {string} lab
 * @param {Record<string, string>} values  as its address writes them
 * @returns {string | null} null in a single file, beside which there is no other page
 */
export const otherPage = (lab, values) => (isAlone() ? null : addressBeside(labNamed(lab).page, values));
