import { expect, test } from 'vitest';
import { servicesOf } from './services-of.ts';

const named = (name: string, tags?: string[]) => ({
  name,
  slug: name.toLowerCase().replaceAll(/\W+/g, '-'),
  ...(tags && { tags }),
});

test.each([
  ['Rooms & Suites', [], ['upgrade-room']],
  ['Wellness', ['Treatments'], ['spas-facility', 'explore-spas']],
  ['Dining', ['The Orangery', 'In-Room Dining'], ['explore-resturants']],
  [
    'Facilities',
    ['Gym', 'Swimming Pool', 'Meeting Rooms'],
    ['fitness-facility', 'swimming-facility'],
  ],
  ['Local Area', ['Walks'], ['walking-facility', 'transport', 'transport-detail']],
  ['Weddings', ['The Banking Hall'], []],
])('LIST-95 %s with %j leads to %j', (name, children, pages) => {
  expect(
    servicesOf(
      named(name),
      children.map((child) => named(child)),
    ),
  ).toEqual(pages);
});

test('LIST-95 reads the tags of the category and not those of its children', () => {
  expect(servicesOf(named('Marble Baths', ['swimming']))).toEqual(['swimming-facility']);
  expect(servicesOf(named('Weddings'), [named('The Hall', ['restaurant'])])).toEqual([]);
});
