import * as z from 'zod/mini';
import { PROVIDER_URL } from '../server/places.ts';

const Line = z.object({ id: z.number(), from: z.string(), body: z.string() });
type Line = z.infer<typeof Line>;

/** The hotel's own side of a conversation, over the provider's admin calls. */
export function deskOf({ token }: { token: string }, providerUrl = PROVIDER_URL) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

  /** A POST where there is a body; the answer's data. */
  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${providerUrl}/admin${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  }

  return {
    ask,
    /** Everything said in the hotel's chats, in the provider's order. */
    chat: async (): Promise<Line[]> => z.array(Line).parse(await ask('/quick-chat?after_id=0')),
    /** To a guest, by id or e-mail address. */
    say: (to: number | string, body: string, client_id?: string) =>
      ask('/quick-chat/send', { to, body, ...(client_id && { client_id }) }),
  };
}

const Login = z.object({ data: z.object({ token: z.string() }) });

/** The desk of a demo hotel. */
export async function demoDesk(slug: string) {
  const answer = await fetch(`${PROVIDER_URL}/login`, {
    method: 'POST',
    body: JSON.stringify({ email: `admin@${slug}.test`, password: 'Welcome123' }),
  });
  return deskOf(Login.parse(await answer.json()).data);
}
