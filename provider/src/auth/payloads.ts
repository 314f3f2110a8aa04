import { LoginPayload } from '@foyer/shared/contracts/provider/auth.ts';
import {
  EMAIL,
  emptyOr,
  requiredText,
  whenFilled,
} from '@foyer/shared/contracts/provider/fields.ts';
import {
  EmailPayload,
  ResetPasswordPayload,
  VerifyOtpPayload,
} from '@foyer/shared/contracts/provider/recovery.ts';
import { NewPassword, RegisterPayload } from '@foyer/shared/contracts/provider/sign-up.ts';
import * as z from 'zod/mini';
import { storable } from '../http/fields.ts';
import { isCommonPassword } from './common-passwords.ts';
import { imitatesHotel } from './reserved-name.ts';

/*
 * These schemas add the rules that only the provider checks to the contract's payloads: storable
 * characters, length, and values that a form does not validate. The forms show the contract's rules.
 */

const EMAIL_MAX = 254;
/** Limits the server time that hashing a long password takes. */
const PASSWORD_MAX = 200;

/** Lower-cases e-mail addresses, which are stored and compared in lower case. */
const address = [...storable(EMAIL_MAX), z.trim(), z.toLowerCase()];
const email = [...address, z.regex(EMAIL, { error: 'Invalid email', ...whenFilled })];
const password = NewPassword.check(
  ...storable(PASSWORD_MAX),
  z.refine<string>((value) => !isCommonPassword(value), {
    error: 'This password is too common',
    when: ({ issues }) => issues.length === 0,
  }),
);
const confirmation = requiredText('Confirm Password is required').check(...storable(PASSWORD_MAX));

/** PostgreSQL has no year 0. */
const day = z.iso
  .date('Invalid date')
  .check(z.refine<string>((date) => !date.startsWith('0000'), { error: 'Invalid date' }));

export const LoginBody = z.safeExtend(LoginPayload, {
  email: requiredText('Email is required').check(...address),
  password: requiredText('Password is required').check(...storable(PASSWORD_MAX)),
});

export const RegisterBody = z.safeExtend(RegisterPayload, {
  name: RegisterPayload.shape.name.check(
    ...storable(120),
    z.refine<string>((name) => !imitatesHotel(name), { error: 'This name is reserved' }),
  ),
  email: RegisterPayload.shape.email.check(...address),
  phone: RegisterPayload.shape.phone.check(...storable(40)),
  password,
  password_confirmation: confirmation,
  hotel_slug: RegisterPayload.shape.hotel_slug.check(...storable(64)),
  check_in_date: emptyOr(day),
  check_in_time: emptyOr(z.string().check(...storable(20))),
});

export const EmailBody = z.safeExtend(EmailPayload, {
  email: EmailPayload.shape.email.check(...email),
});

export const VerifyOtpBody = z.safeExtend(VerifyOtpPayload, {
  email: VerifyOtpPayload.shape.email.check(...email),
});

export const ResetPasswordBody = z.safeExtend(ResetPasswordPayload, {
  email: ResetPasswordPayload.shape.email.check(...email),
  token: ResetPasswordPayload.shape.token.check(...storable(200)),
  password,
  password_confirmation: confirmation,
});
