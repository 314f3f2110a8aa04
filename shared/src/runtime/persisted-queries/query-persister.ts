import * as z from '@foyer/shared/schema';
import { whenIdle } from '../../browser/when-idle.ts';
import { RESPONSES_DATABASE } from '../../contracts/guest-databases.ts';
import type { Query } from '../../singletons/query.ts';
import { queryCache, storedAt } from '../query-cache.ts';
import { guestDatabaseName } from '../session/guest-database.ts';
import { session } from '../session/session.ts';
import {
  cachedResponseOf,
  isExpired,
  openResponseDatabase,
  type ResponseDatabase,
  storeResponses,
} from './response-database.ts';

/** The persisted queries of one guest, while they are signed in. */
type GuestCache = {
  guest: number;
  database: Promise<ResponseDatabase>;
  unwritten: Set<Query>;
};

/** Milliseconds after which a query is fetched without its cached response: another tab may block the database. */
const RESTORE_TIMEOUT_MS = 1000;

let current: GuestCache | undefined;

function cacheOf(guest: number | undefined): GuestCache | undefined {
  if (guest === undefined) return undefined;
  if (current?.guest === guest) return current;
  if (current) void close(current, false);
  const database = openResponseDatabase(guestDatabaseName(RESPONSES_DATABASE));
  database.catch((error: unknown) =>
    console.info('No queries are persisted on this device', error),
  );
  current = { guest, database, unwritten: new Set() };
  return current;
}

/** Sets a query's data from its cached response; never fails and takes at most a second. */
export function restore(query: Query): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, RESTORE_TIMEOUT_MS));
  return Promise.race([restoreFromDatabase(query), timeout]);
}

async function restoreFromDatabase(query: Query): Promise<void> {
  const cache = cacheOf(session.user()?.id);
  const schema = query.meta?.persisted;
  if (!cache || !schema) return;
  try {
    const database = await cache.database;
    const response = await database.get('responses', query.queryHash);
    if (!response) return;
    const { data } = z.safeParse(schema, response.data);
    if (data === undefined || isExpired(response.at))
      return await database.delete('responses', query.queryHash);
    // Another guest may have signed in meanwhile, or newer data may have arrived.
    if (cache !== current || query.state.data !== undefined) return;
    // Capped at now: after a clock was set back, the data would stay fresh for too long.
    const updatedAt = Math.min(response.at, Date.now());
    storedAt.setState({ [query.queryHash]: updatedAt });
    query.setData(data, { updatedAt, manual: true });
  } catch (error) {
    console.info('A cached response could not be read', error);
  }
}

/** Schedules a write of a query's current data. The data came from a response or a realtime event. */
function scheduleWrite(query: Query): void {
  const { queryHash, meta, state } = query;
  if (!meta?.persisted || state.dataUpdateCount === 0) return;
  const cache = cacheOf(session.user()?.id);
  if (!cache || storedAt.getState()[queryHash] === state.dataUpdatedAt) return;
  cache.unwritten.add(query);
  if (cache.unwritten.size === 1) whenIdle(() => void write(cache));
}

async function write(cache: GuestCache): Promise<void> {
  const queries = [...cache.unwritten];
  cache.unwritten.clear();
  if (queries.length === 0) return;
  try {
    const database = await cache.database;
    if (cache !== current) return;
    const responses = queries.flatMap(
      ({ queryHash, state }) => cachedResponseOf(queryHash, state.dataUpdatedAt, state.data) ?? [],
    );
    await storeResponses(database, responses);
    if (cache === current)
      storedAt.setState(Object.fromEntries(responses.map(({ hash, at }) => [hash, at])));
  } catch (error) {
    // The database is blocked or full; the app works without it.
    console.info('A response could not be stored on this device', error);
  }
}

async function close({ database }: GuestCache, clear: boolean): Promise<void> {
  try {
    const opened = await database;
    // Needed if the runtime cannot list a guest's databases; otherwise it may have deleted this one already.
    if (clear) await opened.clear('responses').catch(() => undefined);
    opened.close();
  } catch {
    // The database never opened.
  }
}

session.subscribe(({ session: { user }, cause }) => {
  if (!current || user?.id === current.guest) return;
  void close(current, cause === 'guest');
  current = undefined;
  storedAt.setState({}, true);
});

queryCache.subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'success') scheduleWrite(event.query);
});
// Responses that arrived before this module loaded.
for (const query of queryCache.getAll()) scheduleWrite(query);

document.addEventListener('visibilitychange', () => {
  // The guest may never return to a hidden page.
  if (document.visibilityState === 'hidden' && current) void write(current);
});
