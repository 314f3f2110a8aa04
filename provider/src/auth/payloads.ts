import type {
  EmailPayload,
  LoginPayload,
  RegisterPayload,
  ResetPasswordPayload,
  VerifyOtpPayload,
} from '@foyer/shared/contracts/auth';
import * as z from 'zod/mini';
import { text } from '../http/text.ts';

const EMAIL_MAX = 254;
/** Longer ones only cost the server time. */
const PASSWORD_MAX = 200;

/** Addresses are compared without regard to case; they are stored in lower case. */
const address = text({ max: EMAIL_MAX, required: 'Email is required' }).check(
  z.trim(),
  z.toLowerCase(),
);
const email = z.pipe(address, z.email('Invalid email'));

/** The sign-up rules (specification section 5); the provider holds a reset to them too. */
const newPassword = text({ max: PASSWORD_MAX, required: 'Password is required' }).check(
  z.regex(/\p{L}.*\d|\d.*\p{L}/su, 'Must be alphanumeric'),
  z.minLength(8, 'Must be at least 8 characters'),
);

const confirmed = (message: string) =>
  z.refine<{ password: string; password_confirmation: string }>(
    (body) => body.password === body.password_confirmation,
    { error: message, path: ['password_confirmation'] },
  );
const confirmation = text({ max: PASSWORD_MAX, required: 'Confirm Password is required' });

/** An optional field; forms send '' for what was left empty. */
const optional = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.optional(
    z.nullable(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        schema,
      ]),
    ),
  );

export const LoginBody = z.object({
  email: address,
  password: text({ max: PASSWORD_MAX, required: 'Password is required' }),
}) satisfies z.ZodMiniType<LoginPayload>;

/** What of a name is seen: 'Hotel Admin' stays the hotel's own with any signs between or around. */
const lettersOf = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/[\P{L}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();

/** PostgreSQL has no year 0. */
const day = z.iso
  .date('Invalid date')
  .check(z.refine<string>((date) => date >= '0001', { error: 'Invalid date' }));

export const RegisterBody = z
  .object({
    name: text({ max: 120, required: 'Name is required' }).check(
      z.trim(),
      z.refine<string>((name) => lettersOf(name) !== 'hoteladmin', {
        error: 'This name is reserved',
      }),
    ),
    email,
    phone: text({ max: 40, required: 'Phone is required' }).check(
      z.trim(),
      z.regex(/^\+?[\d\s()-]{10,20}$/, 'Invalid phone number'),
    ),
    password: newPassword,
    password_confirmation: confirmation,
    hotel_slug: text({ max: 64, required: 'Hotel is required' }),
    check_in_date: optional(day),
    check_in_time: optional(text({ max: 20 })),
  })
  .check(confirmed('Passwords must match')) satisfies z.ZodMiniType<RegisterPayload>;

export const EmailBody = z.object({ email }) satisfies z.ZodMiniType<EmailPayload>;

export const VerifyOtpBody = z.object({
  email,
  otp: text({ max: 20, required: 'Code is required' }),
}) satisfies z.ZodMiniType<VerifyOtpPayload>;

export const ResetPasswordBody = z
  .object({
    email,
    token: text({ max: 200, required: 'Token is required' }),
    password: newPassword,
    password_confirmation: confirmation,
  })
  .check(confirmed('Passwords must match')) satisfies z.ZodMiniType<ResetPasswordPayload>;
