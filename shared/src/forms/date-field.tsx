import { DatePicker } from '../ui/fields/date-picker.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** A day, `YYYY-MM-DD` or empty. */
export function DateField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof DatePicker, Name>) {
  const { onBlur: _, ...field } = useField({ form, name });
  return <DatePicker {...input} {...field} />;
}
