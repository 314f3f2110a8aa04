import * as z from '@foyer/shared/schema';
import { passwordsMatch, requiredText } from './fields.ts';

/** POST /forget-password and POST /resend-otp. */
export const EmailPayload = z.object({
  email: requiredText('Please enter your email.').check(z.trim()),
});

/** POST /verify-otp */
export const VerifyOtpPayload = z.object({
  email: requiredText('Email is required'),
  otp: z.string().check(z.regex(/^\d{4}$/, 'Please enter all 4 digits of the code.')),
});

/**
 * POST /reset-password. The provider checks the strength of the password (AUTH-100); the form checks
 * only that both are equal (AUTH-36).
 */
export const ResetPasswordPayload = z
  .object({
    email: requiredText('Email is required'),
    token: requiredText('Token is required'),
    password: z.string('Password is required'),
    password_confirmation: z.string('Confirm Password is required'),
  })
  .check(passwordsMatch('Passwords do not match.'));
