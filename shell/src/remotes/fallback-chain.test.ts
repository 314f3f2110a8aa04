import { ApiError } from '@foyer/shared/api/error.ts';
import type { RemoteSource } from '@foyer/shared/contracts/composition.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFallbackChain, type FallbackChain } from './fallback-chain.ts';
import type { LoaderDeps } from './federation.ts';
import type { ScreenError } from './screen-error.ts';

const TIME_LIMIT_MS = 8_000;
const SCREEN: ScreenModule = { Component: () => null };
const REMOTE = 'mfe-parking';

const source = (version: string, screens = ['map', 'prices']): RemoteSource => ({
  version,
  entry: `/-/releases/mfe-parking/${version}/remoteEntry.js`,
  screens: Object.fromEntries(screens.map((screen) => [screen, { scripts: [], styles: [] }])),
});
const [CURRENT, PREVIOUS] = [source('2.0.0'), source('1.0.0')];

type Options = {
  healthy?: boolean;
  sources?: RemoteSource[];
  failed?: string[];
  manifest?: () => Promise<unknown>;
};

/** Creates a chain for one remote. `answers` lists the results of each version's imports. */
function chainFor(answers: Record<string, (() => Promise<unknown>)[]>, options: Options = {}) {
  const steps: string[] = [];
  const sources = options.sources ?? [CURRENT, PREVIOUS];
  const styled: Record<string, boolean> = {};
  const failed = new Set(options.failed);
  const known: { name: string; sources: RemoteSource[] }[] = [];
  const deps: LoaderDeps = {
    async ensureManifest(remote) {
      await options.manifest?.();
      if (remote === REMOTE && known.length === 0) known.push({ name: REMOTE, sources });
    },
    importExpose({ version }) {
      steps.push(`import ${version}`);
      const next = answers[version]?.shift();
      return next ? next() : Promise.reject(new Error('no file'));
    },
    async refetch({ version }) {
      steps.push(`refetch ${version}`);
      return options.healthy ?? false;
    },
    applyStyles({ version }, screen, applied) {
      styled[`${version} ${screen}`] = applied;
    },
  };
  const failedReleases = {
    has: (_: string, version: string) => failed.has(version),
    add: (_: string, version: string) => void failed.add(version),
    forget: () => failed.clear(),
  };
  const chains: Record<string, FallbackChain> = {};
  const chainOf = (screen: string, remote = REMOTE) => {
    chains[screen] ??= createFallbackChain(
      { remote, screen },
      known,
      deps,
      failedReleases,
      TIME_LIMIT_MS,
    );
    return chains[screen];
  };
  const open = (screen = 'map') => chainOf(screen).open((module) => module);
  const failure = () => open().catch((error: ScreenError) => error);
  return { chain: chainOf('map'), chainOf, open, failure, steps, styled, failed };
}

const works = async () => SCREEN;
const fails = () => Promise.reject(new Error('down'));
const hangs = () => new Promise<never>(() => undefined);
const warned = () => vi.mocked(console.warn).mock.calls.map(([line]) => line);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('does not load a screen again when it is opened again', async () => {
  const { chain, open, steps } = chainFor({ '2.0.0': [works] });
  await open();
  await open();
  expect(steps).toEqual(['import 2.0.0']);
  expect(chain.loaded()).toBe(SCREEN);
});

test('retries a failed import once without the cache', async () => {
  const { open, steps } = chainFor({ '2.0.0': [fails, works] });
  expect(await open()).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'refetch 2.0.0', 'import 2.0.0']);
});

test('enables only the styles of the working release after a fallback', async () => {
  const { open, steps, styled } = chainFor({ '1.0.0': [works] });
  expect(await open()).toBe(SCREEN);
  expect(steps.at(-1)).toBe('import 1.0.0');
  expect(styled).toEqual({ '2.0.0 map': false, '1.0.0 map': true });
  expect(warned().at(-1)).toBe('mfe-parking 1.0.0, screen map: fell-back');
});

test('keeps the styles of working screens when another screen fails', async () => {
  const { open, styled } = chainFor({ '2.0.0': [works] });
  await open('map');
  await expect(open('prices')).rejects.toThrow();
  expect(styled['2.0.0 map']).toBe(true);
});

test('enables the styles again when a failed screen loads later', async () => {
  const { open, styled } = chainFor({ '2.0.0': [fails, fails, works] });
  await expect(open()).rejects.toThrow();
  expect(styled['2.0.0 map']).toBe(false);
  await open();
  expect(styled['2.0.0 map']).toBe(true);
});

test('enables the styles when a screen is opened again, even if a shared sheet was disabled', async () => {
  const { open, styled } = chainFor({ '2.0.0': [works] });
  await open('map');
  // Another screen has fallen back and disabled this release's sheets.
  styled['2.0.0 map'] = false;
  await open('map');
  expect(styled['2.0.0 map']).toBe(true);
});

test('disables the styles of a release that loads after its timeout', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { open, failure, styled } = chainFor({ '2.0.0': [() => promise], '1.0.0': [works] });
  const outcome = failure();
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  await outcome;
  await open();
  // The browser enables a stylesheet when it loads.
  styled['2.0.0 map'] = true;
  resolve(SCREEN);
  await expect.poll(() => styled['2.0.0 map']).toBe(false);
  expect(styled['1.0.0 map']).toBe(true);
});

test('tries a failed release last for the next screen, but does try it', async () => {
  const { open, steps, failed } = chainFor({ '1.0.0': [works], '2.0.0': [fails, fails, works] });
  await open('map');
  expect([...failed]).toEqual(['2.0.0']);
  steps.length = 0;
  await open('prices');
  expect(steps).toEqual(['import 1.0.0', 'refetch 1.0.0', 'import 1.0.0', 'import 2.0.0']);
});

test('tries a release last if it failed in another document of this tab', async () => {
  const { open, steps } = chainFor({ '1.0.0': [works] }, { failed: ['2.0.0'] });
  await open();
  expect(steps).toEqual(['import 1.0.0']);
});

test('FAULT-03 shows the card after one timeout, and the next try uses another release', async () => {
  const { open, failure, steps } = chainFor({ '2.0.0': [hangs], '1.0.0': [works] });
  const outcome = failure();
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  expect(await outcome).toMatchObject({ timedOut: true, hasFallback: true });
  expect(await open()).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'import 1.0.0']);
});

test('FAULT-31 counts a loader that never ends as a timeout, until no release remains', async () => {
  const { chain } = chainFor({ '2.0.0': [works], '1.0.0': [works] });
  const never = () => chain.open(() => hangs()).catch((error: ScreenError) => error);
  for (const hasFallback of [true, false]) {
    const outcome = never();
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    expect(await outcome).toMatchObject({ timedOut: true, hasFallback });
  }
  expect(warned().at(-1)).toContain(': card');
});

test('shares one time limit between code and loader', async () => {
  const slow = () => new Promise((done) => setTimeout(() => done(SCREEN), TIME_LIMIT_MS - 1));
  const { chain } = chainFor({ '2.0.0': [slow] });
  const outcome = chain
    // biome-ignore lint/plugin/no-fixed-delay: the clock is stopped
    .open(() => new Promise((done) => setTimeout(done, 2)))
    .catch((error: ScreenError) => error);
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  expect(await outcome).toMatchObject({ timedOut: true });
});

test('does not count a timeout against a release that had only the rest of the time', async () => {
  const failsLate = () =>
    new Promise((_, fail) => setTimeout(fail, TIME_LIMIT_MS / 2, new Error('late')));
  const { failure, failed } = chainFor({ '2.0.0': [failsLate, fails], '1.0.0': [hangs] });
  const outcome = failure();
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  expect(await outcome).toMatchObject({ hasFallback: true });
  expect([...failed]).toEqual(['2.0.0']);
});

test('FAULT-32 falls back when a loader throws', async () => {
  const broken = { ...SCREEN, loader: () => Promise.reject(new Error('no such field')) };
  const { chain, failed } = chainFor({ '2.0.0': [async () => broken], '1.0.0': [works] });
  const result = chain.open(async (module) => {
    await module.loader?.({} as never);
    return module;
  });
  expect(await result).toBe(SCREEN);
  expect([...failed]).toEqual(['2.0.0']);
  expect(warned()[0]).toBe('mfe-parking 2.0.0, screen map: threw');
});

test.each([
  ['a redirect', new Response(null, { status: 302 })],
  ['a provider error', new ApiError('http', { status: 500 })],
  ['a rejected address', Object.assign(new Error(), { name: 'PageNotFound' })],
])('does not count %s from a loader as a failure of the release', async (_, thrown) => {
  const { chain, steps, failed } = chainFor({ '2.0.0': [works] });
  await expect(chain.open(() => Promise.reject(thrown))).rejects.toBe(thrown);
  expect(steps).toEqual(['import 2.0.0']);
  expect(failed.size).toBe(0);
  expect(chain.loaded(), 'its own boundary can be rendered').toBe(SCREEN);
});

test('FAULT-32 falls back once when a screen throws before its first render', async () => {
  const other: ScreenModule = { Component: () => null };
  const { chain, open, failed } = chainFor({ '2.0.0': [works], '1.0.0': [async () => other] });
  await open();
  expect(chain.canFallBack()).toBe(true);
  chain.recordThrow(new Error('first render'));
  expect([...failed]).toEqual(['2.0.0']);
  expect(await open()).toBe(other);
  expect(chain.canFallBack()).toBe(false);
  chain.recordThrow(new Error('first render'));
  expect(warned().at(-1)).toBe('mfe-parking 1.0.0, screen map: card');
});

test('does not fall back when a rendered screen throws later', async () => {
  const { chain, open, failed } = chainFor({ '2.0.0': [works], '1.0.0': [works] });
  await open();
  chain.markRendered();
  expect(chain.canFallBack()).toBe(false);
  chain.recordThrow(new Error('a click'));
  expect(failed.size).toBe(0);
});

test('skips a release without this screen', async () => {
  const { failure, steps } = chainFor({}, { sources: [CURRENT, source('1.0.0', ['prices'])] });
  expect(await failure()).toMatchObject({ brokenImport: false, hasFallback: false });
  expect(steps.join()).not.toContain('1.0.0');
});

test('prefetches only from the first release, without activating it or recording a failure', async () => {
  const { chain, open, steps, failed } = chainFor({ '2.0.0': [fails, works] });
  await expect(chain.prefetch()).rejects.toThrow();
  expect(steps).toEqual(['import 2.0.0']);
  expect(failed.size).toBe(0);
  expect(await open()).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'import 2.0.0']);
});

test('opens a prefetched screen without loading it again', async () => {
  const { chain, open, steps } = chainFor({ '2.0.0': [works] });
  await chain.prefetch();
  expect(chain.loaded()).toBeUndefined();
  await open();
  expect(steps).toEqual(['import 2.0.0']);
});

test('treats a module without a Component as failed', async () => {
  const { open } = chainFor({ '2.0.0': [async () => ({}), async () => ({ Component: 'no' })] });
  await expect(open()).rejects.toThrow('cannot be loaded');
});

test('distinguishes files that cannot be fetched from files that cannot be imported', async () => {
  const failedImport = () =>
    Promise.reject(new TypeError('error loading dynamically imported module: x'));
  expect(await chainFor({}).failure()).toMatchObject({ brokenImport: false, needsReload: false });
  expect(await chainFor({}, { healthy: true }).failure()).toMatchObject({ brokenImport: true });
  const firefox = chainFor({ '2.0.0': [failedImport, failedImport] }, { healthy: true });
  expect(await firefox.failure()).toMatchObject({
    brokenImport: true,
    needsReload: true,
    timedOut: false,
  });
});

test('rejects with an error if the remote is not in the composition', async () => {
  const { chainOf } = chainFor({});
  const nowhere = chainOf('prices', 'mfe-nowhere').open(() => null);
  await expect(nowhere).rejects.toThrow('mfe-nowhere');
});

test('SCALE-05 waits for the integrity manifest if the releases are unknown, and falls back among them', async () => {
  const { open, steps, chain } = chainFor({ '1.0.0': [works] }, { manifest: works });
  expect(await open()).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'refetch 2.0.0', 'import 2.0.0', 'import 1.0.0']);
  expect(chain.version()).toBe('1.0.0');
});

test('SCALE-11 shows the card if the manifest does not load, and the next try fetches it again', async () => {
  const manifest = vi.fn(works).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { open, failure, failed } = chainFor({ '2.0.0': [works] }, { manifest });
  expect(await failure()).toMatchObject({
    timedOut: false,
    needsReload: false,
    hasFallback: false,
  });
  expect(failed.size).toBe(0);
  expect(await open()).toBe(SCREEN);
});

test('SCALE-05 SCALE-11 limits a manifest request that never ends to the time limit', async () => {
  const failed = chainFor({}, { manifest: hangs }).failure();
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  expect(await failed).toMatchObject({ needsReload: false, hasFallback: false });
});

test('SCALE-06 reloads the document if the gateway no longer has the manifest', async () => {
  const manifest = () => Promise.reject(Object.assign(new Error(), { name: 'OutdatedManifest' }));
  expect(await chainFor({}, { manifest }).failure()).toMatchObject({ needsReload: true });
});
