import { expect, test } from 'vitest';
import { searchIndexOf } from './search-index.ts';

const TREE = [
  {
    name: 'Local Area',
    slug: 'local-area',
    summary: 'What is worth the walk',
    children: [
      {
        name: 'Restaurants',
        slug: 'restaurants',
        tags: ['dinner', 'food'],
        children: [
          {
            name: 'Café Ångström',
            slug: 'cafe',
            summary: '<p>Cardamom buns &amp; <b>oat</b> milk</p>',
            children: [{ name: 'The Counter', slug: 'counter', children: [{ name: 'Stool' }] }],
          },
          { name: 'Noodle Lane', slug: 'noodle-lane', summary: 'Hand-pulled noodles until two' },
        ],
      },
    ],
  },
  { name: 'Wellness', slug: 'wellness', summary: 'Steam and quiet', tags: ['spa', 'massage'] },
];

const find = searchIndexOf(TREE);
const names = (searchText: string) => find(searchText).map(({ category }) => category.name);

test('LIST-58 finds by the beginning of a word, in any case and without accents', () => {
  expect(names('cafe angs')).toEqual(['Café Ångström']);
  expect(names('CAFÉ')).toEqual(['Café Ångström']);
  expect(names('no')).toEqual(['Noodle Lane']);
});

test('LIST-58 tolerates small typing errors, but none in short words', () => {
  expect(names('restuarant')).toEqual(['Restaurants']);
  expect(names('welnes')).toEqual(['Wellness']);
  expect(names('spy')).toEqual([]);
});

test('LIST-30 finds by tags and by the text of a summary, not by its markup', () => {
  expect(names('massage')).toEqual(['Wellness']);
  expect(names('oat')).toEqual(['Café Ångström']);
  expect(names('amp')).toEqual([]);
});

test('ranks a name above a summary', () => {
  const twice = searchIndexOf([
    { name: 'Bar', slug: 'bar', summary: 'Beside the pool' },
    { name: 'Pool', slug: 'pool', summary: 'Warm' },
  ]);
  expect(twice('pool').map(({ category }) => category.slug)).toEqual(['pool', 'bar']);
});

test('finds entries for one of the words if nothing matches all of them', () => {
  expect(names('quiet noodles')).toEqual(expect.arrayContaining(['Wellness', 'Noodle Lane']));
});

test('a result has its ancestors, down to the last level that has a page', () => {
  expect(find('counter')[0]?.ancestors).toEqual([
    { name: 'Local Area', slug: 'local-area' },
    { name: 'Restaurants', slug: 'restaurants' },
    { name: 'Café Ångström', slug: 'cafe' },
  ]);
  expect(names('stool')).toEqual([]);
});

test('finds nothing for empty text and nonsense', () => {
  for (const searchText of ['', '   ', '!?', '🙂'.repeat(50)])
    expect(names(searchText)).toEqual([]);
  expect(searchIndexOf({ name: 'x' })('x')).toEqual([]);
  expect(searchIndexOf([null, 3, { name: 5, slug: 'a' }, { slug: 'b' }])('a')).toEqual([]);
});

test('FAULT-30 indexes a text of a megabyte without delay', () => {
  const long = searchIndexOf([
    { name: 'a '.repeat(500_000), slug: 'long', summary: '<'.repeat(1e6) },
  ]);
  expect(long('a')).toHaveLength(1);
});
