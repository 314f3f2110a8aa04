import * as z from '@foyer/shared/schema';
import {
  EMAIL,
  emptyOr,
  passwordsMatch,
  requiredFormat,
  requiredText,
  whenFilled,
} from './fields.ts';

/** A new password (AUTH-20). */
export const NewPassword = requiredText('Password is required').check(
  z.regex(/\p{L}.*\d|\d.*\p{L}/su, { error: 'Must be alphanumeric', ...whenFilled }),
  z.minLength(8, { error: 'Must be at least 8 characters', ...whenFilled }),
);

/** Optional plus, then 10 to 20 digits, spaces, dashes or parentheses. */
const PHONE = /^\+?[\d\s()-]{10,20}$/;

/**
 * POST /register and the sign-up form, with the rules under "Sign-up" in docs/behaviour.md. Dates
 * are `YYYY-MM-DD`, the time is as the guest chose it (`03:05 PM`).
 */
export const RegisterPayload = z
  .object({
    name: requiredText('Name is required').check(z.trim()),
    email: requiredFormat('Email is required', EMAIL, 'Invalid email'),
    phone: requiredFormat('Phone is required', PHONE, 'Invalid phone number'),
    password: NewPassword,
    password_confirmation: requiredText('Confirm Password is required'),
    hotel_slug: requiredText('Hotel is required'),
    check_in_date: emptyOr(z.iso.date('Invalid date')),
    check_in_time: emptyOr(z.string()),
  })
  .check(passwordsMatch('Passwords must match'));
export type RegisterPayload = z.infer<typeof RegisterPayload>;
