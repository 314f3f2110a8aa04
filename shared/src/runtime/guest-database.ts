import { session } from './session.ts';

const PREFIX = 'foyer-guest:';
/** More than any app would open: the list is the browser's, whoever wrote it. */
const MOST = 100;
/** Where what a guest was answered is kept, which not every page opens. */
export const ANSWERS = 'answers';

/**
 * The name of an IndexedDB database of the signed-in guest. Signing out deletes it: whoever opens
 * it must close it at `versionchange`. A refused token does not, for the guest may come back.
 */
export function guestDatabase(name: string): string {
  const guest = session.user();
  if (!guest) throw new Error(`Nobody is signed in whose "${name}" this could be`);
  return `${PREFIX}${guest.id}:${name}`;
}

/**
 * Deletes what every guest of this browser left on it; where the browser cannot list it (Firefox
 * before 126), the answers of the one who leaves. Others empty their databases themselves.
 */
async function forget(guest: number | undefined): Promise<void> {
  const own = [{ name: `${PREFIX}${guest}:${ANSWERS}` }];
  const databases = (await indexedDB.databases?.()) ?? own;
  // Whoever has signed in meanwhile may have opened theirs.
  const now = `${PREFIX}${session.user()?.id}:`;
  const names = databases.flatMap(({ name = '' }) =>
    name.startsWith(PREFIX) && !name.startsWith(now) ? name : [],
  );
  for (const name of names.slice(0, MOST)) indexedDB.deleteDatabase(name);
}

session.subscribe(({ session: now, cause }, { session: before }) => {
  if (now.status === 'signed-in' || cause !== 'guest') return;
  // A browser that keeps no databases has nothing to forget.
  forget(before.user?.id).catch((error: unknown) =>
    console.info('Databases could not be deleted', error),
  );
});
