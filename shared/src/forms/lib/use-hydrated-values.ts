import { useEffectEvent, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useHydration } from '../../templates/hydration.ts';
import { useFillAfterHydration } from '../../ui/fields/field-hydration.ts';
import { draftText, type FieldValue } from './field-value.ts';

type Values = Record<string, FieldValue>;

/**
 * Sets the values of a prerendered form, during and after hydration.
 *
 * During hydration the inputs report early input before this form listens, so it is applied again.
 * Afterwards untouched fields get the values that only this device has.
 */
export function useHydratedValues(
  { getValues, setValue }: Pick<UseFormReturn, 'getValues' | 'setValue'>,
  prerendered: Values,
  stored: () => Values,
): void {
  const isHydrating = useHydration();
  function fill(values: Values) {
    for (const [name, value] of Object.entries(prerendered)) {
      const current: FieldValue = getValues(name);
      setValue(name, draftText(current) === draftText(value) ? values[name] : current);
    }
  }
  const applyEarlyInput = useEffectEvent(() => fill(prerendered));
  useLayoutEffect(() => {
    if (isHydrating) applyEarlyInput();
  }, [isHydrating]);
  useFillAfterHydration(() => fill(stored()));
}
