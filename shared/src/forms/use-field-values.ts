import { useWatch } from 'react-hook-form';
import type { Form } from './use-form.ts';

/** Returns the values of some text fields. A change rerenders only the calling component. */
export function useFieldValues<Name extends string>(
  form: Form<Name>,
  names: readonly NoInfer<Name>[],
): string[] {
  return useWatch({ control: form.control, name: [...names] });
}
