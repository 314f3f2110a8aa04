import * as z from '@foyer/shared/schema';
import { describe, expect, test } from 'vitest';
import { RegisterPayload } from './sign-up.ts';

const good = {
  name: 'Amelia Hart',
  email: 'amelia.hart@example.com',
  phone: '+447700900123',
  check_in_date: '',
  check_in_time: '',
  password: 'garden2026',
  password_confirmation: 'garden2026',
  hotel_slug: 'grand-plaza',
};
type Values = typeof good;

/** Returns the first failing rule of each field, as a form shows it. */
function errorsWith(change: Partial<Values>) {
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of z.safeParse(RegisterPayload, { ...good, ...change }).error
    ?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}

test('AUTH-80 accepts a form without arrival date and time', () => {
  expect(errorsWith({})).toEqual({});
});

test('AUTH-18 AUTH-75 reports each empty field', () => {
  const empty = { name: '', email: '', phone: '', password: '', password_confirmation: '' };
  expect(errorsWith(empty)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    password: 'Password is required',
    password_confirmation: 'Confirm Password is required',
  });
  expect(errorsWith({ name: '   ' })).toEqual({ name: 'Name is required' });
});

describe('AUTH-19 AUTH-77 malformed email and phone', () => {
  test.each(['x', 'amelia.hart@example', '@example.com', 'a@b@c.com', 'a b@example.com', 'a@.com'])(
    'refuses the email %j',
    (email) => expect(errorsWith({ email })).toEqual({ email: 'Invalid email' }),
  );
  test.each(['a@b.co', 'o’neill+tag@sub.example.org', ' amelia@example.com '])(
    'accepts the email %j',
    (email) => expect(errorsWith({ email })).toEqual({}),
  );
  test.each(['+44 770', '12345', '+447700900123456789012', '+44 7700 90012x', '++447700900123'])(
    'refuses the phone %j',
    (phone) => expect(errorsWith({ phone })).toEqual({ phone: 'Invalid phone number' }),
  );
  test.each(['1234567890', '+1 (702) 123-4567', '07700 900-123'])('accepts the phone %j', (phone) =>
    expect(errorsWith({ phone })).toEqual({}),
  );
});

describe('AUTH-20 AUTH-78 AUTH-79 password', () => {
  const passwordError = (password: string) =>
    errorsWith({ password, password_confirmation: password }).password;

  test.each(['abcdefgh', '12345678', 'abc', '!!!!!!!!'])(
    'refuses %j as not alphanumeric',
    (password) => expect(passwordError(password)).toBe('Must be alphanumeric'),
  );
  test('refuses abc1 as too short', () =>
    expect(passwordError('abc1')).toBe('Must be at least 8 characters'));
  test.each(['abcdefg1', 'pass word-1!', 'пароль12'])('accepts %j', (password) =>
    expect(passwordError(password)).toBeUndefined(),
  );
});

test('AUTH-21 refuses a different confirmation', () => {
  expect(errorsWith({ password_confirmation: 'garden2027' })).toEqual({
    password_confirmation: 'Passwords must match',
  });
});

test('AUTH-21 reports a different confirmation together with an empty field', () => {
  expect(errorsWith({ name: '', password_confirmation: 'garden2027' })).toEqual({
    name: 'Name is required',
    password_confirmation: 'Passwords must match',
  });
});

test('AUTH-19 refuses an address that a mail header would read as several', () => {
  expect(errorsWith({ email: 'noor,amelia@example.com' })).toEqual({ email: 'Invalid email' });
});

const filled = {
  ...good,
  name: ' Amelia Hart ',
  email: 'amelia@example.com ',
  check_in_date: '2026-11-27',
  check_in_time: '03:00 PM',
  password: ' garden2026',
  password_confirmation: ' garden2026',
};

test('AUTH-22 trims the registration payload', () => {
  expect(z.parse(RegisterPayload, filled)).toEqual({
    name: 'Amelia Hart',
    email: 'amelia@example.com',
    phone: '+447700900123',
    password: ' garden2026',
    password_confirmation: ' garden2026',
    hotel_slug: 'grand-plaza',
    check_in_date: '2026-11-27',
    check_in_time: '03:00 PM',
  });
});

test('AUTH-80 sends empty arrival date and time as null', () => {
  const sent = z.parse(RegisterPayload, { ...filled, check_in_date: '', check_in_time: '' });
  expect(sent).toMatchObject({ check_in_date: null, check_in_time: null });
});
