/** `pnpm bench --peers`: Foyer beside the same pages as a team would build them with Next.js. */
import type { Browser } from 'playwright';
import { HOME, LOGIN } from '../addresses.ts';
import { median, milliseconds, printTable } from '../figures.ts';
import { coldLoad, type Load } from '../load.ts';
import { HOTEL_WIFI, LIGHTHOUSE_MOBILE, type Profile } from '../profiles.ts';
import type { App, Guest } from '../site.ts';
import { continueWorks } from './continue-works.ts';
import { testLogin } from './login-test.ts';
import { isSamePage } from './same-page.ts';

/** On Lighthouse mobile at the login: Foyer's time is at most so much of the peer's. */
const PAINTED_BAR = 0.65;
const CONTINUE_BAR = 0.95;

export type Peers = { foyer: App; next: App; guest: Guest };
type Both<Value> = { foyer: Value[]; next: Value[] };
type Line = { figure: string; bar?: number; found: Both<number> };

/** Both in turn, so that what slows the machine down slows down both. */
async function inTurns<Value>(
  { foyer, next }: Peers,
  runs: number,
  measure: (app: App) => Promise<Value>,
): Promise<Both<Value>> {
  const found: Both<Value> = { foyer: [], next: [] };
  for (let run = 0; run < runs; run++) {
    found.foyer.push(await measure(foyer));
    found.next.push(await measure(next));
  }
  return found;
}

async function opened(
  browser: Browser,
  peers: Peers,
  runs: number,
  profile: Profile,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, path, guest] of [
    ['login', LOGIN, undefined],
    ['hotel home', HOME, peers.guest],
  ] as const) {
    console.log(`Opening ${path} with nothing cached, ${profile.name} …`);
    const loads = await inTurns(peers, runs, (app) =>
      coldLoad({ browser, app, profile, guest }, path),
    );
    const line = (figure: string, key: keyof Load, bar?: number): Line => ({
      figure: `${figure}, ${name}, ${profile.name}`,
      found: {
        foyer: loads.foyer.map((load) => load[key]),
        next: loads.next.map((load) => load[key]),
      },
      ...(bar && { bar }),
    });
    const judged = profile === LIGHTHOUSE_MOBILE && name === 'login';
    lines.push(
      line('heading painted', 'painted', judged ? PAINTED_BAR : undefined),
      line('largest paint', 'largestPaint'),
    );
  }
  console.log(`Pressing Continue until it works, ${profile.name} …`);
  lines.push({
    figure: `Continue works, login, ${profile.name}`,
    found: await inTurns(peers, runs, (app) =>
      continueWorks({ browser, app, profile, guest: undefined }, LOGIN),
    ),
    ...(profile === LIGHTHOUSE_MOBILE && { bar: CONTINUE_BAR }),
  });
  return lines;
}

function rowOf({ figure, bar, found }: Line): string[] {
  const [foyer, next] = [median(found.foyer), median(found.next)];
  return [
    figure,
    bar ? `≤ ${bar.toFixed(2)} × Next.js` : 'told only',
    `${milliseconds(foyer)} (${(foyer / next).toFixed(2)} ×)`,
    milliseconds(next),
    bar && foyer > bar * next ? 'NO' : 'yes',
  ];
}

/** Tests that both are the same app, then measures both and prints the table. */
export async function measurePeers(browser: Browser, peers: Peers, runs: number): Promise<void> {
  const { foyer, next, guest } = peers;
  for (const app of [foyer, next]) {
    console.log(`Testing the login of ${app.name} …`);
    await testLogin(browser, app);
  }
  for (const [path, visitor] of [
    [LOGIN, undefined],
    [HOME, guest],
  ] as const) {
    console.log(`Comparing ${path} …`);
    await isSamePage(browser, [foyer, next], path, visitor);
  }
  const lines = [
    ...(await opened(browser, peers, runs, LIGHTHOUSE_MOBILE)),
    ...(await opened(browser, peers, runs, HOTEL_WIFI)),
  ];
  console.log(`\nMedians of ${runs} runs.\n`);
  printTable([['figure', 'bar', 'Foyer', 'Next.js', 'holds'], ...lines.map(rowOf)]);
}
