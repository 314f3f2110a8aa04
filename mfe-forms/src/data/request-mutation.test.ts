import { beforeEach, expect, test, vi } from 'vitest';
import { queryMutation, requestMutation } from './request-mutation.ts';

const { post, put } = vi.hoisted(() => ({ post: vi.fn(), put: vi.fn() }));
vi.mock('@foyer/shared/runtime', () => ({ api: { post, put }, hotelSlug: 'grand-plaza' }));
vi.mock('./requests-query.ts', () => ({ fetchSentRequest: vi.fn() }));

const attempt = { payload: { message: 'Hello?' }, key: 'of these words' };

beforeEach(() => {
  for (const call of [post, put]) call.mockReset().mockResolvedValue({ status: true });
});

test.each([
  ['/queries', post, () => queryMutation('general', () => undefined).mutationFn(attempt)],
  ['/requests', post, () => requestMutation(() => undefined).mutationFn(attempt)],
  ['/requests/7', put, () => requestMutation(() => 7).mutationFn(attempt)],
])(
  'FAULT-26 each attempt of %s carries the key of its content, so a repeated press sends once',
  async (path, call, send) => {
    await send();
    const [calledPath, payload, , options] = call.mock.calls[0] ?? [];
    expect([calledPath, payload, options]).toEqual([
      path,
      attempt.payload,
      { idempotencyKey: 'of these words' },
    ]);
  },
);
