/**
 * `pnpm bench`: compares Foyer with a plain single-page app of the same screens. Both run behind the
 * same gateway, in one run (bench/README.md). `RUNS` sets how often each page is opened. Arguments
 * select benchmarks (`pnpm bench loads presses`); the default is all but `lighthouse`, which takes an
 * hour. `SCREENS` filters the addresses that it opens (`SCREENS=inn/login`). `pnpm bench --peers`
 * compares Foyer with the same pages built with Next.js (`peers/peers.ts`), and `pnpm bench --fleet`
 * measures many hotels and remotes (`fleet/measure.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@foyer/releases/contracts';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import type { Browser } from 'playwright';
import { attacks } from './benchmarks/attacks.ts';
import { interactions, presses } from './benchmarks/interactions.ts';
import { fields, loads } from './benchmarks/loads.ts';
import { lighthouse, shifts } from './benchmarks/screens.ts';
import { throughput } from './benchmarks/throughput.ts';
import { countRoundTrips, repeatVisits } from './benchmarks/visits.ts';
import { launch } from './browser.ts';
import { buildFoyer, buildPlain, readRemotes } from './build.ts';
import { type Figure, printFigures } from './figures.ts';
import { measureFleets } from './fleet/measure.ts';
import { RUNS } from './measure-alternately.ts';
import { buildNext, startNext } from './peers/next.ts';
import { measurePeers } from './peers/peers.ts';
import { publishFoyer, publishPlain } from './publish.ts';
import { onShutdown, shutDown } from './shutdown.ts';
import { requireFreePorts, signIn, startApp, startProvider, startSite } from './site.ts';

const BENCHMARKS = {
  throughput,
  loads,
  fields,
  'round-trips': countRoundTrips,
  'repeat-visits': repeatVisits,
  presses,
  shifts,
  interactions,
  lighthouse,
  attacks,
};
/** The benchmarks that run only if they are named. */
const OPT_IN = ['lighthouse'];

type Built = { remotes: Remote[]; folder: string; foyer: string; releases: Release[] };

/** Starts a browser and builds Foyer. */
async function prepare(): Promise<Built & { browser: Browser }> {
  // A missing browser is reported before the build, not after it.
  const browser = await launch();
  return { browser, ...(await buildAll()) };
}

/** Builds Foyer into a temporary folder that is removed at the end. */
async function buildAll(): Promise<Built> {
  await requireFreePorts();
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  const remotes = await readRemotes();
  const foyer = join(folder, 'foyer');
  console.log('Building Foyer …');
  const releases = await publishFoyer(await buildFoyer(remotes, join(folder, 'build')), foyer);
  return { remotes, folder, foyer, releases };
}

async function benchmark(names: string[]): Promise<void> {
  for (const name of names)
    if (!(name in BENCHMARKS))
      throw new Error(
        `There is no benchmark "${name}", only ${Object.keys(BENCHMARKS).join(', ')}.`,
      );
  const { browser, remotes, folder, foyer } = await prepare();
  console.log('Building the plain app …');
  const plain = join(folder, 'plain');
  await publishPlain(await buildPlain(remotes, join(folder, 'build')), remotes, plain);
  const site = await startSite({ foyer, plain });
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(BENCHMARKS)) {
    if (names.length === 0 ? !OPT_IN.includes(name) : names.includes(name))
      figures.push(...(await measure(browser, site, remotes)));
  }
  console.log(`\nMedians of ${RUNS} runs.\n`);
  printFigures(figures);
}

async function benchPeers(more: string[]): Promise<void> {
  if (more.length > 0)
    throw new Error(`--peers takes no other arguments: remove ${more.join(', ')}.`);
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
  if (more.length > 0)
    throw new Error(`--fleet takes no other arguments: remove ${more.join(', ')}.`);
  const { releases, foyer } = await buildAll();
  const figures = await measureFleets(releases, foyer);
  console.log();
  printFigures(figures);
}

const MODES = { '--peers': benchPeers, '--fleet': benchFleet };

try {
  const args = process.argv.slice(2);
  const [run = benchmark] = Object.entries(MODES).flatMap(([option, mode]) =>
    args.includes(option) ? mode : [],
  );
  await run(args.filter((name) => MODES[name as keyof typeof MODES] !== run));
  await shutDown(0);
} catch (error) {
  await shutDown(1, error instanceof Error ? error.message : String(error));
}
