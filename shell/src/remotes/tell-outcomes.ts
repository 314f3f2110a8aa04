import {
  LOAD_PATH,
  type Load,
  MOST_OUTCOMES,
  OUTCOMES_PATH,
  type Outcome,
  type Outcomes,
  REPORT_EVENT,
} from '@foyer/shared/contracts/outcome';
import { hotelSlug, page } from '@foyer/shared/runtime';
import { heard } from '../update/line.ts';
import { reported } from './report.ts';

/** How long a page gathers what it tells, in milliseconds. */
const GATHER_MS = 4_000;
/** How long the gateway may take to answer, in milliseconds. */
const ANSWER_MS = 5_000;

/** What may be the network's fault as well. */
const NEEDS_LINE = new Set<Outcome['kind']>(['no-code', 'timed-out', 'card']);

let load: string | undefined;
let asking: Promise<string | undefined> | undefined;
const gathered: Outcome[] = [];
let sending: ReturnType<typeof setTimeout> | undefined;

/** What comes at once asks once. */
function nameLoad(): Promise<string | undefined> {
  asking ??= askForLoad().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Asks the gateway for the name of this page load; undefined where there is no line to it. */
async function askForLoad(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const how: RequestInit = { cache: 'no-store', redirect: 'manual', signal };
    const answer = await heard(fetch(`${LOAD_PATH}/${hotelSlug}`, how));
    return answer.ok ? ((await answer.json()) as Load).load : undefined;
  } catch {
    return undefined;
  }
}

function send(): void {
  clearTimeout(sending);
  sending = undefined;
  const outcomes = gathered.splice(0, MOST_OUTCOMES);
  if (!load || outcomes.length === 0) return;
  const body = JSON.stringify({ load, outcomes } satisfies Outcomes);
  // Nobody waits for it, and it may outlive the page.
  navigator.sendBeacon(OUTCOMES_PATH, body);
}

/** Without a line nothing came that could be to blame. */
async function take(outcome: Outcome): Promise<void> {
  if (!load || NEEDS_LINE.has(outcome.kind)) {
    const named = await nameLoad();
    load ??= named;
    if (!named) return;
  }
  gathered.push(outcome);
  sending ??= setTimeout(send, GATHER_MS);
}

const ofShell = (kind: Outcome['kind']): Outcome => ({
  remote: 'shell',
  version: page.composition.shell.version,
  screen: 'start',
  kind,
});

/** Tells that the shell could not start in this page. */
export async function tellStartFailed(): Promise<void> {
  await take(ofShell('threw'));
  send();
}

/** Tells the gateway how this page fares with its releases: in few beacons, the last as it goes. */
export function tellOutcomes(): void {
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.hidden && send());
  for (const outcome of reported) void take(outcome);
  addEventListener(REPORT_EVENT, (event) => void take((event as CustomEvent<Outcome>).detail));
  void take(ofShell('loaded'));
}
