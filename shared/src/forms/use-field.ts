import { useController } from 'react-hook-form';
import type { FieldValue } from './lib/field-value.ts';
import type { Form } from './use-form.ts';

/** Names a field of a form. */
type FieldReference<Name extends string> = { form: Form<Name>; name: NoInfer<Name> };

type FormProps = 'form' | 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur';

/**
 * Props of an input of `ui/fields` in a form. The form supplies the value, the error and the handlers.
 */
export type FieldOf<
  Input extends (props: never) => unknown,
  Name extends string,
> = FieldReference<Name> & Omit<Parameters<Input>[0], FormProps>;

/**
 * Returns the value, the error, the handlers and the id of one field.
 *
 * The id is made of the names of the form and the field. The draft never stores a `secret` field.
 */
export function useField<Name extends string, Value extends FieldValue = string>(
  { form, name }: FieldReference<Name>,
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
    onBlur: () => form.afterPress(field.onBlur),
  };
}
