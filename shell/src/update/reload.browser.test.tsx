import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { emitNetworkEvent } from '@foyer/shared/testing/network.tsx';
import { expect, test } from 'vitest';

await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { queryClient, sessionStore } = await import('@foyer/shared/runtime');
const { canReload, takeReloaded } = await import('./reload.ts');

test('does not reload while a mutation is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => promise });
  const sending = mutation.execute(undefined);
  expect(canReload('composition')).toBe(false);
  resolve();
  await sending;
  expect(canReload('composition')).toBe(true);
});

test('APP-49 does not reload while offline', () => {
  emitNetworkEvent('gone');
  expect(canReload('composition')).toBe(false);
  emitNetworkEvent('back');
  expect(canReload('composition')).toBe(true);
});

test('does not reload twice in a row for the same reason', () => {
  sessionStore.write('reloadedAt:mfe-hotel/home', Date.now());
  expect(canReload('mfe-hotel/home')).toBe(false);
  expect(canReload('mfe-hotel/quick-info')).toBe(true);
  sessionStore.write('reloadedAt:mfe-hotel/home', Date.now() - 31_000);
  expect(canReload('mfe-hotel/home')).toBe(true);
});

test('tells the next document once that the app has reloaded itself', () => {
  sessionStore.write('reloaded', true);
  expect([takeReloaded(), takeReloaded()]).toEqual([true, false]);
});
