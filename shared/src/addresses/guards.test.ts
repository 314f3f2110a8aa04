import { expect, test } from 'vitest';
import { dashboardOnly, guestOnly } from './guards.ts';

const seaside = { slug: 'seaside-inn' };

test('AUTH-10 redirects a signed-in guest from a guest-only page to their dashboard', () => {
  expect(guestOnly(seaside)).toEqual({ to: '/seaside-inn/dashboard' });
});

test('AUTH-10 lets a signed-out visitor see a guest-only page', () => {
  expect(guestOnly(undefined)).toBeUndefined();
});

test('AUTH-11 redirects a signed-out visitor to the login and remembers the origin', () => {
  expect(dashboardOnly(undefined, 'seaside-inn')).toEqual({
    to: '/seaside-inn/login',
    remember: true,
  });
});

test('AUTH-48 lets a guest into their own hotel and redirects from another one', () => {
  expect(dashboardOnly(seaside, 'seaside-inn')).toBeUndefined();
  expect(dashboardOnly(seaside, 'grand-plaza')).toEqual({ to: '/seaside-inn/dashboard' });
});
