import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test, vi } from 'vitest';

await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { badgeCount } = await import('@foyer/shared/runtime');
const { syncAppBadge } = await import('./app-badge.ts');

test('MSG-45 shows the badge count on the app icon and clears the count of an earlier visit', () => {
  const set = vi.fn(() => Promise.reject(new DOMException('Not installed', 'NotAllowedError')));
  const clear = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  syncAppBadge();
  expect(clear).toHaveBeenCalledOnce();
  badgeCount.set('chat', 3);
  badgeCount.set('chat', 0);
  expect(set.mock.calls).toEqual([[3]]);
  expect(clear).toHaveBeenCalledTimes(2);
});
