import { savesData } from '@foyer/shared/browser/preferences.ts';
import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import {
  WORKER,
  WORKER_URL,
  type WorkerCall,
  type WorkerResponse,
} from '@foyer/shared/contracts/worker.ts';
import {
  hotelSlug,
  onReconnect,
  page,
  signOutGuard,
  trustedScriptUrl,
} from '@foyer/shared/runtime';
import { federationDeps } from '../remotes/federation.ts';
import { sendUnsent } from '../session/unsent-sign-outs.ts';
import { prefetchOffline } from './prefetch-offline.ts';

/** Time limit for storing a newer composition before it is offered, in milliseconds. */
const STORE_TIMEOUT_MS = 20_000;
/** Time limit for storing the first composition in the background, in milliseconds. */
const FIRST_STORE_TIMEOUT_MS = 60_000;
/** Selects the fields that a guest types into. */
const TYPED_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

/**
 * Registers the service worker and makes it store this hotel's pages. Under Save-Data, pages are
 * stored only for an installed app. Calls `newer` if the worker knows a newer composition. Without a
 * worker the app still works online.
 */
export async function startWorker(newer: () => void): Promise<void> {
  // A page without a manifest is temporary (a preview), so nothing of it is stored.
  if (!document.querySelector('link[rel=manifest]')) return;
  void sendUnsent();
  onReconnect(() => void sendUnsent());
  // The page has no hotel, or its record could not be fetched.
  if (page.hotel.state !== 'ok') return;
  try {
    if (!savesData()) retainPictures();
    await register();
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    // Firefox prompts the guest, so this is only called in an installed app.
    if (isInstalled) await navigator.storage.persist();
    if (savesData() && !isInstalled) return;
    const { newest = page.composition.id } = await callWorker('update', FIRST_STORE_TIMEOUT_MS);
    if (newest !== page.composition.id) newer();
    prefetchOffline();
  } catch (error) {
    console.info('There is no service worker here', error);
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // Registering again would keep a worker that is about to be unregistered.
  if (await serviceWorker.getRegistration()) return;
  const options: RegistrationOptions = { scope: '/', updateViaCache: 'none' };
  await serviceWorker.register(trustedScriptUrl(new URL(WORKER_URL, location.origin)), options);
}

/** Calls the active worker. Rejects if it does not respond within `limit` milliseconds. */
export async function callWorker(kind: WorkerCall['kind'], limit: number): Promise<WorkerResponse> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<WorkerResponse>((done, fail) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => fail(new Error('The service worker does not respond')), limit);
  });
  const ready = navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ kind, slug: hotelSlug, pictures: shownPictures() } satisfies WorkerCall, [
      port2,
    ]),
  );
  return Promise.all([answer, ready])
    .then(([response]) => response)
    .finally(() => port1.close());
}

/** Number of retained pictures. Screens rarely share more than the logo and the banner. */
const MAX_RETAINED = 10;
/** References that keep the pictures in the browser's memory cache. */
const retainedImages: HTMLImageElement[] = [];

/**
 * Loads the visible pictures again when the first worker takes control. Chromium's memory cache is
 * separate per worker, so the next screen would otherwise load and decode them during its press.
 */
function retainPictures(): void {
  const reload = () =>
    whenIdle(() => {
      for (const source of shownPictures().slice(0, MAX_RETAINED)) {
        const image = new Image();
        image.src = source;
        retainedImages.push(image);
      }
    });
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
}

/** Lists the addresses of the pictures on this page. */
function shownPictures(): string[] {
  return [...document.images].map(({ currentSrc }) => currentSrc).filter((source) => source !== '');
}

/** Action for a document that may run a withdrawn release, also as a fallback. */
export type WithdrawnAction = 'leave now' | 'leave at the next page' | undefined;

/**
 * Prepares an update that the gateway announced. An active worker stores the newer composition
 * before it is offered, and a withdrawn worker is updated. Resolves to the action for this document.
 */
export async function prepareUpdate(
  isNewer: boolean,
  withdrawn: string[] = [],
): Promise<WithdrawnAction> {
  if (navigator.serviceWorker?.controller) {
    if (withdrawn.some((release) => release.startsWith(`${WORKER} `))) {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
    }
    // If storing fails, pages come from the network.
    if (isNewer) await callWorker('update', STORE_TIMEOUT_MS).catch(() => undefined);
  }
  if (withdrawn.length > 0) await federationDeps.ensureManifest().catch(() => undefined);
  if (!runsAnyOf(withdrawn)) return undefined;
  return isSafeToReload() ? 'leave now' : 'leave at the next page';
}

function runsAnyOf(releases: string[]): boolean {
  const { shell, remotes } = page.composition;
  return (
    releases.includes(`shell ${shell.version}`) ||
    remotes.some(({ name, sources }) =>
      sources.some(({ version }) => releases.includes(`${name} ${version}`)),
    )
  );
}

/** Tells whether a reload is safe: no typed input and no unsent data. */
function isSafeToReload(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS);
  return signOutGuard.messages().length === 0 && [...fields].every(({ value }) => value === '');
}
