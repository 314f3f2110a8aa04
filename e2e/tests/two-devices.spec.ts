import type { Page } from '@playwright/test';
import { GATEWAY_URL, PROVIDER_URL } from '../server/addresses.ts';
import { runClockUntil, runClockUntilVisible, stopClock } from '../support/clock.ts';
import { deskOf } from '../support/desk.ts';
import { logOut, submitLogin } from '../support/guests.ts';
import { createHotel, createSignedInGuest, storeSession } from '../support/hotels.ts';
import { localStorageOf } from '../support/storage.ts';
import { expect, severalTabs, test } from '../support/test.ts';

test.use(severalTabs);

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const sent = (page: Page, text: string) => conversation(page).getByText(text, { exact: true });

test('MSG-11 MSG-17 MSG-44 MSG-18 MSG-22 MSG-24 a guest, their second device and the desk exchange messages live, over a connection that opens after the first paint', async ({
  page,
  browser,
  request,
}) => {
  const { hotel, guest, admin } = await createHotel(request, {});
  const desk = deskOf(admin);
  await using context = await browser.newContext();
  const phone = await context.newPage();
  const chat = `/${hotel.slug}/dashboard/chat`;
  await storeSession(page, guest);
  await page
    .context()
    .addCookies([{ name: 'XSRF-TOKEN', value: 'of%20laravel%3D', url: GATEWAY_URL }]);
  const requested = ['auth', 'user-auth'].map((name) =>
    page.waitForRequest(`**/broadcasting/${name}`),
  );
  await storeSession(phone, guest);
  for (const device of [page, phone]) {
    await device.goto(chat);
    await expect(device.getByText('Hotel Admin, connected')).toBeVisible();
  }
  for (const call of await Promise.all(requested)) {
    expect(call.method()).toBe('POST');
    const headers = await call.allHeaders();
    expect(headers.authorization).toBe(`Bearer ${guest.token}`);
    expect(headers['x-xsrf-token']).toBe('of laravel=');
    expect(headers['x-socket-id']).toMatch(/^\d+\.\d+$/);
  }
  const { painted, connected } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    connected: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /realtime|broadcasting/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(Math.min(...connected)).toBeGreaterThan(painted);

  await page.getByPlaceholder('Write your message...').fill('Is the rooftop open tonight?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sent(phone, 'Is the rooftop open tonight?')).toBeVisible();
  await expect
    .poll(async () => (await desk.chat()).map(({ body }) => body))
    .toEqual(['Is the rooftop open tonight?']);
  await desk.call('/quick-chat/typing', { to: guest.user.id });
  await expect(page.getByText('Hotel Admin is writing…')).toBeVisible();
  await desk.send(guest.user.id, 'It is, until eleven.');
  for (const device of [page, phone])
    await expect(sent(device, 'It is, until eleven.')).toHaveCount(1);
  await expect(page.getByText('Hotel Admin is writing…')).toBeHidden();
  const [question] = await desk.chat();
  await desk.call('/quick-chat/seen', { guest_id: guest.user.id, last_id: question?.id });
  await expect(conversation(page).getByText('Seen')).toBeVisible();
});

test('MSG-54 MSG-56 MSG-57 MSG-63 an answer to a request counts once on both devices, until one of them has shown it', async ({
  page,
  browser,
  request,
}) => {
  const { hotel, guest, admin } = await createHotel(request, {});
  const details = { name: 'Amelia Hart', email: guest.email, phone: '447700900100' };
  const enquiry = { ...details, message: 'A place for a van?', category_id: null, type: 'Parking' };
  const sent = await request.post(`${PROVIDER_URL}/queries`, {
    headers: { Authorization: `Bearer ${guest.token}` },
    data: enquiry,
  });
  const { id } = (await sent.json()).data;
  await using context = await browser.newContext();
  const phone = await context.newPage();
  for (const device of [page, phone]) {
    await storeSession(device, guest);
    const connected = device.waitForEvent('websocket');
    await device.goto(`/${hotel.slug}/dashboard/hotel`);
    await connected;
  }
  const title = await page.title();
  await deskOf(admin).call(`/requests/${id}/answer`, { text: 'Under the arch.' });
  for (const device of [page, phone]) await expect(device).toHaveTitle(`(1) ${title}`);

  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
  await page.getByRole('link', { name: 'A message was answered' }).click();
  const row = page.getByRole('link', { name: 'Enquiry: Parking (unread)' });
  await expect(row).toContainText('Under the arch.');
  await row.click();
  await expect(page.getByRole('article', { name: 'Enquiry: Parking' })).toBeFocused();
  await expect(page).toHaveTitle(/^My Requests/);
  await expect(phone).toHaveTitle(title);
});

test('FAULT-28 FAULT-43 logout or another guest in one tab takes effect in the other within a second; nothing is sent as the old guest', async ({
  page,
  context,
  request,
}) => {
  const first = await createSignedInGuest(request, 'grand-plaza', 'Amelia Hart');
  const second = await createSignedInGuest(request, 'grand-plaza', 'Bela Nagy');
  await storeSession(page, first);
  const other = await context.newPage();
  // Both tabs use this clock, so a slow machine does not shorten the second.
  await stopClock(page);
  await Promise.all([page.goto(HOME), other.goto('/grand-plaza/dashboard/fixture/calls')]);
  for (const tab of [page, other])
    await runClockUntilVisible(tab, tab.getByRole('button', { name: 'Menu of Amelia Hart' }));
  await runClockUntilVisible(other, other.getByRole('heading', { name: 'Calls screen' }));
  const before = await other.evaluate(() => Date.now());
  await logOut(page);
  await runClockUntil(other, async () => other.url().endsWith(LOGIN));
  expect((await other.evaluate(() => Date.now())) - before).toBeLessThanOrEqual(1_000);
  await page.clock.resume();
  await expect(page).toHaveURL(LOGIN);
  await expect(other.getByRole('heading', { name: 'Calls screen' })).toHaveCount(0);
  expect(await localStorageOf(other)).not.toHaveProperty('token');
  const sent: (string | undefined)[] = [];
  other.on('request', (call) => {
    if (call.url().includes('/api/')) sent.push(call.headers().authorization);
  });
  await submitLogin(page, second);
  await expect(page).toHaveURL(HOME);
  await expect(other).toHaveURL(HOME);
  await expect(other.getByRole('button', { name: 'Menu of Bela Nagy' })).toBeVisible();
  expect(sent).not.toContain(`Bearer ${first.token}`);
});
