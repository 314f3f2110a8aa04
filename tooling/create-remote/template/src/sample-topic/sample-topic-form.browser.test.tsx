import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'sample-topic': () => import('./sample-topic-screen.tsx'),
});
const { toasts } = await import('@foyer/shared/runtime');

test('sends the guest’s message to the hotel', async () => {
  const kinds: string[] = [];
  toasts.subscribe(({ kind }) => kinds.push(kind));
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/hotel/sample-topic', guest);
  await screen.getByLabelText('Message').fill('Is there a place for us?');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => kinds).toEqual(['success']);
  expect(await page.adminRequest<object[]>('/requests')).toMatchObject([
    { name: 'Amelia Hart', message: 'Is there a place for us?', type: 'sample-topic' },
  ]);
});
