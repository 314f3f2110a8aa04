import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as endpoints from '@foyer/shared/api/endpoints';
import type { Realtime } from '@foyer/shared/contracts/realtime';
import * as z from 'zod/mini';
import { DeskChat } from '../chat/records.ts';
import { ask } from '../client/ask.ts';
import { ClientError, NotFound, ProviderAway } from '../client/client-error.ts';
import { DeskMessage } from '../messages/records.ts';
import { DeskRequest } from '../requests/records.ts';
import { type Entry, merged, NOTHING, type Read } from './inbox.ts';
import { type Connection, type Listener, listen } from './listen.ts';

/** Where the provider is, and who sits at the desk. */
export type Account = {
  url: string;
  email: string;
  password: string;
  /** The service that the provider publishes to, where that is not its own endpoint. */
  realtime: Realtime | undefined;
};

/** What the hotel's own side can do at the provider, once signed in. */
export type Desk = {
  /** Hears at once what there is to read. */
  listen: (listener: Listener) => Connection;
  /** Everything that has not been read, oldest first. */
  inbox: (read?: Read) => Promise<Entry[]>;
  /** Tells the guest that it was read. */
  markSeen: (entry: Entry) => Promise<unknown>;
  seen: (requestId: number) => Promise<unknown>;
  answer: (requestId: number, text: string) => Promise<unknown>;
  /** Writes to a guest, named by e-mail address or id. */
  chat: (to: string | number, text: string) => Promise<unknown>;
  /** Tells a guest that the hotel is writing; nothing depends on it. */
  writing: (to: string | number) => Promise<void>;
  reply: (threadId: number, text: string) => Promise<unknown>;
  /** Leaves no token behind; whether the provider is there does not matter. */
  signOut: () => Promise<void>;
};

const Login = z.object({
  token: z.string(),
  user: z.object({ hotel: z.object({ id: z.number(), slug: z.string() }) }),
});
const Whatever = z.unknown();

/** A message is sent again that was not confirmed; its client id makes it one. */
const TRIES = 3;
const RETRY_MS = 1000;

/** Signs in; `hotel`, where it is told, must be the one that this account belongs to. */
export async function signIn(account: Account, hotel?: string): Promise<Desk> {
  const { token, user } = await logIn(account);
  const call = <Schema extends z.ZodMiniType>(path: string, schema: Schema, body?: unknown) =>
    ask(account.url, path, schema, { token, body });
  const change = (id: number, action: 'seen' | 'answer', body: unknown) =>
    call(`/admin/requests/${id}/${action}`, DeskRequest, body).catch(
      notFoundIs(`There is no request ${id} at this hotel. See pnpm desk inbox.`),
    );
  const list = async <Schema extends z.ZodMiniType<{ id: number }>>(
    path: string,
    schema: Schema,
    afterId: number,
  ) => {
    const all: z.output<Schema>[] = [];
    for (;;) {
      const page = await call(
        `${path}?after_id=${all.at(-1)?.id ?? afterId}`,
        z.array(schema),
      ).catch(
        notFoundIs(`${account.email} is no admin of a hotel. Set DESK_EMAIL and DESK_PASSWORD.`),
      );
      if (page.length === 0) return all;
      all.push(...page);
    }
  };
  const { url, realtime } = account;
  const desk: Desk = {
    listen: (listener) => listen({ url, token, hotelId: user.hotel.id, realtime }, listener),
    async inbox(read = NOTHING) {
      return merged(
        await list('/admin/requests', DeskRequest, read.requests),
        await list('/admin/quick-chat', DeskChat, read.chats),
        await list('/admin/messages', DeskMessage, read.messages),
      );
    },
    markSeen(entry) {
      const { id, kind, guest } = entry;
      if (kind === 'chat')
        return call('/admin/quick-chat/seen', Whatever, { guest_id: guest.id, last_id: id });
      if ('sender' in entry)
        return call(`/admin/messages/${entry.parent_id ?? id}/seen`, Whatever, { last_id: id });
      return change(id, 'seen', null);
    },
    seen: (id) => change(id, 'seen', null),
    answer: (id, text) => change(id, 'answer', { text }),
    chat: (to, text) => {
      const line = { to, body: text, client_id: randomUUID() };
      return surely(() => call('/admin/quick-chat/send', Whatever, line)).catch(
        notFoundIs(`There is no guest ${to} at this hotel. See pnpm desk inbox.`),
      );
    },
    writing: (to) =>
      call('/admin/quick-chat/typing', Whatever, { to }).then(undefined, () => undefined),
    reply: (threadId, text) => {
      const reply = { message: text, client_id: randomUUID() };
      return surely(() => call(`/admin/messages/${threadId}/reply`, Whatever, reply)).catch(
        notFoundIs(`There is no thread ${threadId} at this hotel. See pnpm desk inbox.`),
      );
    },
    signOut: () => call(endpoints.logout, Whatever, null).then(undefined, () => undefined),
  };
  if (hotel === undefined || user.hotel.slug === hotel) return desk;
  await desk.signOut();
  throw new ClientError(`${account.email} belongs to ${user.hotel.slug}, not to ${hotel}.`);
}

async function logIn({ url, email, password }: Account): Promise<z.output<typeof Login>> {
  try {
    return await ask(url, endpoints.login, Login, { body: { email, password } });
  } catch (error) {
    if (
      !(error instanceof ClientError) ||
      error instanceof ProviderAway ||
      error instanceof NotFound
    )
      throw error;
    throw new ClientError(
      `${email}: ${error.message} Choose a hotel with --hotel, or set DESK_EMAIL and DESK_PASSWORD.`,
    );
  }
}

async function surely<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ProviderAway) || tries === TRIES) throw error;
      await sleep(RETRY_MS);
    }
  }
}

function notFoundIs(message: string) {
  return (error: unknown): never => {
    throw error instanceof NotFound ? new ClientError(message) : error;
  };
}
