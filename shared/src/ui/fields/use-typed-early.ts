import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTakeover } from '../../frames/takeover.ts';

/**
 * For the box around the fields of an input. What was typed there before the code came is told once,
 * while React takes over, as if it were typed now: React's `onChange` never says it, and the next
 * drawing would undo it.
 */
export function useTypedEarly<Box extends HTMLElement>(
  tell: (fields: HTMLInputElement[]) => void,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const takeover = useTakeover();
  const take = useEffectEvent(() => {
    const fields = [...(box.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
    if (fields.some(isTouched)) tell(fields);
  });
  useLayoutEffect(() => {
    if (takeover) take();
  }, [takeover]);
  return box;
}

/** Whether something else stands there than was drawn. */
function isTouched({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return value !== defaultValue || checked !== defaultChecked;
}
