import { DatePicker } from '../ui/fields/date-picker.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** Connects a date picker to a form; the value is `YYYY-MM-DD` or empty. */
export function DateField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof DatePicker, Name>) {
  const { onBlur: _, ...field } = useField({ form, name });
  return <DatePicker {...input} {...field} />;
}
