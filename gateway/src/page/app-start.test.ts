import { expect, test, vi } from 'vitest';
import { APP_START } from './app-start.ts';

/** A page in which it runs: `load` is called for each file that is begun with, `paint` tells of a paint. */
function pageWith({ hidden = false, types = ['paint'] }) {
  const load = vi.fn();
  let paint = () => {};
  class PerformanceObserver {
    static supportedEntryTypes = types;
    constructor(told: () => void) {
      paint = told;
    }
    observe(): void {}
  }
  const document = { hidden, querySelectorAll: () => [{ href: '/lib.js' }, { href: '/main.js' }] };
  const names = ['document', 'PerformanceObserver', 'load', 'addEventListener'];
  const run = new Function(...names, loading(APP_START));
  vi.useFakeTimers();
  const heard = vi.fn();
  run(document, PerformanceObserver, load, heard);
  return { load, paint, heard };
}

const loading = (script: string) => script.replace('import(', 'load(');

test('SHELL-74 the shell begins once the frame is painted, and once', () => {
  const { load, paint } = pageWith({});
  expect(load).not.toHaveBeenCalled();
  paint();
  expect(load.mock.calls).toEqual([['/lib.js'], ['/main.js']]);
  paint();
  vi.runAllTimers();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['in a tab that nobody looks at', { hidden: true }],
  ['where the browser tells of no paint', { types: ['resource'] }],
])('%s it begins at once', (_, page) => {
  expect(pageWith(page).load).toHaveBeenCalledTimes(2);
});

test('a page of which nothing is painted begins after half a second', () => {
  const { load } = pageWith({});
  vi.advanceTimersByTime(499);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('HOTEL-04 an offer to install the app is kept from the first moment on', () => {
  const [kind, keep] = pageWith({}).heard.mock.calls[0] ?? [];
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  expect(kind).toBe(offer.type);
  keep(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(globalThis).toHaveProperty('foyerOffer', offer);
});
