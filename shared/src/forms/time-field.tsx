import { TimePicker } from '../ui/fields/time-picker.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** Connects a time picker to a form; the value is `03:05 PM` or empty. */
export function TimeField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof TimePicker, Name>) {
  return <TimePicker {...input} {...useField({ form, name })} />;
}
