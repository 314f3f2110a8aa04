import { beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { allLines, chatLine, replyLine } from './line-of.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const message = { id: 1, body: 'Hello', from: 'Hotel Admin', from_user_id: 3 };
const waiting: OutboxItem = {
  client_id: 'a',
  thread: null,
  body: 'Towels, please',
  to: null,
  written_at: '2026-11-20T10:00:00Z',
  state: 'queued',
  tried: false,
};

beforeEach(() => runtime.session.change({ id: 1, name: 'Amelia' }));

test("MSG-12 the hotel's lines are incoming, anybody else's outgoing", () => {
  expect(chatLine({ ...message, created_at: 'then' })).toEqual({
    key: '#1',
    body: 'Hello',
    from: 'Hotel Admin',
    mine: false,
    at: 'then',
    state: 'sent',
  });
  expect(replyLine({ id: 2, message: 'Yes', sender: null })).toEqual({
    key: '#2',
    body: 'Yes',
    from: '',
    mine: true,
    at: undefined,
    state: 'sent',
  });
  expect(replyLine({ id: 3, message: 'No', sender: { name: 'Bruno' } })).toMatchObject({
    from: 'Bruno',
    mine: true,
  });
});

test('MSG-15 a line keeps its key from being written until it is seen', () => {
  const sent = { ...message, from: 'Amelia', client_id: 'a', seen_at: 'now' };
  expect(chatLine(sent)).toMatchObject({ key: 'a', state: 'seen' });
  expect(chatLine(sent)).toBe(chatLine(sent));
});

test('MSG-15 what waits stands behind what is recorded, until it is among it', () => {
  const written = { ...waiting, client_id: 'b' };
  const recorded = [message, { ...message, id: 2, client_id: 'a' }];
  expect(allLines(recorded, chatLine, [waiting, written])).toEqual([
    ...recorded.map(chatLine),
    {
      key: 'b',
      body: 'Towels, please',
      from: 'Amelia',
      mine: true,
      at: '2026-11-20T10:00:00Z',
      state: 'queued',
    },
  ]);
  expect(allLines(recorded, chatLine, [])).toHaveLength(2);
});
