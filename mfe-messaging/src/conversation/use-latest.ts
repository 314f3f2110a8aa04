import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was drawn last, for handlers that must not be new with every drawing. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
