import { Checklist } from '../ui/fields/checklist.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** Items to tick, in groups; the form holds the ids of those that are chosen. */
export function ChecklistField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof Checklist, Name>) {
  const { onBlur: _, ...field } = useField<Name, readonly number[]>({ form, name });
  return <Checklist {...input} {...field} />;
}
