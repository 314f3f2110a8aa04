import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppRouter } from '../lib/app-router.ts';
import { debouncedRouter } from './debounced-router.ts';

type Listener = Parameters<AppRouter['subscribe']>[0];
type State = Parameters<Listener>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a fake router. `states` collects what subscribers of the debounced router receive. */
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
  const states: string[] = [];
  const stop = debouncedRouter(router).subscribe(({ navigation }) => states.push(navigation.state));
  const emit = (next: 'idle' | 'loading') => {
    state = next;
    for (const listener of listeners)
      listener(stateOf(), { deletedFetchers: [], newErrors: null, flushSync: false });
  };
  return { states, emit, stop };
}

test('reports only the end of a short navigation', () => {
  const { states, emit } = follow();
  emit('loading');
  emit('idle');
  vi.advanceTimersByTime(1_000);
  expect(states).toEqual(['idle']);
});

test('reports a navigation that lasts', () => {
  const { states, emit } = follow();
  emit('loading');
  vi.advanceTimersByTime(99);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  emit('idle');
  expect(states).toEqual(['loading', 'idle']);
});

test('reports nothing after unsubscribing', () => {
  const { states, emit, stop } = follow();
  emit('loading');
  stop();
  vi.advanceTimersByTime(1_000);
  expect(states).toEqual([]);
});
