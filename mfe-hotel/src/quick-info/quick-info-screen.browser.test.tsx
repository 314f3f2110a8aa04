import { openHotelPage } from '@foyer/shared/testing/hotel-page';
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
