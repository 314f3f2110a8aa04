import { CodeInput } from '../ui/fields/code-input.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** A one-time code, which is kept nowhere. What is wrong with it the screen says below it. */
export function CodeField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof CodeInput, Name>) {
  const { error, ...field } = useField({ form, name }, { secret: true });
  return <CodeInput aria-invalid={error ? true : undefined} {...input} {...field} name={name} />;
}
