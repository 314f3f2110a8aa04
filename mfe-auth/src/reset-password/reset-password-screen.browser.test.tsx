import { answerCalls, json, noAnswer, portal } from '@foyer/shared/testing/answers';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'reset-password': () => import('./reset-password-screen.tsx'),
});

const { toasts } = await import('@foyer/shared/runtime');

const said: string[] = [];
toasts.subscribe(({ text }) => said.push(text));

async function openFilled(kept: Record<string, string>) {
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  const screen = await page.open('reset-password');
  const password = screen.getByLabelText('New Password', { exact: true });
  await password.fill('Harbour77');
  await screen.getByLabelText('Confirm Password', { exact: true }).fill('Harbour77');
  const press = screen.getByRole('button', { name: 'Reset Password' });
  return { ...screen, password, press };
}

test('AUTH-36 a difference is said until one of the two is changed', async () => {
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
  said.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
});

const TOKEN = 'Zx1Yw2Vu3Ts4Rq5Po6Nm7Lk8Ji9Hg0Fe1Dc2Ba3Zy4X';
const linkFor = (email: string, token = TOKEN) => `#${new URLSearchParams({ email, token })}`;
const kept = () => [sessionStorage.getItem('resetEmail'), sessionStorage.getItem('resetToken')];

test('AUTH-57 a link moves to session storage and off the address before any call', async () => {
  const there = location.href;
  const entries = history.length;
  location.hash = linkFor('amelia+stay@example.com');
  const asked: string[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    asked.push(location.href);
    return new Response('{}');
  });
  const screen = await page.open('reset-password');
  await expect.element(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  fetched.mockRestore();
  expect(kept()).toEqual(['amelia+stay@example.com', TOKEN]);
  expect(location.href).toBe(there);
  expect(asked.filter((href) => href !== there)).toEqual([]);
  expect(history.length).toBe(entries + 1);
});

test('AUTH-57 another link that is opened in the same tab is taken too', async () => {
  const there = location.href;
  location.hash = linkFor('amelia@example.com');
  await page.open('reset-password');
  location.hash = linkFor('noor@example.com', `${TOKEN}2`);
  await expect.poll(kept).toEqual(['noor@example.com', `${TOKEN}2`]);
  expect(location.href).toBe(there);
});

test.each([
  ['a place on the page', '#main'],
  ['no token', '#email=amelia%40example.com'],
  ['no address', linkFor('amelia')],
  ['a token of other signs', linkFor('amelia@example.com', '<script>alert(1)</script>')],
  ['a token that is too short', linkFor('amelia@example.com', 'abc')],
  ['ten thousand signs', linkFor('amelia@example.com', 'a'.repeat(10_000))],
  ['broken encoding', '#email=%E0%A4%A&token=%'],
])('AUTH-57 %s is no link', async (_, hash) => {
  sessionStorage.setItem('resetEmail', 'noor@example.com');
  sessionStorage.setItem('resetToken', 'of-the-code');
  location.hash = hash;
  const screen = await page.open('reset-password');
  await expect.element(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  expect(kept()).toEqual(['noor@example.com', 'of-the-code']);
});

const CHOOSE = 'Choose the password you will sign in with from now on.';

test.each([
  [{}, /^Your email is missing here/],
  [{ resetToken: TOKEN }, /^Your email is missing here/],
  [{ resetEmail: 'amelia@example.com' }, /^The code from your mail is not confirmed here/],
])('AUTH-62 with %j it says what is missing, and leads to the start', async (there, words) => {
  for (const [name, value] of Object.entries(there)) sessionStorage.setItem(name, value);
  const screen = await page.open('reset-password');
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText(CHOOSE)).not.toBeVisible();
  await screen.getByRole('link', { name: 'Start again' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/forgot-password`);
});

test('AUTH-62 a link has all of it', async () => {
  location.hash = linkFor('amelia@example.com');
  const screen = await page.open('reset-password');
  await expect.element(screen.getByText(CHOOSE)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start again' })).not.toBeInTheDocument();
});

test.each([{ resetToken: TOKEN }, { resetEmail: 'amelia@example.com' }, {}])(
  'AUTH-37 with %j alone it is told, and no call is made',
  async (kept) => {
    const { press } = await openFilled(kept as Record<string, string>);
    const asked = vi.spyOn(window, 'fetch');
    await press.click();
    await expect.poll(() => said).toEqual(['Missing email or token in sessionStorage']);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  },
);

test('AUTH-38 AUTH-39 ERR-01 a failure has the words of the server, else its own, and keeps the password; so has a success', async () => {
  const broken = 'Something went wrong.';
  const { password, press, path } = await openFilled({
    resetEmail: 'amelia@example.com',
    resetToken: TOKEN,
  });
  for (const [answer, words] of [
    [noAnswer, 'Network error'],
    [json({ status: false }), 'Error resetting password.'],
    [json({}, { status: 500 }), broken],
    [portal, broken],
    [json({ message: 'Later.' }, { status: 500 }), 'Later.'],
  ] as const) {
    answerCalls('/reset-password', answer);
    await press.click();
    await expect.poll(() => said.splice(0)).toEqual([words]);
    await expect.element(press).toBeEnabled();
    await expect.element(password).toHaveValue('Harbour77');
    expect(kept()).toEqual(['amelia@example.com', TOKEN]);
  }
  answerCalls('/reset-password', json({ status: true }));
  await press.click();
  await expect.poll(() => said).toEqual(['Password updated successfully.']);
  await expect.poll(path).toBe(`/${page.slug}/reset-success`);
  expect(kept()).toEqual([null, null]);
});

test('AUTH-39 AUTH-58 a link that is too old says so, and leads to another one', async () => {
  const { email } = await page.guest('Amelia Hart');
  location.hash = linkFor(email);
  const screen = await page.open('reset-password');
  await screen.getByLabelText('New Password', { exact: true }).fill('Harbour77');
  await screen.getByLabelText('Confirm Password', { exact: true }).fill('Harbour77');
  await screen.getByRole('button', { name: 'Reset Password' }).click();
  const words = 'This reset has expired. Please restart the process.';
  await expect.element(screen.getByText(words)).toBeVisible();
  await screen.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/forgot-password`);
});

test('FAULT-16 AUTH-58 a refused password stands at its field, and needs no other link', async () => {
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
