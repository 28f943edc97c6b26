// The texts of the comparison of two plays: what all labs say of pairs, and what only this one does. In all languages: nothing more is
// to be loaded where it may fail.

import { pairs as sharedEn } from '../../lib/pairs/texts/en.js';
import { pairs as sharedJa } from '../../lib/pairs/texts/ja.js';
import { pairs as en } from './texts/en-pairs.js';
import { pairs as ja } from './texts/ja-pairs.js';

const TEXTS = { en: { ...sharedEn, ...en }, ja: { ...sharedJa, ...ja } };

/** @typedef {typeof TEXTS['en']} PairsTexts */

/** @param {{language: 'en' | 'ja'}} texts @returns {PairsTexts} */
export const pairsTexts = ({ language }) => TEXTS[language];
