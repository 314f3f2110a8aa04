import { expect, test } from 'vitest';
import { createSearchIndex } from './search-index.ts';
import type { SynonymGroups } from './search-query.ts';

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

/** A contributed entry, found by its title, keywords and text. */
const entry = (name: string, tags = '', summary = '') => ({
  id: `mfe-x/${name}`,
  name,
  tags,
  summary,
});

const indexOf = (
  tree: unknown,
  entries: ReturnType<typeof entry>[] = [],
  synonyms: SynonymGroups = [],
) => {
  const index = createSearchIndex();
  index.setCategories(tree);
  index.setContributed(entries, synonyms);
  return index;
};
/** Returns the found names, or keys of contributed entries. */
const namesIn = (index: ReturnType<typeof createSearchIndex>) => (searchText: string) =>
  index
    .find(searchText)
    .map((found) => ('contributed' in found ? found.contributed : found.category.name));

const index = indexOf(TREE);
const names = namesIn(index);

test('LIST-58 finds by the beginning of a word, in any case and without accents', () => {
  expect(names('cafe angs')).toEqual(['Café Ångström']);
  expect(names('CAFÉ')).toEqual(['Café Ångström']);
  expect(names('no')).toEqual(['Noodle Lane']);
});

test('LIST-58 tolerates small typing errors, but none in short words', () => {
  expect(names('restuarant')).toEqual(['Restaurants']);
  expect(names('welness')).toEqual(['Wellness']);
  expect(names('spy')).toEqual([]);
});

test('LIST-30 finds by tags and by the text of a summary, not by its markup', () => {
  expect(names('massage')).toEqual(['Wellness']);
  expect(names('oat')).toEqual(['Café Ångström']);
  expect(names('amp')).toEqual([]);
});

test('ranks a name above a summary', () => {
  const twice = indexOf([
    { name: 'Bar', slug: 'bar', summary: 'Beside the pool' },
    { name: 'Pool', slug: 'pool', summary: 'Warm' },
  ]);
  expect(namesIn(twice)('pool')).toEqual(['Pool', 'Bar']);
});

test('finds entries for one of the words if nothing matches all of them', () => {
  expect(names('quiet noodles')).toEqual(expect.arrayContaining(['Wellness', 'Noodle Lane']));
});

test('a result has its ancestors, down to the last level that has a page', () => {
  expect(index.find('counter')[0]).toHaveProperty('ancestors', [
    { name: 'Local Area', slug: 'local-area' },
    { name: 'Restaurants', slug: 'restaurants' },
    { name: 'Café Ångström', slug: 'cafe' },
  ]);
  expect(names('stool')).toEqual([]);
});

test('finds nothing for empty text and nonsense', () => {
  for (const searchText of ['', '   ', '!?', '🙂'.repeat(50)])
    expect(names(searchText)).toEqual([]);
  expect(namesIn(indexOf({ name: 'x' }))('x')).toEqual([]);
  const broken = indexOf([null, 3, { name: 5, slug: 'a' }, { slug: 'b' }]);
  expect(namesIn(broken)('a')).toEqual([]);
});

test('FAULT-30 indexes a text of a megabyte without delay', () => {
  const long = indexOf([{ name: 'pool '.repeat(200_000), slug: 'long', summary: '<'.repeat(1e6) }]);
  expect(long.find('pool')).toHaveLength(1);
});

test('LIST-82 a misspelt word has one wrong letter in five, and comes after each exact word or beginning', () => {
  const index = indexOf(
    [
      { name: 'The Banking Hall', slug: 'hall' },
      { name: 'Parkins Bar', slug: 'bar', summary: 'Parking behind the house' },
      { name: 'Larking about', slug: 'larking' },
      { name: 'Parkings', slug: 'parkings' },
    ],
    [entry('Parking')],
  );
  expect(namesIn(index)('parking')).toEqual([
    'mfe-x/Parking',
    'Parkings',
    'Parkins Bar',
    'Larking about',
  ]);
});

test('LIST-83 finds by synonyms of words and phrases, after the typed word', () => {
  const index = indexOf(
    [{ name: 'Departure lounge', slug: 'lounge' }],
    [entry('Check-out'), entry('Check In'), entry('Late check-out')],
  );
  const checkOut = namesIn(index)('checkout');
  expect(checkOut[0], 'a name that is the typed text').toBe('mfe-x/Check-out');
  expect(checkOut).toContain('mfe-x/Late check-out');
  expect(namesIn(index)('departure')[0]).toBe('Departure lounge');
  expect(namesIn(index)('late departure')).toEqual(['mfe-x/Late check-out']);
  expect(namesIn(index)('depar'), 'while typing').toContain('mfe-x/Check-out');
  expect(namesIn(index)('check in')[0]).toBe('mfe-x/Check In');
});

test('LIST-83 a hotel adds its own synonyms, within bounds', () => {
  const own = [['vault', 'Safe deposit'], ['x'.repeat(100), 'lounge'], []];
  const found = namesIn(indexOf([], [entry('Safe deposit'), entry('Lounge')], own));
  expect(found('vault')).toEqual(['mfe-x/Safe deposit']);
  expect(found('x'.repeat(100))).toEqual([]);
});

test('LIST-83 ignores the words of a question, unless it has no others', () => {
  const found = namesIn(indexOf(TREE, [entry('What to do'), entry('Breakfast')]));
  expect(found('What time is your breakfast?')).toEqual(['mfe-x/Breakfast']);
  expect(found('what')).toEqual(['mfe-x/What to do', 'Local Area']);
});

test('LIST-80 replaces contributed entries and the tree apart from each other', () => {
  const index = indexOf(TREE, [entry('Wifi')]);
  index.setContributed([entry('Wifi'), entry('Towels')], []);
  expect(namesIn(index)('wifi')).toEqual(['mfe-x/Wifi']);
  expect(namesIn(index)('towel')).toEqual(['mfe-x/Towels']);
  index.setContributed([], []);
  expect(namesIn(index)('wifi')).toEqual([]);
  index.setContributed([entry('Wifi')], []);
  index.setCategories([{ name: 'Gym', slug: 'gym' }]);
  expect(namesIn(index)('wifi')).toEqual(['mfe-x/Wifi']);
  expect(namesIn(index)('noodles')).toEqual([]);
  expect(namesIn(index)('gym')).toEqual(['Gym']);
});
