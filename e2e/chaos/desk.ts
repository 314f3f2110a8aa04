import { deskOf } from '../support/desk.ts';

const AGAIN_MS = 100;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The hotel's side of a session: it says each thing until the provider has confirmed it. */
export function patientDesk(providerUrl: string, admin: { token: string }, guestId: number) {
  const desk = deskOf(admin, providerUrl);
  let saying: Promise<void> = Promise.resolve();

  async function confirmed(body: string): Promise<void> {
    for (;;) {
      try {
        await desk.say(guestId, body, body.replace(' ', '-'));
        return;
      } catch {
        await pause(AGAIN_MS);
      }
    }
  }

  return {
    chat: desk.chat,
    /** One after the other, whatever happens meanwhile. */
    say(body: string): void {
      saying = saying.then(() => confirmed(body));
    },
    said: () => saying,
  };
}
