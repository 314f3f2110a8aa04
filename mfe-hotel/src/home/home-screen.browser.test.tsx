import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(
  remote,
  { home: () => import('./home-screen.tsx') },
  { hotel: { welcome_title: 'Welcome to the Test House', address: '1 Test Lane' } },
);

test('HOTEL-05 home shows where the guest is and greets them', async () => {
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.element(screen.getByRole('heading', { name: /Amelia/ })).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Welcome to the Test House' }))
    .toBeVisible();
  await expect.element(screen.getByText('1 Test Lane')).toBeVisible();
});

test('HOTEL-11 the children of the category hotel stand in their order', async () => {
  const screen = await page.open('dashboard/hotel', await page.guest('Amelia Hart'));
  await expect.element(screen.getByText('Map Room Bar')).toBeInTheDocument();
  const cards = [...screen.container.querySelectorAll('li:has(img)')].map(
    (card) => card.textContent,
  );
  const order = ['Rooms & Suites', 'The Orangery', 'Vault Spa', 'Marble Pool', 'Map Room Bar'];
  expect(cards).toEqual(order.map((name) => expect.stringContaining(name)));
});
