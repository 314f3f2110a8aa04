import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { emitNetworkEvent } from '@foyer/shared/testing/network.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'message-mails': () => import('./message-mails-screen.tsx'),
});
const { queryClient, toasts } = await import('@foyer/shared/runtime');

const toastTexts: string[] = [];
toasts.subscribe(({ text }) => toastTexts.push(text));

afterEach(() => {
  vi.restoreAllMocks();
  toastTexts.length = 0;
});

test('MSG-48 mails stay off after they are switched off', async () => {
  const guest = await page.guest('Amelia Hart');
  const first = await page.open('dashboard/message-mails', guest);
  const mails = first.getByRole('switch', { name: 'Email me when the hotel answers' });
  await expect.element(mails).toBeChecked();
  await mails.click();
  await expect.element(mails).not.toBeChecked();
  await first.unmount();
  const again = await page.open('dashboard/message-mails', guest);
  await expect.element(again.getByRole('switch')).not.toBeChecked();
});

test('MSG-48 shows a choice at once; a refusal reverts it and shows a message', async () => {
  const screen = await page.open('dashboard/message-mails', await page.guest('Amelia Hart'));
  const mails = screen.getByRole('switch');
  await expect.element(mails).toBeChecked();
  let refuse = () => undefined as unknown;
  vi.spyOn(window, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      refuse = () => resolve(Response.json({ status: false }, { status: 400 }));
    }),
  );
  await mails.click();
  await expect.element(mails).not.toBeChecked();
  refuse();
  await expect.element(mails).toBeChecked();
  expect(toastTexts).toEqual(['Failed to save your preference']);
});

test('MSG-48 keeps the choice if the response has no data', async () => {
  const screen = await page.open('dashboard/message-mails', await page.guest('Amelia Hart'));
  const mails = screen.getByRole('switch');
  await expect.element(mails).toBeChecked();
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ status: true }));
  await mails.click();
  const known = () => queryClient.getQueryData(['mail-preference']);
  await expect.poll(known).toEqual({ messages: false });
  await expect.element(mails).not.toBeChecked();
});

test('MSG-34 shows everything except the choice in its final position while it loads', async () => {
  const guest = await page.guest('Amelia Hart');
  const placeOf = (screen: Awaited<ReturnType<typeof page.open>>) =>
    screen
      .getByText(/^If an answer waits/)
      .element()
      .getBoundingClientRect();
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  const waiting = await page.open('dashboard/message-mails', guest);
  await expect.element(waiting.getByText('Email me when the hotel answers')).toBeVisible();
  const before = placeOf(waiting);
  await expect.element(waiting.getByRole('switch')).not.toBeInTheDocument();
  await waiting.unmount();
  vi.restoreAllMocks();
  queryClient.clear();
  const known = await page.open('dashboard/message-mails', guest);
  await expect.element(known.getByRole('switch')).toBeVisible();
  expect(placeOf(known)).toEqual(before);
});

test('APP-44 notes offline that the switch cannot be changed', async () => {
  const screen = await page.open('dashboard/message-mails', await page.guest('Amelia Hart'));
  await expect.element(screen.getByRole('switch')).toBeChecked();
  emitNetworkEvent('gone');
  await expect
    .element(screen.getByText('You are offline. You can change this when you are back.'))
    .toBeVisible();
  emitNetworkEvent('back');
});
