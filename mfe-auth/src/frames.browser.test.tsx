import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { remote } from '../remote.ts';

const page = await openHotelPage(remote, {
  login: () => import('./login/login-screen.tsx'),
  signup: () => import('./signup/signup-screen.tsx'),
  'forgot-password': () => import('./forgot-password/forgot-password-screen.tsx'),
  'verify-code': () => import('./verify-code/verify-code-screen.tsx'),
  'reset-password': () => import('./reset-password/reset-password-screen.tsx'),
  'reset-success': () => import('./reset-success/reset-success-screen.tsx'),
});

let leave = () => {};
afterEach(() => {
  leave();
  sessionStorage.clear();
});

test.each(remote.mounts.map(({ path }) => path))(
  'AUTH-69 %s: the code takes over what the frame drew',
  async (path) => {
    const { takeOver } = await page.openFramed(path);
    sessionStorage.setItem('resetEmail', 'amelia@example.test');
    sessionStorage.setItem('resetToken', 'a-token-of-more-than-twenty');
    leave = await takeOver();
  },
);

test('AUTH-70 an address typed at sign-in before there was code is known at sign-up', async () => {
  const login = await page.openFramed('login');
  await screen.getByLabelText('Email').fill('amelia@example.test');
  leave = await login.takeOver();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('amelia@example.test');
  leave();
  const signUp = await page.openFramed('signup');
  leave = await signUp.takeOver();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('amelia@example.test');
});

test('AUTH-71 of a code that was sent nothing is said before it is known', async () => {
  const { takeOver } = await page.openFramed('verify-code');
  const sent = screen.getByText('We sent a 4-digit code to');
  await expect.element(sent).not.toBeVisible();
  leave = await takeOver();
  await expect.element(sent).not.toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start again' })).toBeVisible();
});
