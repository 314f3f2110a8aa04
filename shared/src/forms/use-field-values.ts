import { useWatch } from 'react-hook-form';
import type { Form } from './use-form.ts';

/** Returns the values of some text fields and rerenders only the calling component on a change. */
export function useFieldValues<Name extends string>(
  form: Form<Name>,
  names: readonly NoInfer<Name>[],
): string[] {
  return useWatch({ control: form.control, name: [...names] });
}
