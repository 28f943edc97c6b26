// The model of the details: that of the lab with the core's answers that only the details show. Loaded with them.

import { once } from '../../lib/element/define-lab.js';
import { ratesAt, reducedAt } from './below-work.js';
import { core } from './core.js';
import { remembered } from './model.js';
import { below as en } from './texts/en-below.js';
import { below as ja } from './texts/ja-below.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {ReturnType<typeof detailsModel>} DetailsModel */
/** @typedef {typeof en} Words */

/** The texts of both languages, which are loaded together. */
const SAID = { en, ja };

/** The percentage of copies in a council beside one that has none: the blog's example. */
const EXAMPLE = 50;

/** The end of the axis of R. */
export const MOST = 100;

const badgesOf = remembered((council) => core.councilBadges(council));
const weightsOf = remembered((council) => core.councilWeights(council));
const agreementOf = remembered((council) => core.councilAgreement(council));
const otherAgreementOf = remembered((council) =>
  core.councilAgreement({ ...council, copying: council.copying > 0 ? 0 : EXAMPLE }),
);
const exactWithoutCopiesOf = remembered((council) => core.councilExact({ ...council, copying: 0 }));

/** @param {Model} model  of the lab */
export function detailsModel(model) {
  const { council, last, state } = model;
  const { wanted, worth } = state;
  const copies = council.copying || EXAMPLE;
  return once(model, {
    words: SAID[model.texts.language],
    /** The percentage of copies that is compared with none. */
    copies,
    /** The blog's claims and our own observations, judged in this council. */
    get badges() {
      return badgesOf(wanted);
    },
    /** The weight of a report against the reported value. */
    get weights() {
      return weightsOf(wanted);
    },
    /** How often two programs name the same move in the long run. */
    get agreement() {
      return agreementOf(wanted);
    },
    /** Agreement in a council with copies if this one has none, and without copies otherwise. */
    get otherAgreement() {
      return otherAgreementOf(wanted);
    },
    /** Agreement against the ratio of noises, with and without copies. */
    get agreementCurve() {
      return core.councilAgreementCurve({ ...council, copying: copies }, last);
    },
    get exactWithoutCopies() {
      return exactWithoutCopiesOf(wanted);
    },
    /** The council with the chosen reduction; undefined: it may not have so little noise. */
    get reduced() {
      return reducedAt(council, worth);
    },
    /** The rates of the council with the chosen reduction. */
    get reducedRates() {
      return worth >= 1 && worth <= MOST ? ratesAt(council, worth) : undefined;
    },
  });
}
