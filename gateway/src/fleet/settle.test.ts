import { expect, test } from 'vitest';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { settle } from './settle.ts';
import type { FleetState } from './state.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const edition = { revision: 1, at: '', who: 'ann', what: 'a test', text: 'in force' };
const refused = { problems: [], since: '' };

/** What becomes of a file, and of the journal, with this state. */
async function settled(file: string | undefined, state: Partial<FleetState>) {
  const holder = { fleet: file, now: NOW };
  const source = memoryFleet(holder);
  const given = file === undefined ? undefined : { text: file, changedAt: '' };
  const again = await settle(source, { file: given, ...state } as FleetState, NOW);
  return { again, file: holder.fleet, journal: await source.journal.read(1) };
}

test('FLEET-01 an edit comes into the journal with the time of its acceptance', async () => {
  expect(await settled('theirs', { edit: edition })).toEqual({
    again: true,
    file: 'theirs',
    journal: { ...edition, at: '2026-05-04T10:00:00.000Z' },
  });
});

test('FLEET-08 a file that says something else than what is in force is brought up to date', async () => {
  const mended = { again: false, file: 'in force', journal: undefined };
  expect(await settled('older', { edition })).toEqual(mended);
  expect(await settled(undefined, { edition })).toEqual(mended);
  expect(await settled('in force', { edition })).toEqual(mended);
});

test('FLEET-01 a file that is refused stays, and so does one while nothing is in force', async () => {
  expect((await settled('broken', { edition, refused })).file).toBe('broken');
  expect((await settled('broken', {})).file).toBe('broken');
});
