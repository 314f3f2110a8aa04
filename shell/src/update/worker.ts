import { WORKER_URL, type WorkerAnswer, type WorkerCall } from '@foyer/shared/contracts/worker';
import { hotelSlug, ownScript } from '@foyer/shared/runtime';
import { savesData } from '@foyer/shared/ui/pictures/preferences';

/**
 * Brings the service worker, once the page has nothing better to do, and has it store this hotel's
 * pages: under Save-Data only where the guest has installed the app. Answers the composition that is
 * newer than what pages run.
 */
export async function startWorker(): Promise<string | undefined> {
  const { serviceWorker } = navigator;
  // One that is about to leave would be kept by being asked for again.
  if (!(await serviceWorker.getRegistration()))
    await serviceWorker.register(ownScript(new URL(WORKER_URL, location.origin)), {
      scope: '/',
      updateViaCache: 'none',
    });
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  // Firefox would ask the guest, so only where the browser is the app's own window.
  if (isInstalled) await navigator.storage.persist();
  return savesData() && !isInstalled ? undefined : (await callWorker('look')).newest;
}

/** Asks the worker that is active; rejects where it does not answer within `limit` milliseconds. */
export async function callWorker(kind: WorkerCall['kind'], limit = 60_000): Promise<WorkerAnswer> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<WorkerAnswer>((done, fail) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => fail(new Error('The service worker does not answer')), limit);
  });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind, slug: hotelSlug } satisfies WorkerCall, [port2]);
  return answer.finally(() => port1.close());
}

/** Has the browser ask whether there still is such a worker. */
export async function renewWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update();
}
