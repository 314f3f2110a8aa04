import { SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { searchEntries } from './search-entries.ts';

const ALL = { allow_checkin: true, allow_pre_arrival: true, has_requests_state: true };

test('FORM-68 search has every form, the requests with a name, and my requests', () => {
  const entries = searchEntries(ALL);
  for (const entry of entries) expect(z.safeParse(SearchEntry, entry).success, entry.id).toBe(true);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'hotel/check-in',
      'hotel/pre-arrival',
      'requests',
      'book-spa',
      'upgrade-room',
      'book-resturant',
      'book-transport',
      'late-check-out',
      'invoice',
      'towels',
      'enquire',
    ]),
  );
});

test('FORM-68 search has no form that the hotel does not offer', () => {
  const ids = searchEntries({
    allow_checkin: false,
    allow_pre_arrival: false,
    has_requests_state: false,
  }).map(({ id }) => id);
  for (const id of ['hotel/check-in', 'hotel/pre-arrival', 'requests'])
    expect(ids).not.toContain(id);
});
