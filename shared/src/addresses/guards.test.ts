import { expect, test } from 'vitest';
import { dashboardOnly, guestOnly } from './guards.ts';

const seaside = { slug: 'seaside-inn' };

test('AUTH-10 a signed-in guest on a guest-only page goes to their own dashboard', () => {
  expect(guestOnly(seaside)).toEqual({ to: '/seaside-inn/dashboard' });
});

test('AUTH-10 a signed-out visitor may see a guest-only page', () => {
  expect(guestOnly(undefined)).toBeUndefined();
});

test('AUTH-11 a signed-out visitor signs in first, and the origin is remembered', () => {
  expect(dashboardOnly(undefined, 'seaside-inn')).toEqual({
    to: '/seaside-inn/login',
    remember: true,
  });
});

test('AUTH-48 a guest enters their own hotel and is taken there from another', () => {
  expect(dashboardOnly(seaside, 'seaside-inn')).toBeUndefined();
  expect(dashboardOnly(seaside, 'grand-plaza')).toEqual({ to: '/seaside-inn/dashboard' });
});
