import { expect, test } from 'vitest';
import { siteOf } from '../addresses/site.ts';
import type { Composition } from '../contracts/composition.ts';
import type { Category } from '../contracts/provider/category.ts';
import { variablesOf } from './page-variables.ts';

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

function variablesAt(path: string, categories: Partial<Category>[] = [], language = 'en') {
  const named = categories.map((category, id) => ({ id, name: 'Café', slug: 'café', ...category }));
  return variablesOf({
    ...siteOf(composition),
    hotel: { id: 1, slug: 'plaza', categories: named },
    composition,
    language,
    pathname: `/plaza/dashboard/${path}`,
    day: undefined,
    stay: false,
    staySteps: false,
  });
}

test('LIST-42 names the category at its own address, in at most 120 characters', () => {
  expect(variablesAt('caf%C3%A9', [{}]).category_name).toBe('Café');
  expect(variablesAt('caf%C3%A9/', [{}]).category_name).toBe('Café');
  expect(variablesAt('caf%C3%A9/bar', [{}]).category_name).toBeUndefined();
  expect(variablesAt(':categorySlug', [{}]).category_name).toBeUndefined();
  const long = variablesAt('caf%C3%A9', [{ name: 'x'.repeat(1_000_000) }]).category_name;
  expect(long).toBe(`${'x'.repeat(120)}…`);
});

test.each([
  [':categorySlug', '/plaza/dashboard/hotel'],
  ['dining/:subCategorySlug', '/plaza/dashboard/dining'],
  [':categorySlug/:subCategorySlug', undefined],
  ['dining/:subCategorySlug/:childCategorySlug/explore-details', undefined],
  ['dining/bars/gin/explore-details', '/plaza/dashboard/dining/bars'],
])('LIST-43 the parent of a template at %s is %s', (path, to) => {
  expect(variablesAt(path).back_href).toBe(to);
});

test('SHELL-10 names the parent page in the language of the hotel', () => {
  const titleIn = (language: string) => variablesAt('istanbul/bars', [], language).back_title;
  expect([titleIn('tr'), titleIn('az'), titleIn('en')]).toEqual([
    'İstanbul',
    'İstanbul',
    'Istanbul',
  ]);
});

test('HOTEL-30 keeps room for the children of the category hotel unless it has none', () => {
  const hasChildren = (children?: Category[] | null) =>
    variablesAt('hotel', [{ slug: 'hotel', children }]).has_home_categories;
  expect([hasChildren(), hasChildren(null), hasChildren([])]).toEqual([true, true, false]);
  expect(variablesAt('hotel').has_home_categories).toBe(false);
});

test('SHELL-116 derives variables from a record with lone surrogates', () => {
  const half = '\ud800';
  const variables = variablesOf({
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
    staySteps: false,
  });
  expect(variables.navigation).toMatchObject([{ slug: half }]);
  expect(variables.directions_href).toMatch(/destination=%EF%BF%BD$/);
});
