import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
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
  'AUTH-69 hydrates the template of %s',
  async (path) => {
    const { hydrate } = await page.openTemplate(path);
    sessionStorage.setItem('resetEmail', 'amelia@example.test');
    sessionStorage.setItem('resetToken', 'a-token-of-more-than-twenty');
    leave = await hydrate();
  },
);

test('AUTH-70 keeps an email typed before hydration, and fills it in at sign-up', async () => {
  const login = await page.openTemplate('login');
  await screen.getByLabelText('Email').fill('amelia@example.test');
  leave = await login.hydrate();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('amelia@example.test');
  leave();
  const signUp = await page.openTemplate('signup');
  leave = await signUp.hydrate();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('amelia@example.test');
});

test('AUTH-71 does not claim that a code was sent while that is unknown', async () => {
  const { hydrate } = await page.openTemplate('verify-code');
  const sent = screen.getByText('We sent a 4-digit code to');
  await expect.element(sent).not.toBeVisible();
  leave = await hydrate();
  await expect.element(sent).not.toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start again' })).toBeVisible();
});
