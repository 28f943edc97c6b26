// Writes a screenshot as a PNG file with a palette, which is a third of the size: its flat colours are few, and those between them at the
// edges of shapes are nearly alike.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
const MOST = 256;

/** @param {Uint8Array} png  of Chromium: 8 bits, RGB or RGBA, not interlaced @returns {Uint8Array} */
export function fewColours(png) {
  const { width, height, colours } = read(png);
  const { palette, indices } = reduce(colours);
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  // 8 bits, with a palette.
  const head = Uint8Array.from([...word(width), ...word(height), 8, 3, 0, 0, 0]);
  const entries = Uint8Array.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return joined([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', head),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A number of 32 bits as PNG writes it. @param {number} value */
const word = (value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const body = joined([new TextEncoder().encode(type), data]);
  return joined([Uint8Array.from(word(data.length)), body, Uint8Array.from(word(crc32(body)))]);
}

/** @param {Uint8Array} png @returns {{width: number, height: number, colours: Uint32Array}} */
function read(png) {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const bytes = png[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = view.getUint32(at);
    if (new TextDecoder().decode(png.subarray(at + 4, at + 8)) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const data = inflateSync(joined(parts));
  const line = width * bytes;
  const colours = new Uint32Array(width * height);
  let above = new Uint8Array(line);
  for (let y = 0; y < height; y += 1) {
    const from = y * (line + 1);
    const row = unfiltered(data[from], data.subarray(from + 1, from + 1 + line), above, bytes);
    for (let x = 0; x < width; x += 1) {
      const i = x * bytes;
      colours[y * width + x] = (row[i] << 16) | (row[i + 1] << 8) | row[i + 2];
    }
    above = row;
  }
  return { width, height, colours };
}

/** A row of bytes as it was before PNG's filter. @param {number} filter @param {Uint8Array} row @param {Uint8Array} above @param {number} bytes */
function unfiltered(filter, row, above, bytes) {
  const out = new Uint8Array(row.length);
  for (let i = 0; i < row.length; i += 1) {
    const left = i < bytes ? 0 : out[i - bytes];
    const corner = i < bytes ? 0 : above[i - bytes];
    const guess = [0, left, above[i], (left + above[i]) >> 1, paeth(left, above[i], corner)][filter];
    out[i] = row[i] + guess;
  }
  return out;
}

/** @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The most frequent colours, and the nearest of them for each pixel. @param {Uint32Array} colours */
function reduce(colours) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST)
    .map(([colour]) => colour);
  /** @type {Map<number, number>} */
  const nearest = new Map(palette.map((colour, i) => [colour, i]));
  for (const colour of counts.keys()) if (!nearest.has(colour)) nearest.set(colour, nearestIn(palette, colour));
  return { palette, indices: Uint8Array.from(colours, (colour) => nearest.get(colour) ?? 0) };
}

/** @param {number[]} palette @param {number} colour */
function nearestIn(palette, colour) {
  let [best, least] = [0, Infinity];
  palette.forEach((one, i) => {
    const [r, g, b] = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((colour >> shift) & 255));
    const far = r * r + g * g + b * b;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
