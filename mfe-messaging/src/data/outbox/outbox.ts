import { api, guestDatabase, queryClient, session, unsent } from '@foyer/shared/runtime';
import { text } from '../../text.ts';
import { chatQuery, refreshChat } from '../chat/chat-query.ts';
import { createStore, type Readable } from '../store.ts';
import { refreshThreads } from '../threads/threads-query.ts';
import { newClientId } from './client-id.ts';
import { deliver } from './deliver.ts';
import { inMemory, openOutboxDatabase } from './outbox-database.ts';
import type { OutboxItem } from './outbox-item.ts';
import { createPump } from './pump.ts';

/** What one guest has written and the provider has not confirmed: kept, and sent in order. */
export type Outbox = {
  items: Readable<readonly OutboxItem[]>;
  write: (message: Pick<OutboxItem, 'thread' | 'body' | 'to'>) => void;
  /** Sends once more what failed. */
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
};

let current: (Outbox & { guest: number; close: () => void }) | undefined;

/** The signed-in guest's; sends what an earlier page has left, too. */
export function outbox(): Outbox {
  const guest = session.user()?.id;
  if (guest === undefined) throw new Error('Nobody is signed in');
  if (current?.guest === guest) return current;
  current?.close();
  const opened = { ...openOutbox(guest), guest };
  current = opened;
  return opened;
}

function openOutbox(guest: number): Outbox & { close: () => void } {
  const name = guestDatabase('outbox');
  const items = createStore<readonly OutboxItem[]>([]);
  /** Tells the guest's other tabs. */
  const tabs = new BroadcastChannel(name);
  let database = openOutboxDatabase();
  /** On its way into the database. */
  let unkept: readonly OutboxItem[] = [];
  let answered = false;

  async function show(): Promise<void> {
    const kept = await (await database).all();
    const known = new Set(kept.map(({ client_id }) => client_id));
    items.set([...kept, ...unkept.filter(({ client_id }) => !known.has(client_id))]);
  }

  async function changed(news: 'sent' | 'changed'): Promise<void> {
    await show();
    tabs.postMessage(news);
  }

  async function keep(item: OutboxItem): Promise<void> {
    unkept = [...unkept, item];
    items.set([...items.get(), item]);
    try {
      await (await database).add(item);
    } catch (error) {
      console.warn('A message is not kept over a reload', error);
      database = Promise.resolve(inMemory());
      await (await database).add(item);
    }
    unkept = unkept.filter((other) => other !== item);
    await changed('changed');
    pump.run();
  }

  async function change(item: OutboxItem): Promise<void> {
    await (await database).change(item);
    await changed('changed');
  }

  const itemOf = (clientId: string) => items.get().find(({ client_id }) => client_id === clientId);

  async function remove({ seq }: OutboxItem, news: 'sent' | 'changed'): Promise<void> {
    if (seq !== undefined) await (await database).remove(seq);
    await changed(news);
  }

  /** Sends what waits, the oldest first; false where it has to be tried again. */
  async function drain(): Promise<boolean> {
    for (;;) {
      const { user, token } = session.get();
      if (!token || user?.id !== guest) return true;
      const next = (await (await database).all()).find(({ state }) => state === 'queued');
      if (!next) return true;
      if (!navigator.onLine) return false;
      // The first answer of a page tells whether the provider knows a message that comes twice.
      if (!answered && !api.knowsKeys())
        await queryClient.fetchQuery({ ...chatQuery(), staleTime: 0 });
      answered = true;
      if (next.tried && !api.knowsKeys()) {
        await change({ ...next, state: 'unconfirmed' });
        continue;
      }
      await (await database).change({ ...next, tried: true });
      const outcome = await deliver(next, token);
      if (outcome === 'later') return false;
      if (outcome === 'ended') return true;
      if (outcome === 'sent') await remove(next, 'sent');
      else await change({ ...next, tried: true, state: outcome });
    }
  }

  const pump = createPump(name, drain);
  tabs.onmessage = async ({ data }) => {
    // Here it may not have been heard of: its line would be gone before it is in the history.
    if (data === 'sent') await Promise.all([refreshChat(), refreshThreads()]);
    await show();
  };
  const unwarn = unsent.warn(() => {
    const { length } = items.get();
    return length > 0 ? text.unsent(length) : undefined;
  });
  const unfollow = session.subscribe(({ session: { user }, cause }) => {
    if (user?.id !== guest) void close(cause === 'guest');
  });

  async function close(forget: boolean): Promise<void> {
    if (current?.guest === guest) current = undefined;
    unfollow();
    unwarn();
    pump.stop();
    tabs.close();
    const opened = await database;
    // Also where the runtime cannot list a guest's databases. It may have deleted this one already.
    if (forget) await opened.clear().catch(() => undefined);
    opened.close();
  }

  void show().then(pump.run);
  return {
    items,
    write: (message) =>
      void keep({
        ...message,
        client_id: newClientId(),
        written_at: new Date().toISOString(),
        state: 'queued',
        tried: false,
      }),
    retry(clientId) {
      const item = itemOf(clientId);
      if (item) void change({ ...item, state: 'queued', tried: false }).then(pump.run);
    },
    discard(clientId) {
      const item = itemOf(clientId);
      if (item) void remove(item, 'changed');
    },
    close: () => void close(false),
  };
}
