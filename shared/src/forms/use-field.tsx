import type { ComponentType, ReactElement } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FieldValue } from './lib/field-value.ts';
import type { Form } from './use-form.ts';

/** Names a field of a form. */
type FieldReference<Name extends string> = { form: Form<Name>; name: NoInfer<Name> };

type FormProps = 'form' | 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur';

/** Props of an input in a form, which supplies the value, the error and the handlers. */
type FieldOf<Input, Name extends string> = FieldReference<Name> & Omit<Input, FormProps>;

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

/** Connects an input to a form; a `secret` one stays outside the draft. */
export function formField<Props extends object>(
  Input: ComponentType<Props>,
  options?: { secret: boolean },
) {
  return function FormField<Name extends string>({
    form,
    name,
    ...input
  }: FieldOf<Props, Name>): ReactElement {
    const field = useField({ form, name }, options);
    return <Input {...(input as unknown as Props)} {...field} name={name} />;
  };
}

/** Returns the values of some text fields. A change rerenders only the calling component. */
export function useFieldValues<Name extends string>(
  form: Form<Name>,
  names: readonly NoInfer<Name>[],
): string[] {
  return useWatch({ control: form.control, name: [...names] });
}
