import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTakeover } from '../frames/takeover.ts';
import { type FieldValue, kept } from './field-value.ts';

type Values = Record<string, FieldValue>;

/**
 * A form that was drawn in a frame: while React takes over, its inputs have told what was typed early,
 * before anything here listened; then what nobody typed into gets what only this device knows.
 */
export function useFrameValues(
  { getValues, setValue }: Pick<UseFormReturn, 'getValues' | 'setValue'>,
  drawn: Values,
  filled: () => Values,
): void {
  const takeover = useTakeover();
  const framed = useRef(takeover);
  const fill = useEffectEvent(() => {
    const values = takeover ? drawn : filled();
    for (const [name, value] of Object.entries(drawn)) {
      const held: FieldValue = getValues(name);
      setValue(name, kept(held) === kept(value) ? values[name] : held);
    }
  });
  useLayoutEffect(() => {
    if (takeover || framed.current) fill();
  }, [takeover]);
}
