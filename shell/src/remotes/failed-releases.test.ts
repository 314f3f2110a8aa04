import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedReleases } from './failed-releases.ts';

const tab = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@foyer/shared/runtime', () => ({
  sessionStore: {
    read: (key: string) => tab.get(key),
    write: (key: string, value: unknown) => void tab.set(key, value),
    remove: (key: string) => void tab.delete(key),
  },
}));

const MINUTE = 60_000;
const known = () => [
  failedReleases.has('mfe-hotel', '2.0.0'),
  failedReleases.has('mfe-auth', '2.0.0'),
];

beforeEach(() => {
  tab.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => vi.useRealTimers());

test('FAULT-49 remembers each failed release in this tab for ten minutes', () => {
  failedReleases.add('mfe-hotel', '2.0.0');
  vi.setSystemTime(5 * MINUTE);
  failedReleases.add('mfe-auth', '2.0.0');
  expect(known()).toEqual([true, true]);
  expect(failedReleases.has('mfe-hotel', '1.0.0')).toBe(false);
  vi.setSystemTime(10 * MINUTE);
  expect(known()).toEqual([false, true]);
});

test('FAULT-49 forgets a failure in the future, after the clock was set back', () => {
  vi.setSystemTime(60 * MINUTE);
  failedReleases.add('mfe-hotel', '2.0.0');
  vi.setSystemTime(0);
  expect(known()).toEqual([false, false]);
});

test('forgets all failures on request', () => {
  failedReleases.add('mfe-hotel', '2.0.0');
  failedReleases.add('mfe-auth', '2.0.0');
  failedReleases.forget();
  expect(known()).toEqual([false, false]);
});
