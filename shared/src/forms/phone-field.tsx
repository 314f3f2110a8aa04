import { useState } from 'react';
import { PhoneInput } from '../ui/fields/phone-input.tsx';
import { toE164 } from '../ui/fields/phone-number.ts';
import { type FieldOf, useField } from './use-field.ts';

/** Connects a phone number to a form, which holds E.164; the input holds the typed text. */
export function PhoneField<Name extends string>({
  form,
  name,
  ...input
}: FieldOf<typeof PhoneInput, Name>) {
  const { value, onChange, ...field } = useField({ form, name });
  const [typed, setTyped] = useState(value);
  return (
    <PhoneInput
      {...input}
      {...field}
      name={name}
      value={toE164(typed) === value ? typed : value}
      onChange={(phone) => {
        setTyped(phone);
        onChange(toE164(phone));
      }}
    />
  );
}
