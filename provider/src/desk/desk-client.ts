import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';
import * as z from 'zod/mini';
import { DeskChat } from '../chat/records.ts';
import { callProvider } from '../client/call-provider.ts';
import { ClientError, NotFound, ProviderUnreachable } from '../client/client-error.ts';
import { DeskMessage } from '../messages/records.ts';
import { DeskRequest } from '../requests/records.ts';
import { type Entry, mergeByTime, type ReadPosition, START } from './inbox.ts';
import { type Connection, type Listener, listen } from './listen.ts';

/** Holds the provider's URL and the admin's credentials. */
export type Account = {
  url: string;
  email: string;
  password: string;
  /** The service that the provider publishes to; undefined: the provider's own endpoint. */
  realtime: Realtime | undefined;
};

/** Lists an admin's actions at the provider after signing in. */
export type Desk = {
  /** Subscribes to new entries. */
  listen: (listener: Listener) => Connection;
  /** Reads all entries after a position, oldest first: `live.ts` continues after the last one. */
  inbox: (after?: ReadPosition) => Promise<Entry[]>;
  /** Marks an entry as seen, which the guest's app shows. */
  markSeen: (entry: Entry) => Promise<unknown>;
  seen: (requestId: number) => Promise<unknown>;
  answer: (requestId: number, text: string) => Promise<unknown>;
  /** Sends a chat message to a guest, given by e-mail address or id. */
  chat: (to: string | number, text: string) => Promise<unknown>;
  /** Reports to a guest that the hotel is typing; ignores failures. */
  reportTyping: (to: string | number) => Promise<void>;
  reply: (threadId: number, text: string) => Promise<unknown>;
  /** Revokes the token; ignores failures. */
  signOut: () => Promise<void>;
};

const Login = z.object({
  token: z.string(),
  user: z.object({ hotel: z.object({ id: z.number(), slug: z.string() }) }),
});
const AnyData = z.unknown();

/** Tries for an unconfirmed message; its client id prevents duplicates. */
const MAX_TRIES = 3;
const RETRY_MS = 1000;

/** Signs in. The account must belong to `hotel` when it is given. */
export async function signIn(account: Account, hotel?: string): Promise<Desk> {
  const { token, user } = await logIn(account);
  const call = <Schema extends z.ZodMiniType>(path: string, schema: Schema, body?: unknown) =>
    callProvider(account.url, path, schema, { token, body });
  const change = (id: number, action: 'seen' | 'answer', body: unknown) =>
    call(`/admin/requests/${id}/${action}`, DeskRequest, body).catch(
      withNotFoundMessage(`There is no request ${id} at this hotel. See pnpm desk inbox.`),
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
        withNotFoundMessage(
          `${account.email} is not a hotel admin. Set DESK_EMAIL and DESK_PASSWORD.`,
        ),
      );
      if (page.length === 0) return all;
      all.push(...page);
    }
  };
  const { url, realtime } = account;
  const desk: Desk = {
    listen: (listener) => listen({ url, token, hotelId: user.hotel.id, realtime }, listener),
    async inbox(after = START) {
      return mergeByTime(
        await list('/admin/requests', DeskRequest, after.requests),
        await list('/admin/quick-chat', DeskChat, after.chats),
        await list('/admin/messages', DeskMessage, after.messages),
      );
    },
    markSeen(entry) {
      const { id, kind, guest } = entry;
      if (kind === 'chat')
        return call('/admin/quick-chat/seen', AnyData, { guest_id: guest.id, last_id: id });
      if ('sender' in entry)
        return call(`/admin/messages/${entry.parent_id ?? id}/seen`, AnyData, { last_id: id });
      return change(id, 'seen', null);
    },
    seen: (id) => change(id, 'seen', null),
    answer: (id, text) => change(id, 'answer', { text }),
    chat: (to, text) => {
      const message = { to, body: text, client_id: randomUUID() };
      return retryUnreachable(() => call('/admin/quick-chat/send', AnyData, message)).catch(
        withNotFoundMessage(`There is no guest ${to} at this hotel. See pnpm desk inbox.`),
      );
    },
    reportTyping: (to) =>
      call('/admin/quick-chat/typing', AnyData, { to }).then(undefined, () => undefined),
    reply: (threadId, text) => {
      const reply = { message: text, client_id: randomUUID() };
      return retryUnreachable(() =>
        call(`/admin/messages/${threadId}/reply`, AnyData, reply),
      ).catch(
        withNotFoundMessage(`There is no thread ${threadId} at this hotel. See pnpm desk inbox.`),
      );
    },
    signOut: () => call(endpoints.logout, AnyData, null).then(undefined, () => undefined),
  };
  if (hotel === undefined || user.hotel.slug === hotel) return desk;
  await desk.signOut();
  throw new ClientError(`${account.email} belongs to ${user.hotel.slug}, not to ${hotel}.`);
}

async function logIn({ url, email, password }: Account): Promise<z.output<typeof Login>> {
  try {
    return await callProvider(url, endpoints.login, Login, { body: { email, password } });
  } catch (error) {
    if (
      !(error instanceof ClientError) ||
      error instanceof ProviderUnreachable ||
      error instanceof NotFound
    )
      throw error;
    throw new ClientError(
      `${email}: ${error.message} Choose a hotel with --hotel, or set DESK_EMAIL and DESK_PASSWORD.`,
    );
  }
}

async function retryUnreachable<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ProviderUnreachable) || tries === MAX_TRIES) throw error;
      await sleep(RETRY_MS);
    }
  }
}

function withNotFoundMessage(message: string) {
  return (error: unknown): never => {
    throw error instanceof NotFound ? new ClientError(message) : error;
  };
}
