import { useEffectEvent, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTakeover } from '../frames/takeover.ts';
import { useFilledLate } from '../ui/fields/use-filled-late.ts';
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
  function fill(values: Values) {
    for (const [name, value] of Object.entries(drawn)) {
      const held: FieldValue = getValues(name);
      setValue(name, kept(held) === kept(value) ? values[name] : held);
    }
  }
  const takeEarly = useEffectEvent(() => fill(drawn));
  useLayoutEffect(() => {
    if (takeover) takeEarly();
  }, [takeover]);
  useFilledLate(() => fill(filled()));
}
