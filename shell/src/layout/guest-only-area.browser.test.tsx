import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test, vi } from 'vitest';

const mounts = [{ path: 'login', area: 'guest-only', screen: 'login' } as const];
const hotel = await openHotelPage(
  { name: 'mfe-auth', mounts, menu: [] },
  { login: async () => ({ Component: (await import('./areas.tsx')).GuestOnlyArea }) },
);
const { prefetchHint } = await import('@foyer/shared/runtime');
const prefetch = vi.fn();
prefetchHint.subscribe(({ href }) => prefetch(href));
const type = () => dispatchEvent(new Event('input'));

test('prefetches home when a guest types at the login, but not after the guest has left it', async () => {
  const left = await hotel.open('login');
  await left.unmount();
  type();
  expect(prefetch).not.toHaveBeenCalled();

  await hotel.open('login');
  type();
  type();
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(`/${hotel.slug}/dashboard/hotel`);
});
