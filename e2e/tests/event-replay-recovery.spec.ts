import type { Page } from '@playwright/test';
import { openWithoutCode, replayNotice } from '../support/before-hydration.ts';
import { hydratedPage } from '../support/document.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { hold, requestsOf } from '../support/network/calls.ts';
import { breakFiles, CURRENT, down, PREVIOUS, releaseFiles } from '../support/network/releases.ts';
import { gatewayWithNext, NEXT } from '../support/servers/changed-releases.ts';
import { expect, test } from '../support/test.ts';

/** Tests events before hydration in a template that React does not hydrate. */

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });

/** Waits for the page's next log line that contains `text`. */
const logLine = (page: Page, text: string) =>
  page.waitForEvent('console', (message) => message.text().includes(text));

test('SHELL-106 FAULT-01 replays a press in the template of a failing release once, in the previous release', async ({
  page,
  guest,
}) => {
  const calls = requestsOf(page, '/login');
  const sendCode = await openWithoutCode(page, LOGIN);
  await breakFiles(page, releaseFiles('mfe-auth', CURRENT), down);
  await email(page).fill(guest.email);
  await password(page).fill(guest.password);
  await proceed(page).tap();
  await expect(replayNotice(page)).toBeVisible();
  const other = logLine(page, `mfe-auth ${PREVIOUS}, screen login: fell-back`);
  sendCode();
  await other;
  await expect(page).toHaveURL(HOME);
  expect(calls).toHaveLength(1);
});

test('SHELL-109 SHELL-111 FAULT-01 a fallback release keeps the input of a long form, validates it and keeps the focus', async ({
  page,
}) => {
  const sendCode = await openWithoutCode(page, '/grand-plaza/signup');
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
  sendCode();
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

test('SHELL-107 SHELL-109 behind an error card the replay notice goes, nothing is sent and the input is kept for the screen', async ({
  page,
  guest,
}) => {
  const calls = requestsOf(page, '/login');
  const sendCode = await openWithoutCode(page, LOGIN);
  const heal = await breakFiles(page, releaseFiles('mfe-auth'), down);
  await email(page).fill(guest.email);
  await password(page).fill(guest.password);
  await proceed(page).tap();
  await expect(replayNotice(page)).toBeVisible();
  sendCode();
  await expect(card(page)).toBeVisible();
  await expect(replayNotice(page)).toHaveCount(0);
  heal();
  await page.getByRole('button', { name: 'Retry' }).tap();
  await expect(password(page)).toHaveValue(guest.password);
  await expect(email(page)).toHaveValue(guest.email);
  expect(calls).toEqual([]);
  await proceed(page).tap();
  await expect(page).toHaveURL(HOME);
});

test('SHELL-121 SHELL-106 SHELL-109 FAULT-32 replays input and a press once after hydration recovery, and after a first render that throws', async ({
  page,
  guest,
}) => {
  const THROWS = '0.3.0';
  const gateway = await gatewayWithNext({
    remote: 'mfe-auth',
    texts: { 'Forgot Password?': 'Forgot it?' },
  });
  try {
    await gateway.add(THROWS, {
      texts: { '"login-email"': '(()=>{throw Error("on purpose")})()' },
    });
    const calls = requestsOf(page, '/login');
    for (const [current, expectedLine] of [
      [NEXT, `mfe-auth ${NEXT}, screen login: hydration-recovery`],
      [THROWS, `mfe-auth ${CURRENT}, screen login: fell-back`],
    ] as const) {
      await gateway.setChannel({ current, previous: CURRENT });
      await page.goto(`${gateway.url}/robots.txt`);
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      const sendCode = await openWithoutCode(page, gateway.url + LOGIN);
      await email(page).fill(guest.email);
      await password(page).fill(guest.password);
      await proceed(page).tap();
      await expect(replayNotice(page)).toBeVisible();
      const logged = logLine(page, expectedLine);
      sendCode();
      await logged;
      await expect(page).toHaveURL(gateway.url + HOME);
    }
    expect(calls).toHaveLength(2);
  } finally {
    await gateway.stop();
  }
});

test('SHELL-105 opens the user menu pressed beside a screen without a template once the screen is rendered', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  const sendCode = await openWithoutCode(page, '/grand-plaza/dashboard/fixture/sample');
  const arrive = await hold(page, /\/releases\/mfe-fixture\/.*\.js$/);
  await page.getByRole('button', { name: /^Menu of/ }).tap();
  await expect(replayNotice(page)).toBeVisible();
  sendCode();
  // The app is hydrated and waits for the screen behind the painted page.
  await expect(hydratedPage(page)).toBeVisible();
  await expect(replayNotice(page)).toBeVisible();
  arrive();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(replayNotice(page)).toHaveCount(0);
});
