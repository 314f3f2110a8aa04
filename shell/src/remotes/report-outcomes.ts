import {
  MAX_OUTCOMES,
  OUTCOMES_PATH,
  type Outcome,
  type Outcomes,
  PAGE_LOAD_TOKEN_PATH,
  type PageLoadToken,
  REPORT_EVENT,
} from '@foyer/releases/contracts';
import { hotelSlug, page } from '@foyer/shared/runtime';
import { fetchFromGateway } from '../lib/connectivity.ts';
import { reported } from './report.ts';

/** Time for which a page collects outcomes before sending them, in milliseconds. */
const COLLECT_MS = 4_000;

/** Outcomes that a missing network can also cause. */
const NEEDS_CONNECTION = new Set<Outcome['kind']>(['no-code', 'timed-out', 'card']);

let token: string | undefined;
let tokenRequest: Promise<string | undefined> | undefined;
const queued: Outcome[] = [];
let sendTimer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the page-load token. Undefined without connectivity. Concurrent calls share one request. */
function fetchToken(): Promise<string | undefined> {
  tokenRequest ??= fetchFromGateway(`${PAGE_LOAD_TOKEN_PATH}/${hotelSlug}`)
    .then((body) => (body as PageLoadToken | undefined)?.token)
    .finally(() => {
      tokenRequest = undefined;
    });
  return tokenRequest;
}

function send(): void {
  clearTimeout(sendTimer);
  sendTimer = undefined;
  const outcomes = queued.splice(0, MAX_OUTCOMES);
  if (!token || outcomes.length === 0) return;
  const body = JSON.stringify({ token, outcomes } satisfies Outcomes);
  // A beacon needs no response and can outlive the page.
  navigator.sendBeacon(OUTCOMES_PATH, body);
}

/** Queues an outcome. Drops it if the network may be the cause. */
async function record(outcome: Outcome): Promise<void> {
  if (!token || NEEDS_CONNECTION.has(outcome.kind)) {
    const fetched = await fetchToken();
    token ??= fetched;
    if (!fetched) return;
  }
  queued.push(outcome);
  sendTimer ??= setTimeout(send, COLLECT_MS);
}

const shellOutcome = (kind: Outcome['kind']): Outcome => ({
  remote: 'shell',
  version: page.composition.shell.version,
  screen: 'start',
  kind,
});

/** Reports that the shell could not start in this page. */
export async function reportStartFailure(): Promise<void> {
  await record(shellOutcome('threw'));
  send();
}

/**
 * Reports the page's outcomes to the gateway in few beacons. The last is sent when the page is hidden.
 */
export function reportOutcomes(): void {
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.hidden && send());
  for (const outcome of reported) void record(outcome);
  addEventListener(REPORT_EVENT, (event) => void record((event as CustomEvent<Outcome>).detail));
  void record(shellOutcome('loaded'));
}
