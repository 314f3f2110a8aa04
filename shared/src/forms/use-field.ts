import { useController } from 'react-hook-form';
import type { FieldValue } from './field-value.ts';
import type { Form } from './use-form.ts';

/** Which field of which form. */
type InForm<Name extends string> = { form: Form<Name>; name: NoInfer<Name> };

type Wired = 'form' | 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur';

/** An input of `ui/fields` in a form: told its label and hints, the form has the rest. */
export type FieldOf<Input extends (props: never) => unknown, Name extends string> = InForm<Name> &
  Omit<Parameters<Input>[0], Wired>;

/**
 * One field of a form: its value, what is wrong with it, and an id of its form's and its own name.
 * What is `secret` is never kept in the draft.
 */
export function useField<Name extends string, Value extends FieldValue = string>(
  { form, name }: InForm<Name>,
  { secret = false }: { secret?: boolean } = {},
) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    id: form.id(name),
    value: field.value as Value,
    error: fieldState.error?.message,
    onChange(value: Value) {
      field.onChange(value);
      form.change(name, value, secret);
    },
    onBlur: () => form.leave(field.onBlur),
  };
}
