import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSkeleton } from './use-skeleton.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pendingSkeleton = () => renderHook((pending?: boolean) => useSkeleton(pending ?? true));

test('a skeleton that nobody saw goes at once', async () => {
  const { result, rerender } = await pendingSkeleton();
  expect(result.current).toBe(true);
  vi.advanceTimersByTime(499);
  await rerender(false);
  expect(result.current).toBe(false);
});

test('a skeleton that was seen stays long enough to be one', async () => {
  const { result, rerender, act } = await pendingSkeleton();
  vi.advanceTimersByTime(550);
  await rerender(false);
  expect(result.current).toBe(true);
  await act(() => vi.advanceTimersByTime(249));
  expect(result.current).toBe(true);
  await act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});
