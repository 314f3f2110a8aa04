import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const PATH = 'dashboard/hotel/sample-topic';

const page = await openHotelPage(
  remote,
  { 'sample-topic': () => import('./sample-topic-screen.tsx') },
  { quick_info: { front_desk_message: 'Ring twice' } },
);
const { toasts } = await import('@foyer/shared/runtime');
const amelia = await page.guest('Amelia Hart');

test('shows the front desk’s message', async () => {
  const screen = await page.open(PATH, amelia);
  await expect.element(screen.getByText('Ring twice')).toBeVisible();
});

test('sends the guest’s message to the hotel', async () => {
  const kinds: string[] = [];
  toasts.subscribe(({ kind }) => kinds.push(kind));
  const screen = await page.open(PATH, amelia);
  await screen.getByLabelText('Message').fill('Is there a place for us?');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => kinds).toEqual(['success']);
  expect(await page.adminRequest<object[]>('/requests')).toMatchObject([
    { name: 'Amelia Hart', message: 'Is there a place for us?', type: 'sample-topic' },
  ]);
});

test('hydrates the template', async () => {
  const { hydrate } = await page.openTemplate(PATH, amelia);
  const leave = await hydrate();
  leave();
});
