import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { DetailsState, detailsOf } from './details-state.ts';

test('LIST-13 the state of a link is what its page reads', () => {
  const listing = {
    id: 7,
    name: 'Holt',
    slug: 'holt',
    latitude: 51.5,
    children: [{ id: 8, name: 'Counter', slug: 'counter' }],
  };
  const state = detailsOf(listing);
  expect(state).toMatchObject({ id: 7, category: 'holt', childrenData: listing.children });
  expect(z.safeParse(DetailsState, state).data).toMatchObject({ name: 'Holt', latitude: 51.5 });
});

test.each([null, undefined, 'holt', {}, { name: 3 }, { name: 'Holt', childrenData: 'none' }])(
  'LIST-15 %j is no listing',
  (state) => {
    expect(z.safeParse(DetailsState, state).success).toBe(false);
  },
);
