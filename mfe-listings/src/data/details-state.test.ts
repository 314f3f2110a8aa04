import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { DetailsState, linkStateOf } from './details-state.ts';

test('LIST-13 the details page reads the state of a link', () => {
  const listing = {
    id: 7,
    name: 'Holt',
    slug: 'holt',
    latitude: 51.5,
    children: [{ id: 8, name: 'Counter', slug: 'counter' }],
  };
  const state = linkStateOf(listing);
  expect(state).toMatchObject({ id: 7, category: 'holt', childrenData: listing.children });
  expect(z.safeParse(DetailsState, state).data).toMatchObject({ name: 'Holt', latitude: 51.5 });
});

test.each([null, undefined, 'holt', {}, { name: 3 }, { name: 'Holt', childrenData: 'none' }])(
  'LIST-15 rejects %j as a listing',
  (state) => {
    expect(z.safeParse(DetailsState, state).success).toBe(false);
  },
);

test('SHELL-40 limits the state of a link to the size of a history entry', () => {
  const child = { id: 8, name: 'Counter', slug: 'counter', description: 'x'.repeat(1000) };
  const holt = { id: 7, name: 'Holt', slug: 'holt', description: 'Steam' };
  const few = Array(100).fill(child);
  expect(linkStateOf({ ...holt, children: few }).childrenData).toBe(few);
  const state = linkStateOf({
    ...holt,
    name: 'x'.repeat(1e6),
    image: `https://plaza.test/${'x'.repeat(1e6)}`,
    children: Array(20_000).fill(child),
  });
  expect(state).toMatchObject({ id: 7, category: 'holt', description: 'Steam' });
  expect(state.childrenData).toBeUndefined();
  expect(z.safeParse(DetailsState, state).success).toBe(true);
  const long = linkStateOf({ ...holt, description: 'x'.repeat(1e6), children: [child] });
  expect(long).toMatchObject({ description: undefined, childrenData: [child] });
  for (const one of [state, long]) expect(JSON.stringify(one).length).toBeLessThan(250_000);
});
