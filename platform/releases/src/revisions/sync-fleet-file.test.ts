import { expect, test } from 'vitest';
import { memoryFleet } from '../testing/memory-fleet.ts';
import type { FleetState } from './state.ts';
import { syncFleetFile } from './sync-fleet-file.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const revision = { revision: 1, at: '', who: 'ann', what: 'a test', text: 'current' };
const refused = { problems: [], since: '' };

/** Syncs a file whose state is first `states[0]`, and so on; returns the file and the first revision. */
async function synced(file: string | undefined, ...states: Partial<FleetState>[]) {
  const holder = { fleet: file, now: NOW };
  const source = memoryFleet(holder);
  const given = file === undefined ? undefined : { text: file, changedAt: '' };
  const readState = async () => ({ file: given, ...states.shift() }) as FleetState;
  await syncFleetFile(source, readState, () => NOW);
  return { left: states.length, file: holder.fleet, stored: await source.revisionLog.read(1) };
}

test('FLEET-01 appends an edit to the revision log with the time of its acceptance, and reads again', async () => {
  expect(await synced('theirs', { edit: revision }, { current: revision })).toEqual({
    left: 0,
    file: 'current',
    stored: { ...revision, at: '2026-05-04T10:00:00.000Z' },
  });
});

test('FLEET-01 reads again if a concurrent change took the number of the edit', async () => {
  const late = { ...revision, revision: 2 };
  expect(await synced('theirs', { edit: late }, { edit: revision }, {})).toMatchObject({
    left: 0,
    stored: { who: 'ann' },
  });
});

test('FLEET-08 updates a file that differs from the current revision', async () => {
  const updated = { left: 0, file: 'current', stored: undefined };
  expect(await synced('older', { current: revision })).toEqual(updated);
  expect(await synced(undefined, { current: revision })).toEqual(updated);
  expect(await synced('current', { current: revision })).toEqual(updated);
});

test('FLEET-01 keeps a refused file, and any file without a current revision', async () => {
  expect((await synced('broken', { current: revision, refused })).file).toBe('broken');
  expect((await synced('broken', {})).file).toBe('broken');
});
