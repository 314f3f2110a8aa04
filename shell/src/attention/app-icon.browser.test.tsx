import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test, vi } from 'vitest';

await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { attention } = await import('@foyer/shared/runtime');
const { followAttention } = await import('./app-icon.ts');

test('the app’s icon shows how many things wait, and forgets what an earlier visit left', () => {
  const set = vi.fn(() => Promise.reject(new DOMException('Not installed', 'NotAllowedError')));
  const clear = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  followAttention();
  expect(clear).toHaveBeenCalledOnce();
  attention.set('chat', 3);
  attention.set('chat', 0);
  expect(set.mock.calls).toEqual([[3]]);
  expect(clear).toHaveBeenCalledTimes(2);
});
