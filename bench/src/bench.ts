/**
 * `pnpm bench`: Foyer beside the plain single-page app of the same screens, both behind the same
 * gateway, measured in one run (docs/architecture.md). `RUNS` sets how often each page is opened;
 * arguments name the parts to measure (`pnpm bench loads presses`), by default all but `lighthouse`,
 * which takes an hour. `SCREENS` names what is in the addresses that it opens (`SCREENS=inn/login`).
 * `pnpm bench --peers` measures it beside the same pages built with Next.js instead (`peers/peers.ts`),
 * `pnpm bench --fleet` what many hotels and remotes take (`fleet/measure.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@foyer/shared/contracts/release';
import type { Remote } from '@foyer/shared/contracts/remote';
import type { Browser } from 'playwright';
import { launch } from './browser.ts';
import { buildFoyer, buildPlain, readRemotes } from './build.ts';
import { atEnd, end } from './ending.ts';
import { type Figure, printFigures } from './figures.ts';
import { measureFleets } from './fleet/measure.ts';
import { RUNS } from './in-turns.ts';
import { answers } from './parts/answers.ts';
import { crowds, presses } from './parts/doings.ts';
import { fields, loads } from './parts/loads.ts';
import { lighthouse, shifts } from './parts/screens.ts';
import { trips, visits } from './parts/visits.ts';
import { buildNext, startNext } from './peers/next.ts';
import { measurePeers } from './peers/peers.ts';
import { publishFoyer, publishPlain } from './publish.ts';
import { portsAreFree, signIn, startApp, startProvider, startSite } from './site.ts';

const PARTS = { answers, loads, fields, trips, visits, presses, shifts, crowds, lighthouse };
/** Run only where they are named. */
const LONG_PARTS = ['lighthouse'];

type Built = { remotes: Remote[]; place: string; foyer: string; releases: Release[] };

/** A browser, and Foyer built. */
async function prepare(): Promise<Built & { browser: Browser }> {
  // What cannot work is told before the build, not after it.
  const browser = await launch();
  return { browser, ...(await built()) };
}

/** Foyer built into the folder `foyer` of a place that is gone afterwards. */
async function built(): Promise<Built> {
  await portsAreFree();
  const place = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  atEnd(() => rm(place, { recursive: true, force: true }));
  const remotes = await readRemotes();
  const foyer = join(place, 'foyer');
  console.log('Building Foyer …');
  const releases = await publishFoyer(await buildFoyer(remotes, join(place, 'build')), foyer);
  return { remotes, place, foyer, releases };
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

async function benchFleet(more: string[]): Promise<void> {
  if (more.length > 0) throw new Error(`--fleet stands alone, without ${more.join(', ')}.`);
  const { releases, foyer } = await built();
  const figures = await measureFleets(releases, foyer);
  console.log();
  printFigures(figures);
}

const APART = { '--peers': benchPeers, '--fleet': benchFleet };

try {
  const wanted = process.argv.slice(2);
  const [measure = bench] = Object.entries(APART).flatMap(([option, one]) =>
    wanted.includes(option) ? one : [],
  );
  await measure(wanted.filter((name) => APART[name as keyof typeof APART] !== measure));
  await end(0);
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error));
}
