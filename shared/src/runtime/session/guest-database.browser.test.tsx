import { expect, test } from 'vitest';
import { openHotelPage } from '../../testing/hotel-page.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { guestDatabaseName, session } = await import('../runtime.ts');
const amelia = await hotel.guest('Amelia Hart');

/** Opens a database as its owner does, and closes it at `versionchange`. */
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

test('MSG-49 MSG-50 signing out deletes the guest’s databases, a refused token keeps them', async () => {
  session.signIn(amelia.user, amelia.token);
  const name = guestDatabaseName('outbox');
  expect(name).toBe(`foyer-guest:${amelia.user.id}:outbox`);
  await open(name);
  await open('of-the-app');
  session.signOut('refused');
  expect(await names()).toContain(name);

  session.signIn(amelia.user, amelia.token);
  session.signOut();
  await expect.poll(names).not.toContain(name);
  expect(await names()).toContain('of-the-app');
  expect(() => guestDatabaseName('outbox'), 'signed out').toThrow();
});

test('MSG-49 keeps the databases of a guest who signs in again at once, as they may be open', async () => {
  session.signIn(amelia.user, amelia.token);
  const name = guestDatabaseName('outbox');
  await open(name);
  await open('foyer-guest:0:outbox');
  session.signOut();
  session.signIn(amelia.user, amelia.token);
  await expect.poll(names).not.toContain('foyer-guest:0:outbox');
  expect(await names()).toContain(name);
});
