import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { network } from '@foyer/shared/testing/network';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'message-mails': () => import('./message-mails-screen.tsx'),
});
const { queryClient, toasts } = await import('@foyer/shared/runtime');
const { preferenceQuery } = await import('./mail-preference.ts');

const said: string[] = [];
toasts.subscribe(({ text }) => said.push(text));

afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});

test('MSG-23 mails are switched off and stay off', async () => {
  const guest = await page.guest('Amelia Hart');
  const first = await page.open('dashboard/message-mails', guest);
  const mails = first.getByRole('switch', { name: 'Mail me unread messages' });
  await expect.element(mails).toBeChecked();
  await mails.click();
  await expect.element(mails).not.toBeChecked();
  await first.unmount();
  const again = await page.open('dashboard/message-mails', guest);
  await expect.element(again.getByRole('switch')).not.toBeChecked();
});

test('MSG-23 a choice shows at once; a refusal takes it back and says so', async () => {
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
  expect(said).toEqual(['Failed to save your preference']);
});

test('MSG-23 an answer that only says that it was done keeps the choice', async () => {
  const screen = await page.open('dashboard/message-mails', await page.guest('Amelia Hart'));
  const mails = screen.getByRole('switch');
  await expect.element(mails).toBeChecked();
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ status: true }));
  await mails.click();
  const known = () => queryClient.getQueryData(preferenceQuery().queryKey);
  await expect.poll(known).toEqual({ messages: false });
  await expect.element(mails).not.toBeChecked();
});

test('MSG-34 until the choice is known all but that stands where it will', async () => {
  const guest = await page.guest('Amelia Hart');
  const placeOf = (screen: Awaited<ReturnType<typeof page.open>>) =>
    screen
      .getByText(/^When the hotel wrote to you/)
      .element()
      .getBoundingClientRect();
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  const waiting = await page.open('dashboard/message-mails', guest);
  await expect.element(waiting.getByText('Mail me unread messages')).toBeVisible();
  const before = placeOf(waiting);
  await expect.element(waiting.getByRole('switch')).not.toBeInTheDocument();
  await waiting.unmount();
  vi.restoreAllMocks();
  queryClient.clear();
  const known = await page.open('dashboard/message-mails', guest);
  await expect.element(known.getByRole('switch')).toBeVisible();
  expect(placeOf(known)).toEqual(before);
});

test('APP-44 without a network the switch says beforehand that it cannot be changed', async () => {
  const screen = await page.open('dashboard/message-mails', await page.guest('Amelia Hart'));
  await expect.element(screen.getByRole('switch')).toBeChecked();
  network('gone');
  await expect
    .element(screen.getByText('You are offline. You can change this when you are back.'))
    .toBeVisible();
  network('back');
});
