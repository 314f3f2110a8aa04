import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawInProcess } from './draw-in-process.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** Longer than the product's limit, which a busy machine exceeds. */
const TEST_LIMIT_MS = 90_000;
const COLOR = '#1e4a6e';
const order = { pictures: [], banner: null, initial: 'G', color: COLOR };
const svg = (inside: string) =>
  new Uint8Array(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`),
  );
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Returns the colours at some positions of a social card. Checks its format and size. */
async function seen(socialCard: Uint8Array, ...places: [x: number, y: number][]) {
  const image = sharp(socialCard);
  const { format, width, height } = await image.metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(socialCard.byteLength).toBeLessThan(300_000);
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]);
}
const near = (color: number[]) => color.map((part) => expect.closeTo(part, -1.2));

test('API-40 API-89 converts a hotel’s AVIF to a JPEG that the picture fills', async () => {
  const demo = new URL(
    '../../../../../provider/demo/media/grand-plaza/banner-1600.avif',
    import.meta.url,
  );
  const input = { ...order, banner: new Uint8Array(readFileSync(demo)) };
  const { 'social-card': socialCard } = await drawInProcess(input, TEST_LIMIT_MS);
  const [sky] = await seen(socialCard, [20, 20]);
  expect(sky).not.toEqual([0x1e, 0x4a, 0x6e]);
});

test('API-89 cuts a high picture and puts a transparent one on the hotel’s colour', async () => {
  const red = await plain(700, 3000, '#c02020').png().toBuffer();
  const socialCard = await drawSocialCard({ ...order, banner: new Uint8Array(red) });
  expect(await seen(socialCard, [0, 0], [1199, 629])).toEqual([
    near([192, 32, 32]),
    near([192, 32, 32]),
  ]);
  const clear = await sharp(red).ensureAlpha(0).png().toBuffer();
  const through = await drawSocialCard({ ...order, banner: new Uint8Array(clear) });
  expect(await seen(through, [600, 300])).toEqual([near([0x1e, 0x4a, 0x6e])]);
});

test('API-89 draws the hotel’s mark in the middle of its colour without a banner', async () => {
  const logo = svg(
    '<rect width="100" height="100" fill="#804000"/>' +
      '<circle cx="50" cy="50" r="20" fill="#fff"/>',
  );
  const socialCard = await drawSocialCard({
    ...order,
    pictures: [logo],
  });
  const places: [number, number][] = [
    [10, 10],
    [600, 315],
    [600, 180],
  ];
  expect(await seen(socialCard, ...places)).toEqual([
    near([0x1e, 0x4a, 0x6e]),
    near([255, 255, 255]),
    near([0x80, 0x40, 0]),
  ]);
});

const drawn = await drawSocialCard(order);

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['HTML', () => new Uint8Array(Buffer.from('<!doctype html><title>Sign in</title>'))],
  ['a narrow picture', () => plain(300, 200, '#fff').png().toBuffer()],
  [
    'a drawing that asks elsewhere',
    () => svg('<image width="9" height="9" href="http://127.0.0.1:9/x"/>'),
  ],
  ['20 megapixels', () => plain(5000, 4000, '#fff').png().toBuffer()],
])('API-41 replaces the banner %s by a drawing', async (_, banner) => {
  const socialCard = await drawSocialCard({
    ...order,
    banner: new Uint8Array(await banner()),
  });
  expect(socialCard).toEqual(drawn);
});
