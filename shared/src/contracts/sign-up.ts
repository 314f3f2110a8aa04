import * as z from '@foyer/shared/schema';
import { confirmed, EMAIL, emptyOr, filled, given } from './fields.ts';

/** A password that is chosen (AUTH-20). */
export const NewPassword = given('Password is required').check(
  z.regex(/\p{L}.*\d|\d.*\p{L}/su, { error: 'Must be alphanumeric', ...filled }),
  z.minLength(8, { error: 'Must be at least 8 characters', ...filled }),
);

/** Optional plus, then 10 to 20 digits, spaces, dashes or parentheses. */
const PHONE = /^\+?[\d\s()-]{10,20}$/;

/**
 * POST /register, and what the sign-up form holds: the rules of AUTH-18 to AUTH-22. Dates
 * travel as `YYYY-MM-DD`, the time as the guest chose it (`03:05 PM`).
 */
export const RegisterPayload = z
  .object({
    name: given('Name is required').check(z.trim()),
    email: given('Email is required').check(
      z.trim(),
      z.regex(EMAIL, { error: 'Invalid email', ...filled }),
    ),
    phone: given('Phone is required').check(
      z.trim(),
      z.regex(PHONE, { error: 'Invalid phone number', ...filled }),
    ),
    password: NewPassword,
    password_confirmation: given('Confirm Password is required'),
    hotel_slug: given('Hotel is required'),
    check_in_date: emptyOr(z.iso.date('Invalid date')),
    check_in_time: emptyOr(z.string()),
  })
  .check(confirmed('Passwords must match'));
export type RegisterPayload = z.infer<typeof RegisterPayload>;
