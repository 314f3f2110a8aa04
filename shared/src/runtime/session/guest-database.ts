import { session } from './session.ts';

const PREFIX = 'foyer-guest:';
/** Upper bound on deletions: other code of this origin may have created any number of databases. */
const MAX_DATABASES = 100;
/** Name of the database with a guest's cached responses, which not every page opens. */
export const RESPONSES_DATABASE = 'responses';

/**
 * Returns the name of an IndexedDB database of the signed-in guest. Signing out deletes the database,
 * so the code that opens it must close it at `versionchange`. A refused token does not delete it,
 * because the guest may sign in again.
 */
export function guestDatabaseName(name: string): string {
  const guest = session.user();
  if (!guest) throw new Error(`The database "${name}" needs a signed-in guest`);
  return `${PREFIX}${guest.id}:${name}`;
}

/**
 * Deletes the databases of every guest except the one who has signed in since. If the browser cannot
 * list them (Firefox before 126), it deletes the cached responses of the guest who signed out; other
 * modules empty their own databases.
 */
async function deleteDatabases(guest: number | undefined): Promise<void> {
  const own = [{ name: `${PREFIX}${guest}:${RESPONSES_DATABASE}` }];
  const databases = (await indexedDB.databases?.()) ?? own;
  // A guest who has signed in since may have opened their databases.
  const now = `${PREFIX}${session.user()?.id}:`;
  const names = databases.flatMap(({ name = '' }) =>
    name.startsWith(PREFIX) && !name.startsWith(now) ? name : [],
  );
  for (const name of names.slice(0, MAX_DATABASES)) indexedDB.deleteDatabase(name);
}

session.subscribe(({ session: now, cause }, { session: before }) => {
  if (now.status === 'signed-in' || cause !== 'guest') return;
  // Fails in a browser without databases, where nothing needs to be deleted.
  deleteDatabases(before.user?.id).catch((error: unknown) =>
    console.info('The guest’s databases could not be deleted', error),
  );
});
