import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Contributed, InboxEntry } from '@foyer/shared/contracts/contribution.ts';
import { type Thread, ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { shortDate } from '@foyer/shared/hotel/hotel-time.ts';
import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { remote } from '../../remote.ts';

/** The screen of another remote, which adds its requests to the messages. */
const requests = { path: 'requests', area: 'dashboard', screen: 'requests' } as const;

const page = await openHotelPage(
  { ...remote, mounts: [...remote.mounts, requests] },
  {
    messages: () => import('./messages-screen.tsx'),
    chat: () => import('../chat/chat-screen.tsx'),
    thread: () => import('../thread/thread-screen.tsx'),
    create: () => import('../create/create-screen.tsx'),
    requests: async () => ({ Component: () => <h1>My Requests</h1> }),
  },
  { timezone: 'Asia/Tokyo' },
);
const { api, contributions } = await import('@foyer/shared/runtime');

/** Lets another remote add this to the messages. */
function contribute(contributed: Contributed<unknown>) {
  const Component = ({ onChange }: { onChange: (all: Contributed<unknown>) => void }) => {
    useEffect(() => onChange(contributed), [onChange]);
    return null;
  };
  contributions.loadWith(async () => [{ remote: 'mfe-forms', module: { Component } }]);
}

const request = (more: Partial<InboxEntry> = {}): InboxEntry => {
  const base = { id: '5', title: 'Check-in', state: 'Answered', text: 'Your room is ready.' };
  return { ...base, to: 'requests#request-5', at: Date.now() + 60_000, unread: true, ...more };
};

beforeEach(() => contribute({ entries: [], isPending: false }));
afterEach(async () => {
  vi.restoreAllMocks();
  await browser.viewport(414, 896);
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

test('MSG-54 MSG-35 lists requests among the threads by time, and leads to them', async () => {
  contribute({
    entries: [request(), request({ id: '4', title: 'Towels', at: 1 })],
    isPending: false,
  });
  const { guest } = await guestWithThreads('Parking');
  const screen = await page.open('dashboard/messages', guest);
  const link = screen.getByRole('link', { name: /Check-in \(unread\)/ });
  await expect.element(link.getByText('Answered')).toBeVisible();
  await expect.element(link.getByText('Your room is ready.')).toBeVisible();
  const titles = ['Quick Chat', 'Check-in', 'Parking', 'Towels'];
  const order = screen.getByRole('link', { name: new RegExp(titles.join('|')) }).elements();
  expect(
    order.map(({ textContent }) => titles.find((title) => textContent?.includes(title))),
  ).toEqual(titles);
  await link.click();
  await expect.element(screen.getByRole('heading', { name: 'My Requests' })).toBeVisible();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/requests`);
});

test.each([
  ['a request', async () => contribute({ entries: [request()], isPending: false })],
  [
    'a line of the chat',
    async (guest: { token: string }) => {
      const { PlainResponse } = await import('@foyer/shared/contracts/provider/response.ts');
      const body = { body: 'Is the pool open?', to_user_id: null };
      await api.post(endpoints.sendQuickChat, body, PlainResponse, { token: guest.token });
    },
  ],
])('MSG-55 %s is enough for the list not to be empty', async (_, prepare) => {
  const { guest } = await guestWithThreads();
  await prepare(guest);
  const screen = await page.open('dashboard/messages', guest);
  await expect.element(screen.getByText(/Check-in|Is the pool open\?/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Create' })).toBeVisible();
  expect(screen.getByText('No Messages Available!').query()).toBeNull();
});

test('MSG-54 says that requests did not load, and Retry loads them', async () => {
  const retry = vi.fn();
  contribute({
    entries: [],
    isPending: false,
    failure: { message: 'Failed to get your requests', retry },
  });
  const { guest } = await guestWithThreads('Parking');
  const screen = await page.open('dashboard/messages', guest);
  await expect.element(screen.getByText('Failed to get your requests')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Parking/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test('MSG-60 in a wide window the list stands beside chat, thread and form, which it marks', async () => {
  await browser.viewport(1280, 800);
  const { guest, threads } = await guestWithThreads('Airport transfer', 'Parking');
  const screen = await page.open('dashboard/messages', guest);
  await expect.element(screen.getByText('Choose a message to read it here.')).toBeVisible();
  const list = screen.getByRole('region', { name: 'Messages' });
  const current = () => list.element().querySelector('[aria-current="page"]')?.textContent;
  await list.getByRole('link', { name: /Parking/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Parking' })).toBeVisible();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard/messages/${threads[1]?.id}`);
  await expect.poll(current).toContain('Parking');
  const listBox = list.element().getBoundingClientRect();
  const detail = screen.getByPlaceholder('Your Message...').element().getBoundingClientRect();
  expect(detail.left).toBeGreaterThan(listBox.right);
  expect(detail.bottom).toBeLessThanOrEqual(800);
  await list.getByRole('link', { name: /Quick Chat/ }).click();
  await expect.element(screen.getByPlaceholder('Write your message...')).toBeVisible();
  await expect.poll(current).toContain('Quick Chat');
  await list.getByRole('link', { name: 'Create' }).click();
  await expect.element(screen.getByLabelText('Subject')).toBeVisible();
  await expect.element(list.getByRole('link', { name: /Airport transfer/ })).toBeVisible();
});

test('MSG-60 in a narrow window a conversation has no list', async () => {
  const { guest } = await guestWithThreads('Parking');
  const screen = await page.open('dashboard/chat', guest);
  await expect.element(screen.getByPlaceholder('Write your message...')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
});

test.each([390, 1280])(
  'MSG-60 the templates of list, chat and form hydrate at %s px',
  async (width) => {
    await browser.viewport(width, 800);
    const { guest } = await guestWithThreads('Parking');
    for (const path of ['messages', 'chat', 'messages/create']) {
      const template = await page.openTemplate(`dashboard/${path}`, guest);
      const end = await template.hydrate();
      end();
    }
  },
);
