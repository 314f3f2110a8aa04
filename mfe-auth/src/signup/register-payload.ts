import type { RegisterPayload } from '@foyer/shared/contracts/auth';
import { toE164 } from '@foyer/shared/ui/fields/phone-number';
import type { SignUpField, SignUpValues } from './sign-up-rules.ts';

/** What the provider calls each field, for its messages of a 422. */
export const WIRE_NAMES: Record<SignUpField, keyof RegisterPayload> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  arrivalDate: 'check_in_date',
  arrivalTime: 'check_in_time',
  password: 'password',
  confirmPassword: 'password_confirmation',
};

/** The registration payload (specification section 3); the guest cannot choose the slug. */
export function registerPayload(values: SignUpValues, slug: string): RegisterPayload {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: toE164(values.phone),
    password: values.password,
    password_confirmation: values.confirmPassword,
    hotel_slug: slug,
    check_in_date: values.arrivalDate || null,
    check_in_time: values.arrivalTime || null,
  };
}
