import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { emitNetworkEvent } from '@foyer/shared/testing/network.tsx';
import { expect, test, vi } from 'vitest';

await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { queryClient, sessionStore } = await import('@foyer/shared/runtime');
const { reloadFor, takeReloaded } = await import('./reload.ts');

/** Tells whether the document reloads for this reason, as if it had not done so before. */
function reloads(reason: string): boolean {
  const key = `reloadedAt:${reason}`;
  const before = sessionStorage.getItem(key);
  const reload = vi.fn();
  reloadFor(reason, reload);
  if (before === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, before);
  return reload.mock.calls.length > 0;
}

test('does not reload while a mutation is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => promise });
  const sending = mutation.execute(undefined);
  expect(reloads('composition')).toBe(false);
  resolve();
  await sending;
  expect(reloads('composition')).toBe(true);
});

test('APP-49 does not reload while offline', () => {
  emitNetworkEvent('gone');
  expect(reloads('composition')).toBe(false);
  emitNetworkEvent('back');
  expect(reloads('composition')).toBe(true);
});

test('does not reload twice in a row for the same reason', () => {
  sessionStore.write('reloadedAt:mfe-hotel/home', Date.now());
  expect(reloads('mfe-hotel/home')).toBe(false);
  expect(reloads('mfe-hotel/quick-info')).toBe(true);
  sessionStore.write('reloadedAt:mfe-hotel/home', Date.now() - 31_000);
  expect(reloads('mfe-hotel/home')).toBe(true);
});

test('tells the next document once that the app has reloaded itself', () => {
  sessionStore.write('reloaded', true);
  expect([takeReloaded(), takeReloaded()]).toEqual([true, false]);
});
