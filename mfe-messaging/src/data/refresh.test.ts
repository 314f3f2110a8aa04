import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { refresh } from './refresh.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const { queryClient } = runtime;
let fetched: string[];
let finish: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  vi.spyOn(queryClient, 'cancelQueries').mockImplementation(async ({ queryKey } = {}) => {
    fetched.push(`cancel ${queryKey}`);
  });
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(({ queryKey } = {}) => {
    fetched.push(`fetch ${queryKey}`);
    return new Promise((resolve) => {
      finish = () => resolve();
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('FAULT-21 cancels a fetch under way and fetches again', async () => {
  const done = refresh('chat');
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(['cancel chat', 'fetch chat']);
  finish();
  await done;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveLength(2);
});

test('FAULT-23 repeats a fetch without a response five times, with growing timeouts', async () => {
  void refresh('chat');
  await vi.advanceTimersByTimeAsync(0);
  for (const [times, wait] of [4000, 8000, 16_000, 32_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(fetched).toHaveLength(2 * (times + 1));
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveLength(2 * (times + 2));
  }
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveLength(10);
});

test('FAULT-21 a new refresh starts with the shortest timeout, independent of other names', async () => {
  void refresh('chat');
  await vi.advanceTimersByTimeAsync(3000);
  void refresh('chat');
  void refresh('threads');
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetched.filter((one) => one.startsWith('fetch'))).toEqual([
    'fetch chat',
    'fetch chat',
    'fetch threads',
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched.filter((one) => one.startsWith('fetch'))).toHaveLength(5);
});
