import { expect, test } from 'vitest';
import { openHotelPage } from '../testing/hotel-page.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { guestDatabase, session } = await import('./runtime.ts');
const amelia = await hotel.guest('Amelia Hart');

/** Opens it as its owner does: closed when somebody wants to delete it. */
function open(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

test('MSG-21 a guest’s databases go when they sign out, and stay when their token was refused', async () => {
  session.signIn(amelia.user, amelia.token);
  const name = guestDatabase('outbox');
  expect(name).toBe(`foyer-guest:${amelia.user.id}:outbox`);
  await open(name);
  await open('of-the-app');
  session.signOut('refused');
  expect(await names()).toContain(name);

  session.signIn(amelia.user, amelia.token);
  session.signOut();
  await expect.poll(names).not.toContain(name);
  expect(await names()).toContain('of-the-app');
  expect(() => guestDatabase('outbox'), 'nobody is signed in').toThrow();
});

test('MSG-21 whoever signs in again at once keeps theirs: they may be open already', async () => {
  session.signIn(amelia.user, amelia.token);
  const name = guestDatabase('outbox');
  await open(name);
  await open('foyer-guest:0:outbox');
  session.signOut();
  session.signIn(amelia.user, amelia.token);
  await expect.poll(names).not.toContain('foyer-guest:0:outbox');
  expect(await names()).toContain(name);
});
