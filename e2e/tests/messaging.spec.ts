import type { Page } from '@playwright/test';
import { GATEWAY_URL } from '../server/addresses.ts';
import { deskOf } from '../support/desk.ts';
import { logOut, openUserMenu } from '../support/guests.ts';
import { createHotel, createSignedInGuest, storeSession } from '../support/hotels.ts';
import { startTcpProxy } from '../support/network/tcp-proxy.ts';
import { expect, test } from '../support/test.ts';
import { waitForOverlay } from '../support/toasts.ts';

const composer = (page: Page) => page.getByPlaceholder('Write your message...');
const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const sent = (page: Page, text: string) => conversation(page).getByText(text, { exact: true });

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sent(page, text)).toBeVisible();
}

test('MSG-45 counts messages that arrive on other screens until they are read', async ({
  page,
  request,
}) => {
  // Without a phone the header has space for the chat beside the fixture's entry.
  const { hotel, guest, admin } = await createHotel(request, { phone: '' });
  const desk = deskOf(admin);
  const connected = page.waitForEvent('websocket');
  await storeSession(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/hotel`);
  await connected;
  const title = await page.title();
  const entry = page.getByRole('banner').getByRole('link', { name: 'Quick Chat' });
  await desk.send(guest.user.id, 'Your room is ready.');
  await desk.send(guest.user.id, 'Anything we can have waiting?');
  await expect(entry).toContainText('2');
  await expect(page).toHaveTitle(`(2) ${title}`);
  await entry.click();
  await expect(sent(page, 'Anything we can have waiting?')).toBeVisible();
  await expect(entry).not.toContainText('2');
  await page.goto(`/${hotel.slug}/dashboard/hotel`);
  await expect(page).toHaveTitle(title);
});

test('MSG-03 MSG-09 MSG-44 starts a thread, receives a live reply and another reply', async ({
  page,
  request,
}) => {
  const { hotel, guest, admin } = await createHotel(request, {});
  const desk = deskOf(admin);
  await storeSession(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/messages`);
  await expect(page.getByText('No Messages Available!')).toBeVisible();
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByLabel('Subject').fill('Airport transfer');
  await page.getByRole('textbox', { name: 'Message' }).fill('Could a car wait for us on Saturday?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Message created successfully.')).toBeVisible();
  await expect(page).toHaveURL(`/${hotel.slug}/dashboard/messages`);
  await page.getByRole('link', { name: 'Airport transfer' }).click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(page.getByText('Could a car wait for us on Saturday?')).toBeVisible();
  const id = Number(page.url().split('/').at(-1));
  await desk.call(`/messages/${id}/reply`, { message: 'Of course.' });
  await expect(sent(page, 'Of course.')).toHaveCount(1);
  await page.getByPlaceholder('Your Message...').fill('Thank you!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(sent(page, 'Thank you!')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await desk.call('/messages?after_id=0')))
    .toContain('Thank you!');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await desk.call(`/messages/${id}/reply`, { message: 'See you on Saturday.' });
  await page.getByRole('link', { name: 'A message was answered' }).click();
  await page.getByRole('link', { name: /Airport transfer/ }).click();
  await expect(sent(page, 'See you on Saturday.')).toHaveCount(1);
});

test('FAULT-14, FAULT-18 three messages written offline arrive once and in order after a reload', async ({
  page,
  request,
}) => {
  const { hotel, guest, admin } = await createHotel(request, {});
  await storeSession(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/chat`);
  await expect(page.getByText('Hotel Admin, connected')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  const texts = ['We land at 7:40.', 'So with you about nine.', 'A cot, please.'];
  for (const text of texts) await write(page, text);
  await page.reload();
  for (const text of texts) await expect(sent(page, text)).toBeVisible();
  expect(await deskOf(admin).chat()).toEqual([]);
  await page.unroute('**/api/**');
  // Messages are sent from any page of the guest.
  await page.goto(`/${hotel.slug}/dashboard/hotel`);
  await expect
    .poll(async () => (await deskOf(admin).chat()).map(({ body }) => body))
    .toEqual(texts);
  await page.goto(`/${hotel.slug}/dashboard/chat`);
  for (const text of texts) await expect(sent(page, text)).toHaveCount(1);
});

test('MSG-21 MSG-49 FAULT-28 logout warns about unsent messages and deletes them', async ({
  page,
  request,
}) => {
  const { hotel, guest, admin } = await createHotel(request, {});
  await storeSession(page, guest);
  // Until its code is loaded the browser shows its own dialog instead.
  const warning = page.waitForEvent('requestfinished', (call) => /\/sign-out\./.test(call.url()));
  await page.goto(`/${hotel.slug}/dashboard/chat`);
  await composer(page).waitFor();
  await warning;
  await page.route('**/api/quick-chat/send', (route) => route.abort('internetdisconnected'));
  await write(page, 'Only for this guest');
  await logOut(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('One message has not been sent yet.');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(sent(page, 'Only for this guest')).toBeVisible();
  await logOut(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`/${hotel.slug}/login`);
  await page.unroute('**/api/quick-chat/send');
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain(`foyer-guest:${guest.user.id}:outbox`);
  await storeSession(page, await createSignedInGuest(request, hotel.slug, 'Somebody Else'));
  await page.goto(`/${hotel.slug}/dashboard/chat`);
  await write(page, 'And this is mine');
  await expect
    .poll(async () => (await deskOf(admin).chat()).map(({ body }) => body))
    .toEqual(['And this is mine']);
});

test('SHELL-17 MSG-24 signed out, or at a hotel without messaging, no live connection is loaded and no link leads to messaging', async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  page.on('websocket', (socket) => requested.push(socket.url()));
  page.on('request', (call) => requested.push(call.url()));
  await page.goto('/grand-plaza/login');
  // The live connection would be loaded after the paint, too.
  await waitForOverlay(page);
  await storeSession(page, await createSignedInGuest(request, 'harbour-house'));
  await page.goto('/harbour-house/dashboard/chat');
  await expect(page.getByText('not available at this hotel')).toBeVisible();
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  for (const name of ['Messages', 'Quick Chat', 'Notifications', 'Answers by email'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await waitForOverlay(page);
  expect(requested.filter((url) => /^ws|realtime|mfe-messaging|broadcasting/.test(url))).toEqual(
    [],
  );
});

test('FAULT-21, FAULT-23 every desk message arrives once after a broken and a dead socket', async ({
  page,
  request,
}) => {
  const { hotel, guest, admin } = await createHotel(request, {});
  const desk = deskOf(admin);
  const proxy = await startTcpProxy(GATEWAY_URL);
  const sentTexts: string[] = [];
  const say = async (text: string) => {
    await desk.send(guest.user.id, text);
    sentTexts.push(text);
  };
  const all = () => conversation(page).getByText(/^Line \d$/);
  try {
    await storeSession(page, guest, proxy.url);
    await page.goto(`${proxy.url}/${hotel.slug}/dashboard/chat`);
    await expect(page.getByText('Hotel Admin, connected')).toBeVisible();
    await say('Line 1');
    proxy.cut();
    await say('Line 2');
    await say('Line 3');
    await expect(all()).toHaveText(sentTexts);
    await expect(page.getByText('Hotel Admin, connected')).toBeVisible();
    proxy.freeze();
    await say('Line 4');
    // After an unlock the page checks whether the connection still works.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(all()).toHaveText(sentTexts);
    await say('Line 5');
    await expect(all()).toHaveText(sentTexts);
  } finally {
    await proxy.stop();
  }
});
