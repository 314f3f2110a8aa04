import { PasswordInput } from '../ui/fields/password-input.tsx';
import { type FieldOf, useField } from './use-field.ts';

/** Connects a password to a form, outside the draft. */
export function PasswordField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof PasswordInput, Name>) {
  return <PasswordInput {...input} {...useField({ form, name }, { secret: true })} name={name} />;
}
