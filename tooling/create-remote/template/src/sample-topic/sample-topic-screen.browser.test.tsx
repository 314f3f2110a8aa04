import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { fromServiceWorker, withoutNetwork } from '@foyer/shared/testing/network.tsx';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const PATH = 'dashboard/hotel/sample-topic';

const page = await openHotelPage(
  remote,
  { 'sample-topic': () => import('./sample-topic-screen.tsx') },
  { quick_info: { front_desk_message: 'Ring twice' } },
);
const { persistedQueries } = await import('@foyer/shared/runtime');
const { sampleTopicQuery } = await import('./sample-topic-query.ts');

test('shows the hotel’s data, later also without a network', async () => {
  fromServiceWorker();
  const screen = await page.open(PATH, await page.guest('Amelia Hart'));
  await expect.element(screen.getByText('Ring twice')).toBeVisible();
  const { queryKey } = sampleTopicQuery();
  await expect.poll(() => persistedQueries.isPersisted(queryKey)).toBe(true);
  withoutNetwork();
  const reloaded = await page.reload(PATH);
  await expect.element(reloaded.getByText('Ring twice')).toBeVisible();
});

test('shows a card without a network and data, until the network is back', async () => {
  const guest = await page.guest('Noah Reed');
  const { back } = withoutNetwork();
  const screen = await page.open(PATH, guest);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  back();
  await expect.element(screen.getByText('Ring twice')).toBeVisible();
});

test('hydrates the template', async () => {
  const { hydrate } = await page.openTemplate(PATH, await page.guest('Amelia Hart'));
  const leave = await hydrate();
  leave();
});
