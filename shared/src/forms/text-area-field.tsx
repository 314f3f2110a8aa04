import { TextArea } from '../ui/fields/text-area.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** Connects a multi-line text to a form. */
export function TextAreaField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof TextArea, Name>) {
  return <TextArea {...input} {...useField({ form, name })} name={name} />;
}
