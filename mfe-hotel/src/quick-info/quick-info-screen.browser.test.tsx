import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('HOTEL-13 what this browser kept is read when the screen opens, not whenever it is drawn', async () => {
  const read = vi.spyOn(Storage.prototype, 'getItem');
  onTestFinished(() => read.mockRestore());
  const reads = () => read.mock.calls.filter(([key]) => key === 'quickInfo').length;
  const screen = await page.open('dashboard/hotel/quick-info', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText('3:00 PM')).toBeVisible();
  const before = reads();
  expect(before).toBeGreaterThan(0);
  await screen.getByRole('tab', { name: 'Wifi Access' }).click();
  await expect.element(screen.getByText('open-sesame-1')).toBeVisible();
  expect(reads()).toBe(before);
});
