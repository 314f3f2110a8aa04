import { expect, test } from 'vitest';
import { chosenBefore } from './chosen-before.ts';
import { SERVICE_REQUESTS } from './service-requests.ts';

const spa = SERVICE_REQUESTS['book-spa'];
const chosen = (search: string, state: unknown = null) => spa && chosenBefore(spa, search, state);

test('FORM-62 reads the query of the link', () => {
  expect(chosen('?treatment=Hot+stone&day=2026-11-27&time=16:00&guests=2&other=x')).toEqual({
    treatment: 'Hot stone',
    day: '2026-11-27',
    time: '04:00 PM',
    guests: '2',
  });
});

test('FORM-62 reads the treatment in the state of a link from the treatments', () => {
  const state = { category: 'explore-spas', name: 'The whole hour' };
  expect(chosen('', state)).toEqual({ treatment: 'The whole hour' });
  expect(chosen('?treatment=Sauna', state)).toEqual({ treatment: 'Sauna' });
  expect(chosen('', { category: 'transport', name: 'A car' })).toEqual({});
});

test('FORM-62 ignores values that do not fit their fields', () => {
  expect(chosen('?day=Friday&time=soon&treatment=%20')).toEqual({});
  expect(chosen(`?treatment=${'x'.repeat(500)}`)?.treatment).toHaveLength(120);
});
