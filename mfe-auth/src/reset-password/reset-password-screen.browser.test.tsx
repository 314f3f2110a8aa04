import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import {
  captivePortal,
  json,
  mockResponses,
  networkError,
} from '@foyer/shared/testing/mock-responses.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'reset-password': () => import('./reset-password-screen.tsx'),
});

const { toasts } = await import('@foyer/shared/runtime');

const toastTexts: string[] = [];
toasts.subscribe(({ text }) => toastTexts.push(text));

async function openFilled(stored: Record<string, string>) {
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
  const screen = await page.open('reset-password');
  const password = screen.getByLabelText('New Password', { exact: true });
  await password.fill('Harbour77');
  await screen.getByLabelText('Confirm Password', { exact: true }).fill('Harbour77');
  const press = screen.getByRole('button', { name: 'Reset Password' });
  return { ...screen, password, press };
}

test('AUTH-36 reports different passwords until one of them changes', async () => {
  const screen = await page.open('reset-password');
  const password = screen.getByLabelText('New Password', { exact: true });
  const confirmation = screen.getByLabelText('Confirm Password', { exact: true });
  for (const changed of [password, confirmation]) {
    await password.fill('Welcome123');
    await confirmation.fill('Welcome124');
    await screen.getByRole('button', { name: 'Reset Password' }).click();
    await expect.element(confirmation).toHaveAccessibleDescription('Passwords do not match.');
    await expect.element(confirmation).toHaveFocus();
    await changed.fill('Welcome125');
    await expect.element(confirmation).not.toHaveAccessibleDescription();
  }
});

beforeEach(() => {
  toastTexts.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
});

const TOKEN = 'Zx1Yw2Vu3Ts4Rq5Po6Nm7Lk8Ji9Hg0Fe1Dc2Ba3Zy4X';
const linkFor = (email: string, token = TOKEN) => `#${new URLSearchParams({ email, token })}`;
const stored = () => [sessionStorage.getItem('resetEmail'), sessionStorage.getItem('resetToken')];

test('AUTH-57 AUTH-102 moves a link from the address to session storage before any request or render', async () => {
  const there = location.href;
  const entries = history.length;
  location.hash = linkFor('amelia+stay@example.com');
  const addresses: string[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    addresses.push(location.href);
    return new Response('{}');
  });
  const rendered = new MutationObserver(() => {
    if (document.querySelector('h1')) addresses.push(location.href);
  });
  rendered.observe(document.body, { childList: true, subtree: true });
  const screen = await page.open('reset-password');
  await expect.element(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  rendered.disconnect();
  fetched.mockRestore();
  expect(addresses).toContain(there);
  expect(stored()).toEqual(['amelia+stay@example.com', TOKEN]);
  expect(location.href).toBe(there);
  expect(addresses.filter((href) => href !== there)).toEqual([]);
  expect(history.length).toBe(entries + 1);
});

test('AUTH-57 takes another link opened in the same tab', async () => {
  const there = location.href;
  location.hash = linkFor('amelia@example.com');
  await page.open('reset-password');
  location.hash = linkFor('noor@example.com', `${TOKEN}2`);
  await expect.poll(stored).toEqual(['noor@example.com', `${TOKEN}2`]);
  expect(location.href).toBe(there);
});

test.each([
  ['a fragment of the page', '#main'],
  ['no token', '#email=amelia%40example.com'],
  ['no valid email', linkFor('amelia')],
  ['a token with invalid characters', linkFor('amelia@example.com', '<script>alert(1)</script>')],
  ['a token that is too short', linkFor('amelia@example.com', 'abc')],
  ['ten thousand characters', linkFor('amelia@example.com', 'a'.repeat(10_000))],
  ['broken encoding', '#email=%E0%A4%A&token=%'],
])('AUTH-102 does not take %s as a link', async (_, hash) => {
  sessionStorage.setItem('resetEmail', 'noor@example.com');
  sessionStorage.setItem('resetToken', 'of-the-code');
  location.hash = hash;
  const screen = await page.open('reset-password');
  await expect.element(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  expect(stored()).toEqual(['noor@example.com', 'of-the-code']);
});

const CHOOSE = 'Choose the password you will sign in with from now on.';

test.each([
  [{}, /^Your email is missing here/],
  [{ resetToken: TOKEN }, /^Your email is missing here/],
  [{ resetEmail: 'amelia@example.com' }, /^The code from your mail is not confirmed here/],
])('AUTH-62 with %j, says what is missing and links to the first step', async (there, message) => {
  for (const [name, value] of Object.entries(there)) sessionStorage.setItem(name, value);
  const screen = await page.open('reset-password');
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByText(CHOOSE)).not.toBeVisible();
  await screen.getByRole('link', { name: 'Start again' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/forgot-password`);
});

test('AUTH-62 shows the instruction after a complete link', async () => {
  location.hash = linkFor('amelia@example.com');
  const screen = await page.open('reset-password');
  await expect.element(screen.getByText(CHOOSE)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start again' })).not.toBeInTheDocument();
});

test.each([{ resetToken: TOKEN }, { resetEmail: 'amelia@example.com' }, {}])(
  'AUTH-37 with only %j, shows an error and sends no request',
  async (stored) => {
    const { press } = await openFilled(stored as Record<string, string>);
    const fetched = vi.spyOn(window, 'fetch');
    await press.click();
    await expect.poll(() => toastTexts).toEqual(['Missing email or token in sessionStorage']);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  },
);

test('AUTH-39 AUTH-101 ERR-01 shows the server’s message or the default one after a failure or success, and keeps the password after a failure', async () => {
  const broken = 'Something went wrong.';
  const { password, press, path } = await openFilled({
    resetEmail: 'amelia@example.com',
    resetToken: TOKEN,
  });
  for (const [answer, message] of [
    [networkError, 'Network error'],
    [json({ status: false }), 'Error resetting password.'],
    [json({}, { status: 500 }), broken],
    [captivePortal, broken],
    [json({ message: 'Later.' }, { status: 500 }), 'Later.'],
  ] as const) {
    mockResponses('/reset-password', answer);
    await press.click();
    await expect.poll(() => toastTexts.splice(0)).toEqual([message]);
    await expect.element(press).toBeEnabled();
    await expect.element(password).toHaveValue('Harbour77');
    expect(stored()).toEqual(['amelia@example.com', TOKEN]);
  }
  mockResponses('/reset-password', json({ status: true }));
  await press.click();
  await expect.poll(() => toastTexts).toEqual(['Password updated successfully.']);
  await expect.poll(path).toBe(`/${page.slug}/reset-success`);
  expect(stored()).toEqual([null, null]);
});

test('AUTH-39 AUTH-58 reports an expired link and offers to request another', async () => {
  const { email } = await page.guest('Amelia Hart');
  location.hash = linkFor(email);
  const screen = await page.open('reset-password');
  await screen.getByLabelText('New Password', { exact: true }).fill('Harbour77');
  await screen.getByLabelText('Confirm Password', { exact: true }).fill('Harbour77');
  await screen.getByRole('button', { name: 'Reset Password' }).click();
  const message = 'This reset has expired. Please restart the process.';
  await expect.element(screen.getByText(message)).toBeVisible();
  await screen.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/forgot-password`);
});

test('FAULT-16 AUTH-58 shows a rejected password at its field, without offering another link', async () => {
  const { email } = await page.guest('Amelia Hart');
  location.hash = linkFor(email);
  const screen = await page.open('reset-password');
  await screen.getByLabelText('New Password', { exact: true }).fill('short');
  await screen.getByLabelText('Confirm Password', { exact: true }).fill('short');
  await screen.getByRole('button', { name: 'Reset Password' }).click();
  await expect
    .element(screen.getByLabelText('New Password', { exact: true }))
    .toHaveAccessibleDescription(/Must be/);
  await expect
    .element(screen.getByRole('link', { name: 'Forgot Password?' }))
    .not.toBeInTheDocument();
});

test('AUTH-140 shows at its field that a password is too common, and keeps it', async () => {
  const screen = await openFilled({ resetEmail: 'amelia@example.com', resetToken: TOKEN });
  await screen.password.fill('Password1');
  await screen.getByLabelText('Confirm Password', { exact: true }).fill('Password1');
  await screen.press.click();
  await expect.element(screen.password).toHaveAccessibleDescription('This password is too common');
  await expect.element(screen.password).toHaveFocus();
  await expect.element(screen.password).toHaveValue('Password1');
  expect(stored()).toEqual(['amelia@example.com', TOKEN]);
});
