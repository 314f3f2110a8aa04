import { expect, test } from 'vitest';
import { backTarget } from './back-target.ts';

const TOP = '/plaza/dashboard';
const PAGES: Record<string, string> = {
  [TOP]: 'Hotel',
  [`${TOP}/hotel`]: 'Hotel',
  [`${TOP}/hotel/quick-info`]: 'Quick Info',
  [`${TOP}/dining`]: 'Dining',
  [`${TOP}/dining/orangery`]: 'Orangery',
};
const lookup = (pathname: string) => {
  const title = PAGES[pathname];
  return title ? { title } : undefined;
};
const back = (path: string, child = false) => backTarget(TOP + path, child, TOP, lookup)?.to;

test('SHELL-10 leads one segment up', () => {
  expect(back('/hotel/quick-info')).toBe(`${TOP}/hotel`);
  expect(back('/dining/orangery')).toBe(`${TOP}/dining`);
  expect(back('/dining')).toBe(TOP);
});

test('SHELL-10 leads two segments up with a childCategorySlug', () => {
  expect(back('/dining/orangery/terrace/explore-details', true)).toBe(`${TOP}/dining/orangery`);
});

test('SHELL-10 skips to the nearest ancestor that is a page', () => {
  expect(back('/hotel/quick-info/wifi/enquire')).toBe(`${TOP}/hotel/quick-info`);
  expect(back('/spa/sauna/enquire')).toBe(TOP);
});

test('ignores a trailing slash', () => {
  expect(back('/dining/orangery/')).toBe(`${TOP}/dining`);
});

test('never leaves the dashboard', () => {
  expect(backTarget(TOP, false, TOP, () => ({ title: 'anything' }))).toBeUndefined();
});
