import { useWatch } from 'react-hook-form';
import type { Form } from './use-form.ts';

/** What some fields of text hold now; who asks is drawn again when they change, the form is not. */
export function useFieldValues<Name extends string>(
  form: Form<Name>,
  names: readonly NoInfer<Name>[],
): string[] {
  return useWatch({ control: form.control, name: [...names] });
}
