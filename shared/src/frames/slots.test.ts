import { expect, test } from 'vitest';
import { siteOf } from '../addresses/site.ts';
import type { Category } from '../contracts/category.ts';
import type { Composition } from '../contracts/composition.ts';
import { slotsOf } from './slots.ts';

const mount = (path: string) => ({
  path,
  area: 'dashboard' as const,
  screen: 'category',
  remote: 'mfe-listings',
  enabled: true,
});
const composition: Composition = {
  id: '1',
  slug: 'plaza',
  shell: { version: '1.0.0' },
  remotes: [],
  mounts: [
    mount('hotel'),
    mount(':categorySlug'),
    mount(':categorySlug/:subCategorySlug'),
    mount(':categorySlug/:subCategorySlug/:childCategorySlug/explore-details'),
  ],
  header: [],
  menu: [],
  signup_hotel: null,
  video_hosts: [],
};

function slotsAt(path: string, categories: Partial<Category>[] = [], language = 'en') {
  const named = categories.map((category, id) => ({ id, name: 'Café', slug: 'café', ...category }));
  return slotsOf({
    ...siteOf(composition),
    hotel: { id: 1, slug: 'plaza', categories: named },
    composition,
    language,
    pathname: `/plaza/dashboard/${path}`,
    day: undefined,
    stay: false,
  });
}

test('LIST-42 a category is known at its own address, by a name as long as one is', () => {
  expect(slotsAt('caf%C3%A9', [{}]).categoryName).toBe('Café');
  expect(slotsAt('caf%C3%A9/', [{}]).categoryName).toBe('Café');
  expect(slotsAt('caf%C3%A9/bar', [{}]).categoryName).toBeUndefined();
  expect(slotsAt(':categorySlug', [{}]).categoryName).toBeUndefined();
  const long = slotsAt('caf%C3%A9', [{ name: 'x'.repeat(1_000_000) }]).categoryName;
  expect(long).toBe(`${'x'.repeat(120)}…`);
});

test.each([
  [':categorySlug', '/plaza/dashboard/hotel'],
  ['dining/:subCategorySlug', '/plaza/dashboard/dining'],
  [':categorySlug/:subCategorySlug', undefined],
  ['dining/:subCategorySlug/:childCategorySlug/explore-details', undefined],
  ['dining/bars/gin/explore-details', '/plaza/dashboard/dining/bars'],
])('LIST-43 where of an address only %s is known the way up is %s', (path, to) => {
  expect(slotsAt(path).backHref).toBe(to);
});

test('SHELL-10 the way up is named in the language of the hotel', () => {
  const titleIn = (language: string) => slotsAt('istanbul/bars', [], language).backTitle;
  expect([titleIn('tr'), titleIn('az'), titleIn('en')]).toEqual([
    'İstanbul',
    'İstanbul',
    'Istanbul',
  ]);
});

test('HOTEL-30 room is kept for the children of the category hotel unless it has none', () => {
  const around = (children?: Category[] | null) =>
    slotsAt('hotel', [{ slug: 'hotel', children }]).around;
  expect([around(), around(null), around([])]).toEqual([true, true, false]);
  expect(slotsAt('hotel').around).toBe(false);
});

test('SHELL-37 a record of half characters, which a provider may answer, has slots', () => {
  const half = '\ud800';
  const slots = slotsOf({
    ...siteOf(composition),
    hotel: {
      id: 1,
      slug: 'plaza',
      name: half,
      address: half,
      categories: [{ id: 1, name: half, slug: half }],
    },
    composition,
    language: 'en',
    pathname: '/plaza/dashboard/dining',
    day: undefined,
    stay: false,
  });
  expect(slots.navigation).toMatchObject([{ slug: half }]);
  expect(slots.directions).toMatch(/destination=%EF%BF%BD$/);
});
