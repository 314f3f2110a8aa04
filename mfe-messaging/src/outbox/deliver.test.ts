import { ApiError } from '@foyer/shared/api/error.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cachedChat, chatQuery } from '../data/chat-query.ts';
import { threadsQuery } from '../data/threads-query.ts';
import * as runtime from '../testing/runtime.ts';
import { deliver } from './deliver.ts';
import type { OutboxItem } from './outbox-database.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const { api, queryClient, toasts } = runtime;
const chatItem: OutboxItem = {
  seq: 1,
  client_id: 'key',
  thread: null,
  body: 'Hello',
  to: null,
  written_at: '2026-11-20T10:00:00Z',
  state: 'queued',
  tried: false,
};
const reply = { ...chatItem, thread: 7, to: 3 };

beforeEach(() => {
  queryClient.clear();
  api.post.mockReset();
  api.supportsIdempotency.mockReset().mockReturnValue(true);
  toasts.error.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Returns the outcome of a message whose request fails with this error. */
function outcome(error: unknown, supportsIdempotency = true, item = chatItem) {
  api.supportsIdempotency.mockReturnValue(supportsIdempotency);
  api.post.mockRejectedValue(error);
  return deliver(item, 'token');
}
const http = (status: number, serverMessage?: string) =>
  new ApiError('http', { status, serverMessage });

describe('MSG-16 outcome of a message that was not accepted', () => {
  test.each([408, 409, 425, 429, 502, 503, 504])('retries a %i', async (status) => {
    expect(await outcome(http(status))).toBe('retry');
    expect(await outcome(http(status), false)).toBe('retry');
  });

  test.each([401, 419])('FAULT-28 a %i ends the session', async (status) => {
    expect(await outcome(http(status))).toBe('session-ended');
  });

  test.each([401, 419])('API-94 retries after a %i that is not the provider’s', async (status) => {
    expect(await outcome(new ApiError('shape', { status }))).toBe('retry');
  });

  test('retries a missing response by its key, or leaves it unconfirmed without keys', async () => {
    expect(await outcome(new ApiError('network'))).toBe('retry');
    expect(await outcome(new ApiError('network'), false)).toBe('unconfirmed');
    expect(await outcome(new DOMException('A mistake of ours'))).toBe('retry');
  });

  test('a refusal is failed, and an unreadable response is unconfirmed', async () => {
    expect(await outcome(http(422, 'Not like this.'))).toBe('failed');
    expect(await outcome(http(404))).toBe('failed');
    expect(await outcome(http(500, 'We broke.'))).toBe('failed');
    expect(await outcome(http(500))).toBe('unconfirmed');
    expect(await outcome(new ApiError('shape'))).toBe('unconfirmed');
  });

  test('shows a toast for a failed reply, and only logs a failed chat message', async () => {
    const error = http(422, 'Not like this.');
    await outcome(error);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Not like this.', error);
    expect(toasts.error).not.toHaveBeenCalled();
    await outcome(error, true, reply);
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('Not like this.');
    await outcome(new ApiError('shape'));
    expect(console.warn).toHaveBeenLastCalledWith(
      'Failed to create chat message',
      expect.anything(),
    );
    vi.mocked(console.warn).mockClear();
    await outcome(http(503));
    await outcome(http(401));
    expect(console.warn).not.toHaveBeenCalled();
  });
});

test('FAULT-19 sends a message with its own key, and with a timeout if keys are supported', async () => {
  api.post.mockResolvedValue({ data: null });
  expect(await deliver({ ...chatItem, to: 5 }, 'token')).toBe('sent');
  const [path, payload, , options] = api.post.mock.calls[0] ?? [];
  expect([path, payload]).toEqual([
    '/quick-chat/send',
    { body: 'Hello', to_user_id: 5, client_id: 'key' },
  ]);
  expect(options).toEqual({
    token: 'token',
    idempotencyKey: 'key',
    signal: expect.any(AbortSignal),
  });
  api.supportsIdempotency.mockReturnValue(false);
  await deliver(chatItem, 'token');
  expect(api.post.mock.lastCall?.[3]).toMatchObject({ signal: undefined });
});

test('MSG-15 sends a chat message to its receiver and adds it to the history', async () => {
  await queryClient.fetchQuery({ ...chatQuery(), queryFn: async () => ({ items: [] }) });
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  api.post.mockResolvedValue({ data: { id: 4, body: 'Hello', from_user_id: 2 } });
  await deliver({ ...chatItem, to: 9 }, 'token');
  expect(api.post.mock.lastCall?.[1]).toMatchObject({ to_user_id: 9 });
  expect(cachedChat()?.items).toEqual([
    { id: 4, body: 'Hello', from_user_id: 2, client_id: 'key' },
  ]);
  expect(refreshed).not.toHaveBeenCalled();
  api.post.mockResolvedValue({ data: null });
  await deliver(chatItem, 'token');
  expect(refreshed).toHaveBeenCalledWith({ queryKey: ['chat'] });
});

test('MSG-44 adds a reply to its thread, or fetches the thread if the response lacks the reply', async () => {
  queryClient.setQueryData(threadsQuery().queryKey, [{ id: 7 } as never]);
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  api.post.mockResolvedValue({ data: { id: 4, message: 'Hello', parent_id: 7 } });
  await deliver(reply, 'token');
  expect(api.post.mock.lastCall?.slice(0, 2)).toEqual([
    '/messages/send',
    { message: 'Hello', parent_id: 7, receiver_id: 3, client_id: 'key' },
  ]);
  expect(queryClient.getQueryData(threadsQuery().queryKey)?.[0]?.latest).toMatchObject({
    id: 4,
    client_id: 'key',
  });
  expect(refreshed).not.toHaveBeenCalled();
  api.post.mockResolvedValue({ data: null });
  await deliver(reply, 'token');
  expect(refreshed).toHaveBeenCalledWith({ queryKey: ['threads'] });
});
