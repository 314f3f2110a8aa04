import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useHydration } from '../../templates/hydration.ts';
import { useFillAfterHydration } from '../../ui/fields/field-hydration.ts';
import { draftText, type FieldValue } from './field-value.ts';

type Values = Record<string, FieldValue>;

/**
 * Sets the values of a form during and after hydration, and when its `defaults` change.
 *
 * During hydration the inputs report early input before this form listens, so it is applied again.
 * Afterwards untouched fields get the values that only this device has, or that were fetched.
 */
export function useHydratedValues(
  { getValues, setValue }: Pick<UseFormReturn, 'getValues' | 'setValue'>,
  { initial, defaults, stored }: { initial: Values; defaults: Values; stored: () => Values },
): void {
  const isHydrating = useHydration();
  const filledIn = useRef(initial);
  function fill(values: Values) {
    for (const [name, value] of Object.entries(filledIn.current)) {
      const current: FieldValue = getValues(name);
      setValue(name, draftText(current) === draftText(value) ? values[name] : current);
    }
    filledIn.current = values;
  }
  const applyEarlyInput = useEffectEvent(() => fill(initial));
  useLayoutEffect(() => {
    if (isHydrating) applyEarlyInput();
  }, [isHydrating]);
  useFillAfterHydration(() => fill(stored()), JSON.stringify(defaults));
}
