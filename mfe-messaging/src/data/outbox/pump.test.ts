import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { createPump, type Pump } from './pump.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));

const { realtime } = runtime;
let page: EventTarget;
let work: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let pump: Pump;
beforeEach(() => {
  vi.useFakeTimers();
  // Half of the jitter: waits are three quarters of their full length.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', {});
  work = vi.fn(async () => true);
  pump = createPump('outbox', work);
});
afterEach(() => {
  pump.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const times = () => work.mock.calls.length;

test('FAULT-14 work that is done is not run again', async () => {
  pump.run();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times()).toBe(1);
});

test('FAULT-14 work that is not done is run again after a second, and later each time', async () => {
  work.mockResolvedValue(false);
  pump.run();
  await settled();
  for (const wait of [750, 1500, 3000, 6000, 11_250, 11_250]) {
    const before = times();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(times()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toBe(before + 1);
  }
  work.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(11_250);
  const done = times();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times()).toBe(done);
  // What comes later begins with the shortest wait.
  work.mockResolvedValue(false);
  pump.run();
  await vi.advanceTimersByTimeAsync(750);
  expect(times()).toBe(done + 2);
});

test('FAULT-14 waits are between half and the whole of their length', async () => {
  work.mockResolvedValue(false);
  vi.mocked(Math.random).mockReturnValue(0);
  pump.run();
  await vi.advanceTimersByTimeAsync(499);
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times()).toBe(2);
});

test('FAULT-26 what is asked for during a run is run once more after it, and never beside it', async () => {
  let finish = (_: boolean) => {};
  work.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  pump.run();
  await settled();
  pump.run();
  pump.run();
  await settled();
  expect(times()).toBe(1);
  finish(true);
  await settled();
  expect(times()).toBe(2);
  finish(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times()).toBe(2);
});

test('FAULT-14 it runs at once when the network, the guest or the connection is back', async () => {
  work.mockResolvedValue(false);
  pump.run();
  await settled();
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(times()).toBe(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(times()).toBe(3);
  realtime.change('offline');
  await settled();
  expect(times()).toBe(3);
  realtime.change('connected');
  await settled();
  expect(times()).toBe(4);
  // The shortest wait follows, and only one.
  await vi.advanceTimersByTimeAsync(750);
  expect(times()).toBe(5);
});

test('a page that nobody looks at waits for its timer', async () => {
  work.mockResolvedValue(false);
  pump.run();
  await settled();
  Object.assign(document, { visibilityState: 'hidden' });
  page.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(times()).toBe(1);
});

test('work that throws is logged and run again', async () => {
  const error = new Error('broken');
  work.mockRejectedValueOnce(error);
  pump.run();
  await settled();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('What waits could not be sent', error);
  await vi.advanceTimersByTimeAsync(750);
  expect(times()).toBe(2);
});

test('FAULT-28 one that is stopped runs nothing any more, whatever comes back', async () => {
  work.mockResolvedValue(false);
  pump.run();
  await settled();
  pump.stop();
  page.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  realtime.change('connected');
  pump.run();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times()).toBe(1);
});

test('FAULT-28 one that is stopped in the middle of its work does not begin again, and logs nothing', async () => {
  let fail = (_: Error) => {};
  work.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  pump.run();
  await settled();
  pump.run();
  pump.stop();
  fail(new DOMException('Stopped', 'AbortError'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times()).toBe(1);
  expect(console.warn).not.toHaveBeenCalled();
});

test('FAULT-26 of several tabs one works at a time, under the name of the work', async () => {
  const request = vi.fn((_name: string, _options: object, run: () => Promise<boolean>) => run());
  vi.stubGlobal('navigator', { locks: { request } });
  pump.run();
  await settled();
  expect(request).toHaveBeenCalledExactlyOnceWith(
    'outbox',
    { signal: expect.any(AbortSignal) },
    work,
  );
  expect(times()).toBe(1);
});
