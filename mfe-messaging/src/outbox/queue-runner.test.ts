import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { createQueueRunner, type QueueRunner } from './queue-runner.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const { realtime } = runtime;
let page: EventTarget;
let work: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let runner: QueueRunner;
beforeEach(() => {
  vi.useFakeTimers();
  // With half of the jitter, delays are three quarters of their full length.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', {});
  work = vi.fn(async () => true);
  runner = createQueueRunner('outbox', work);
});
afterEach(() => {
  runner.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pendingWork = () => vi.advanceTimersByTimeAsync(0);
const runs = () => work.mock.calls.length;

test('FAULT-14 does not run finished work again', async () => {
  runner.run();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs()).toBe(1);
});

test('FAULT-14 repeats unfinished work after a second, with growing delays', async () => {
  work.mockResolvedValue(false);
  runner.run();
  await pendingWork();
  for (const wait of [1000, 2000, 4000, 8000, 8000, 8000]) {
    const before = runs();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(runs()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs()).toBe(before + 1);
  }
  work.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(8000);
  const done = runs();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs()).toBe(done);
  // The next run begins with the shortest delay.
  work.mockResolvedValue(false);
  runner.run();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs()).toBe(done + 2);
});

test('FAULT-14 delays are at least half of their length', async () => {
  work.mockResolvedValue(false);
  vi.mocked(Math.random).mockReturnValue(0);
  runner.run();
  await vi.advanceTimersByTimeAsync(499);
  expect(runs()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(2);
});

test('FAULT-26 a request during a run causes one more run after it, never a parallel one', async () => {
  let finish = (_: boolean) => {};
  work.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  runner.run();
  await pendingWork();
  runner.run();
  runner.run();
  await pendingWork();
  expect(runs()).toBe(1);
  finish(true);
  await pendingWork();
  expect(runs()).toBe(2);
  finish(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs()).toBe(2);
});

test('FAULT-14 runs at once when the network, the guest or the connection is back', async () => {
  work.mockResolvedValue(false);
  runner.run();
  await pendingWork();
  page.dispatchEvent(new Event('online'));
  await pendingWork();
  expect(runs()).toBe(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await pendingWork();
  expect(runs()).toBe(3);
  realtime.change('offline');
  await pendingWork();
  expect(runs()).toBe(3);
  realtime.change('connected');
  await pendingWork();
  expect(runs()).toBe(4);
  // Exactly one run follows, after the shortest delay.
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs()).toBe(5);
});

test('a hidden page waits for its timer', async () => {
  work.mockResolvedValue(false);
  runner.run();
  await pendingWork();
  Object.assign(document, { visibilityState: 'hidden' });
  page.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pendingWork();
  expect(runs()).toBe(1);
});

test('logs work that throws and runs it again', async () => {
  const error = new Error('broken');
  work.mockRejectedValueOnce(error);
  runner.run();
  await pendingWork();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('Queued messages could not be sent', error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs()).toBe(2);
});

test('FAULT-43 a stopped runner does not run again', async () => {
  work.mockResolvedValue(false);
  runner.run();
  await pendingWork();
  runner.stop();
  page.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  realtime.change('connected');
  runner.run();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs()).toBe(1);
});

test('FAULT-28 a runner stopped during its work does not run again and logs nothing', async () => {
  let fail = (_: Error) => {};
  work.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  runner.run();
  await pendingWork();
  runner.run();
  runner.stop();
  fail(new DOMException('Stopped', 'AbortError'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs()).toBe(1);
  expect(console.warn).not.toHaveBeenCalled();
});

test('FAULT-26 runs in one tab at a time, under a lock with the name of the work', async () => {
  const request = vi.fn((_name: string, _options: object, run: () => Promise<boolean>) => run());
  vi.stubGlobal('navigator', { locks: { request } });
  runner.run();
  await pendingWork();
  expect(request).toHaveBeenCalledExactlyOnceWith(
    'outbox',
    { signal: expect.any(AbortSignal) },
    work,
  );
  expect(runs()).toBe(1);
});
