import { expect, test } from 'vitest';
import { dashboardOnly, guestOnly } from './guards.ts';

const signedOut = { status: 'signed-out' } as const;
const guestOf = (slug: string | null) =>
  ({
    status: 'signed-in',
    token: 't',
    user: { id: 1, hotel: slug === null ? null : { slug } },
  }) as const;

test('AUTH-10 a signed-in guest on a guest-only page goes to their own dashboard', () => {
  expect(guestOnly(guestOf('seaside-inn'))).toEqual({ to: '/seaside-inn/dashboard' });
});

test('AUTH-10 a guest without a hotel goes to the default dashboard', () => {
  expect(guestOnly(guestOf(null))).toEqual({ to: '/default/dashboard' });
  expect(guestOnly(guestOf('../evil'))).toEqual({ to: '/default/dashboard' });
});

test('AUTH-10 a signed-out visitor may see a guest-only page', () => {
  expect(guestOnly(signedOut)).toBeUndefined();
});

test('AUTH-11 a signed-out visitor signs in first, and the origin is remembered', () => {
  expect(dashboardOnly(signedOut, 'seaside-inn')).toEqual({
    to: '/seaside-inn/login',
    remember: true,
  });
});

test('a guest enters their own hotel and is taken there from another', () => {
  expect(dashboardOnly(guestOf('seaside-inn'), 'seaside-inn')).toBeUndefined();
  expect(dashboardOnly(guestOf('seaside-inn'), 'grand-plaza')).toEqual({
    to: '/seaside-inn/dashboard',
  });
});
