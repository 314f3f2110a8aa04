import { describe, expect, test } from 'vitest';
import { type SignUpValues, signUpErrors } from './sign-up-rules.ts';

const good: SignUpValues = {
  name: 'Amelia Hart',
  email: 'amelia.hart@example.com',
  phone: '+447700900123',
  arrivalDate: '',
  arrivalTime: '',
  password: 'garden2026',
  confirmPassword: 'garden2026',
};
const errorsWith = (change: Partial<SignUpValues>) => signUpErrors({ ...good, ...change });

test('AUTH-21 everything given, without arrival date and time: nothing to complain about', () => {
  expect(signUpErrors(good)).toEqual({});
});

test('AUTH-18 empty fields', () => {
  const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '' };
  expect(errorsWith(empty)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    password: 'Password is required',
    confirmPassword: 'Confirm Password is required',
  });
  expect(errorsWith({ name: '   ' })).toEqual({ name: 'Name is required' });
});

describe('AUTH-19 malformed email and phone', () => {
  test.each(['x', 'amelia.hart@example', '@example.com', 'a@b@c.com', 'a b@example.com', 'a@.com'])(
    'email %j',
    (email) => expect(errorsWith({ email })).toEqual({ email: 'Invalid email' }),
  );
  test.each(['a@b.co', 'o’neill+tag@sub.example.org', ' amelia@example.com '])(
    'email %j is fine',
    (email) => expect(errorsWith({ email })).toEqual({}),
  );
  test.each(['+44 770', '12345', '+447700900123456789012', '+44 7700 90012x', '++447700900123'])(
    'phone %j',
    (phone) => expect(errorsWith({ phone })).toEqual({ phone: 'Invalid phone number' }),
  );
  test.each(['1234567890', '+1 (702) 123-4567', '07700 900-123'])('phone %j is fine', (phone) =>
    expect(errorsWith({ phone })).toEqual({}),
  );
});

describe('AUTH-20 password', () => {
  const passwordError = (password: string) =>
    errorsWith({ password, confirmPassword: password }).password;

  test.each(['abcdefgh', '12345678', 'abc', '!!!!!!!!'])('%j is not alphanumeric', (password) =>
    expect(passwordError(password)).toBe('Must be alphanumeric'),
  );
  test('abc1 is too short', () =>
    expect(passwordError('abc1')).toBe('Must be at least 8 characters'));
  test.each(['abcdefg1', 'pass word-1!', 'пароль12'])('%j is fine', (password) =>
    expect(passwordError(password)).toBeUndefined(),
  );
});

test('AUTH-21 a confirmation that differs', () => {
  expect(errorsWith({ confirmPassword: 'garden2027' })).toEqual({
    confirmPassword: 'Passwords must match',
  });
});
