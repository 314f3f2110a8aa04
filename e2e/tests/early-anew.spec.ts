import type { Page } from '@playwright/test';
import { living } from '../support/document.ts';
import { openBefore, promise } from '../support/early.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { gatewayWithNext, NEXT } from '../support/own-fleet.ts';
import { breakFiles, CURRENT, down, PREVIOUS, releaseFiles } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';
import { callsOf, hold } from '../support/wire.ts';

/** What was done in a frame that React does not take over. */

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });

/** Opens the login that one release painted and another will show, once it comes. */
async function openPainted(page: Page): Promise<() => void> {
  const come = await openBefore(page, LOGIN);
  await breakFiles(page, releaseFiles('mfe-auth', CURRENT), down);
  return come;
}

/** The next word of the page about a screen. */
const told = (page: Page, words: string) =>
  page.waitForEvent('console', (message) => message.text().includes(words));

test('SHELL-56 FAULT-01 pressed in the frame of a release that fails: done by the one before it, once', async ({
  page,
  guest,
}) => {
  const calls = callsOf(page, '/login');
  const come = await openPainted(page);
  await email(page).fill(guest.email);
  await password(page).fill(guest.password);
  await proceed(page).tap();
  await expect(promise(page)).toBeVisible();
  const other = told(page, `mfe-auth ${PREVIOUS}, screen login: fell-back`);
  come();
  await other;
  await expect(page).toHaveURL(HOME);
  expect(calls).toHaveLength(1);
});

test('SHELL-57 FAULT-01 typed in the frame of a release that fails: it stands in the one before it, and typing goes on', async ({
  page,
  guest,
}) => {
  const come = await openPainted(page);
  await email(page).fill(guest.email);
  await password(page).pressSequentially(guest.password.slice(0, 4));
  come();
  await expect(living(page)).toBeVisible();
  await expect(password(page)).toHaveValue(guest.password.slice(0, 4));
  await expect(email(page)).toHaveValue(guest.email);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(guest.password.slice(4));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOME);
});

test('SHELL-57 AUTH-16 of a phone typed before the code the sixteenth digit goes, dial code counted', async ({
  page,
}) => {
  const phone = page.getByLabel('Phone', { exact: true });
  const come = await openBefore(page, '/grand-plaza/signup');
  await phone.pressSequentially('7700 900123456789');
  come();
  await expect(living(page)).toBeVisible();
  await expect(phone).toHaveValue('7700 900123456');
  await expect(phone).toBeFocused();
  await page.keyboard.type('9');
  await expect(phone).toHaveValue(/^7700 ?900 ?123456$/);
});

test('SHELL-57 FAULT-01 a form of many fields has all of it in another release, and tells what is wrong', async ({
  page,
}) => {
  const come = await openBefore(page, '/grand-plaza/signup');
  await breakFiles(page, releaseFiles('mfe-auth', CURRENT), down);
  const time = page.getByRole('group', { name: /^Arrival Time/ });
  await page.getByLabel('Full Name').fill('Amelia Hart');
  await page.getByLabel('Phone', { exact: true }).fill('07700 900123');
  await time.getByLabel('Hour').fill('9');
  await time.getByLabel('Minute').fill('05');
  await time.getByText('AM').tap();
  await password(page).fill('garden2026');
  await email(page).fill('amelia@');
  await password(page).focus();
  come();
  await expect(email(page)).toHaveAccessibleDescription('Invalid email');
  await expect(page.getByLabel('Full Name')).toHaveValue('Amelia Hart');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/7700 ?900 ?123$/);
  await expect(time.getByLabel('Hour')).toHaveValue('9');
  await expect(time.getByLabel('Minute')).toHaveValue('05');
  await expect(time.getByRole('radio', { name: 'AM' })).toBeChecked();
  await expect(password(page)).toHaveValue('garden2026');
  await expect(password(page)).toBeFocused();
});

test('SHELL-56 SHELL-57 where the card comes the promise is taken back, nothing is sent, and what was typed waits for the screen', async ({
  page,
  guest,
}) => {
  const calls = callsOf(page, '/login');
  const come = await openBefore(page, LOGIN);
  const heal = await breakFiles(page, releaseFiles('mfe-auth'), down);
  await email(page).fill(guest.email);
  await password(page).fill(guest.password);
  await proceed(page).tap();
  await expect(promise(page)).toBeVisible();
  come();
  await expect(card(page)).toBeVisible();
  await expect(promise(page)).toHaveCount(0);
  await heal();
  await page.getByRole('button', { name: 'Retry' }).tap();
  await expect(password(page)).toHaveValue(guest.password);
  await expect(email(page)).toHaveValue(guest.email);
  expect(calls).toEqual([]);
  await proceed(page).tap();
  await expect(page).toHaveURL(HOME);
});

/** What is wrong with a release whose frame is painted, and what is told of it. */
const FAULTS: { title: string; words: Record<string, string>; says: string }[] = [
  {
    title: 'is drawn anew, as it says something else than its frame',
    words: { 'Forgot Password?': 'Forgot it?' },
    says: `mfe-auth ${NEXT}, screen login: drawn-anew`,
  },
  {
    title: 'throws at its first drawing, and gives way to the one before it',
    words: { '"login-email"': '(()=>{throw Error("on purpose")})()' },
    says: `mfe-auth ${CURRENT}, screen login: fell-back`,
  },
];
for (const { title, words, says } of FAULTS)
  test(`SHELL-56 SHELL-57 FAULT-32 typed and pressed before a release that ${title}: signed in`, async ({
    page,
    guest,
  }) => {
    const gateway = await gatewayWithNext({ remote: 'mfe-auth', words });
    try {
      await gateway.point({ current: NEXT, previous: CURRENT });
      const calls = callsOf(page, '/login');
      const come = await openBefore(page, gateway.url + LOGIN);
      await email(page).fill(guest.email);
      await password(page).fill(guest.password);
      await proceed(page).tap();
      await expect(promise(page)).toBeVisible();
      const said = told(page, says);
      come();
      await said;
      await expect(page).toHaveURL(gateway.url + HOME);
      expect(calls).toHaveLength(1);
    } finally {
      await gateway.stop();
    }
  });

test('SHELL-56 the user menu pressed around a screen without a frame opens once the screen is there', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const come = await openBefore(page, '/grand-plaza/dashboard/fixture/sample');
  const arrive = await hold(page, /\/releases\/mfe-fixture\/.*\.js$/);
  await page.getByRole('button', { name: /^Menu of/ }).tap();
  await expect(promise(page)).toBeVisible();
  come();
  // The app is there, and waits for the screen behind what was painted.
  await expect(living(page)).toBeVisible();
  await expect(promise(page)).toBeVisible();
  arrive();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(promise(page)).toHaveCount(0);
});
