import { LoginPayload } from '@foyer/shared/contracts/auth';
import { EMAIL, emptyOr, filled, given } from '@foyer/shared/contracts/fields';
import {
  EmailPayload,
  ResetPasswordPayload,
  VerifyOtpPayload,
} from '@foyer/shared/contracts/recovery';
import { NewPassword, RegisterPayload } from '@foyer/shared/contracts/sign-up';
import * as z from 'zod/mini';
import { storable } from '../http/text.ts';
import { imitatesHotel } from './reserved-name.ts';

/*
 * The contract's payloads, whose rules the forms show, and what only a provider must look at: what
 * can be stored, how long it is, and what a form does not ask before it sends.
 */

const EMAIL_MAX = 254;
/** Longer ones only cost the server time. */
const PASSWORD_MAX = 200;

/** Addresses are compared without regard to case; they are stored in lower case. */
const address = [...storable(EMAIL_MAX), z.trim(), z.toLowerCase()];
const email = [...address, z.regex(EMAIL, { error: 'Invalid email', ...filled })];
const password = NewPassword.check(...storable(PASSWORD_MAX));
const confirmation = given('Confirm Password is required').check(...storable(PASSWORD_MAX));

/** PostgreSQL has no year 0. */
const day = z.iso
  .date('Invalid date')
  .check(z.refine<string>((date) => !date.startsWith('0000'), { error: 'Invalid date' }));

export const LoginBody = z.safeExtend(LoginPayload, {
  email: given('Email is required').check(...address),
  password: given('Password is required').check(...storable(PASSWORD_MAX)),
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
