import { useSyncExternalStore } from 'react';

/** A value outside of React that notifies listeners of changes. */
export type ReadableStore<Value> = {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
};

type Store<Value> = ReadableStore<Value> & { set: (value: Value) => void };

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, get }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
