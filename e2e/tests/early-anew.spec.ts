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

/** The next word of the page about a screen. */
const told = (page: Page, words: string) =>
  page.waitForEvent('console', (message) => message.text().includes(words));

test('SHELL-56 FAULT-01 pressed in the frame of a release that fails: done by the one before it, once', async ({
  page,
  guest,
}) => {
  const calls = callsOf(page, '/login');
  const come = await openBefore(page, LOGIN);
  await breakFiles(page, releaseFiles('mfe-auth', CURRENT), down);
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

test('SHELL-57 FAULT-01 what was typed in a form of many fields stands in the release that comes instead, which tells what is wrong; typing goes on', async ({
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
  await password(page).fill('garden');
  await email(page).fill('amelia@');
  await password(page).focus();
  come();
  await expect(email(page)).toHaveAccessibleDescription('Invalid email');
  await expect(page.getByLabel('Full Name')).toHaveValue('Amelia Hart');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/7700 ?900 ?123$/);
  await expect(time.getByLabel('Hour')).toHaveValue('9');
  await expect(time.getByLabel('Minute')).toHaveValue('05');
  await expect(time.getByRole('radio', { name: 'AM' })).toBeChecked();
  await expect(password(page)).toHaveValue('garden');
  await expect(password(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('2026');
  await expect(password(page)).toHaveValue('garden2026');
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

test('SHELL-56 SHELL-57 FAULT-32 typed and pressed before a release that is drawn anew, or throws at its first drawing: signed in, once', async ({
  page,
  guest,
}) => {
  const THROWS = '0.3.0';
  const gateway = await gatewayWithNext({
    remote: 'mfe-auth',
    words: { 'Forgot Password?': 'Forgot it?' },
  });
  try {
    await gateway.add(THROWS, {
      words: { '"login-email"': '(()=>{throw Error("on purpose")})()' },
    });
    const calls = callsOf(page, '/login');
    for (const [current, says] of [
      [NEXT, `mfe-auth ${NEXT}, screen login: drawn-anew`],
      [THROWS, `mfe-auth ${CURRENT}, screen login: fell-back`],
    ] as const) {
      await gateway.point({ current, previous: CURRENT });
      await page.goto(`${gateway.url}/robots.txt`);
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      const come = await openBefore(page, gateway.url + LOGIN);
      await email(page).fill(guest.email);
      await password(page).fill(guest.password);
      await proceed(page).tap();
      await expect(promise(page)).toBeVisible();
      const said = told(page, says);
      come();
      await said;
      await expect(page).toHaveURL(gateway.url + HOME);
    }
    expect(calls).toHaveLength(2);
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
