/** `pnpm bench --peers`: compares Foyer with the same pages built with Next.js. */
import type { Browser } from 'playwright';
import { HOME, LOGIN } from '../addresses.ts';
import { median, milliseconds, printTable } from '../figures.ts';
import { coldLoad } from '../load.ts';
import { HOTEL_WIFI, LIGHTHOUSE_MOBILE, type Profile } from '../profiles.ts';
import type { App, Guest } from '../site.ts';
import { continueWorks } from './continue-works.ts';
import { testLogin } from './login-test.ts';
import { assertSamePage } from './same-page.ts';

/** The accepted times of Foyer's login on Lighthouse mobile, as shares of the peer's. */
const PAINTED_BAR = 0.65;
const CONTINUE_BAR = 0.95;

export type Peers = { foyer: App; next: App; guest: Guest };
type Both<Value> = { foyer: Value[]; next: Value[] };
type Row = { figure: string; bar?: number; found: Both<number> };

/** Measures both apps alternately, so that a slow machine affects both. */
async function measureAlternately<Value>(
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

async function measureLoads(
  browser: Browser,
  peers: Peers,
  runs: number,
  profile: Profile,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path, guest] of [
    ['login', LOGIN, undefined],
    ['hotel home', HOME, peers.guest],
  ] as const) {
    console.log(`Opening ${path} with an empty cache, ${profile.name} …`);
    const loads = await measureAlternately(peers, runs, (app) =>
      coldLoad({ browser, app, profile, guest }, path),
    );
    const row = (figure: string, key: 'painted' | 'largestPaint', bar?: number): Row => ({
      figure: `${figure}, ${name}, ${profile.name}`,
      found: {
        foyer: loads.foyer.map((load) => load[key]),
        next: loads.next.map((load) => load[key]),
      },
      ...(bar && { bar }),
    });
    const hasBar = profile === LIGHTHOUSE_MOBILE && name === 'login';
    rows.push(
      row('heading painted', 'painted', hasBar ? PAINTED_BAR : undefined),
      row('largest paint', 'largestPaint'),
    );
  }
  console.log(`Pressing Continue until it works, ${profile.name} …`);
  rows.push({
    figure: `Continue works, login, ${profile.name}`,
    found: await measureAlternately(peers, runs, (app) =>
      continueWorks({ browser, app, profile, guest: undefined }, LOGIN),
    ),
    ...(profile === LIGHTHOUSE_MOBILE && { bar: CONTINUE_BAR }),
  });
  return rows;
}

function rowOf({ figure, bar, found }: Row): string[] {
  const [foyer, next] = [median(found.foyer), median(found.next)];
  return [
    figure,
    bar ? `≤ ${bar.toFixed(2)} × Next.js` : 'no bar',
    `${milliseconds(foyer)} (${(foyer / next).toFixed(2)} ×)`,
    milliseconds(next),
    bar && foyer > bar * next ? 'NO' : 'yes',
  ];
}

/** Tests that both apps are equal, then measures both and prints the table. */
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
    await assertSamePage(browser, [foyer, next], path, visitor);
  }
  const rows = [
    ...(await measureLoads(browser, peers, runs, LIGHTHOUSE_MOBILE)),
    ...(await measureLoads(browser, peers, runs, HOTEL_WIFI)),
  ];
  console.log(`\nMedians of ${runs} runs.\n`);
  printTable([['figure', 'bar', 'Foyer', 'Next.js', 'holds'], ...rows.map(rowOf)]);
}
