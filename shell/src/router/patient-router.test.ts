import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patient } from './patient-router.ts';
import type { AppRouter } from './router.ts';

type Listener = Parameters<AppRouter['subscribe']>[0];
type State = Parameters<Listener>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A router that tells what it is told to; `heard` is what subscribers of the patient one hear. */
function follow() {
  const listeners = new Set<Listener>();
  let state = 'idle';
  const stateOf = () => ({ navigation: { state } }) as State;
  const router = {
    get state() {
      return stateOf();
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as AppRouter;
  const heard: string[] = [];
  const stop = patient(router).subscribe(({ navigation }) => heard.push(navigation.state));
  const tell = (next: 'idle' | 'loading') => {
    state = next;
    for (const listener of listeners)
      listener(stateOf(), { deletedFetchers: [], newErrors: null, flushSync: false });
  };
  return { heard, tell, stop };
}

test('of a navigation that is over at once only the end is heard', () => {
  const { heard, tell } = follow();
  tell('loading');
  tell('idle');
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['idle']);
});

test('a navigation that lasts is heard of', () => {
  const { heard, tell } = follow();
  tell('loading');
  vi.advanceTimersByTime(99);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  tell('idle');
  expect(heard).toEqual(['loading', 'idle']);
});

test('who has stopped listening hears nothing', () => {
  const { heard, tell, stop } = follow();
  tell('loading');
  stop();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
});
