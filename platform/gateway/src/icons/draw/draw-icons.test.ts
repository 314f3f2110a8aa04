import type { IconName } from '@foyer/prerender/page';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';

const COLOR = '#1e4a6e';
const PAPER = '#fbfaf7';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const svg = (inside: string, box = '0 0 100 100') =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);
const draw = (...pictures: Uint8Array<ArrayBuffer>[]) =>
  drawIcons({ pictures, banner: null, initial: 'G', color: COLOR });

/** An icon as pixels: colour and opacity at a position from 0 to 1. */
async function seen(icon: Uint8Array) {
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at(x: number, y: number) {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
      const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
      const color = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
      return { color: `#${color}`, opacity };
    },
    everywhere(looksAt: (x: number, y: number) => boolean) {
      const colors = new Set<string>();
      for (let y = 0.005; y < 1; y += 0.01)
        for (let x = 0.005; x < 1; x += 0.01) if (looksAt(x, y)) colors.add(this.at(x, y).color);
      return [...colors];
    },
  };
}

let monogram: Awaited<ReturnType<typeof draw>>;
beforeAll(async () => {
  monogram = await draw();
});

test('APP-21 APP-59 draws each icon as a PNG of its named size, the iOS icon without transparency', async () => {
  const opaque: string[] = [];
  for (const [name, icon] of Object.entries(monogram)) {
    const { format, width, height, hasAlpha } = await sharp(icon).metadata();
    const side = Number(name.split('-').at(-1));
    expect({ name, format, width, height }).toEqual({
      name,
      format: 'png',
      width: side,
      height: side,
    });
    if (!hasAlpha) opaque.push(name);
  }
  expect(opaque).toEqual(expect.arrayContaining(['maskable-512', 'apple-180']));
});

test('APP-59 draws only background outside the middle 80 % that masks keep', async () => {
  const mark = svg('<path d="M0 0H100V100H0Z M40 40V60H60V40Z" fill-rule="evenodd" fill="#803"/>');
  const { 'maskable-512': icon } = await draw(mark);
  const beyond = (x: number, y: number) => Math.hypot(x - 0.5, y - 0.5) > 0.41;
  const pixels = await seen(icon);
  expect(pixels.everywhere(beyond)).toEqual([PAPER]);
  expect(pixels.everywhere(() => true)).toContain('#880033');
});

test.each([
  ['dark lines stand on paper', '#402010', PAPER],
  ['white lines stand on the hotel’s colour', '#ffffff', COLOR],
])('APP-60 %s', async (_, line, ground) => {
  const logo = svg(
    `<circle cx="50" cy="50" r="44" fill="none" stroke="${line}" stroke-width="6"/>`,
  );
  const pixels = await seen((await draw(logo))['any-512']);
  expect(pixels.at(0.5, 0.5).color).toBe(ground);
  expect(pixels.at(0, 0).opacity, 'the corner is rounded').toBe(0);
});

test('APP-60 fills the icon with the picture’s own background, rounded or not', async () => {
  for (const corner of [0, 18, 50]) {
    const plate = `<rect width="100" height="100" rx="${corner}" fill="#804000"/>`;
    const icons = await draw(svg(`${plate}<circle cx="50" cy="50" r="20" fill="#fff"/>`));
    for (const name of ['maskable-512', 'apple-180'] as const) {
      const pixels = await seen(icons[name]);
      expect(pixels.at(0.01, 0.01).color, `${corner} ${name}`).toBe('#804000');
      expect(pixels.at(0.5, 0.5).color).toBe('#ffffff');
    }
  }
});

const WORDMARK = svg('<rect width="400" height="60" fill="#402010"/>', '0 0 400 60');
const SQUARE = svg(
  '<rect width="40" height="90" fill="#3c6"/><path d="M60 0h9v90h-9z" fill="#3c6"/>',
);
const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

test('APP-22 replaces a wordmark by the next picture, else by the hotel’s initial', async () => {
  expect(await draw(WORDMARK)).toEqual(monogram);
  expect(await draw(WORDMARK, SQUARE)).toEqual(await draw(SQUARE));
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['HTML', () => bytes('<!doctype html><title>Sign in</title>')],
  ['nothing', () => bytes('')],
  ['a picture of a few pixels', () => white(16, 16).png().toBuffer()],
  ['one colour', () => white(300, 300).png().toBuffer()],
  [
    '30,000 × 30,000 pixels',
    () => svg('<rect width="9" height="9"/>', '0 0 9 9" width="30000" height="30000'),
  ],
  [
    'entities of entities',
    () =>
      bytes(
        `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&j;</text></svg>`,
      ),
  ],
  [
    'a file of this machine',
    () => svg('<image width="100" height="100" href="file:///etc/hostname"/>'),
  ],
  [
    'an address elsewhere',
    () => svg('<image width="100" height="100" href="http://127.0.0.1:9/x.png"/>'),
  ],
])('APP-22 replaces %s by the monogram', async (_, picture) => {
  expect(await draw(new Uint8Array(await picture()))).toEqual(monogram);
});

test('APP-22 does not decompress a gzipped SVG', async () => {
  const { gzipSync } = await import('node:zlib');
  expect(await draw(new Uint8Array(gzipSync(SQUARE)))).toEqual(monogram);
});

test('APP-22 replaces a letter that the font lacks by a door', async () => {
  const door = await drawIcons({ pictures: [], banner: null, initial: '北', color: COLOR });
  const none = await drawIcons({ pictures: [], banner: null, initial: '', color: COLOR });
  const name: IconName = 'any-512';
  expect(door[name]).toEqual(none[name]);
  expect(door[name]).not.toEqual(monogram[name]);
});
