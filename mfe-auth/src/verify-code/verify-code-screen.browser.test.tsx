import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const slowLine = Promise.withResolvers<void>();
const page = await openHotelPage(remote, {
  'verify-code': () => import('./verify-code-screen.tsx'),
  'reset-password': async () => ({ Component: () => null, loader: () => slowLine.promise }),
});

async function codeSentTo(email: string): Promise<string> {
  const [body, headers] = [JSON.stringify({ email }), { 'Content-Type': 'application/json' }];
  await fetch('/api/forget-password', { method: 'POST', body, headers });
  const mails = await (await fetch(`/api/testing/mails?to=${encodeURIComponent(email)}`)).json();
  return /\d{4}$/.exec(mails.at(-1).text)?.[0] ?? '';
}

test('AUTH-28 the code can be typed at once', async () => {
  const screen = await page.open('verify-code');
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('1234');
  await expect.element(code).toHaveValue('1234');
});

test('AUTH-61 without an email it says so, and leads to the start', async () => {
  sessionStorage.clear();
  const screen = await page.open('verify-code');
  await expect.element(screen.getByText(/^Your email is missing here/)).toBeVisible();
  for (const words of [/We sent/, /No mail yet/])
    await expect.element(screen.getByText(words)).not.toBeVisible();
  await screen.getByRole('link', { name: 'Start again' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/forgot-password`);
});

test('AUTH-61 with an email it says where the code went, and of no start', async () => {
  const screen = await page.open('verify-code', undefined, { email: 'amelia@example.test' });
  await expect.element(screen.getByText('amelia@example.test')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start again' })).not.toBeInTheDocument();
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

test('AUTH-31 the code is spent once: Verify is busy until the next screen is there', async () => {
  const { email } = await page.guest('Amelia Hart');
  const sent = await codeSentTo(email);
  sessionStorage.setItem('resetEmail', email);
  const screen = await page.open('verify-code');
  const asked = vi.spyOn(window, 'fetch');
  await screen.getByRole('textbox', { name: '4-digit code' }).fill(sent);
  await screen.getByRole('button', { name: 'Verify' }).click();
  await expect.poll(() => sessionStorage.getItem('resetToken')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: 'Verifying…' })).toBeVisible();
  slowLine.resolve();
  await expect.poll(screen.path).toBe(`/${page.slug}/reset-password`);
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
