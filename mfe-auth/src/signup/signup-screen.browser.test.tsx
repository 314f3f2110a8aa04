import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  login: () => import('../login/login-screen.tsx'),
  signup: () => import('./signup-screen.tsx'),
});

test('AUTH-15 an address typed at sign-in is not asked for again at sign-up, and back', async () => {
  const login = await page.open('login');
  await login.getByLabelText('Email').fill('amelia@example.test');
  await login.getByRole('link', { name: 'Sign Up' }).click();
  const email = login.getByLabelText('Email');
  await expect.element(login.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await expect.element(email).toHaveValue('amelia@example.test');
  await email.fill('hart@example.test');
  await login.getByRole('link', { name: 'Sign In' }).click();
  await expect.element(login.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.element(email).toHaveValue('hart@example.test');
});
