import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const PATH = 'dashboard/hotel/sample-topic';

const page = await openHotelPage(
  remote,
  { 'sample-topic': () => import('./sample-topic-screen.tsx') },
  { quickInfo: { front_desk_message: 'Ring twice' } },
);
const { toasts } = await import('@foyer/shared/runtime');
const amelia = await page.guest('Amelia Hart');

test('a guest reads what the front desk says', async () => {
  const screen = await page.open(PATH, amelia);
  await expect.element(screen.getByText('Ring twice')).toBeVisible();
});

test('what a guest writes reaches the hotel', async () => {
  const said: string[] = [];
  toasts.subscribe(({ kind }) => said.push(kind));
  const screen = await page.open(PATH, amelia);
  await screen.getByLabelText('Message').fill('Is there a place for us?');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => said).toEqual(['success']);
  expect(await page.desk<object[]>('/requests')).toMatchObject([
    { name: 'Amelia Hart', message: 'Is there a place for us?', type: 'sample-topic' },
  ]);
});

test('the code takes over what the frame has drawn', async () => {
  const { takeOver } = await page.openFramed(PATH, amelia);
  const leave = await takeOver();
  leave();
});
