import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxItem } from '../outbox/outbox-database.ts';
import * as runtime from '../testing/runtime.ts';
import { allMessages, toMessage } from './message-mapping.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const message = { id: 1, body: 'Hello', from: 'Hotel Admin', from_user_id: 3 };
const pending: OutboxItem = {
  client_id: 'a',
  thread: null,
  body: 'Towels, please',
  to: null,
  written_at: '2026-11-20T10:00:00Z',
  state: 'queued',
  tried: false,
};

beforeEach(() => runtime.session.change({ id: 1, name: 'Amelia' }));

test("MSG-12 the hotel's messages are incoming, all others outgoing", () => {
  expect(toMessage({ ...message, created_at: 'then' })).toEqual({
    key: '#1',
    body: 'Hello',
    from: 'Hotel Admin',
    mine: false,
    at: 'then',
    state: 'sent',
  });
  expect(toMessage({ id: 2, message: 'Yes', sender: null })).toEqual({
    key: '#2',
    body: 'Yes',
    from: '',
    mine: true,
    at: undefined,
    state: 'sent',
  });
  expect(toMessage({ id: 3, message: 'No', sender: { name: 'Bruno' } })).toMatchObject({
    from: 'Bruno',
    mine: true,
  });
});

test('MSG-39 a message keeps its key from writing until it is seen', () => {
  const sent = { ...message, from: 'Amelia', client_id: 'a', seen_at: 'now' };
  expect(toMessage(sent)).toMatchObject({ key: 'a', state: 'seen' });
  expect(toMessage(sent)).toBe(toMessage(sent));
});

test('MSG-39 pending messages come after recorded ones, until they are recorded', () => {
  const written = { ...pending, client_id: 'b' };
  const recorded = [message, { ...message, id: 2, client_id: 'a' }];
  expect(allMessages(recorded, [pending, written])).toEqual([
    ...recorded.map(toMessage),
    {
      key: 'b',
      body: 'Towels, please',
      from: 'Amelia',
      mine: true,
      at: '2026-11-20T10:00:00Z',
      state: 'queued',
    },
  ]);
  expect(allMessages(recorded, [])).toHaveLength(2);
});
