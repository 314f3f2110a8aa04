import type { ComponentType, ReactElement } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FieldValue } from './lib/field-value.ts';
import type { Form } from './use-form.ts';

/** Props that the form supplies to its inputs. */
type FormProps = 'form' | 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur';

/**
 * Connects an input to a form, which supplies its id, value, error and handlers.
 *
 * The id is made of the names of the form and the field. A `secret` field stays outside the draft.
 */
export function formField<Props extends object>(
  Input: ComponentType<Props>,
  { secret = false }: { secret?: boolean } = {},
) {
  return function FormField<Name extends string>({
    form,
    name,
    ...input
  }: { form: Form<Name>; name: NoInfer<Name> } & Omit<Props, FormProps>): ReactElement {
    const { field, fieldState } = useController({ control: form.control, name });
    const formProps = {
      id: form.id(name),
      name,
      value: field.value,
      error: fieldState.error?.message,
      onChange(value: FieldValue) {
        field.onChange(value);
        form.change(name, value, secret);
      },
      onBlur: () => form.afterPress(field.onBlur),
    };
    return <Input {...(input as unknown as Props)} {...formProps} />;
  };
}

/** Returns the values of some text fields. A change rerenders only the calling component. */
export function useFieldValues<Name extends string>(
  form: Form<Name>,
  names: readonly NoInfer<Name>[],
): string[] {
  return useWatch({ control: form.control, name: [...names] });
}
