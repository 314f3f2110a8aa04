import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { type Thread, ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { shortDate } from '@foyer/shared/hotel/hotel-time.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  { messages: () => import('./messages-screen.tsx') },
  { timezone: 'Asia/Tokyo' },
);
const { api } = await import('@foyer/shared/runtime');

afterEach(() => {
  vi.restoreAllMocks();
});

/** Creates a guest with a thread for each of `subjects`, in order. */
async function guestWithThreads(...subjects: string[]) {
  const guest = await page.guest('Amelia Hart');
  const threads: Thread[] = [];
  for (const subject of subjects) {
    const payload = { subject, message: `About ${subject}` };
    const token = guest.token;
    const { data } = await api.post(endpoints.sendMessage, payload, ThreadSentResponse, { token });
    if (data) threads.push(data);
  }
  return { guest, threads };
}

test('MSG-01 each row shows number, date, subject and message, and links to its thread', async () => {
  const { guest, threads } = await guestWithThreads('Airport transfer', 'Parking');
  const screen = await page.open('dashboard/messages', guest);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const link = screen.getByRole('link', { name: /Airport transfer/ });
  await expect.element(link).toBeVisible();
  const [first, second] = threads;
  const date = shortDate(Date.parse(first?.created_at ?? ''), 'Asia/Tokyo');
  for (const message of [`#${first?.id}`, date, 'About Airport transfer'])
    await expect.element(link.getByText(message)).toBeVisible();
  await expect
    .element(link)
    .toHaveAttribute('href', `/${page.slug}/dashboard/messages/${first?.id}`);
  const order = screen.getByRole('link', { name: /^#/ }).elements();
  expect(order.map((each) => each.textContent?.match(/^#\d+/)?.[0])).toEqual([
    `#${second?.id}`,
    `#${first?.id}`,
  ]);
});

test('MSG-35 shows an answered thread as unread with font weight, a dot and text', async () => {
  const { guest, threads } = await guestWithThreads('Airport transfer', 'Parking');
  const screen = await page.open('dashboard/messages', guest);
  await expect.element(screen.getByRole('link', { name: /Parking/ })).toBeVisible();
  await page.adminRequest(`/messages/${threads[0]?.id}/reply`, { message: 'Of course.' });
  const link = screen.getByRole('link', { name: /Airport transfer \(unread\)/ });
  await expect.element(link).toBeVisible();
  await expect
    .element(link.getByText('Airport transfer (unread)'))
    .toHaveStyle({ fontWeight: '700' });
  expect(getComputedStyle(link.element(), '::before').borderRadius).toBe('50%');
  await expect
    .element(screen.getByRole('link', { name: /Parking \(unread\)/ }))
    .not.toBeInTheDocument();
});

test('MSG-02 MSG-03 an empty list shows a note and links to the form', async () => {
  const { guest } = await guestWithThreads();
  const screen = await page.open('dashboard/messages', guest);
  await expect.element(screen.getByText('No Messages Available!')).toBeVisible();
  await expect
    .element(screen.getByText('Create a message and track the communication threads.'))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Create' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/messages/create`);
});

test('MSG-03 the first row links to the chat', async () => {
  const { guest } = await guestWithThreads('Parking');
  const screen = await page.open('dashboard/messages', guest);
  const chat = screen.getByRole('link', { name: /Quick Chat/ });
  await expect.element(chat.getByText('Talk to Hotel Admin now')).toBeVisible();
  await chat.click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/chat`);
});

test("MSG-10 shows the provider's message for a failed list, else its own; Retry loads it", async () => {
  const { guest } = await guestWithThreads('Parking');
  for (const [body, message] of [
    [{ status: false, message: 'We are moving house.' }, 'We are moving house.'],
    [{ status: false }, 'Failed to get message list'],
  ] as const) {
    const realFetch = window.fetch;
    const broken = vi
      .spyOn(window, 'fetch')
      .mockImplementation(async (input, init) =>
        String(input).includes('/messages/threads')
          ? Response.json(body, { status: 400 })
          : realFetch(input, init),
      );
    const screen = await page.open('dashboard/messages', guest);
    await expect.element(screen.getByText(message)).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Retry' });
    document.addEventListener('click', () => broken.mockRestore(), { capture: true, once: true });
    await retry.click();
    await expect.element(screen.getByRole('link', { name: /Parking/ })).toBeVisible();
    await screen.unmount();
  }
});
