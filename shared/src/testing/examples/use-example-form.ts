import * as z from '@foyer/shared/schema';
import { useId } from 'react';
import type { FieldValue } from '../../forms/lib/field-value.ts';
import { type Form, useForm } from '../../forms/use-form.ts';

/** Holds typed values in no storage, so that the examples of two brands stay apart. */
const NO_DRAFT = { read: () => ({}), write() {}, clear() {} };

type ExampleField = { form: Form; name: string };

/** Stands for the form among the arguments of a field's example; `useExampleForm` replaces it. */
export const EXAMPLE_FORM: ExampleField = { form: {} as Form, name: 'value' };

/** Hides the form, which is no plain value, from the catalogue's controls. */
export const EXAMPLE_FORM_CONTROLS = {
  form: { control: false },
  name: { control: false },
} as const;

/**
 * Returns a form with one field, of this initial value and rule. The catalogue has no provider, so each
 * submission succeeds.
 */
export function useExampleForm(value: FieldValue, rule: z.ZodMiniType = z.unknown()): ExampleField {
  const schema: z.ZodMiniType<object, Record<string, unknown>> = z.object({ value: rule });
  const form = useForm({
    name: useId(),
    schema,
    defaults: { value } as Record<string, FieldValue>,
    draft: NO_DRAFT,
    mutation: { mutationFn: async () => undefined },
    onSuccess() {},
    onFailure() {},
  });
  return { form, name: 'value' };
}
