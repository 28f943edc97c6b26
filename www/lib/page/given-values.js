// Properties that a page has set on a lab before the lab was defined.

/**
 * Takes the properties that a page has set before the elements were defined. Lit would set them with the first drawing, and games that
 * were rolled before it would be lost.
 * @param {string} name  of the element
 */
export const takeGiven = (name) =>
  [...document.querySelectorAll(name)].map((element) => {
    const values = { ...element };
    for (const key of Object.keys(values)) Reflect.deleteProperty(element, key);
    return /** @type {const} */ ([element, values]);
  });

/** Gives an element these properties. @param {Element} element @param {object} values */
export function give(element, values) {
  for (const [key, value] of Object.entries(values)) {
    try {
      Reflect.set(element, key, value);
    } catch (error) {
      console.error(error);
    }
  }
}
