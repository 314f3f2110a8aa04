import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { EmailPayload, ResetPasswordPayload, VerifyOtpPayload } from './recovery.ts';

const reset = {
  email: 'amelia@example.com',
  token: 'a token',
  password: 'garden2026',
  password_confirmation: 'garden2026',
};
const messages = (schema: z.ZodMiniType, payload: unknown) =>
  z.safeParse(schema, payload).error?.issues.map(({ message }) => message) ?? [];

test('AUTH-25 requires an email address and trims it', () => {
  expect(messages(EmailPayload, { email: ' ' })).toEqual(['Please enter your email.']);
  expect(messages(EmailPayload, {})).toEqual(['Please enter your email.']);
  expect(z.parse(EmailPayload, { email: ' a@b.co ' })).toEqual({ email: 'a@b.co' });
});

test.each(['123', '12345', '12 4', 'abcd', ''])('AUTH-30 refuses the code %j', (otp) => {
  expect(messages(VerifyOtpPayload, { email: 'a@b.co', otp })).toEqual([
    'Please enter all 4 digits of the code.',
  ]);
});

test('AUTH-30 accepts four digits with an email address', () => {
  expect(messages(VerifyOtpPayload, { email: 'a@b.co', otp: '0042' })).toEqual([]);
  expect(messages(VerifyOtpPayload, { email: '', otp: '0042' })).toEqual(['Email is required']);
});

test('AUTH-36 requires two equal passwords', () => {
  expect(messages(ResetPasswordPayload, reset)).toEqual([]);
  expect(messages(ResetPasswordPayload, { ...reset, password_confirmation: 'x' })).toEqual([
    'Passwords do not match.',
  ]);
  expect(
    z.safeParse(ResetPasswordPayload, { ...reset, password: 'x' }).error?.issues,
  ).toMatchObject([{ path: ['password_confirmation'] }]);
});

test('AUTH-36 reports missing fields together with unequal passwords, and one error for a non-object', () => {
  expect(messages(ResetPasswordPayload, { ...reset, email: '', token: ' ' })).toEqual([
    'Email is required',
    'Token is required',
  ]);
  expect(messages(ResetPasswordPayload, { ...reset, token: '', password: 'x' })).toEqual([
    'Token is required',
    'Passwords do not match.',
  ]);
  expect(messages(ResetPasswordPayload, { email: 'a@b.co', token: 'x' })).toEqual([
    'Password is required',
    'Confirm Password is required',
  ]);
  expect(messages(ResetPasswordPayload, null)).toHaveLength(1);
});
