import { expect, onTestFinished, test } from 'vitest';
import { openHotelPage } from '../../testing/hotel-page.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { guestDatabaseName, session } = await import('../runtime.ts');
const [amelia, bruno] = [await hotel.guest('Amelia Hart'), await hotel.guest('Bruno Vale')];

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

const listDatabases = IDBFactory.prototype.databases;
const names = async () => (await listDatabases.call(indexedDB)).map(({ name }) => name);

/** Removes the list of databases, which Firefox lacks before 126, until the test ends. */
function hideList(): void {
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(indexedDB, 'databases'));
}

test('MSG-49 MSG-50 signing out deletes the guest’s databases, a refused token keeps them', async () => {
  session.signIn(amelia.user, amelia.token);
  const name = guestDatabaseName('outbox');
  expect(name).toBe(`foyer-guest:${amelia.user.id}:outbox`);
  await open(name);
  session.signOut('refused');
  expect(await names()).toContain(name);

  session.signIn(amelia.user, amelia.token);
  session.signOut();
  await expect.poll(names).not.toContain(name);
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

test('AUTH-124 sign-out deletes all databases and caches except the public ones', async () => {
  session.signIn(amelia.user, amelia.token);
  for (const name of ['of-a-remote', 'workbox-expiration', 'foyer-sign-outs']) await open(name);
  for (const name of ['of-a-remote', 'foyer-pictures']) await caches.open(name);
  session.signOut();
  await expect.poll(names).not.toContain('of-a-remote');
  expect((await names()).sort()).toEqual(['foyer-sign-outs', 'workbox-expiration']);
  await expect.poll(() => caches.keys()).toEqual(['foyer-pictures']);
});

test.each(['can', 'cannot'])(
  'AUTH-125 another guest after a refused token deletes the databases in a browser that %s list them',
  async (ability) => {
    session.signIn(amelia.user, amelia.token);
    const own = ['responses', 'outbox'].map(guestDatabaseName);
    for (const name of own) await open(name);
    session.signOut('refused');
    expect(await names()).toEqual(expect.arrayContaining(own));
    if (ability === 'cannot') hideList();
    session.signIn(bruno.user, bruno.token);
    await expect
      .poll(async () => (await names()).filter((name) => own.includes(name ?? '')))
      .toEqual([]);
  },
);
