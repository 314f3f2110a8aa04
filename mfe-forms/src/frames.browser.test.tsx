import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { remote } from '../remote.ts';

const page = await openHotelPage(remote, {
  'check-in': () => import('./check-in/check-in-screen.tsx'),
  'pre-arrival': () => import('./pre-arrival/pre-arrival-screen.tsx'),
  enquire: () => import('./enquire/enquire-screen.tsx'),
  'book-spa': () => import('./book-spa/book-spa-screen.tsx'),
  'upgrade-room': () => import('./upgrade-room/upgrade-room-screen.tsx'),
  'book-resturant': () => import('./book-resturant/book-resturant-screen.tsx'),
  'book-transport': () => import('./book-transport/book-transport-screen.tsx'),
  requests: () => import('./requests/requests-screen.tsx'),
});

let leave = () => {};
afterEach(() => {
  leave();
  sessionStorage.clear();
});

const framed = remote.mounts.flatMap(({ path, ...mount }) =>
  'frame' in mount ? [path.replaceAll(/:(\w+)Slug/g, '$1')] : [],
);

test.each(framed)('FORM-32 %s: the code takes over what the frame drew', async (path) => {
  const { takeOver } = await page.openFramed(`dashboard/${path}`, await page.guest('Amelia Hart'));
  leave = await takeOver();
});

test('FORM-33 what an enquiry is about comes with the code, and is never in its frame', async () => {
  const guest = await page.guest('Amelia Hart');
  const form = await page.openFramed('dashboard/dining/bar/enquire', guest);
  expect(form.container.textContent).not.toContain('About');
  await screen.getByLabelText('Message').fill('Two at eight');
  leave = await form.takeOver();
  await expect.element(screen.getByText('About Bar')).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Amelia Hart');
  await expect.element(screen.getByLabelText('Message')).toHaveValue('Two at eight');
});
