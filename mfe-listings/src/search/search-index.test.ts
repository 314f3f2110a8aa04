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
const names = (words: string) => find(words).map(({ category }) => category.name);

test('LIST-30 finds by the beginning of a word, whatever its case and accents', () => {
  expect(names('cafe angs')).toEqual(['Café Ångström']);
  expect(names('CAFÉ')).toEqual(['Café Ångström']);
  expect(names('no')).toEqual(['Noodle Lane']);
});

test('LIST-30 small slips are forgiven, in short words none', () => {
  expect(names('restuarant')).toEqual(['Restaurants']);
  expect(names('welnes')).toEqual(['Wellness']);
  expect(names('spy')).toEqual([]);
});

test('LIST-30 finds by tags and by the words of a summary, not by its markup', () => {
  expect(names('massage')).toEqual(['Wellness']);
  expect(names('oat')).toEqual(['Café Ångström']);
  expect(names('amp')).toEqual([]);
});

test('a name counts for more than a summary', () => {
  const twice = searchIndexOf([
    { name: 'Bar', slug: 'bar', summary: 'Beside the pool' },
    { name: 'Pool', slug: 'pool', summary: 'Warm' },
  ]);
  expect(twice('pool').map(({ category }) => category.slug)).toEqual(['pool', 'bar']);
});

test('where not all words fit anything, what fits one of them is found', () => {
  expect(names('quiet noodles')).toEqual(expect.arrayContaining(['Wellness', 'Noodle Lane']));
});

test('a result knows what stands above it, down to the last level that has a page', () => {
  expect(find('counter')[0]?.above).toEqual([
    { name: 'Local Area', slug: 'local-area' },
    { name: 'Restaurants', slug: 'restaurants' },
    { name: 'Café Ångström', slug: 'cafe' },
  ]);
  expect(names('stool')).toEqual([]);
});

test('nothing and nonsense find nothing', () => {
  for (const words of ['', '   ', '!?', '🙂'.repeat(50)]) expect(names(words)).toEqual([]);
  expect(searchIndexOf({ name: 'x' })('x')).toEqual([]);
  expect(searchIndexOf([null, 3, { name: 5, slug: 'a' }, { slug: 'b' }])('a')).toEqual([]);
});

test('FAULT-30 a megabyte in one text is read at once', () => {
  const long = searchIndexOf([
    { name: 'a '.repeat(500_000), slug: 'long', summary: '<'.repeat(1e6) },
  ]);
  expect(long('a')).toHaveLength(1);
});
