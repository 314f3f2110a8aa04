import { clipped, typeSize } from '@foyer/shared/testing/clipped';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterEach, expect, test } from 'vitest';
import { page as browser, cdp } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  chat: () => import('../chat/chat-screen.tsx'),
  messages: () => import('../messages/messages-screen.tsx'),
  thread: () => import('../thread/thread-screen.tsx'),
});
const { api } = await import('@foyer/shared/runtime');
const endpoints = await import('@foyer/shared/api/endpoints');
const { ThreadSentAnswer } = await import('@foyer/shared/contracts/messages');

const SUBJECT =
  'A question about the treatments in the spa for two people, one of whom is expecting, in June';

async function guestWithThread() {
  const guest = await page.guest('Amelia Hart');
  const payload = { subject: SUBJECT, message: 'Which of the treatments would suit?' };
  const { data } = await api.post(endpoints.sendMessage, payload, ThreadSentAnswer, guest);
  return { guest, path: `dashboard/messages/${data?.id}` };
}

/** Sees the page as a system with few colours of the guest's own draws it. */
async function forcedColors(value: 'active' | 'none') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

afterEach(async () => {
  typeSize(undefined);
  document.documentElement.removeAttribute('dir');
  await forcedColors('none');
  await browser.viewport(390, 844);
});

test('MSG-25 with letters twice as large the box to write in is whole, and lines are read above it', async () => {
  await browser.viewport(320, 640);
  typeSize('32px');
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/chat', guest);
  const box = screen.getByPlaceholder('Write your message...');
  await box.fill('Is my room ready, and where do we leave the luggage until then?');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('log').getByText(/Is my room ready/)).toBeVisible();
  const lines = screen.getByRole('log').element().getBoundingClientRect();
  expect(lines.height).toBeGreaterThan(60);
  const { scrollHeight, clientHeight } = box.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  await expect.poll(clipped).toEqual([]);
});

test('MSG-25 the messages are read whole at 320 px', async () => {
  await browser.viewport(320, 640);
  const { guest } = await guestWithThread();
  const screen = await page.open('dashboard/messages', guest);
  for (const size of [undefined, '32px'] as const) {
    typeSize(size);
    await expect.element(screen.getByText(SUBJECT)).toBeVisible();
    await expect.poll(clipped).toEqual([]);
  }
});

test('MSG-26 a subject that is longer than a title stands whole above the message', async () => {
  const { guest, path } = await guestWithThread();
  const screen = await page.open(path, guest);
  const message = screen.getByRole('region', { name: 'Message' });
  await expect.element(message.getByText(SUBJECT)).toBeVisible();
});

test('MSG-27 in forced colours the box with the focus, bubbles and links have edges', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/chat', guest);
  const box = screen.getByPlaceholder('Write your message...');
  await box.fill('Is my room ready?');
  await screen.getByRole('button', { name: 'Send' }).click();
  const said = screen.getByRole('log').getByText('Is my room ready?');
  await expect.element(said).toBeVisible();
  const unseen = 'rgba(0, 0, 0, 0)';
  const edgeOf = (element: Element | null) => element && getComputedStyle(element).borderTopColor;
  const bubble = said.element().parentElement;
  expect(edgeOf(bubble)).toBe(unseen);
  await forcedColors('active');
  await expect.poll(() => edgeOf(bubble)).not.toBe(unseen);
  const frame = box.element().parentElement as Element;
  await expect.element(box).toHaveFocus();
  expect(getComputedStyle(frame).outlineStyle).toBe('solid');
  expect(getComputedStyle(frame).outlineColor).not.toBe(unseen);
  expect(edgeOf(screen.getByRole('button', { name: 'Send' }).element())).not.toBe(unseen);
});

test('MSG-28 from right to left one’s own lines stand at the left, the hotel’s at the right', async () => {
  document.documentElement.dir = 'rtl';
  const guest = await page.guest('Amelia Hart');
  await page.desk('/quick-chat/send', { to: guest.email, body: 'Of course.' });
  const screen = await page.open('dashboard/chat', guest);
  await screen.getByPlaceholder('Write your message...').fill('Is my room ready?');
  await screen.getByRole('button', { name: 'Send' }).click();
  const box = (text: string) =>
    screen.getByRole('log').getByText(text).element().getBoundingClientRect();
  await expect.element(screen.getByRole('log').getByText('Is my room ready?')).toBeVisible();
  const middle = document.documentElement.clientWidth / 2;
  expect(box('Is my room ready?').left).toBeLessThan(middle);
  expect(box('Is my room ready?').right).toBeLessThan(box('Of course.').right);
  expect(box('Of course.').right).toBeGreaterThan(middle);
});
