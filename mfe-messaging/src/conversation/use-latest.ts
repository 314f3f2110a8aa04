import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a ref to the last rendered value, for handlers with a stable identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
