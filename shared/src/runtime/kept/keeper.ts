import * as z from '@foyer/shared/schema';
import type { Query, QueryKey } from '../../query/query.ts';
import { whenIdle } from '../../ui/waiting/when-idle.ts';
import { ANSWERS, guestDatabase } from '../guest-database.ts';
import { kept } from '../kept.ts';
import { queryClient } from '../query-client.ts';
import { session } from '../session.ts';
import { type Answers, answerOf, keep, keptIn, openAnswers } from './answers.ts';

/** What is kept of one guest, for as long as they are signed in. */
type Keeping = {
  guest: number;
  database: Promise<Answers>;
  /** By hash, how old what is kept is. */
  held: Map<string, number>;
  changed: Set<Query>;
};

/** A database may be held up by another tab: the provider is asked all the same after so many ms. */
const PATIENCE_MS = 1000;

const cache = queryClient.getQueryCache();
let present: Keeping | undefined;

function keepingOf(guest: number | undefined): Keeping | undefined {
  if (guest === undefined) return undefined;
  if (present?.guest === guest) return present;
  if (present) void close(present, false);
  const database = openAnswers(guestDatabase(ANSWERS));
  database.catch((error: unknown) => console.info('Nothing is kept on this device', error));
  present = { guest, database, held: new Map(), changed: new Set() };
  return present;
}

/** Shows what was kept of a query that nobody has answered yet. Never fails, nor takes long. */
export function show(query: Query): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([read(query), patience]);
}

async function read(query: Query): Promise<void> {
  const keeping = keepingOf(session.user()?.id);
  const schema = query.meta?.kept;
  if (!keeping || !schema) return;
  try {
    const database = await keeping.database;
    const answer = await database.get('answers', query.queryHash);
    if (!answer) return;
    const { data } = z.safeParse(schema, keptIn(answer));
    if (data === undefined) return await database.delete('answers', query.queryHash);
    // Meanwhile somebody else may be here, or something newer.
    if (keeping !== present || query.state.data !== undefined) return;
    // Never later than now: a clock that was set back would else make it fresh for as long.
    const updatedAt = Math.min(answer.at, Date.now());
    hold(keeping, query.queryHash, updatedAt);
    query.setData(data, { updatedAt, manual: true });
  } catch (error) {
    console.info('What was kept could not be read', error);
  }
}

/** Whether all that a query knows is kept. */
export function holds(queryKey: QueryKey): boolean {
  const query = cache.find({ queryKey });
  return query !== undefined && present?.held.get(query.queryHash) === query.state.dataUpdatedAt;
}

function hold(keeping: Keeping, hash: string, at: number): void {
  keeping.held.set(hash, at);
  kept.changed();
}

/** Keeps what a query knows by now, however it came to know it: an answer or a live event. */
function follow(query: Query): void {
  const { queryHash, meta, state } = query;
  if (!meta?.kept || state.dataUpdateCount === 0) return;
  const keeping = keepingOf(session.user()?.id);
  if (!keeping || keeping.held.get(queryHash) === state.dataUpdatedAt) return;
  keeping.changed.add(query);
  if (keeping.changed.size === 1) whenIdle(() => void write(keeping));
}

async function write(keeping: Keeping): Promise<void> {
  const queries = [...keeping.changed];
  keeping.changed.clear();
  if (queries.length === 0) return;
  try {
    const database = await keeping.database;
    if (keeping !== present) return;
    const answers = queries.flatMap(
      ({ queryHash, state }) => answerOf(queryHash, state.dataUpdatedAt, state.data) ?? [],
    );
    await keep(database, answers);
    for (const { hash, at } of answers) hold(keeping, hash, at);
  } catch (error) {
    // Blocked or full: the app goes on without.
    console.info('An answer is not kept on this device', error);
  }
}

async function close({ database }: Keeping, forget: boolean): Promise<void> {
  try {
    const opened = await database;
    // Also where the runtime cannot list a guest's databases. It may have deleted this one already.
    if (forget) await opened.clear('answers').catch(() => undefined);
    opened.close();
  } catch {
    // It never opened.
  }
}

session.subscribe(({ session: { user }, cause }) => {
  if (!present || user?.id === present.guest) return;
  void close(present, cause === 'guest');
  present = undefined;
  kept.changed();
});

cache.subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'success') follow(event.query);
});
// What came before this code did.
for (const query of cache.getAll()) follow(query);

document.addEventListener('visibilitychange', () => {
  // Who leaves a page may never come back to it.
  if (document.visibilityState === 'hidden' && present) void write(present);
});
