import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { expect, test, vi } from 'vitest';
import { inboxRows } from './inbox-rows.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const at = (hour: number) => new Date(Date.UTC(2026, 10, 29, hour)).toISOString();
const thread = (id: number, more: Partial<Thread> = {}): Thread => {
  return { id, subject: `Thread ${id}`, message: 'Hello', ...more };
};
const entry = { remote: 'mfe-forms', id: '5', title: 'Check-in', to: 'requests#request-5' };

test('MSG-54 sorts threads and requests by their last change, which an answer is too', () => {
  const rows = inboxRows(
    [
      thread(3, { created_at: at(3) }),
      thread(2, { created_at: at(2), latest: { id: 9, message: 'Yes', created_at: at(6) } }),
      thread(1),
    ],
    new Set([2]),
    [{ ...entry, at: Date.parse(at(4)), unread: true, state: 'Answered' }],
  );
  expect(rows.map(({ title, to, unread }) => [title, to, unread])).toEqual([
    ['Thread 2', '/grand-plaza/dashboard/messages/2', true],
    ['Check-in', '/grand-plaza/dashboard/requests#request-5', true],
    ['Thread 3', '/grand-plaza/dashboard/messages/3', false],
    ['Thread 1', '/grand-plaza/dashboard/messages/1', false],
  ]);
});
