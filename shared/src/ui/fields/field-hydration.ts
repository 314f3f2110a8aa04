import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHydration } from '../../templates/hydration.ts';

/**
 * Reports input that was typed before hydration; returns a ref for the element around the fields.
 *
 * It calls back once, during hydration. React's `onChange` never fires for such input, and the next
 * render would undo it.
 */
export function useInputBeforeHydration<Box extends HTMLElement>(
  onInput: (fields: HTMLInputElement[]) => void,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const isHydrating = useHydration();
  const reportInput = useEffectEvent(() => {
    const fields = [...(box.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
    if (fields.some(isTouched)) onInput(fields);
  });
  useLayoutEffect(() => {
    if (isHydrating) reportInput();
  }, [isHydrating]);
  return box;
}

/** Returns true if the field's current value differs from the prerendered one. */
function isTouched({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return value !== defaultValue || checked !== defaultChecked;
}

/**
 * Calls `fill` after hydration, and when `version` changes, to fill in values that come later than the
 * template.
 *
 * If the focused input is filled, its text is selected, as after tabbing into it: typing then replaces
 * the filled text in place of appending to it.
 */
export function useFillAfterHydration(fill: () => void, version = ''): void {
  const isHydrating = useHydration();
  const filled = useRef(isHydrating ? undefined : version);
  const [focused, setFocused] = useState<{ input: HTMLInputElement; value: string }>();
  const fillIn = useEffectEvent(() => {
    const input = document.activeElement;
    if (input instanceof HTMLInputElement) setFocused({ input, value: input.value });
    fill();
  });
  useLayoutEffect(() => {
    if (isHydrating || filled.current === version) return;
    filled.current = version;
    fillIn();
  }, [isHydrating, version]);
  useLayoutEffect(() => {
    if (focused && focused.input.value !== focused.value) focused.input.select();
  }, [focused]);
}
