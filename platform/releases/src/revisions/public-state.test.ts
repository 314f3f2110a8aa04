import { expect, test } from 'vitest';
import { healthzOf, withdrawnReleasesOf } from './public-state.ts';
import type { FleetState } from './state.ts';

const problems = Array.from({ length: 22 }, (_, index) => ({ text: `${index}`, hotels: ['inn'] }));
const stateWith = (change: object) =>
  ({
    current: { revision: 7, at: '2026-05-04T10:00:00Z', who: 'ann', what: 'a test', text: '{}' },
    servesAnyHotel: true,
    refused: undefined,
    behind: [],
    ...change,
  }) as unknown as FleetState;

test('FLEET-06 reports the current revision in healthz and names no operator', () => {
  expect(healthzOf(stateWith({}))).toEqual({
    ok: true,
    fleet: { revision: 7, since: '2026-05-04T10:00:00Z', behind: [] },
  });
});

test('FLEET-06 reports refused documents and hotels left behind with their first twenty problems', () => {
  const behind = { revision: 6, hotels: ['inn'], problems, since: '2026-05-04T11:00:00Z' };
  const refused = { problems, since: '2026-05-04T12:00:00Z', stale: 'It was revision 6.' };
  const { fleet } = healthzOf(stateWith({ behind: [behind], refused })) ?? {};
  expect(fleet?.behind).toMatchObject([{ revision: 6, hotels: ['inn'], since: behind.since }]);
  expect(fleet?.behind[0]?.problems).toHaveLength(21);
  expect(Object.keys(fleet?.refused ?? {})).toEqual(['since', 'problems']);
  expect(fleet?.refused?.since).toBe('2026-05-04T12:00:00Z');
  expect(fleet?.refused?.problems).toHaveLength(21);
});

test('FLEET-06 reports no health without a current revision or without any page', () => {
  expect(healthzOf(undefined)).toBeUndefined();
  expect(healthzOf(stateWith({ current: undefined }))).toBeUndefined();
  expect(healthzOf(stateWith({ servesAnyHotel: false }))).toBeUndefined();
});

test('FLEET-07 lists withdrawn releases by name and version, sorted', () => {
  const withdrawn = { 'mfe-spa': { '1.1.0': 'x', '1.0.0': 'y' }, 'mfe-bar': { '2.0.0': 'z' } };
  const currentWith = (fleet: object) => stateWith({ currentCandidate: { document: { fleet } } });
  expect(withdrawnReleasesOf(currentWith({ withdrawn }))).toEqual([
    'mfe-bar 2.0.0',
    'mfe-spa 1.0.0',
    'mfe-spa 1.1.0',
  ]);
  for (const state of [undefined, stateWith({}), currentWith({})])
    expect(withdrawnReleasesOf(state)).toEqual([]);
});
