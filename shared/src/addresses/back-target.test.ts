import { expect, test } from 'vitest';
import type { ComposedMount } from '../contracts/composition.ts';
import { backLink } from './back-target.ts';

const TOP = '/plaza/dashboard';
const HOME = { to: `${TOP}/hotel`, title: 'Hotel' };
const DETAILS = `${TOP}/dining/orangery/terrace/explore-details`;
const TITLES: Record<string, string | undefined> = {
  [TOP]: undefined,
  [`${TOP}/hotel`]: 'Hotel',
  [`${TOP}/hotel/quick-info`]: 'Quick Info',
  [`${TOP}/dining`]: undefined,
  [`${TOP}/dining/orangery`]: 'Orangery',
};
const lookup = {
  language: 'en',
  canOpen: (href: string) => Object.hasOwn(TITLES, href),
  mountAt: (href: string) =>
    ({
      path: href === DETAILS ? ':categorySlug/:childCategorySlug/:slug/explore-details' : '',
      title: TITLES[href],
    }) as ComposedMount,
};
const back = (path: string) => backLink(TOP + path, 'plaza', lookup);

test('SHELL-10 leads one segment up', () => {
  expect(back('/hotel/quick-info')).toEqual(HOME);
  expect(back('/dining')).toEqual(HOME);
});

test('SHELL-10 a page without a title is named by its address', () => {
  expect(back('/dining/orangery')).toEqual({ to: `${TOP}/dining`, title: 'Dining' });
});

test('SHELL-10 leads two segments up with a childCategorySlug', () => {
  expect(backLink(DETAILS, 'plaza', lookup)?.to).toBe(`${TOP}/dining/orangery`);
});

test('SHELL-10 skips to the nearest ancestor that is a page', () => {
  expect(back('/hotel/quick-info/wifi/enquire')?.to).toBe(`${TOP}/hotel/quick-info`);
  expect(back('/spa/sauna/enquire')).toEqual(HOME);
});

test('ignores a trailing slash', () => {
  expect(back('/dining/orangery/')?.to).toBe(`${TOP}/dining`);
});

test('never leaves the dashboard', () => {
  expect(backLink(TOP, 'plaza', { ...lookup, canOpen: () => true })).toBeUndefined();
});
