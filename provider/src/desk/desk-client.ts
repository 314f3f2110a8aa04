import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import * as z from 'zod/mini';
import { DeskChat } from '../chat/chat.ts';
import { callProvider } from '../client/call-provider.ts';
import { ClientError, reasonOf } from '../client/client-error.ts';
import { DeskMessage } from '../messages/threads.ts';
import { DeskRequest } from '../requests/records.ts';
import type { Account } from './desk-environment.ts';
import { type Entry, mergeByTime, onlyChanged, START } from './inbox.ts';
import { type Listener, listen } from './listen.ts';

const Login = z.object({
  token: z.string(),
  user: z.object({ hotel: z.object({ id: z.number(), slug: z.string() }) }),
});

/** Tries for an unconfirmed message; its client id prevents duplicates. */
const MAX_TRIES = 3;
const RETRY_MS = 1000;

/** An admin's actions at the provider after signing in. */
export type Desk = ReturnType<typeof deskOf>;

/** Signs in. The account must belong to `hotel` when it is given. */
export async function signIn(account: Account, hotel?: string): Promise<Desk> {
  const login = await logIn(account);
  const desk = deskOf(account, login);
  const { slug } = login.user.hotel;
  if (hotel === undefined || slug === hotel) return desk;
  await desk.signOut();
  throw new ClientError(`${account.email} belongs to ${slug}, not to ${hotel}.`);
}

function deskOf({ url, email, realtime }: Account, { token, user }: z.output<typeof Login>) {
  const post = (path: string, body: unknown, schema: z.ZodMiniType = z.unknown()) =>
    callProvider(url, path, schema, { token, body });

  /** Sends a message; repeats it with the same client id while the provider is unreachable. */
  const send = async (path: string, message: object) => {
    const body = { ...message, client_id: randomUUID() };
    for (let tries = 1; ; tries += 1) {
      try {
        return await post(path, body);
      } catch (error) {
        if (reasonOf(error) !== 'unreachable' || tries === MAX_TRIES) throw error;
        await sleep(RETRY_MS);
      }
    }
  };

  /** Reads all rows of a list from a position, which `queryAfter` adds to the path. */
  const pages = async <Row>(
    path: string,
    schema: z.ZodMiniType<Row>,
    queryAfter: (last: Row | undefined) => string,
  ) => {
    const all: Row[] = [];
    for (;;) {
      const query = queryAfter(all.at(-1));
      const page = await callProvider(url, path + query, z.array(schema), { token }).catch(
        notFound(
          `${email} is not a hotel admin. Set DESK_EMAIL and DESK_PASSWORD (docs/hotelier/bring-in-a-hotel.md#answer-guests).`,
        ),
      );
      if (page.length === 0) return all;
      all.push(...page);
    }
  };

  const list = <Row extends { id: number }>(
    path: string,
    schema: z.ZodMiniType<Row>,
    afterId: number,
  ) => pages(path, schema, (last) => `?after_id=${last?.id ?? afterId}`);

  /** Reads the requests that were changed after a time; all of them after an empty one. */
  const changedRequests = (after: string) =>
    pages('/admin/requests/changed', DeskRequest, (last) => {
      const changedAfter = last?.changed_at ?? after;
      return changedAfter ? `?changed_after=${changedAfter}` : '';
    });

  const changeRequest = (id: number, action: 'seen' | 'answer', body: unknown) =>
    post(`/admin/requests/${id}/${action}`, body, DeskRequest).catch(
      notFound(`There is no request ${id} at this hotel. See pnpm desk inbox.`),
    );

  return {
    /** Subscribes to new entries. */
    listen: (listener: Listener) =>
      listen({ url, token, hotelId: user.hotel.id, realtime }, listener),

    /**
     * Reads the requests that were changed after a position, then all new entries, oldest first:
     * `live.ts` continues after the last one.
     */
    async inbox(after = START): Promise<Entry[]> {
      const requests = await list('/admin/requests', DeskRequest, after.requests);
      const chats = await list('/admin/quick-chat', DeskChat, after.chats);
      const messages = await list('/admin/messages', DeskMessage, after.messages);
      const changed = await changedRequests(after.changes);
      return [...onlyChanged(changed, requests), ...mergeByTime(requests, chats, messages)];
    },

    /** Marks an entry as seen, which the guest's app shows. */
    markSeen(entry: Entry) {
      const { id, kind, guest } = entry;
      if (kind === 'chat')
        return post('/admin/quick-chat/seen', { guest_id: guest.id, last_id: id });
      if ('sender' in entry)
        return post(`/admin/messages/${entry.parent_id ?? id}/seen`, { last_id: id });
      return changeRequest(id, 'seen', null);
    },

    seen: (requestId: number) => changeRequest(requestId, 'seen', null),
    answer: (requestId: number, text: string) => changeRequest(requestId, 'answer', { text }),

    /** Sends a chat message to a guest, given by e-mail address or id. */
    chat: (to: string | number, text: string) =>
      send('/admin/quick-chat/send', { to, body: text }).catch(
        notFound(`There is no guest ${to} at this hotel. See pnpm desk inbox.`),
      ),

    reply: (threadId: number, text: string) =>
      send(`/admin/messages/${threadId}/reply`, { message: text }).catch(
        notFound(`There is no thread ${threadId} at this hotel. See pnpm desk inbox.`),
      ),

    /** Reports to a guest that the hotel is typing; ignores failures. */
    reportTyping: (to: string | number) =>
      post('/admin/quick-chat/typing', { to }).catch(() => undefined),

    /** Revokes the token; ignores failures. */
    signOut: () => post(endpoints.logout, null).catch(() => undefined),
  };
}

async function logIn({ url, email, password }: Account): Promise<z.output<typeof Login>> {
  try {
    return await callProvider(url, endpoints.login, Login, { body: { email, password } });
  } catch (error) {
    if (
      !(error instanceof ClientError) ||
      ['unreachable', 'not-found'].includes(error.reason ?? '')
    )
      throw error;
    throw new ClientError(
      `${email}: ${error.message} Choose a hotel with --hotel, or set DESK_EMAIL and DESK_PASSWORD.`,
    );
  }
}

/** Replaces a 404 by an error with this message. */
function notFound(message: string) {
  return (error: unknown): never => {
    throw reasonOf(error) === 'not-found' ? new ClientError(message) : error;
  };
}
