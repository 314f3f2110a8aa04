import { TextInput } from '../ui/fields/text-input.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** A line of text. */
export function TextField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof TextInput, Name>) {
  const { onChange, ...field } = useField({ form, name });
  return (
    <TextInput
      {...input}
      {...field}
      name={name}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
