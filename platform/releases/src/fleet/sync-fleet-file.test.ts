import { expect, test } from 'vitest';
import { memoryFleet } from '../testing/memory-fleet.ts';
import type { FleetState } from './state.ts';
import { syncFleetFile } from './sync-fleet-file.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const revision = { revision: 1, at: '', who: 'ann', what: 'a test', text: 'current' };
const refused = { problems: [], since: '' };

/** Syncs a file with this state and returns the file and the first revision. */
async function synced(file: string | undefined, state: Partial<FleetState>) {
  const holder = { fleet: file, now: NOW };
  const source = memoryFleet(holder);
  const given = file === undefined ? undefined : { text: file, changedAt: '' };
  const again = await syncFleetFile(source, { file: given, ...state } as FleetState, NOW);
  return { again, file: holder.fleet, stored: await source.revisionLog.read(1) };
}

test('FLEET-01 appends an edit to the revision log with the time of its acceptance', async () => {
  expect(await synced('theirs', { edit: revision })).toEqual({
    again: true,
    file: 'theirs',
    stored: { ...revision, at: '2026-05-04T10:00:00.000Z' },
  });
});

test('FLEET-08 updates a file that differs from the current revision', async () => {
  const updated = { again: false, file: 'current', stored: undefined };
  expect(await synced('older', { current: revision })).toEqual(updated);
  expect(await synced(undefined, { current: revision })).toEqual(updated);
  expect(await synced('current', { current: revision })).toEqual(updated);
});

test('FLEET-01 keeps a refused file, and any file without a current revision', async () => {
  expect((await synced('broken', { current: revision, refused })).file).toBe('broken');
  expect((await synced('broken', {})).file).toBe('broken');
});
