import { PasswordInput } from '../ui/fields/password-input.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** A password, which is kept nowhere. */
export function PasswordField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof PasswordInput, Name>) {
  const { onChange, ...field } = useField({ form, name }, { secret: true });
  return (
    <PasswordInput
      {...input}
      {...field}
      name={name}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
