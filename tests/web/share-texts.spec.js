// What the dialog for sharing is made of, without the dialog: HTML whatever is put into it, short addresses,
// and lines of a caption.

import { expect, test } from './helpers/test.js';
import { parsed } from './helpers/share.js';
import { textWidth } from '../../www/lib/chart/plan.js';
import {
  elementSnippet,
  figureSnippet,
  iframeSnippet,
  isPublic,
  shortAddress,
  writeHeights,
} from '../../www/lib/share/snippets.js';
import { wrap } from '../../www/lib/share/picture.js';

const HOSTILE = `"><script>alert(1)</script><!-- ' & &amp; </rollout-lab> </iframe> \u2028 日本 javascript:`;

test('whatever is put into the HTML stays a text', async ({ page }) => {
  const site = 'https://e.example/';
  const about = { link: `${site}?a=1&b=${HOSTILE}`, title: HOSTILE, src: site + HOSTILE };
  expect(await parsed(page, iframeSnippet({ ...about, height: 7 }))).toEqual([
    {
      name: 'iframe',
      attributes: {
        src: about.src,
        title: HOSTILE,
        width: '100%',
        height: '7',
        loading: 'lazy',
        style: 'border:0',
      },
      text: '',
    },
    { name: 'p', attributes: {}, text: '' },
    { name: 'a', attributes: { href: about.link }, text: HOSTILE },
  ]);
  // A height that is not known is left out.
  const [bare] = await parsed(page, iframeSnippet({ ...about, height: null }));
  expect(Object.keys(bare.attributes)).toEqual(['src', 'title', 'width', 'loading', 'style']);
  const figure = figureSnippet({
    script: about.src,
    attributes: [['figure', HOSTILE]],
    link: about.link,
    title: HOSTILE,
  });
  expect(await parsed(page, figure)).toEqual([
    { name: 'script', attributes: { src: about.src }, text: '' },
    { name: 'rollout-lab', attributes: { figure: HOSTILE }, text: '' },
    { name: 'a', attributes: { href: about.link }, text: HOSTILE },
  ]);
  const element = elementSnippet({
    script: about.src,
    attributes: [
      ['seed', HOSTILE],
      ['hide', `'${HOSTILE}`],
    ],
    heights: writeHeights([
      [320, 1480],
      [600, 1290.5],
    ]),
    link: about.link,
    picture: about.src,
    alt: HOSTILE,
  });
  expect(await parsed(page, element)).toEqual([
    { name: 'script', attributes: { src: about.src }, text: '' },
    {
      name: 'rollout-lab',
      attributes: { seed: HOSTILE, hide: `'${HOSTILE}`, heights: '320:1480 600:1290.5' },
      text: '',
    },
    { name: 'a', attributes: { href: about.link }, text: '' },
    { name: 'img', attributes: { src: about.src, alt: HOSTILE, width: '720', height: '405' }, text: '' },
  ]);
});

test('an address is written short, and only where somebody else could open it', () => {
  expect(shortAddress('https://example.org/lab/index.html?games=7#a')).toBe('example.org/lab');
  expect(shortAddress('http://example.org:81/')).toBe('example.org:81');
  const hosts = ['127.0.0.1:80', 'localhost', '[::1]', 'a.local', 'a.test'];
  for (const own of ['file:///a.html', ...hosts.map((host) => `http://${host}/a`)]) {
    expect(shortAddress(own), own).toBe('');
  }
});

test('an address of this computer, or of its own network, is known from one that readers elsewhere can open', () => {
  // Loopback and private ranges with their first and last neighbours: RFC 1122 (127/8), 1918 (10/8, 172.16/12, 192.168/16), 4193 (fc00::/7).
  const own = [
    'localhost:8080',
    'a.localhost',
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0:5173',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.1',
    '192.168.0.7:81',
    '[::1]:80',
    '[fd12:3456::1]',
    'laptop.local',
    'blog.test',
  ];
  const everybodys = [
    'example.org',
    'localhost.example.org',
    '128.0.0.1',
    '11.0.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '[2001:db8::1]',
    'mylocalhost.org',
  ];
  expect(own.filter((host) => isPublic(`http://${host}/a.html?b#c`))).toEqual([]);
  expect(everybodys.filter((host) => !isPublic(`https://${host}/a.html?b#c`))).toEqual([]);
  expect(['file:///C:/a.html', 'blob:https://example.org/1', 'data:text/html,a'].filter(isPublic)).toEqual([]);
});

test('English breaks at spaces, Japanese anywhere but in words and before what begins no line', () => {
  const english = '20,000 games: plain 37.9%, variance reduced 37.5%. The estimates are wrong but average zero.';
  const japanese =
    '20,000ゲーム：分散減少なし37.9%、分散減少あり37.5%。「見積もり」は（間違って）いますが平均ゼロです。シード0x2a61。';
  for (const text of [english, japanese]) {
    for (let width = 130; width < 500; width += 7) {
      const lines = wrap(text, 13, width);
      expect(lines.join('').replaceAll(' ', ''), String(width)).toBe(text.replaceAll(' ', ''));
      for (const line of lines) {
        expect(textWidth(line, 13), line).toBeLessThanOrEqual(width);
        expect(line).not.toMatch(/^[、。，．）」』：！？%ー\s]|[「『（\s]$/);
      }
      // Nothing is broken that is one: each number is whole in a line.
      for (const number of text.match(/0x\w+|[\d.,]*\d%?/g) ?? []) {
        expect(
          lines.some((line) => line.includes(number)),
          `${number} at ${width}`,
        ).toBe(true);
      }
    }
  }
  expect(wrap(english, 13, 1e4)).toEqual([english]);
  expect(wrap('', 13, 100)).toEqual([]);
});
