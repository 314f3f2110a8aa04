import { TextInput } from '../ui/fields/text-input.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** Connects a one-line text to a form. */
export function TextField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof TextInput, Name>) {
  return <TextInput {...input} {...useField({ form, name })} name={name} />;
}
