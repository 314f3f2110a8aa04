import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useCountdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('AUTH-33 counts down each second and stops at zero', async () => {
  const { result, act } = await renderHook(() => useCountdown(25));
  expect(result.current.seconds).toBe(25);
  await act(() => vi.advanceTimersByTime(1000));
  expect(result.current.seconds).toBe(24);
  for (let second = 0; second < 24; second++) await act(() => vi.advanceTimersByTime(1000));
  expect(result.current.seconds).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('AUTH-33 continues when a timer fires a millisecond early', async () => {
  const { result, act } = await renderHook(() => useCountdown(25));
  vi.setSystemTime(Date.now() - 1);
  await act(() => vi.advanceTimersByTime(1000));
  expect(result.current.seconds).toBe(25);
  await act(() => vi.advanceTimersByTime(250));
  expect(result.current.seconds).toBe(24);
  await act(() => vi.advanceTimersByTime(1000));
  expect(result.current.seconds).toBe(23);
});

test('AUTH-33 a suspended tab shows the right second as soon as it runs again', async () => {
  const { result, act } = await renderHook(() => useCountdown(25));
  vi.setSystemTime(Date.now() + 19_750);
  await act(() => vi.advanceTimersByTime(250));
  expect(result.current.seconds).toBe(5);
});

test('AUTH-34 restarts', async () => {
  const { result, act } = await renderHook(() => useCountdown(25));
  for (let second = 0; second < 25; second++) await act(() => vi.advanceTimersByTime(1000));
  expect(result.current.seconds).toBe(0);
  await act(() => result.current.restart(25));
  expect(result.current.seconds).toBe(25);
  await act(() => vi.advanceTimersByTime(1000));
  expect(result.current.seconds).toBe(24);
});
