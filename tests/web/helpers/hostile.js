// What somebody might put into an address or a message to do harm, or by mistake.

import { PARTS, properties } from '../../../www/labs/two-checker/properties.js';

/** @typedef {ReturnType<typeof import('./random.js').randomFrom>} Random */

const SCRIPTS = [
  '<script>globalThis.harmed=1</script>',
  '"><img src=x onerror=globalThis.harmed=1>',
  "'-globalThis.harmed=1-'",
  '${globalThis.harmed=1}',
  '{{constructor.constructor("globalThis.harmed=1")()}}',
  'javascript:globalThis.harmed=1',
  '</style><svg onload=globalThis.harmed=1>',
  '<template><slot name=x></template>',
];

const NUMBERS = [
  'NaN',
  '-NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-1',
  '-0',
  '1e-400',
  '0x10',
  '9'.repeat(400),
  '1,2,3,1e308',
  '1e308,1e308,1e308,1e308',
  '-1000.0000001,0,0,0',
  '1e12',
  '1000000000001',
  '9007199254740993',
  '0.1.2',
  '1_000',
  '٣',
];

const TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e\u2066',
  '\ufeff',
  '\ud800',
  'a\udc00b',
  '💥'.repeat(50),
  'x'.repeat(1_000_000),
  '%',
  '%00',
  '%zz',
  '%E0%A4%A',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '[object Object]',
  'true',
  '{"luck":1}',
  ','.repeat(100_000),
  '&&&',
  '#',
  '?',
  '\r\nSet-Cookie: a=b',
  'ﾊﾞｯｸｷﾞｬﾓﾝ',
];

const NAMES = [...Object.keys(properties), 'v', '__proto__', 'constructor', 'hasOwnProperty', 'utm_source', 'LANG', ''];

/**
 * Some keys and values, most of them wrong. As text, because a correct encoder could not write all of it.
 * @param {Random} random
 */
export function hostileText(random) {
  const pairs = Array.from({ length: 1 + random.below(6) }, () => {
    const name = random.pick(NAMES);
    let value = random.pick([...SCRIPTS, ...NUMBERS, ...TEXTS, ...PARTS]);
    if (random.next() < 0.2) value = `${value},${random.pick(NUMBERS)},${random.pick(TEXTS)}`;
    return `${name}=${random.next() < 0.5 ? encodeURIComponent(value.toWellFormed()) : value.replace(/[#&\0\r\n]/g, '')}`;
  });
  return pairs.join(random.pick(['&', '&', '&', ';', '&&']));
}

/**
 * Anything that can be sent to a frame, much of it nearly right.
 * @param {Random} random
 */
export function hostileMessage(random) {
  /** @type {unknown[]} */
  const values = [
    ...SCRIPTS,
    ...TEXTS,
    ...NUMBERS.map(Number),
    null,
    undefined,
    true,
    [],
    {},
    [['dark']],
    { toString: 1 },
  ];
  const value = () => random.pick(values);
  const message = {
    type: random.pick(['rollout-lab:theme', 'rollout-lab:resize', 'rollout-lab:snapshot', 'rollout-lab:set', value()]),
    v: random.pick([1, 1, 1, 2, '1', value()]),
    theme: random.pick(['Dark', 'dark ', 'light;', 'auto,dark', value()]),
    height: value(),
    id: value(),
  };
  return random.pick([message, message, message, value(), JSON.stringify(message), [message], { data: message }]);
}
