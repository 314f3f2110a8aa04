import * as z from 'zod/mini';

const Chats = z.object({
  data: z.array(z.object({ id: z.number(), from: z.string(), body: z.string() })),
});

const AGAIN_MS = 100;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The hotel's side of a session: it says each thing until the provider has confirmed it. */
export function deskOf(providerUrl: string, token: string, guestId: number) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  let saying: Promise<void> = Promise.resolve();

  async function confirmed(body: string): Promise<void> {
    const payload = JSON.stringify({ to: guestId, body, client_id: body.replace(' ', '-') });
    const ask = () =>
      fetch(`${providerUrl}/admin/quick-chat/send`, { method: 'POST', headers, body: payload });
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer?.ok) return;
      if (answer && answer.status < 500) throw new Error(await answer.text());
      await pause(AGAIN_MS);
    }
  }

  return {
    /** One after the other, whatever happens meanwhile. */
    say(body: string): void {
      saying = saying.then(() => confirmed(body));
      saying.catch(() => undefined);
    },
    said: () => saying,
    /** The whole chat as the provider holds it. */
    async chat(): Promise<{ mine: boolean; body: string }[]> {
      const answer = await fetch(`${providerUrl}/admin/quick-chat?after_id=0`, { headers });
      const { data } = Chats.parse(await answer.json());
      return data.map(({ from, body }) => ({ mine: from === 'Hotel Admin', body }));
    },
  };
}
