import { Checklist } from '../ui/fields/checklist.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** Connects a grouped checklist to a form, which holds the ids of the chosen items. */
export function ChecklistField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof Checklist, Name>) {
  const { onBlur: _, ...field } = useField<Name, readonly number[]>({ form, name });
  return <Checklist {...input} {...field} />;
}
