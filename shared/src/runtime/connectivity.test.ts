import { beforeEach, expect, test, vi } from 'vitest';
import { onlineManager } from '../singletons/query.ts';
import { connectivity, onReconnect } from './connectivity.ts';

const page = new EventTarget();
let ended: AbortController;

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  connectivity.set('online');
  ended = new AbortController();
});

test.each(['captive-portal', 'unreachable'] as const)(
  'reports the return of the network once, when the gateway responds again after %s',
  (state) => {
    const back = vi.fn();
    const fired = vi.fn();
    page.addEventListener('online', fired, { once: true });
    onReconnect(back, ended.signal);
    connectivity.set(state);
    connectivity.set(state);
    expect([back.mock.calls.length, onlineManager.isOnline()]).toEqual([0, false]);
    connectivity.set('online');
    connectivity.set('online');
    expect([back.mock.calls.length, onlineManager.isOnline()]).toEqual([1, true]);
    expect(fired, 'no event of the browser is faked').not.toHaveBeenCalled();
    ended.abort();
    connectivity.set(state);
    connectivity.set('online');
    expect(back).toHaveBeenCalledOnce();
  },
);

test('reports the return of the network when the browser does', () => {
  const back = vi.fn();
  onReconnect(back, ended.signal);
  page.dispatchEvent(new Event('online'));
  ended.abort();
  page.dispatchEvent(new Event('online'));
  expect(back).toHaveBeenCalledOnce();
});
