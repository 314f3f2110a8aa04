import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { network } from '@foyer/shared/testing/network';
import { expect, test } from 'vitest';

await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { queryClient, sessionStore } = await import('@foyer/shared/runtime');
const { mayReload, takeReloaded } = await import('./reload.ts');

test('nothing that is being sent is cut off by a reload', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => promise });
  const sending = mutation.execute(undefined);
  expect(mayReload('composition')).toBe(false);
  resolve();
  await sending;
  expect(mayReload('composition')).toBe(true);
});

test('APP-49 a document is not given up where there is no network to load another one', () => {
  network('gone');
  expect(mayReload('composition')).toBe(false);
  network('back');
  expect(mayReload('composition')).toBe(true);
});

test('a document that has just been reloaded for a reason is not reloaded for it again', () => {
  sessionStore.write('reloadedAt:mfe-hotel/home', Date.now());
  expect(mayReload('mfe-hotel/home')).toBe(false);
  expect(mayReload('mfe-hotel/quick-info')).toBe(true);
  sessionStore.write('reloadedAt:mfe-hotel/home', Date.now() - 31_000);
  expect(mayReload('mfe-hotel/home')).toBe(true);
});

test('a reload of its own is known once to the document after it', () => {
  sessionStore.write('reloaded', true);
  expect([takeReloaded(), takeReloaded()]).toEqual([true, false]);
});
