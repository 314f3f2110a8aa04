import { expect, test, vi } from 'vitest';
import type { OutboxItem } from './outbox-database.ts';
import { inMemoryDatabase, openOutboxDatabase } from './outbox-database.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));
const { openDB } = vi.hoisted(() => {
  // Another test file of this process may have imported the module with the real package.
  vi.resetModules();
  return { openDB: vi.fn() };
});
vi.mock('idb', () => ({ openDB }));

const item = (client_id: string): OutboxItem => ({
  client_id,
  thread: null,
  body: client_id,
  to: null,
  written_at: '2026-11-20T10:00:00Z',
  state: 'queued',
  tried: false,
});

test('FAULT-13 keeps the order of writing in memory', async () => {
  const database = inMemoryDatabase();
  expect([await database.add(item('a')), await database.add(item('b'))]).toEqual([1, 2]);
  await database.change({ ...item('a'), seq: 1, state: 'failed' });
  expect(await database.all()).toEqual([
    { ...item('a'), seq: 1, state: 'failed' },
    { ...item('b'), seq: 2 },
  ]);
  await database.remove(1);
  expect(await database.all()).toEqual([{ ...item('b'), seq: 2 }]);
  await database.clear();
  expect(await database.all()).toEqual([]);
  expect(await database.add(item('c'))).toBe(3);
});

test('FAULT-13 does not restore a removed item by changing it', async () => {
  const database = inMemoryDatabase();
  await database.change({ ...item('a'), seq: 1 });
  await database.change(item('b'));
  expect(await database.all()).toEqual([]);
});

test('FAULT-13 uses memory if a page that is being unloaded has no database', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const closed = new DOMException('The connection is closed', 'AbortError');
  openDB.mockImplementation(async (_name, _version, { upgrade }) => {
    upgrade(undefined);
    throw closed;
  });
  const database = await openOutboxDatabase();
  expect(warn).toHaveBeenCalledWith(expect.any(String), closed);
  expect(await database.add(item('a'))).toBe(1);
  warn.mockRestore();
});
