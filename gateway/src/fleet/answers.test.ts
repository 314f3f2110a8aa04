import { expect, test } from 'vitest';
import { healthOf, withdrawnIn } from './answers.ts';
import type { FleetState } from './state.ts';

const problems = Array.from({ length: 22 }, (_, place) => ({ text: `${place}`, hotels: ['inn'] }));
const stateWith = (change: object) =>
  ({
    edition: { revision: 7, at: '2026-05-04T10:00:00Z', who: 'ann', what: 'a test', text: '{}' },
    serves: true,
    refused: undefined,
    behind: [],
    ...change,
  }) as unknown as FleetState;

test('FLEET-06 health is the document in force, and names nobody', () => {
  expect(healthOf(stateWith({}))).toEqual({
    ok: true,
    fleet: { revision: 7, since: '2026-05-04T10:00:00Z', behind: [] },
  });
});

test('FLEET-06 what is refused or stays behind is there with its first twenty problems', () => {
  const behind = { revision: 6, hotels: ['inn'], problems, since: '2026-05-04T11:00:00Z' };
  const refused = { problems, since: '2026-05-04T12:00:00Z', stale: 'It was revision 6.' };
  const { fleet } = healthOf(stateWith({ behind: [behind], refused })) ?? {};
  expect(fleet?.behind).toMatchObject([{ revision: 6, hotels: ['inn'], since: behind.since }]);
  expect(fleet?.behind[0]?.problems).toHaveLength(21);
  expect(Object.keys(fleet?.refused ?? {})).toEqual(['since', 'problems']);
  expect(fleet?.refused?.since).toBe('2026-05-04T12:00:00Z');
  expect(fleet?.refused?.problems).toHaveLength(21);
});

test('FLEET-06 without a document in force, or where no hotel has a page, there is no health', () => {
  expect(healthOf(undefined)).toBeUndefined();
  expect(healthOf(stateWith({ edition: undefined }))).toBeUndefined();
  expect(healthOf(stateWith({ serves: false }))).toBeUndefined();
});

test('FLEET-07 what was withdrawn is told by name and version, sorted', () => {
  const withdrawn = { 'mfe-spa': { '1.1.0': 'x', '1.0.0': 'y' }, 'mfe-bar': { '2.0.0': 'z' } };
  const inForce = (fleet: object) => stateWith({ inForce: { document: { fleet } } });
  expect(withdrawnIn(inForce({ withdrawn }))).toEqual([
    'mfe-bar 2.0.0',
    'mfe-spa 1.0.0',
    'mfe-spa 1.1.0',
  ]);
  for (const state of [undefined, stateWith({}), inForce({})])
    expect(withdrawnIn(state)).toEqual([]);
});
