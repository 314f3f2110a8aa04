/**
 * `pnpm bench`: Foyer beside the plain single-page app of the same screens, both behind the same
 * gateway, measured in one run (docs/architecture.md). `RUNS` sets how often each page is opened;
 * arguments name the parts to measure (`pnpm bench loads presses`), by default all but `lighthouse`,
 * which takes an hour. `SCREENS` names what is in the addresses that it opens (`SCREENS=inn/login`).
 * `pnpm bench --peers` measures it beside the same pages built with Next.js instead (`peers/peers.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Remote } from '@foyer/shared/contracts/remote';
import type { Browser } from 'playwright';
import { measureAnswers } from './answers.ts';
import { launch } from './browser.ts';
import { buildFoyer, buildPlain, readRemotes } from './build.ts';
import { makeCrowd } from './crowd.ts';
import { atEnd, end } from './ending.ts';
import { type Figure, kilobytes, median, milliseconds, printFigures } from './figures.ts';
import { DOINGS, worstInteraction } from './interactions.ts';
import { BARS, JUDGED, judgeScreens } from './lighthouse.ts';
import { coldLoad, type Load } from './load.ts';
import { buildNext, startNext } from './peers/next.ts';
import { measurePeers } from './peers/peers.ts';
import { type Press, pressToPaint, TO_QUICK_INFO, TO_SIGNUP } from './press.ts';
import { HOTEL_WIFI, LIGHTHOUSE_MOBILE, type Profile, SLOW_LINE } from './profiles.ts';
import { publishFoyer, publishPlain } from './publish.ts';
import { roundTrips } from './round-trips.ts';
import { screensOf } from './screens.ts';
import { secondVisit } from './second-visit.ts';
import {
  type App,
  type Guest,
  portsAreFree,
  type Site,
  signIn,
  startApp,
  startProvider,
  startSite,
} from './site.ts';

const RUNS = Number(process.env.RUNS || 5);
/** A cold load's heading is painted after so much of the plain app's time. */
const HEADING_RATIO_BARS = new Map([
  [LIGHTHOUSE_MOBILE, 0.4],
  [HOTEL_WIFI, 0.5],
]);
const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';
const BYTES_BAR = 145_000;
const BYTES_RATIO_BAR = 1.05;
const TRIPS_BAR = 2;
const HTML_BAR = 14_000;
const FIELD_BAR_MS = 1_200;
const PAINT_RATIO_BAR = 1.03;
const PRESS_BAR_MS = 100;
const INTERACTION_BAR_MS = 200;
const SHIFT_BAR = 0.02;
const ANSWERS_BAR = 15_000;
const P99_BAR_MS = 50;

type Pair<Value> = { foyer: Value; plain: Value };

/** Both apps in turn, so that what slows the machine down slows down both. */
async function inTurns<Value>(
  site: Site,
  measure: (app: App) => Promise<Value>,
): Promise<Pair<Value[]>> {
  const found: Pair<Value[]> = { foyer: [], plain: [] };
  for (let run = 0; run < RUNS; run++) {
    found.foyer.push(await measure(site.foyer));
    found.plain.push(await measure(site.plain));
  }
  return found;
}

async function loads(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const profile of [LIGHTHOUSE_MOBILE, HOTEL_WIFI]) {
    for (const [name, path, guest] of [
      ['login', LOGIN, undefined],
      ['hotel home', HOME, site.guest],
    ] as const) {
      console.log(`Opening ${path} with nothing cached, ${profile.name} …`);
      const found = await inTurns(site, (app) => coldLoad({ browser, app, profile, guest }, path));
      if (name === 'login' && profile === LIGHTHOUSE_MOBILE) figures.push(...bytes(found));
      figures.push(...paints(name, profile, found));
    }
  }
  return figures;
}

function bytes(found: Pair<Load[]>): Figure[] {
  const foyer = median(found.foyer.map(({ codeBytes }) => codeBytes));
  const plain = median(found.plain.map(({ codeBytes }) => codeBytes));
  const figure = 'script + style of a cold login, brotli';
  const html = {
    foyer: median(found.foyer.map(({ htmlBytes }) => htmlBytes)),
    plain: median(found.plain.map(({ htmlBytes }) => htmlBytes)),
  };
  return [
    {
      figure: 'HTML of the login, brotli',
      bar: `≤ ${kilobytes(HTML_BAR)}`,
      foyer: kilobytes(html.foyer),
      plain: kilobytes(html.plain),
      holds: html.foyer <= HTML_BAR,
    },
    {
      figure,
      bar: `≤ ${kilobytes(BYTES_BAR)}`,
      foyer: kilobytes(foyer),
      plain: kilobytes(plain),
      holds: foyer <= BYTES_BAR,
    },
    {
      figure,
      bar: `≤ ${BYTES_RATIO_BAR} × plain`,
      foyer: `${(foyer / plain).toFixed(2)} ×`,
      plain: '1.00 ×',
      holds: foyer <= BYTES_RATIO_BAR * plain,
    },
  ];
}

function paints(screen: string, profile: Profile, found: Pair<Load[]>): Figure[] {
  const of = (loads: Load[], key: keyof Load) => median(loads.map((load) => load[key]));
  const [paint, plainPaint] = [of(found.foyer, 'largestPaint'), of(found.plain, 'largestPaint')];
  const [heading, plainHeading] = [of(found.foyer, 'painted'), of(found.plain, 'painted')];
  const headingBar = HEADING_RATIO_BARS.get(profile) ?? 1;
  return [
    {
      figure: `largest paint, ${screen}, cold, ${profile.name}`,
      bar: `≤ ${PAINT_RATIO_BAR} × plain`,
      foyer: `${milliseconds(paint)} (${(paint / plainPaint).toFixed(2)} ×)`,
      plain: milliseconds(plainPaint),
      holds: paint <= PAINT_RATIO_BAR * plainPaint,
    },
    {
      figure: `heading painted, ${screen}, cold, ${profile.name}`,
      bar: `≤ ${headingBar} × plain`,
      foyer: `${milliseconds(heading)} (${(heading / plainHeading).toFixed(2)} ×)`,
      plain: milliseconds(plainHeading),
      holds: heading <= headingBar * plainHeading,
    },
  ];
}

/** From when on a guest can type their e-mail address. */
async function fields(browser: Browser, site: Site): Promise<Figure[]> {
  console.log(`Opening ${LOGIN} with nothing cached, ${SLOW_LINE.name} …`);
  const found = await inTurns(site, (app) =>
    coldLoad({ browser, app, profile: SLOW_LINE, guest: undefined }, LOGIN),
  );
  const [foyer, plain] = [found.foyer, found.plain].map((loads) =>
    median(loads.map(({ field }) => field)),
  ) as [number, number];
  return [
    {
      figure: `a field to type into, login, cold, ${SLOW_LINE.name}`,
      bar: `≤ ${FIELD_BAR_MS} ms`,
      foyer: milliseconds(foyer),
      plain: milliseconds(plain),
      holds: foyer <= FIELD_BAR_MS,
    },
  ];
}

async function trips(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path, guest] of [
    ['login', LOGIN, undefined],
    ['hotel home', HOME, site.guest],
  ] as const) {
    console.log(`Counting round trips to ${path} …`);
    const count = (app: App) => roundTrips({ browser, app, guest }, path, RUNS);
    const [foyer, plain] = [await count(site.foyer), await count(site.plain)];
    figures.push({
      figure: `round trips after the HTML until ${name} is painted`,
      bar: `≤ ${TRIPS_BAR}`,
      foyer: foyer.toFixed(1),
      plain: plain.toFixed(1),
      holds: foyer <= TRIPS_BAR,
    });
  }
  return figures;
}

async function visits(browser: Browser, { foyer, guest }: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path, visitor] of [
    ['login', LOGIN, undefined],
    ['hotel home', HOME, guest],
  ] as const) {
    console.log(`Coming back to ${path} without a network …`);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++)
      times.push(
        await secondVisit({ browser, app: foyer, profile: HOTEL_WIFI, guest: visitor }, path),
      );
    figures.push({
      figure: `heading painted, ${name}, second visit, no network, CPU ×4`,
      bar: 'no request before it',
      foyer: milliseconds(median(times)),
      plain: '–',
      // Without a network there is none.
      holds: true,
    });
  }
  return figures;
}

async function presses(browser: Browser, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, press, guest] of [
    ['login to sign-up', TO_SIGNUP, undefined],
    ['home to quick info', TO_QUICK_INFO, site.guest],
  ] as const satisfies [string, Press, Guest | undefined][]) {
    console.log(`Pressing from ${name} …`);
    const found = await inTurns(site, (app) =>
      pressToPaint({ browser, app, profile: HOTEL_WIFI, guest }, press),
    );
    const [foyer, plain] = [median(found.foyer), median(found.plain)];
    figures.push({
      figure: `press to paint, ${name}, CPU ×4`,
      bar: `≤ ${PRESS_BAR_MS} ms`,
      foyer: milliseconds(foyer),
      plain: milliseconds(plain),
      holds: foyer <= PRESS_BAR_MS,
    });
  }
  return figures;
}

/** Every screen once, in the state that may see it. */
async function shifts(browser: Browser, site: Site, remotes: Remote[]): Promise<Figure[]> {
  const screens = screensOf(remotes, 'grand-plaza');
  const worst = { foyer: { shift: 0, at: '' }, plain: { shift: 0, at: '' } };
  for (const { name, path, signedIn } of screens) {
    const guest = signedIn ? site.guest : undefined;
    console.log(`Watching ${path} settle …`);
    for (const key of ['foyer', 'plain'] as const) {
      const visit = { browser, app: site[key], profile: HOTEL_WIFI, guest };
      const { shift } = await coldLoad(visit, path);
      if (shift >= worst[key].shift) worst[key] = { shift, at: name };
    }
  }
  return [
    {
      figure: `layout shift, the worst of ${screens.length} screens`,
      bar: `≤ ${SHIFT_BAR}`,
      foyer: `${worst.foyer.shift.toFixed(3)} (${worst.foyer.at})`,
      plain: `${worst.plain.shift.toFixed(3)} (${worst.plain.at})`,
      holds: worst.foyer.shift <= SHIFT_BAR,
    },
  ];
}

async function crowds(browser: Browser, site: Site): Promise<Figure[]> {
  console.log('Making a hotel of 10,000 listings …');
  const crowd = await makeCrowd(site.provider);
  const figures: Figure[] = [];
  for (const doing of DOINGS) {
    console.log(`Busy with ${doing.name} …`);
    const found = await inTurns(site, (app) =>
      worstInteraction({ browser, app, profile: HOTEL_WIFI, guest: crowd.guest }, crowd, doing),
    );
    const [foyer, plain] = [median(found.foyer), median(found.plain)];
    figures.push({
      figure: `interaction to next paint, ${doing.name}, CPU ×4`,
      bar: `≤ ${INTERACTION_BAR_MS} ms`,
      foyer: milliseconds(foyer),
      plain: milliseconds(plain),
      holds: foyer <= INTERACTION_BAR_MS,
    });
  }
  return figures;
}

async function answers(_: Browser, site: Site): Promise<Figure[]> {
  console.log('Asking the gateway for pages …');
  const { perSecond, p99 } = await measureAnswers(site.foyer.url, LOGIN);
  return [
    {
      figure: 'gateway, pages a second, all warm',
      bar: `≥ ${ANSWERS_BAR}`,
      foyer: String(Math.round(perSecond)),
      plain: '–',
      holds: perSecond >= ANSWERS_BAR,
    },
    {
      figure: 'gateway, 99th percentile',
      bar: `≤ ${P99_BAR_MS} ms`,
      foyer: `${p99.toFixed(1)} ms`,
      plain: '–',
      holds: p99 <= P99_BAR_MS,
    },
  ];
}

async function lighthouse(_: Browser, site: Site, remotes: Remote[]): Promise<Figure[]> {
  const verdicts = await judgeScreens(site.foyer.url, remotes, RUNS, process.env.SCREENS);
  return JUDGED.map((category) => {
    const [worst] = verdicts.toSorted((a, b) => a.scores[category] - b.scores[category]);
    const score = worst?.scores[category] ?? Number.NaN;
    return {
      figure: `Lighthouse, ${category}, the worst of ${verdicts.length} screens`,
      bar: `≥ ${BARS[category]}`,
      foyer: `${score} (${worst?.path})`,
      plain: '–',
      holds: score >= BARS[category],
    };
  });
}

const PARTS = { answers, loads, fields, trips, visits, presses, shifts, crowds, lighthouse };
/** Run only where they are named. */
const LONG_PARTS = ['lighthouse'];

type Ground = { browser: Browser; remotes: Remote[]; place: string; foyer: string };

/** A browser, and Foyer built into the folder `foyer` of a place that is gone afterwards. */
async function prepare(): Promise<Ground> {
  // What cannot work is told before the build, not after it.
  const browser = await launch();
  await portsAreFree();
  const place = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  atEnd(() => rm(place, { recursive: true, force: true }));
  const remotes = await readRemotes();
  const foyer = join(place, 'foyer');
  console.log('Building Foyer …');
  await publishFoyer(await buildFoyer(remotes, join(place, 'build')), foyer);
  return { browser, remotes, place, foyer };
}

async function bench(wanted: string[]): Promise<void> {
  for (const name of wanted)
    if (!(name in PARTS))
      throw new Error(`There is no part "${name}", only ${Object.keys(PARTS).join(', ')}.`);
  const { browser, remotes, place, foyer } = await prepare();
  console.log('Building the plain app …');
  const plain = join(place, 'plain');
  await publishPlain(await buildPlain(remotes, join(place, 'build')), remotes, plain);
  const site = await startSite({ foyer, plain });
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length === 0 ? !LONG_PARTS.includes(name) : wanted.includes(name))
      figures.push(...(await measure(browser, site, remotes)));
  }
  console.log(`\nMedians of ${RUNS} runs.\n`);
  printFigures(figures);
}

async function benchPeers(more: string[]): Promise<void> {
  if (more.length > 0) throw new Error(`--peers stands alone, without ${more.join(', ')}.`);
  const { browser, foyer: data } = await prepare();
  await startProvider(data);
  const foyer = await startApp('foyer', data);
  console.log('Installing and building the peer …');
  await buildNext();
  const next = await startNext();
  const guest = await signIn(foyer.url, 'grand-plaza');
  await measurePeers(browser, { foyer, next, guest }, RUNS);
}

try {
  const wanted = process.argv.slice(2);
  const parts = wanted.filter((name) => name !== '--peers');
  await (parts.length < wanted.length ? benchPeers(parts) : bench(parts));
  await end(0);
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error));
}
