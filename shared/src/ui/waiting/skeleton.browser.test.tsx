import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSkeleton } from './skeleton.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pendingSkeleton = () => renderHook((pending?: boolean) => useSkeleton(pending ?? true));

test('removes a skeleton at once that was not visible yet', async () => {
  const { result, rerender } = await pendingSkeleton();
  expect(result.current).toBe(true);
  vi.advanceTimersByTime(499);
  await rerender(false);
  expect(result.current).toBe(false);
});

test('keeps a visible skeleton for its minimum time', async () => {
  const { result, rerender, act } = await pendingSkeleton();
  vi.advanceTimersByTime(550);
  await rerender(false);
  expect(result.current).toBe(true);
  await act(() => vi.advanceTimersByTime(249));
  expect(result.current).toBe(true);
  await act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});
