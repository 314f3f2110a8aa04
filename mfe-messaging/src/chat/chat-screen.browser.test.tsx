import type { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { openHotelPage, type TestGuest } from '@foyer/shared/testing/hotel-page.tsx';
import {
  emitNetworkEvent,
  fromServiceWorker,
  withoutNetwork,
} from '@foyer/shared/testing/network.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { chat: () => import('./chat-screen.tsx') });
const { persistedQueries, toasts } = await import('@foyer/shared/runtime');

const toastTexts: string[] = [];
toasts.subscribe(({ text }) => toastTexts.push(text));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  toastTexts.length = 0;
});

/** Returns the messages of a guest that the desk has received. */
const atDesk = async (guest: TestGuest) =>
  (await page.adminRequest<ChatMessage[]>('/quick-chat'))
    .filter(({ from_user_id }) => from_user_id === guest.user.id)
    .map(({ body }) => body);

async function open(...history: string[]) {
  const guest = await page.guest('Amelia Hart');
  const admin = (body: string) =>
    page.adminRequest<ChatMessage>('/quick-chat/send', { to: guest.email, body });
  for (const body of history) await admin(body);
  const screen = await page.open('dashboard/chat', guest);
  return {
    ...screen,
    admin,
    box: screen.getByPlaceholder('Write your message...'),
    atDesk: () => atDesk(guest),
  };
}

test('MSG-11 MSG-44 shows the history first, then live messages', async () => {
  const screen = await open('Your room is ready.', 'Anything else?');
  await expect.element(screen.getByRole('heading', { name: 'Quick Chat' })).toBeVisible();
  await expect.element(screen.getByText('Your room is ready.')).toBeVisible();
  await expect.element(screen.getByText('Hotel Admin, connected')).toBeVisible();
  await screen.admin('We are here.');
  await expect.element(screen.getByRole('log').getByText('We are here.')).toBeVisible();
});

test('MSG-15 MSG-39 shows a written message at once and delivers it once', async () => {
  const screen = await open();
  await expect.element(screen.getByText('How can we help?')).toBeVisible();
  await screen.box.fill(' A cot, please. ');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('A cot, please.')).toBeVisible();
  await expect.element(screen.getByText('Sent', { exact: true })).toBeInTheDocument();
  expect(await screen.atDesk()).toEqual(['A cot, please.']);
  expect(screen.getByText('A cot, please.').elements()).toHaveLength(1);
});

test('SHELL-127 Enter between the two renders of hydration sends the message, and later text stays', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.openTemplate('dashboard/chat', guest);
  const box = browser.getByPlaceholder('Write your message...');
  await box.fill('Is my ');
  const end = await screen.hydrate(() => userEvent.keyboard('room ready?{Enter}And'));
  await userEvent.keyboard(' breakfast?');
  await expect.element(box).toHaveValue('And breakfast?');
  await expect.poll(() => atDesk(guest)).toEqual(['Is my room ready?']);
  end();
});

test('MSG-16 only logs a failed history, and the guest can still write', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const realFetch = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    String(input).includes('/quick-chat') && init?.method !== 'POST'
      ? Response.json({ status: false }, { status: 400 })
      : realFetch(input, init),
  );
  const screen = await open();
  await expect.element(screen.getByText('Your earlier messages did not load.')).toBeVisible();
  await expect.element(screen.box).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Failed to get chat messages', expect.any(Error));
  expect(toastTexts).toEqual([]);
  const retry = screen.getByRole('button', { name: 'Retry' });
  document.addEventListener('click', () => vi.mocked(fetch).mockRestore(), {
    capture: true,
    once: true,
  });
  await retry.click();
  await expect.element(screen.getByText('How can we help?')).toBeVisible();
});

test('MSG-16 MSG-40 logs a refused message, shows it as failed, and sends it on retry', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const screen = await open();
  await expect.element(screen.getByText('How can we help?')).toBeVisible();
  const realFetch = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    String(input).includes('/quick-chat/send')
      ? Response.json({ status: false }, { status: 422 })
      : realFetch(input, init),
  );
  await screen.box.fill('A cot, please.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Not sent.')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Failed to create chat message', expect.any(Error));
  expect(toastTexts).toEqual([]);
  vi.mocked(window.fetch).mockRestore();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Sent', { exact: true })).toBeInTheDocument();
  expect(await screen.atDesk()).toEqual(['A cot, please.']);
});

test('APP-43 shows the connection state as text', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Hotel Admin, connected')).toBeVisible();
  emitNetworkEvent('gone');
  await expect.element(screen.getByText(/^Offline/)).toBeVisible();
  emitNetworkEvent('back');
  await expect.element(screen.getByText('Hotel Admin, connected')).toBeVisible();
});

test('APP-37 shows live messages after a reload without a network', async () => {
  const screen = await open('Your room is ready.');
  await expect.element(screen.getByText('Hotel Admin, connected')).toBeVisible();
  await screen.admin('We are here.');
  await expect.element(screen.getByRole('log').getByText('We are here.')).toBeVisible();
  fromServiceWorker();
  await expect.poll(() => persistedQueries.isPersisted(['chat'])).toBe(true);
  withoutNetwork();
  const later = await page.reload('dashboard/chat');
  await expect.element(later.getByText('Your room is ready.')).toBeVisible();
  await expect.element(later.getByRole('log').getByText('We are here.')).toBeVisible();
  await expect.element(later.getByText(/^Updated \d+:\d\d/)).toBeVisible();
});

test('MSG-61 a link fills the empty message box, once, and never replaces a draft', async () => {
  const guest = await page.guest('Amelia Hart');
  const state = { message: 'Is there a tailor nearby?' };
  const asked = await page.open('dashboard/chat', guest, state);
  const box = asked.getByPlaceholder('Write your message...');
  await expect.element(box).toHaveValue('Is there a tailor nearby?');
  await box.fill('Is there a tailor?');
  await asked.unmount();
  const again = await page.open('dashboard/chat', guest, state);
  await expect.element(box).toHaveValue('Is there a tailor?');
  await again.getByRole('button', { name: 'Send' }).click();
  await expect.element(box).toHaveValue('');
});
