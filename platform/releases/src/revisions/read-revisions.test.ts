import { expect, test } from 'vitest';
import { historyOf, revisionsOf } from './read-revisions.ts';
import { memoryRevisionLog } from './revision-log.ts';

const revisionAt = (revision: number) => {
  const text = JSON.stringify({ revision, channels: {}, hotels: {} });
  return { revision, at: '', who: 'ann', what: 'a test', text };
};
const revisionLogOf = (newest: number, ...unreadable: number[]) => ({
  ...memoryRevisionLog(),
  newest: async () => newest,
  read: async (revision: number) =>
    unreadable.includes(revision) ? undefined : revisionAt(revision),
});
const revisions = async (...args: Parameters<typeof revisionLogOf>) =>
  (await revisionsOf(revisionLogOf(...args))).map(({ revision }) => revision);

test('FLEET-34 reads the last thousand revisions of the log, oldest first', async () => {
  expect(await revisions(0)).toEqual([]);
  expect(await revisions(3)).toEqual([1, 2, 3]);
  expect(await revisions(3, 2)).toEqual([1, 3]);
  const many = await revisions(1002);
  expect([many.length, many[0], many.at(-1)]).toEqual([1000, 3, 1002]);
});

test('FLEET-22 the history ends with the document in force', async () => {
  const now = { channels: {}, hotels: { inn: {} } };
  const history = await historyOf(revisionLogOf(2), now);
  expect(history.map(({ revision }) => revision)).toEqual([1, 2, undefined]);
  expect(history.at(-1)).toBe(now);
});
