import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHydration } from '../../templates/hydration.ts';

/**
 * Calls `fill` after hydration, to fill in values that only this device has.
 *
 * If the focused input is filled, its text is selected, as after tabbing into it: typing then replaces
 * the filled text in place of appending to it.
 */
export function useFillAfterHydration(fill: () => void): void {
  const isHydrating = useHydration();
  const wasPrerendered = useRef(isHydrating);
  const [focused, setFocused] = useState<{ input: HTMLInputElement; value: string }>();
  const fillIn = useEffectEvent(() => {
    const input = document.activeElement;
    if (input instanceof HTMLInputElement) setFocused({ input, value: input.value });
    fill();
  });
  useLayoutEffect(() => {
    if (!isHydrating && wasPrerendered.current) fillIn();
  }, [isHydrating]);
  useLayoutEffect(() => {
    if (focused && focused.input.value !== focused.value) focused.input.select();
  }, [focused]);
}
