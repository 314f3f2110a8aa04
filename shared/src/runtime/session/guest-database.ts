import { lazyModule } from '../../ui/waiting/lazy-module.ts';
import { dataOwner } from './data-owner.ts';
import { databasesOf } from './database-names.ts';
import { session } from './session.ts';

/**
 * Returns the name of an IndexedDB database of the signed-in guest. Sign-out and another guest's sign-in
 * delete the database, so the code that opens it must close it at `versionchange`. A refused token does
 * not delete it, because the guest may sign in again.
 */
export function guestDatabaseName(name: string): string {
  const guest = session.user();
  if (!guest) throw new Error(`The database "${name}" needs a signed-in guest`);
  return databasesOf(guest.id) + name;
}

const privateData = lazyModule(
  () => import(/* webpackChunkName: "private-data" */ './delete-private-data.ts'),
);
let last = dataOwner.guest();

/**
 * Deletes private data in the background (`deleteForeignStorage`). The shell calls it on each page, too: an
 * earlier one may have ended too soon, or a frozen tab may have blocked it.
 */
export function deletePrivateData(before = last): void {
  last = dataOwner.guest();
  privateData.load().then(
    ({ deleteForeignStorage }) => deleteForeignStorage(before),
    // A later page deletes it.
    (error: unknown) => console.info('Private data could not be deleted', error),
  );
}

session.subscribe(({ cause }, { session: { user } }) => {
  if (cause === 'guest') deletePrivateData(user && String(user.id));
});
