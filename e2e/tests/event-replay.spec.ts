import type { Page } from '@playwright/test';
import { GATEWAY_URL } from '../server/addresses.ts';
import { openWithoutCode, replaceSession, replayNotice } from '../support/before-hydration.ts';
import { hydratedPage } from '../support/document.ts';
import { freshEmail } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { requestsOf } from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';

const LOGIN = '/grand-plaza/login';
const CODE = /\.js$/;

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('SHELL-56 SHELL-105 shows the replay notice for Enter before hydration and replays it once', async ({
  page,
  guest,
}) => {
  const calls = requestsOf(page, '/login');
  const sendCode = await openWithoutCode(page, LOGIN);
  await email(page).fill(guest.email);
  await password(page).fill(guest.password);
  await password(page).press('Enter');
  await expect(replayNotice(page)).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
  sendCode();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  await expect(replayNotice(page)).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test('SHELL-108 without code nothing is sent and no input gets into the URL', async ({
  page,
  errors,
}) => {
  errors.allow(/Failed to load/);
  const calls = requestsOf(page, '/login');
  await page.route(CODE, (route) => route.abort());
  await page.goto(LOGIN);
  await email(page).fill('guest@example.com');
  await password(page).fill('Welcome123');
  await password(page).press('Enter');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(replayNotice(page)).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
  await expect(password(page)).toHaveValue('Welcome123');
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/grand-plaza/signup');
});

test('SHELL-57 AUTH-74 keeps input before hydration with focus, caret and composition; typing replaces a remembered e-mail address', async ({
  page,
}) => {
  const sendCode = await openWithoutCode(page, LOGIN);
  await password(page).fill('Welcome123');
  await email(page).pressSequentially('guest@example.com');
  await email(page).evaluate((field: HTMLInputElement) => {
    field.type = 'text';
    field.setSelectionRange(2, 5);
    field.type = 'email';
  });
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'ゆ', selectionStart: 1, selectionEnd: 1 });
  await expect(email(page)).toHaveValue(/ゆ/);
  const typed = await email(page).inputValue();
  const field = await email(page).elementHandle();
  sendCode();
  await expect(hydratedPage(page)).toBeVisible();
  expect(await field?.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(email(page)).toHaveValue(typed);
  await expect(password(page)).toHaveValue('Welcome123');
  await input.send('Input.insertText', { text: '湯' });
  await expect(email(page)).toHaveValue(typed.replace('ゆ', '湯'));

  await email(page).fill('amelia@example.test');
  const sendCodeAgain = await openWithoutCode(page, LOGIN);
  await email(page).tap();
  sendCodeAgain();
  await expect(hydratedPage(page)).toBeVisible();
  await expect(email(page)).toHaveValue('amelia@example.test');
  await page.keyboard.type('hart@example.test');
  await expect(email(page)).toHaveValue('hart@example.test');
});

test('SHELL-105 AUTH-106 a long form submitted before hydration sends every typed field, and no time that was only focused', async ({
  page,
}) => {
  const calls = requestsOf(page, '/register');
  const sendCode = await openWithoutCode(page, '/grand-plaza/signup');
  const address = freshEmail();
  const time = page.getByRole('group', { name: /^Arrival Time/ });
  await page.getByLabel('Full Name').fill('Amelia Hart');
  await email(page).fill(address);
  await page.getByLabel('Phone', { exact: true }).fill('07700 900123');
  await time.getByRole('radio', { name: 'PM' }).focus();
  await time.getByLabel('Minute').focus();
  await password(page).fill('garden2026');
  await page.getByLabel('Confirm Password').fill('garden2026');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).tap();
  await expect(replayNotice(page)).toBeVisible();
  sendCode();
  await expect(page).toHaveURL(LOGIN);
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    expect.objectContaining({
      name: 'Amelia Hart',
      email: address,
      phone: '+447700900123',
      check_in_time: null,
      password: 'garden2026',
      password_confirmation: 'garden2026',
    }),
  ]);
});

test('SHELL-105 SHELL-111 AUTH-16 AUTH-106 validates and corrects fields that were left before hydration, and replays the last pressed button', async ({
  page,
}) => {
  const phone = page.getByLabel('Phone', { exact: true });
  const time = page.getByRole('group', { name: /^Arrival Time/ });
  const hidePassword = page.getByRole('button', { name: 'Hide password' });
  const sendCode = await openWithoutCode(page, '/grand-plaza/signup');
  const left = await page.evaluateHandle(() => {
    const leftFields: string[] = [];
    addEventListener('focusout', ({ isTrusted, target }) => {
      if (!isTrusted) leftFields.push((target as Element).tagName);
    });
    return leftFields;
  });
  await page.getByLabel('Full Name').focus();
  await email(page).fill('amelia@');
  await phone.pressSequentially('7700 900123456789');
  await time.getByLabel('Hour').fill('33');
  await page.getByRole('button', { name: /^Country:/ }).tap();
  await page.getByRole('button', { name: 'Show password' }).first().tap();
  await expect(replayNotice(page)).toBeVisible();
  await expect(hidePassword).toHaveCount(0);
  await password(page).pressSequentially('short');
  sendCode();
  await expect(hidePassword).toHaveCount(1);
  await expect(replayNotice(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(email(page)).toHaveAccessibleDescription('Invalid email');
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('');
  await expect(time.getByLabel('Hour')).toHaveValue('12');
  await expect(time.getByLabel('Minute')).toHaveValue('00');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(password(page)).toBeFocused();
  expect(await left.jsonValue(), 'only fields, no buttons').toEqual(['INPUT', 'INPUT', 'INPUT']);
  await expect(phone, 'the dial code counts').toHaveValue(/^7700 ?900 ?123456$/);
  await phone.press('End');
  await phone.press('9');
  await expect(phone).toHaveValue(/^7700 ?900 ?123456$/);
});

/** Returns the preloaded queries that no call has used yet. */
const unusedQueries = (page: Page) => page.evaluate(() => globalThis.foyerPage?.preloadedQueries);

test('SHELL-73 SHELL-57 SHELL-13 preloads queries of a screen once while its code loads, keeps the scroll position of the navigation, and preloads no invalid sub-category', async ({
  page,
  request,
}) => {
  test.slow();
  // A live connection would fetch what it may have missed.
  await page.routeWebSocket(/\/-\/ws\//, () => undefined);
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  let calls: string[] = [];
  page.on('request', (call) => {
    if (call.resourceType() === 'fetch') calls.push(call.url());
  });
  const bar = page.getByRole('navigation', { name: 'Hotel' });
  for (const [path, requested] of Object.entries({
    'hotel/quick-info': [/\/quick-info$/],
    'hotel/pre-arrival': [/\/checklist$/, /\/requests$/],
    'local-area/restaurants': [/\/categories\/local-area$/, /\/categories\/restaurants$/],
    requests: [/\/requests$/],
    'message-mails': [/\/mail-preference$/],
    hotel: [/\/get-child-categories\/\d+$/, /\/weather\?/, /\/requests$/],
  }))
    await test.step(path, async () => {
      // The previous page may still prefetch for offline use.
      await page.goto('about:blank');
      calls = [];
      const sendCode = await openWithoutCode(page, `/grand-plaza/dashboard/${path}`);
      await expect
        .poll(() => requested.filter((one) => calls.some((url) => one.test(url))))
        .toEqual(requested);
      expect(calls).toHaveLength(requested.length);
      const swiped = await bar.evaluate((element) => {
        element.scrollLeft = element.scrollWidth;
        return element.scrollLeft;
      });
      expect(swiped).toBeGreaterThan(0);
      sendCode();
      await expect(hydratedPage(page)).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      for (const one of requested) expect(calls.filter((url) => one.test(url))).toHaveLength(1);
      await expect.poll(() => unusedQueries(page), 'no preloaded response remains').toBeUndefined();
      // A listing has no template: React renders its page again.
      if (path !== 'local-area/restaurants')
        expect(await bar.evaluate((element) => element.scrollLeft)).toBe(swiped);
    });

  await page.goto('about:blank');
  calls = [];
  await openWithoutCode(page, '/grand-plaza/dashboard/local-area/..%2Fqueries');
  await expect.poll(() => calls).toEqual([expect.stringMatching(/\/categories\/local-area$/)]);
});

test('SHELL-95 preloads no queries without a guest or for a guest of another hotel, and gives no response to another guest', async ({
  page,
  request,
}) => {
  const first = await createSignedInGuest(request, 'grand-plaza');
  const second = await createSignedInGuest(request, 'grand-plaza', 'Noor Aziz');
  const threads: (string | undefined)[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/messages/threads')) threads.push(call.headers().authorization);
  });
  await page.context().addCookies([{ name: 'foyer_signed_in', value: '1', url: GATEWAY_URL }]);
  const sendCodeSignedOut = await openWithoutCode(page, '/grand-plaza/dashboard/messages');
  sendCodeSignedOut();
  await expect(page).toHaveURL(/\/login/);
  expect(threads).toEqual([]);

  await storeSession(page, await createSignedInGuest(request, 'seaside-inn'));
  const sendCodeElsewhere = await openWithoutCode(page, '/grand-plaza/dashboard/messages');
  // It comes after the script that preloads queries.
  await expect(page.locator('#foyer-composition')).toBeAttached();
  expect(await unusedQueries(page)).toBeUndefined();
  sendCodeElsewhere();
  await expect(page).toHaveURL(/^[^?]*\/seaside-inn\/dashboard/);
  expect(threads).toEqual([]);

  await storeSession(page, first);
  const sendCode = await openWithoutCode(page, '/grand-plaza/dashboard/messages');
  await expect.poll(() => threads).toEqual([`Bearer ${first.token}`]);
  await replaceSession(page, second);
  sendCode();
  await expect.poll(() => threads).toContain(`Bearer ${second.token}`);
});
