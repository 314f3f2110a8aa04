import { deskOf } from '../support/desk.ts';

const RETRY_MS = 100;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends the hotel's messages of a session, each until the provider has confirmed it. */
export function retryingDesk(providerUrl: string, admin: { token: string }, guestId: number) {
  const desk = deskOf(admin, providerUrl);
  let sending: Promise<void> = Promise.resolve();

  async function sendUntilConfirmed(body: string): Promise<void> {
    for (;;) {
      try {
        await desk.send(guestId, body, body.replace(' ', '-'));
        return;
      } catch {
        await pause(RETRY_MS);
      }
    }
  }

  return {
    chat: desk.chat,
    /** Queues a message; messages are sent in order. */
    send(body: string): void {
      sending = sending.then(() => sendUntilConfirmed(body));
    },
    sent: () => sending,
  };
}
