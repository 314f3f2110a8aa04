import { expect, test } from 'vitest';
import { focusOf, isBannerVideo, isVideo, srcSetOf } from './media.ts';

test.each([
  ['/a.mp4', true, true],
  ['/a.MP4?v=2#t=1', true, true],
  ['/a.webm', true, false],
  ['https://cdn.test/a.ogg', true, false],
  ['/a.avif?name=b.mp4', false, false],
  ['/mp4', false, false],
  ['', false, false],
])('SHELL-06 HOTEL-01 %s: splash video %s, banner video %s', (address, splash, banner) => {
  expect([isVideo(address), isBannerVideo(address)]).toEqual([splash, banner]);
});

test.each([
  ['/a.avif?w=390,780#focus=70,35', '70% 35%'],
  ['https://cdn.test/a.avif#focus=0,100', '0% 100%'],
  ['/a.avif#focus=101,5', undefined],
  ['/a.avif#focus=7', undefined],
  ['/a.avif#focus=7,5;}', undefined],
  ['/a.avif', undefined],
])('HOTEL-33 the focus of %s is %s', (address, focus) => {
  expect(focusOf(address)).toBe(focus);
});

test('splits an address that lists its widths', () => {
  expect(srcSetOf('/a.avif?v=1&w=390,780')).toBe('/a.avif?v=1&w=390 390w, /a.avif?v=1&w=780 780w');
});

const TEN = '100,200,300,400,500,600,700,800,900,1000';

test('FLEET-48 FLEET-104 accepts at most ten widths of four digits', () => {
  expect(srcSetOf(`/a.avif?w=${TEN}`)?.split(', ')).toHaveLength(10);
  expect(srcSetOf('/a.avif?w=390,9999&v=1')).toBe(
    '/a.avif?w=390&v=1 390w, /a.avif?w=9999&v=1 9999w',
  );
  for (const more of [`${TEN},1100`, '390,10000', '10000,390', `${TEN.repeat(500)},1`])
    expect(srcSetOf(`/a.avif?w=${more}`), more.slice(0, 60)).toBeUndefined();
});

test.each(['/a.avif', '/a.avif?w=390', '/a.avif?w=390,x', '/w=390,780/a.avif'])(
  'returns no widths for %s',
  (address) => {
    expect(srcSetOf(address)).toBeUndefined();
  },
);
