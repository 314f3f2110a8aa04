import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { network } from '@foyer/shared/testing/network';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { login: () => import('./login-screen.tsx') });

test('AUTH-01 the login screen has its words, fields, button and helper block', async () => {
  const screen = await page.open('login');
  await expect.element(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  for (const words of ['Join us and start living.', 'Need help signing in?', 'OR'])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toBeVisible();
  await expect.element(screen.getByLabelText('Password', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('AUTH-06 signing in keeps user and token, and leads to the dashboard', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('login');
  await screen.getByLabelText('Email').fill(guest.email);
  await screen.getByLabelText('Password', { exact: true }).fill(guest.password);
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard`);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: guest.email });
  expect(localStorage.getItem('token')).toMatch(/\|/);
});

test('AUTH-08 a refused sign-in stays and keeps what was typed', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('login');
  await screen.getByLabelText('Email').fill(guest.email);
  await screen.getByLabelText('Password', { exact: true }).fill('not the password');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect.element(screen.getByLabelText('Email')).toHaveValue(guest.email);
  await expect.poll(screen.path).toBe(`/${page.slug}/login`);
  expect(localStorage.getItem('token')).toBeNull();
});

test('APP-42 a press without a network says what signing in needs, and keeps what was typed', async () => {
  const { toasts } = await import('@foyer/shared/runtime');
  const said: string[] = [];
  toasts.subscribe(({ text }) => said.push(text));
  const screen = await page.open('login');
  await screen.getByLabelText('Email').fill('amelia@example.test');
  network('gone');
  const wire = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('down'));
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => said.at(-1)).toBe('Signing in needs the network.');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('amelia@example.test');
  wire.mockRestore();
  network('back');
});

test("AUTH-08 the provider's words at a field go as soon as it is changed; the first wrong one has the focus", async () => {
  const screen = await page.open('login');
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password', { exact: true });
  await email.fill('');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await email.fill('a');
  await expect.element(email).not.toHaveAccessibleDescription();
  await expect.element(password).toHaveAccessibleDescription('Password is required');
});
