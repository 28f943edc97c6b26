// Makes an element of a lab's definition (definition.d.ts).

import { Lab } from './lab.js';

/**
 * A lab with its element, made of the one class.
 * @template {import('./definition.js').Definition<Lab, object, unknown>} D
 * @param {D} definition
 */
export function defineLab(definition) {
  class Defined extends Lab {
    static styles = definition.styles;
    // Lit takes on the values that a page has set before the element was defined.
    static properties = { ...super.properties, ...settable(definition.host) };
    static observedAttributes = [...super.observedAttributes, ...definition.attributes];

    constructor() {
      super(definition);
    }
  }
  Object.defineProperties(Defined.prototype, Object.getOwnPropertyDescriptors(definition.host));
  return { ...definition, element: Defined };
}

/** The properties of a host's object that can be set, as Lit declares those with accessors of their own. @param {object} host */
const settable = (host) =>
  Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(host))
      .filter(([, { set }]) => set)
      .map(([name]) => [name, { attribute: false, noAccessor: true }]),
  );

/**
 * One object of several whose getters are asked once, when they are first wanted: what nobody looks at costs nothing.
 * @template {object} A
 * @template {object} [B={}]
 * @param {A} first
 * @param {B} [more]
 */
export function once(first, more) {
  const all = { ...Object.getOwnPropertyDescriptors(first), ...(more && Object.getOwnPropertyDescriptors(more)) };
  const made = {};
  for (const [name, descriptor] of Object.entries(all)) {
    const { get } = descriptor;
    const ask = () => {
      const value = get?.call(made);
      Object.defineProperty(made, name, { value });
      return value;
    };
    Object.defineProperty(made, name, get ? { get: ask, configurable: true, enumerable: true } : descriptor);
  }
  return /** @type {A & B} */ (made);
}

/**
 * One object with the properties of two, accessors among them.
 * @param {object} first
 * @param {object} second
 * @returns {object}
 */
export const withBoth = (first, second) =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(first), ...Object.getOwnPropertyDescriptors(second) },
  );
