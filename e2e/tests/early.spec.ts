import type { Page } from '@playwright/test';
import { GATEWAY_URL } from '../server/places.ts';
import { living } from '../support/document.ts';
import { openBefore, promise } from '../support/early.ts';
import { freshEmail } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { callsOf } from '../support/wire.ts';

const LOGIN = '/grand-plaza/login';
const CODE = /\.js$/;

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

for (const { how, press } of [
  { how: 'Enter', press: (page: Page) => password(page).press('Enter') },
  { how: 'a tap', press: (page: Page) => page.getByRole('button', { name: 'Continue' }).tap() },
]) {
  test(`SHELL-56 Continue pressed by ${how} before the code: said at once, done once, by itself`, async ({
    page,
    guest,
  }) => {
    const calls = callsOf(page, '/login');
    const come = await openBefore(page, LOGIN);
    await email(page).fill(guest.email);
    await password(page).fill(guest.password);
    await press(page);
    await expect(promise(page)).toBeVisible();
    await expect(page).toHaveURL(LOGIN);
    come();
    await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
    await expect(promise(page)).toHaveCount(0);
    expect(calls).toHaveLength(1);
  });
}

test('SHELL-57 AUTH-15 an address that is remembered comes into the line that a guest is in: typing replaces it', async ({
  page,
}) => {
  await page.goto(LOGIN);
  await expect(living(page)).toBeVisible();
  await email(page).fill('amelia@example.test');
  const come = await openBefore(page, LOGIN);
  await email(page).tap();
  come();
  await expect(living(page)).toBeVisible();
  await expect(email(page)).toHaveValue('amelia@example.test');
  await page.keyboard.type('hart@example.test');
  await expect(email(page)).toHaveValue('hart@example.test');
});

test('SHELL-56 pressed before the code a form of many fields sends what was typed in each', async ({
  page,
}) => {
  const calls = callsOf(page, '/register');
  const come = await openBefore(page, '/grand-plaza/signup');
  const address = freshEmail();
  await page.getByLabel('Full Name').fill('Amelia Hart');
  await email(page).fill(address);
  await page.getByLabel('Phone', { exact: true }).fill('07700 900123');
  await password(page).fill('garden2026');
  await page.getByLabel('Confirm Password').fill('garden2026');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).tap();
  await expect(promise(page)).toBeVisible();
  come();
  await expect(page).toHaveURL(LOGIN);
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    expect.objectContaining({
      name: 'Amelia Hart',
      email: address,
      phone: '+447700900123',
      password: 'garden2026',
      password_confirmation: 'garden2026',
    }),
  ]);
});

test('SHELL-56 of the buttons pressed before the code the last one does what it is for, once', async ({
  page,
}) => {
  const come = await openBefore(page, '/grand-plaza/signup');
  const shown = page.getByRole('button', { name: 'Hide password' });
  await password(page).fill('garden2026');
  await page.getByRole('button', { name: /^Country:/ }).tap();
  await page.getByRole('button', { name: 'Show password' }).first().tap();
  await expect(promise(page)).toBeVisible();
  await expect(shown).toHaveCount(0);
  come();
  await expect(shown).toHaveCount(1);
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(promise(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SHELL-56 where the code does not come nothing is sent, and nothing typed gets into the address', async ({
  page,
  errors,
}) => {
  errors.allow(/Failed to load/);
  const calls = callsOf(page, '/login');
  await page.route(CODE, (route) => route.abort());
  await page.goto(LOGIN);
  await email(page).fill('guest@example.com');
  await password(page).fill('Welcome123');
  await password(page).press('Enter');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(promise(page)).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
  await expect(password(page)).toHaveValue('Welcome123');
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/grand-plaza/signup');
});

test('SHELL-57 what is typed while the code comes stays, with focus, caret and composition', async ({
  page,
}) => {
  const come = await openBefore(page, LOGIN);
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
  come();
  await expect(living(page)).toBeVisible();
  expect(await field?.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(email(page)).toHaveValue(typed);
  await expect(password(page)).toHaveValue('Welcome123');
  await input.send('Input.insertText', { text: '湯' });
  await expect(email(page)).toHaveValue(typed.replace('ゆ', '湯'));
});

test('SHELL-57 what was typed and left before the code is told where it is wrong, what was passed is not', async ({
  page,
}) => {
  const come = await openBefore(page, '/grand-plaza/signup');
  const left = await page.evaluateHandle(() => {
    const told: string[] = [];
    addEventListener('focusout', ({ isTrusted, target }) => {
      if (!isTrusted) told.push((target as Element).id);
    });
    return told;
  });
  await page.getByLabel('Full Name').focus();
  await email(page).fill('amelia@');
  await page.getByRole('button', { name: /^Country:/ }).focus();
  await password(page).pressSequentially('short');
  come();
  await expect(email(page)).toHaveAccessibleDescription('Invalid email');
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('');
  await expect(password(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(password(page)).toBeFocused();
  expect(await left.jsonValue(), 'a button is no field').toEqual(['sign-up-email']);
});

test('SHELL-56 HOTEL-12 a tab of quick info pressed before the code is chosen once it is there', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const come = await openBefore(page, '/grand-plaza/dashboard/hotel/quick-info');
  const tab = page.getByRole('tab', { name: 'Parking' });
  await tab.tap();
  await expect(promise(page)).toBeVisible();
  come();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('Valet parking at the main door');
  await expect(promise(page)).toHaveCount(0);
});

test('SHELL-57 SHELL-13 a navigation that was swiped before the code stays where it is', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const come = await openBefore(page, '/grand-plaza/dashboard/hotel');
  const navigation = page.getByRole('navigation', { name: 'Hotel' });
  const swiped = await navigation.evaluate((bar) => {
    bar.scrollLeft = bar.scrollWidth;
    return bar.scrollLeft;
  });
  expect(swiped).toBeGreaterThan(0);
  come();
  await expect(living(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await navigation.evaluate((bar) => bar.scrollLeft)).toBe(swiped);
});

test('SHELL-57 AUTH-42 a time that was begun before the code is corrected once it is there, one that was passed is none', async ({
  page,
}) => {
  const come = await openBefore(page, '/grand-plaza/signup');
  const time = page.getByRole('group', { name: /^Arrival Time/ });
  await time.getByRole('radio', { name: 'PM' }).focus();
  await time.getByLabel('Minute').focus();
  await email(page).focus();
  come();
  await expect(living(page)).toBeVisible();
  await expect(time.getByLabel('Hour')).toHaveValue('');
  const again = await openBefore(page, '/grand-plaza/signup');
  await time.getByLabel('Hour').fill('33');
  await email(page).focus();
  again();
  await expect(time.getByLabel('Hour')).toHaveValue('12');
  await expect(time.getByLabel('Minute')).toHaveValue('00');
});

/** What was asked for and no call has taken. */
const waiting = (page: Page) => page.evaluate(() => globalThis.foyerAsked);

for (const [path, asked] of Object.entries({
  'dashboard/hotel': [/\/get-child-categories\/\d+$/, /\/weather\?/],
  'dashboard/hotel/quick-info': [/\/quick-info$/],
  'dashboard/hotel/pre-arrival': [/\/checklist$/],
  'dashboard/local-area': [/\/categories\/local-area$/],
  'dashboard/local-area/restaurants': [/\/categories\/local-area$/, /\/categories\/restaurants$/],
  'dashboard/requests': [/\/requests$/],
  'dashboard/messages': [/\/messages\/threads$/],
  'dashboard/message-mails': [/\/mail-preference$/],
}))
  test(`SHELL-73 ${path} asks the provider beside its code, once`, async ({ page, request }) => {
    await enterAs(page, await guestOf(request, 'grand-plaza'));
    const calls: string[] = [];
    page.on('request', (call) => {
      if (call.resourceType() === 'fetch') calls.push(call.url());
    });
    const come = await openBefore(page, `/grand-plaza/${path}`);
    await expect
      .poll(() => asked.filter((one) => calls.some((url) => one.test(url))))
      .toEqual(asked);
    expect(calls).toHaveLength(asked.length);
    come();
    await expect(living(page)).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const one of asked) expect(calls.filter((url) => one.test(url))).toHaveLength(1);
    await expect.poll(() => waiting(page), 'nothing of it stays').toBeUndefined();
  });

test('SHELL-73 FAULT-29 an address that names no sub-category asks for none beside the code', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const calls: string[] = [];
  page.on('request', (call) => calls.push(call.url()));
  const come = await openBefore(page, '/grand-plaza/dashboard/local-area/..%2Fqueries');
  await expect.poll(() => calls.some((url) => url.endsWith('/categories/local-area'))).toBe(true);
  come();
  await expect(
    page.getByRole('heading', { name: 'There is nothing at this address' }),
  ).toBeVisible();
  expect(calls.filter((url) => /queries/.test(url) && url.includes('/api/'))).toEqual([]);
});

test('SHELL-73 nothing is asked for without a guest, and another guest gets no answer of theirs', async ({
  page,
  request,
}) => {
  const first = await guestOf(request, 'grand-plaza');
  const second = await guestOf(request, 'grand-plaza', 'Noor Aziz');
  await page.context().addCookies([{ name: 'foyer_in', value: '1', url: GATEWAY_URL }]);
  const threads: (string | undefined)[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/messages/threads')) threads.push(call.headers().authorization);
  });
  const out = await openBefore(page, '/grand-plaza/dashboard/messages');
  out();
  await expect(page).toHaveURL(/\/login/);
  expect(threads).toEqual([]);

  await enterAs(page, first);
  const come = await openBefore(page, '/grand-plaza/dashboard/messages');
  await expect.poll(() => threads).toEqual([`Bearer ${first.token}`]);
  await page.evaluate(({ user, token }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', token);
  }, second);
  come();
  await expect.poll(() => threads).toContain(`Bearer ${second.token}`);
});

test('SHELL-73 nothing is asked for a guest of another hotel, who is led to their own', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'seaside-inn'));
  const calls = callsOf(page, '/messages/threads');
  const come = await openBefore(page, '/grand-plaza/dashboard/messages');
  // It stands behind what asks.
  await expect(page.locator('#foyer-composition')).toBeAttached();
  expect(await waiting(page)).toBeUndefined();
  come();
  await expect(page).toHaveURL(/^[^?]*\/seaside-inn\/dashboard/);
  expect(calls).toEqual([]);
});
