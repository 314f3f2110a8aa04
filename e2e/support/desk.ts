import * as z from 'zod/mini';
import { PROVIDER_URL } from '../server/addresses.ts';

const ChatMessage = z.object({ id: z.number(), from: z.string(), body: z.string() });
type ChatMessage = z.infer<typeof ChatMessage>;

/** Returns the hotel's side of a conversation, over the provider's admin calls. */
export function deskOf({ token }: { token: string }, providerUrl = PROVIDER_URL) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

  /** Sends a POST with a body, otherwise a GET; returns the response's data. */
  async function call(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${providerUrl}/admin${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  }

  return {
    call,
    /** Returns all messages of the hotel's chats, in the provider's order. */
    chat: async (): Promise<ChatMessage[]> =>
      z.array(ChatMessage).parse(await call('/quick-chat?after_id=0')),
    /** Sends a message to a guest, by id or e-mail address. */
    send: (to: number | string, body: string, client_id?: string) =>
      call('/quick-chat/send', { to, body, ...(client_id && { client_id }) }),
  };
}

const Login = z.object({ data: z.object({ token: z.string() }) });

/** Signs in as the admin of a demo hotel. */
export async function signInToDemoDesk(slug: string) {
  const answer = await fetch(`${PROVIDER_URL}/login`, {
    method: 'POST',
    body: JSON.stringify({ email: `admin@${slug}.test`, password: 'Welcome123' }),
  });
  return deskOf(Login.parse(await answer.json()).data);
}
