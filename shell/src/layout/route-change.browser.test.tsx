import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test } from 'vitest';

const mounts = [{ path: 'rooms', area: 'public', screen: 'rooms' } as const];
const hotel = await openHotelPage(
  { name: 'mfe-rooms', mounts, menu: [] },
  {
    rooms: async () => {
      const { RouteChange } = await import('./route-change.tsx');
      return { Component: () => <RouteChange appName="The Inn" /> };
    },
  },
);
const { attention } = await import('@foyer/shared/runtime');

test('the page’s title says how many things wait, and is announced without that', async () => {
  const amelia = await hotel.guest('Amelia Hart');
  const { container } = await hotel.open('rooms', amelia);
  await expect.poll(() => document.title).toBe('The Inn');
  attention.set('chat', 3);
  await expect.poll(() => document.title).toBe('(3) The Inn');
  expect(container.textContent).not.toContain('3');
  attention.set('chat', 0);
  await expect.poll(() => document.title).toBe('The Inn');
});
