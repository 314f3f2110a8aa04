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
import { launch } from './browser.ts';
import { buildFoyer, buildPlain, readRemotes } from './build.ts';
import { atEnd, end } from './ending.ts';
import { type Figure, printFigures } from './figures.ts';
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
