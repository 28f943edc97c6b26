// A plugin of the bundler's: puts the wasm into the script, for pages that can fetch nothing (a frame without an
// origin, a file on a disk).
//
// Base64 would hide from compression what repeats: 37% more to transfer. As text with one character a byte it is 7%.
// Bytes that are no harmless ASCII character are moved up by 256, where every character is one; writing a number into
// a byte takes that off again.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @returns {import('rolldown').Plugin} */
export const inlineWasm = () => ({
  name: 'inline-wasm',
  resolveId(source, importer) {
    return source.endsWith('.wasm?url') && importer ? join(dirname(importer), source) : null;
  },
  load(id) {
    if (!id.endsWith('.wasm?url')) return null;
    const bytes = readFileSync(id.replace('?url', ''));
    return `export default Uint8Array.from('${text(bytes)}', (character) => character.charCodeAt(0));`;
  },
});

/** @param {Uint8Array} bytes */
function text(bytes) {
  let written = '';
  for (const byte of bytes) {
    const character = String.fromCharCode(byte);
    written += /[ !#-&(-;=-[\]-~]/.test(character) ? character : String.fromCharCode(256 + byte);
  }
  return written;
}
