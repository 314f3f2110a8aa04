import { beforeEach, expect, test, vi } from 'vitest';
import { queryMutation, requestMutation } from './request-mutation.ts';

const { post } = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock('@foyer/shared/runtime', () => ({ api: { post }, hotelSlug: 'grand-plaza' }));
vi.mock('./requests-query.ts', () => ({ prefetchRequests: vi.fn() }));

const attempt = { payload: { message: 'Hello?' }, key: 'of these words' };

beforeEach(() => post.mockReset().mockResolvedValue({ status: true }));

test.each([
  ['/queries', () => queryMutation('general').mutationFn(attempt as never)],
  ['/requests', () => requestMutation().mutationFn(attempt)],
])(
  'FAULT-26 each attempt of %s carries the key of its content, so a repeated press sends once',
  async (path, send) => {
    await send();
    const [calledPath, payload, , options] = post.mock.calls[0] ?? [];
    expect([calledPath, payload, options]).toEqual([
      path,
      attempt.payload,
      { idempotencyKey: 'of these words' },
    ]);
  },
);
