import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'verify-code': () => import('./verify-code-screen.tsx'),
});

test('AUTH-28 the code can be typed at once', async () => {
  const screen = await page.open('verify-code');
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('1234');
  await expect.element(code).toHaveValue('1234');
});

test('AUTH-32 a refused code is typed over at once', async () => {
  sessionStorage.setItem('resetEmail', 'nobody@example.test');
  const screen = await page.open('verify-code');
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  await code.fill('1234');
  await screen.getByRole('button', { name: 'Verify' }).click();
  await expect.element(code).toHaveAttribute('aria-invalid');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('567');
  await expect.element(code).toHaveValue('567');
});

test('AUTH-33 a press of Resend before its time asks for nothing', async () => {
  const screen = await page.open('verify-code');
  const resend = screen.getByRole('button', { name: 'Resend' });
  await expect.element(resend).toBeDisabled();
  resend.element().focus();
  await userEvent.keyboard('{Enter}');
  // Without an email an asking would say so.
  await expect.element(screen.getByText('Email not found')).not.toBeInTheDocument();
});
