import { CodeInput } from '../ui/fields/code-input.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** Connects a one-time code to a form, outside the draft; the screen shows its error. */
export function CodeField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof CodeInput, Name>) {
  const { error, ...field } = useField({ form, name }, { secret: true });
  return <CodeInput aria-invalid={error ? true : undefined} {...input} {...field} name={name} />;
}
