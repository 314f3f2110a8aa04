import { draftOf } from '@foyer/shared/runtime';
import { useState } from 'react';
import { typedEmail } from '../layout/typed-email.ts';
import { type SignUpField, type SignUpValues, signUpErrors } from './sign-up-rules.ts';

const EMPTY: SignUpValues = {
  name: '',
  email: '',
  phone: '',
  arrivalDate: '',
  arrivalTime: '',
  password: '',
  confirmPassword: '',
};

const draft = draftOf('sign-up');

/** The form's values, what is wrong with them, and which of it is time to say (on blur, on submit). */
export function useSignUp() {
  const [values, setValues] = useState<SignUpValues>(() => ({
    ...EMPTY,
    ...draft.read(),
    email: typedEmail.read(),
  }));
  const [left, setLeft] = useState<ReadonlySet<SignUpField>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<SignUpField, string>>>({});
  const errors = signUpErrors(values);

  return {
    values,
    valid: Object.keys(errors).length === 0,

    /** Props that every field of the form has in common. */
    field: (name: SignUpField) => ({
      value: values[name],
      error: (left.has(name) && errors[name]) || refused[name],
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }),

    change(name: SignUpField, value: string) {
      setValues((before) => {
        const next = { ...before, [name]: value };
        const { password: _, confirmPassword: __, email, ...kept } = next;
        draft.write(kept);
        typedEmail.write(email);
        return next;
      });
      setRefused(({ [name]: _, ...others }) => others);
    },

    /** Says everything that is wrong: the guest has pressed the button. */
    showAll: () => setLeft(new Set(Object.keys(EMPTY) as SignUpField[])),

    /** Shows the provider's own messages at the fields. */
    refuse: setRefused,

    /** The form has done its work. */
    forget: draft.clear,
  };
}
