import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { fromServiceWorker, withoutNetwork } from '@foyer/shared/testing/network';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  { 'quick-info': () => import('./quick-info-screen.tsx') },
  { quickInfo: { wifi_name: 'Test House', wifi_password: 'open-sesame-1' } },
);

test('HOTEL-13 the wifi tab has network, password and a code for the second device', async () => {
  const screen = await page.open('dashboard/hotel/quick-info', await page.guest('Amelia Hart'));
  await screen.getByRole('tab', { name: 'Wifi Access' }).click();
  await expect.element(screen.getByText('Test House', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('open-sesame-1')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /wifi|code/i })).toBeInTheDocument();
});

test('APP-30 APP-36 the facts say when they can be read offline; then they can, and say since when', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('dashboard/hotel/quick-info', guest);
  await screen.getByRole('tab', { name: 'Wifi Access' }).click();
  await expect.element(screen.getByText('open-sesame-1')).toBeVisible();
  expect(screen.getByText('Readable offline').query(), 'no worker').toBeNull();

  fromServiceWorker();
  const visit = await page.reload('dashboard/hotel/quick-info');
  await expect.element(visit.getByText('Readable offline')).toBeVisible();
  expect(visit.getByText(/^Updated/).query(), 'fresh').toBeNull();

  const line = withoutNetwork();
  const later = await page.reload('dashboard/hotel/quick-info');
  await later.getByRole('tab', { name: 'Wifi Access' }).click();
  await expect.element(later.getByText('open-sesame-1')).toBeVisible();
  await expect.element(later.getByText(/^Updated \d+:\d\d/)).toBeVisible();
  line.back();
  await expect.poll(() => later.getByText(/^Updated/).query()).toBeNull();
});
