import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import {
  captivePortal,
  json,
  mockResponses,
  networkError,
} from '@foyer/shared/testing/mock-responses.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'forgot-password': () => import('./forgot-password-screen.tsx'),
});
const { toasts } = await import('@foyer/shared/runtime');

const toastTexts: string[] = [];
toasts.subscribe(({ text }) => toastTexts.push(text));

afterEach(() => {
  sessionStorage.clear();
  toastTexts.length = 0;
});

async function open() {
  const screen = await page.open('forgot-password');
  return {
    ...screen,
    email: screen.getByLabelText('Email'),
    send: screen.getByRole('button', { name: 'Send Code' }),
  };
}

test('AUTH-25 reports an empty email and sends nothing', async () => {
  const { email, send } = await open();
  const fetched = vi.spyOn(window, 'fetch');
  for (const typed of ['', '   ']) {
    await email.fill(typed);
    await send.click();
    await expect.poll(() => toastTexts.splice(0)).toEqual(['Please enter your email.']);
    await expect.element(email).toHaveAccessibleDescription('Please enter your email.');
    await expect.element(email).toHaveFocus();
  }
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('AUTH-26 shows the default text after a success without a message', async () => {
  const { email, send } = await open();
  mockResponses('/forget-password', json({ status: true }));
  await email.fill('amelia@example.test');
  await send.click();
  await expect.poll(() => toastTexts).toEqual(['Check your email for reset instructions.']);
});

test('AUTH-27 AUTH-90 AUTH-91 ERR-01 shows the server’s message or the default one after a failure, and keeps the email over a reload', async () => {
  const broken = 'Something went wrong. Please try again.';
  const { email, send } = await open();
  await email.fill('amelia@example.test');
  for (const [name, answer, message] of [
    ['no network', networkError, 'Network error. Please try again later.'],
    ['a refusal', json({ status: false }), broken],
    ['a 500', json({}, { status: 500 }), broken],
    ['HTML', captivePortal, broken],
    ['a refusal with a message', json({ status: false, message: 'Not now.' }), 'Not now.'],
    ['a 500 with one', json({ message: 'Mail is down.' }, { status: 500 }), 'Mail is down.'],
  ] as const) {
    mockResponses('/forget-password', answer);
    await send.click();
    await expect.poll(() => toastTexts.splice(0), { message: name }).toEqual([message]);
    await expect.element(send).toBeEnabled();
  }
  const again = await page.reload('forgot-password');
  await expect.element(again.getByLabelText('Email')).toHaveValue('amelia@example.test');
});

test('FAULT-16 shows the provider’s error at its field', async () => {
  const { email, send } = await open();
  await email.fill('no address');
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Invalid email');
  await expect.element(send).toBeEnabled();
});
