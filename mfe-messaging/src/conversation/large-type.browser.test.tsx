import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { textErrors } from '@foyer/shared/testing/text-errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page as browser, cdp } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  chat: () => import('../chat/chat-screen.tsx'),
  messages: () => import('../messages/messages-screen.tsx'),
  thread: () => import('../thread/thread-screen.tsx'),
});
const { api } = await import('@foyer/shared/runtime');
const endpoints = await import('@foyer/shared/api/endpoints.ts');
const { ThreadSentResponse } = await import('@foyer/shared/contracts/provider/messages.ts');

const SUBJECT =
  'A question about the treatments in the spa for two people, one of whom is expecting, in June';

async function guestWithThread() {
  const guest = await page.guest('Amelia Hart');
  const payload = { subject: SUBJECT, message: 'Which of the treatments would suit?' };
  const { data } = await api.post(endpoints.sendMessage, payload, ThreadSentResponse, guest);
  return { guest, path: `dashboard/messages/${data?.id}` };
}

/** Emulates forced colours. */
async function forcedColors(value: 'active' | 'none') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  document.documentElement.removeAttribute('dir');
  await forcedColors('none');
  await browser.viewport(390, 844);
});

test('MSG-25 MSG-43 shows the whole composer below readable messages, with letters twice as large', async () => {
  await browser.viewport(320, 640);
  document.documentElement.style.fontSize = '32px';
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/chat', guest);
  const box = screen.getByPlaceholder('Write your message...');
  await box.fill('Is my room ready, and where do we leave the luggage until then?');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('log').getByText(/Is my room ready/)).toBeVisible();
  const list = screen.getByRole('log').element().getBoundingClientRect();
  expect(list.height).toBeGreaterThan(60);
  const { scrollHeight, clientHeight } = box.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  await expect.poll(textErrors).toEqual([]);
});

test('MSG-25 the messages are readable completely at 320 px', async () => {
  await browser.viewport(320, 640);
  const { guest } = await guestWithThread();
  const screen = await page.open('dashboard/messages', guest);
  for (const size of ['', '32px']) {
    document.documentElement.style.fontSize = size;
    await expect.element(screen.getByText(SUBJECT)).toBeVisible();
    await expect.poll(textErrors).toEqual([]);
  }
});

test('MSG-26 shows a subject longer than the title completely above the message', async () => {
  const { guest, path } = await guestWithThread();
  const screen = await page.open(path, guest);
  const message = screen.getByRole('region', { name: 'Message' });
  await expect.element(message.getByText(SUBJECT)).toBeVisible();
});

test('MSG-27 the focused composer, bubbles and links have edges in forced colours', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/chat', guest);
  const box = screen.getByPlaceholder('Write your message...');
  await box.fill('Is my room ready?');
  await screen.getByRole('button', { name: 'Send' }).click();
  const sentMessage = screen.getByRole('log').getByText('Is my room ready?');
  await expect.element(sentMessage).toBeVisible();
  const transparent = 'rgba(0, 0, 0, 0)';
  const edgeOf = (element: Element | null) => element && getComputedStyle(element).borderTopColor;
  const bubble = sentMessage.element().parentElement;
  expect(edgeOf(bubble)).toBe(transparent);
  await forcedColors('active');
  await expect.poll(() => edgeOf(bubble)).not.toBe(transparent);
  const composerBox = box.element().parentElement as Element;
  await expect.element(box).toHaveFocus();
  expect(getComputedStyle(composerBox).outlineStyle).toBe('solid');
  expect(getComputedStyle(composerBox).outlineColor).not.toBe(transparent);
  expect(edgeOf(screen.getByRole('button', { name: 'Send' }).element())).not.toBe(transparent);
});

test("MSG-28 the guest's messages are at the left, the hotel's at the right, in a right-to-left page", async () => {
  document.documentElement.dir = 'rtl';
  const guest = await page.guest('Amelia Hart');
  await page.adminRequest('/quick-chat/send', { to: guest.email, body: 'Of course.' });
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
