import { OUTBOX_DATABASE, RESPONSES_DATABASE } from '../../contracts/guest-databases.ts';
import { PUBLIC_CACHES, PUBLIC_DATABASES } from '../../contracts/storage.ts';
import { dataOwner } from './data-owner.ts';
import { databasesOf } from './database-names.ts';

/**
 * Deletes this origin's databases and caches, except the public ones and the present owner's. Firefox
 * before 126 cannot list databases; there it deletes the cached responses and the outbox of the guest
 * `before`. Never fails: a browser without storage has nothing to delete.
 */
export async function deleteForeignStorage(before: string | undefined): Promise<void> {
  await Promise.all([deleteDatabases(before), deleteCaches()]).catch((error: unknown) =>
    console.info('Private data could not be deleted', error),
  );
}

async function deleteDatabases(before: string | undefined): Promise<void> {
  const known = [RESPONSES_DATABASE, OUTBOX_DATABASE].map((name) => ({
    name: databasesOf(before) + name,
  }));
  const databases = (await indexedDB.databases?.()) ?? known;
  // Read now: a guest who has signed in since may have opened their databases.
  const owner = dataOwner.guest();
  if (owner === undefined) return;
  for (const { name = '' } of databases)
    if (!PUBLIC_DATABASES.includes(name) && !name.startsWith(databasesOf(owner)))
      indexedDB.deleteDatabase(name);
}

async function deleteCaches(): Promise<void> {
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (!name.startsWith(PUBLIC_CACHES)) await caches.delete(name);
}
