import { ApiError } from '@foyer/shared/api/error.ts';
import { isAnswer, sendSignOuts, storeUntilAnswered } from '@foyer/shared/api/unsent-sign-outs.ts';
import { SIGN_OUTS } from '@foyer/shared/contracts/worker.ts';

/** A registration with Background Sync, which Firefox and Safari lack. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

const registration = async (): Promise<WithSync | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** Stores a token until the provider has answered `call`, which signs it out. */
export async function ensureSent(token: string, call: Promise<unknown>): Promise<void> {
  const stored = storeUntilAnswered(
    token,
    call.then(() => true, isFinalRefusal),
  );
  // At once, because the guest may close the browser before the answer. The worker waits for it.
  await (await registration())?.sync?.register(SIGN_OUTS);
  await stored;
}

const isFinalRefusal = (error: unknown): boolean =>
  error instanceof ApiError && isAnswer(error.status, { message: error.serverMessage });

/** Sends unsent sign-outs: by the service worker, or by this page if there is none. Never fails. */
export async function sendUnsent(): Promise<void> {
  try {
    const { active } = (await registration()) ?? {};
    if (active) active.postMessage(SIGN_OUTS);
    else await sendSignOuts();
  } catch (error) {
    console.info('A logout is not sent yet', error);
  }
}
