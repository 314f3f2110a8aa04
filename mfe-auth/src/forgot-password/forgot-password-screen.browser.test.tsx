import { answerCalls, json, noAnswer, portal } from '@foyer/shared/testing/answers';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'forgot-password': () => import('./forgot-password-screen.tsx'),
});
const { toasts } = await import('@foyer/shared/runtime');

const said: string[] = [];
toasts.subscribe(({ text }) => said.push(text));

afterEach(() => {
  sessionStorage.clear();
  said.length = 0;
});

async function open() {
  const screen = await page.open('forgot-password');
  return {
    ...screen,
    email: screen.getByLabelText('Email'),
    send: screen.getByRole('button', { name: 'Send Code' }),
  };
}

test('AUTH-25 an empty email is told, and nothing is sent', async () => {
  const { email, send } = await open();
  const asked = vi.spyOn(window, 'fetch');
  for (const typed of ['', '   ']) {
    await email.fill(typed);
    await send.click();
    await expect.poll(() => said.splice(0)).toEqual(['Please enter your email.']);
    await expect.element(email).toHaveAccessibleDescription('Please enter your email.');
    await expect.element(email).toHaveFocus();
  }
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('AUTH-26 a success without a message has its own', async () => {
  const { email, send } = await open();
  answerCalls('/forget-password', json({ status: true }));
  await email.fill('amelia@example.test');
  await send.click();
  await expect.poll(() => said).toEqual(['Check your email for reset instructions.']);
});

test('AUTH-27 ERR-01 a failure has the words of the server, else its own, and the email survives a reload', async () => {
  const broken = 'Something went wrong. Please try again.';
  const { email, send } = await open();
  await email.fill('amelia@example.test');
  for (const [name, answer, words] of [
    ['no network', noAnswer, 'Network error. Please try again later.'],
    ['a refusal', json({ status: false }), broken],
    ['a 500', json({}, { status: 500 }), broken],
    ['HTML', portal, broken],
    ['a refusal with a message', json({ status: false, message: 'Not now.' }), 'Not now.'],
    ['a 500 with one', json({ message: 'Mail is down.' }, { status: 500 }), 'Mail is down.'],
  ] as const) {
    answerCalls('/forget-password', answer);
    await send.click();
    await expect.poll(() => said.splice(0), { message: name }).toEqual([words]);
    await expect.element(send).toBeEnabled();
  }
  const again = await page.reload('forgot-password');
  await expect.element(again.getByLabelText('Email')).toHaveValue('amelia@example.test');
});

test('FAULT-16 what the provider refuses stands at its field', async () => {
  const { email, send } = await open();
  await email.fill('no address');
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Invalid email');
  await expect.element(send).toBeEnabled();
});
