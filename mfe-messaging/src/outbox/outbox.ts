import { OUTBOX_DATABASE } from '@foyer/shared/contracts/guest-databases.ts';
import {
  api,
  guestDatabaseName,
  hotelQuery,
  queryClient,
  session,
  signOutGuard,
} from '@foyer/shared/runtime';
import { createStore } from 'zustand/vanilla';
import { chatRecipient, refreshChat } from '../data/chat-query.ts';
import { refreshThreads } from '../data/threads-query.ts';
import { text } from '../text.ts';
import { newClientId } from './client-id.ts';
import { deliver } from './deliver.ts';
import { inMemoryDatabase, type OutboxItem, openOutboxDatabase } from './outbox-database.ts';
import { createQueueRunner } from './queue-runner.ts';

type NewMessage = Pick<OutboxItem, 'thread' | 'body' | 'to'>;

/** The signed-in guest's outbox, if it is open. */
export const currentOutbox = createStore<ReturnType<typeof openOutbox> | undefined>(
  () => undefined,
);

/** Opens the signed-in guest's outbox once; it also sends the messages of earlier pages. */
export function outbox() {
  const guest = session.user()?.id;
  if (guest === undefined) throw new Error('Nobody is signed in');
  const opened = currentOutbox.getState() ?? openOutbox(guest);
  currentOutbox.setState(opened, true);
  return opened;
}

/** Stores a message and sends it when possible; returns false if nobody is signed in. */
export function writeMessage(message: NewMessage): boolean {
  if (!session.user()) return false;
  outbox().write(message);
  return true;
}

/** Stores one guest's unconfirmed messages and sends them in order. */
function openOutbox(guest: number) {
  const name = guestDatabaseName(OUTBOX_DATABASE);
  const items = createStore<readonly OutboxItem[]>(() => []);
  /** Notifies the guest's other tabs. */
  const tabs = new BroadcastChannel(name);
  let database = openOutboxDatabase();
  /** Items that the database has not stored yet. */
  let unsaved: readonly OutboxItem[] = [];

  async function refreshItems(): Promise<void> {
    const stored = await (await database).all();
    const storedIds = new Set(stored.map(({ client_id }) => client_id));
    const others = unsaved.filter(({ client_id }) => !storedIds.has(client_id));
    items.setState([...stored, ...others], true);
  }

  async function publishChange(notice: 'sent' | 'changed'): Promise<void> {
    await refreshItems();
    tabs.postMessage(notice);
  }

  async function store(item: OutboxItem): Promise<void> {
    unsaved = [...unsaved, item];
    items.setState([...items.getState(), item], true);
    try {
      await (await database).add(item);
    } catch (error) {
      console.warn('A message is not stored across reloads', error);
      database = Promise.resolve(inMemoryDatabase());
      await (await database).add(item);
    }
    unsaved = unsaved.filter((other) => other !== item);
    await publishChange('changed');
    queueRunner.run();
  }

  async function change(item: OutboxItem): Promise<void> {
    await (await database).change(item);
    await publishChange('changed');
  }

  const itemOf = (clientId: string) =>
    items.getState().find(({ client_id }) => client_id === clientId);

  async function remove({ seq }: OutboxItem, notice: 'sent' | 'changed'): Promise<void> {
    if (seq !== undefined) await (await database).remove(seq);
    await publishChange(notice);
  }

  /** Sends queued messages, the oldest first; returns false if it must be retried. */
  async function flush(): Promise<boolean> {
    for (;;) {
      const { user, token } = session.get();
      if (!token || user?.id !== guest) return true;
      const next = (await (await database).all()).find(({ state }) => state === 'queued');
      if (!next) return true;
      if (!navigator.onLine) return false;
      // The hotel's features tell whether the provider supports idempotency keys.
      await queryClient.ensureQueryData(hotelQuery());
      if (next.tried && !api.supportsIdempotency()) {
        await change({ ...next, state: 'unconfirmed' });
        continue;
      }
      // Chooses the receiver once: a repetition with another one is another message (FAULT-59).
      const to = next.to ?? (next.thread === null && !next.tried ? chatRecipient() : null);
      const attempt = { ...next, to, tried: true };
      await (await database).change(attempt);
      const outcome = await deliver(attempt, token);
      if (outcome === 'retry') return false;
      if (outcome === 'session-ended') return true;
      if (outcome === 'sent') await remove(next, 'sent');
      else await change({ ...attempt, state: outcome });
    }
  }

  const queueRunner = createQueueRunner(name, flush);
  tabs.onmessage = async ({ data }) => {
    // Fetches first, or the message would disappear here before the history contains it.
    if (data === 'sent') await Promise.all([refreshChat(), refreshThreads()]);
    await refreshItems();
  };
  const removeGuard = signOutGuard.add(() => {
    const { length } = items.getState();
    return length > 0 ? text.unsent(length) : undefined;
  });
  const unsubscribe = session.subscribe(({ session: { user }, cause }) => {
    if (user?.id !== guest) void close(cause === 'guest');
  });

  async function close(erase: boolean): Promise<void> {
    currentOutbox.setState(undefined, true);
    unsubscribe();
    removeGuard();
    queueRunner.stop();
    tabs.close();
    const opened = await database;
    // Needed if the runtime cannot list a guest's databases. It may have deleted this one already.
    if (erase) await opened.clear().catch(() => undefined);
    opened.close();
  }

  void refreshItems().then(queueRunner.run);
  return {
    items,
    write: (message: NewMessage) =>
      void store({
        ...message,
        client_id: newClientId(),
        written_at: new Date().toISOString(),
        state: 'queued',
        tried: false,
      }),
    /** Sends a failed message again. */
    retry(clientId: string): void {
      const item = itemOf(clientId);
      if (item) void change({ ...item, state: 'queued', tried: false }).then(queueRunner.run);
    },
    discard(clientId: string): void {
      const item = itemOf(clientId);
      if (item) void remove(item, 'changed');
    },
  };
}
