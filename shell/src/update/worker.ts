import {
  WORKER,
  WORKER_URL,
  type WorkerAnswer,
  type WorkerCall,
} from '@foyer/shared/contracts/worker';
import { hotelSlug, ownScript, page, unsent } from '@foyer/shared/runtime';
import { savesData } from '@foyer/shared/ui/pictures/preferences';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { federationGround } from '../remotes/federation.ts';
import { readAhead } from './read-ahead.ts';

/** How long a newer composition may take to be stored before it is offered; in milliseconds. */
const STORE_MS = 20_000;
/** How long the first one may take: nobody waits for it; in milliseconds. */
const FIRST_MS = 60_000;
/** What a guest writes into. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

/**
 * Brings the service worker and has it store this hotel's pages: under Save-Data only where the guest
 * has installed the app. Calls `newer` where there is something newer than this document. Without a
 * worker the app is what it was: it needs the network.
 */
export async function startWorker(newer: () => void): Promise<void> {
  // Such a page belongs to no hotel, or to one that nobody could be asked about.
  if (page.hotel.state !== 'ok') return;
  // A page that is no app to install is for the moment: nothing of it stays here.
  if (!document.querySelector('link[rel=manifest]')) return;
  try {
    if (!savesData()) takePicturesAlong();
    await register();
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    // Firefox would ask the guest, so only where the app has a window of its own.
    if (isInstalled) await navigator.storage.persist();
    if (savesData() && !isInstalled) return;
    const { newest = page.composition.id } = await callWorker('look', FIRST_MS);
    if (newest !== page.composition.id) newer();
    readAhead();
  } catch (error) {
    console.info('There is no service worker here', error);
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // One that is about to leave would be kept by being asked for again.
  if (await serviceWorker.getRegistration()) return;
  const options: RegistrationOptions = { scope: '/', updateViaCache: 'none' };
  await serviceWorker.register(ownScript(new URL(WORKER_URL, location.origin)), options);
}

/** Asks the worker that is active; rejects where it does not answer within `limit` milliseconds. */
export async function callWorker(kind: WorkerCall['kind'], limit: number): Promise<WorkerAnswer> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<WorkerAnswer>((done, fail) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => fail(new Error('The service worker does not answer')), limit);
  });
  const ready = navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ kind, slug: hotelSlug, pictures: shown() } satisfies WorkerCall, [port2]),
  );
  return Promise.all([answer, ready])
    .then(([said]) => said)
    .finally(() => port1.close());
}

/** The next screen has its logo and its banner in common with this one, hardly more. */
const MOST_ALONG = 10;
/** Held, so that the browser keeps them. */
const takenAlong: HTMLImageElement[] = [];

/**
 * Chromium keeps pictures apart by the worker that a page has: once the first one has come, the next
 * screen would load and decode those again that are on this page, in the middle of its press.
 */
function takePicturesAlong(): void {
  const take = () =>
    whenIdle(() => {
      for (const source of shown().slice(0, MOST_ALONG)) {
        const image = new Image();
        image.src = source;
        takenAlong.push(image);
      }
    });
  navigator.serviceWorker.addEventListener('controllerchange', take, { once: true });
}

/** The pictures on this page. */
function shown(): string[] {
  return [...document.images].map(({ currentSrc }) => currentSrc).filter((source) => source !== '');
}

/** What to do with a document that may run a withdrawn release, be it to fall back to. */
export type Withdrawn = 'leave now' | 'leave at the next page' | undefined;

/**
 * Prepares for what the gateway said: another composition is stored by the worker, if there is one,
 * before it is offered, and where the worker itself was withdrawn the browser looks for another one.
 * Answers what to do with this document.
 */
export async function prepare(isNewer: boolean, withdrawn: string[] = []): Promise<Withdrawn> {
  if (navigator.serviceWorker?.controller) {
    if (withdrawn.some((release) => release.startsWith(`${WORKER} `))) await renewWorker();
    // What could not be stored comes from the network.
    if (isNewer) await callWorker('look', STORE_MS).catch(() => undefined);
  }
  if (withdrawn.length > 0) await federationGround.detailsOf().catch(() => undefined);
  if (!runsAny(withdrawn)) return undefined;
  return losesNothing() ? 'leave now' : 'leave at the next page';
}

async function renewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

function runsAny(releases: string[]): boolean {
  const { shell, remotes } = page.composition;
  return (
    releases.includes(`shell ${shell.version}`) ||
    remotes.some(({ name, sources }) =>
      sources.some(({ version }) => releases.includes(`${name} ${version}`)),
    )
  );
}

/** Whether a reload would take nothing from the guest: nothing is typed, nor waits to be sent. */
function losesNothing(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return unsent.words().length === 0 && [...fields].every(({ value }) => value === '');
}
