import { ApiError } from '@foyer/shared/api/error';
import type { RemoteSource } from '@foyer/shared/contracts/composition';
import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLadder, type Ground } from './load-ladder.ts';
import type { ScreenError } from './screen-error.ts';

const BUDGET_MS = 8_000;
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
  details?: () => Promise<unknown>;
};

/** A ladder over one remote; `answers` are what each import of a version gives, in turn. */
function ladderOver(answers: Record<string, (() => Promise<unknown>)[]>, options: Options = {}) {
  const steps: string[] = [];
  const sources = options.sources ?? [CURRENT, PREVIOUS];
  const styled: Record<string, boolean> = {};
  const failed = new Set(options.failed);
  const known: { name: string; sources: RemoteSource[] }[] = [];
  const ground: Ground = {
    async detailsOf(remote) {
      await options.details?.();
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
  const memory = {
    has: (_: string, version: string) => failed.has(version),
    add: (_: string, version: string) => void failed.add(version),
    forget: () => failed.clear(),
  };
  const ladder = createLadder(known, ground, memory, BUDGET_MS);
  const open = (screen = 'map') => ladder.open(REMOTE, screen, (module) => module);
  const failure = () => open().catch((error: ScreenError) => error);
  return { ladder, open, failure, steps, styled, failed };
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

test('a screen that came is not fetched again, however often it is opened', async () => {
  const { ladder, open, steps } = ladderOver({ '2.0.0': [works] });
  await open();
  await open();
  expect(steps).toEqual(['import 2.0.0']);
  expect(ladder.loaded(REMOTE, 'map')).toBe(SCREEN);
});

test('a failure is tried once more past the cache', async () => {
  const { open, steps } = ladderOver({ '2.0.0': [fails, works] });
  expect(await open()).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'refetch 2.0.0', 'import 2.0.0']);
});

test('after a fallback only the release that works styles the screen', async () => {
  const { open, steps, styled } = ladderOver({ '1.0.0': [works] });
  expect(await open()).toBe(SCREEN);
  expect(steps.at(-1)).toBe('import 1.0.0');
  expect(styled).toEqual({ '2.0.0 map': false, '1.0.0 map': true });
  expect(warned().at(-1)).toBe('mfe-parking 1.0.0, screen map: fell-back');
});

test('a screen that fails takes no styles from those that work', async () => {
  const { open, styled } = ladderOver({ '2.0.0': [works] });
  await open('map');
  await expect(open('prices')).rejects.toThrow();
  expect(styled['2.0.0 map']).toBe(true);
});

test('a screen that loads after all has its styles again', async () => {
  const { open, styled } = ladderOver({ '2.0.0': [fails, fails, works] });
  await expect(open()).rejects.toThrow();
  expect(styled['2.0.0 map']).toBe(false);
  await open();
  expect(styled['2.0.0 map']).toBe(true);
});

test('a screen that is opened again has its styles, whatever became of a sheet it has in common', async () => {
  const { open, styled } = ladderOver({ '2.0.0': [works] });
  await open('map');
  // Another screen has fallen back, and took this release's sheets out of force.
  styled['2.0.0 map'] = false;
  await open('map');
  expect(styled['2.0.0 map']).toBe(true);
});

test('what comes after it was given up brings no styles', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { open, failure, styled } = ladderOver({ '2.0.0': [() => promise], '1.0.0': [works] });
  const given = failure();
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  await given;
  await open();
  // The browser puts a stylesheet in force as it comes.
  styled['2.0.0 map'] = true;
  resolve(SCREEN);
  await expect.poll(() => styled['2.0.0 map']).toBe(false);
  expect(styled['1.0.0 map']).toBe(true);
});

test('a release that failed is asked last by the next screen, and never left out', async () => {
  const { open, steps, failed } = ladderOver({ '1.0.0': [works], '2.0.0': [fails, fails, works] });
  await open('map');
  expect([...failed]).toEqual(['2.0.0']);
  steps.length = 0;
  await open('prices');
  expect(steps).toEqual(['import 1.0.0', 'refetch 1.0.0', 'import 1.0.0', 'import 2.0.0']);
});

test('a release that failed in another document of this tab is asked last here too', async () => {
  const { open, steps } = ladderOver({ '1.0.0': [works] }, { failed: ['2.0.0'] });
  await open();
  expect(steps).toEqual(['import 1.0.0']);
});

test('FAULT-03 what hangs takes the budget once: the card, and the next try asks another release', async () => {
  const { open, failure, steps } = ladderOver({ '2.0.0': [hangs], '1.0.0': [works] });
  const given = failure();
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  expect(await given).toMatchObject({ hung: true, left: true });
  expect(await open()).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'import 1.0.0']);
});

test('FAULT-31 a loader that never ends counts as its release hanging; where all do, none is left', async () => {
  const { ladder } = ladderOver({ '2.0.0': [works], '1.0.0': [works] });
  const never = () =>
    ladder.open(REMOTE, 'map', () => hangs()).catch((error: ScreenError) => error);
  for (const left of [true, false]) {
    const given = never();
    await vi.advanceTimersByTimeAsync(BUDGET_MS);
    expect(await given).toMatchObject({ hung: true, left });
  }
  expect(warned().at(-1)).toContain(': card');
});

test('code and loader share one budget', async () => {
  const slow = () => new Promise((done) => setTimeout(() => done(SCREEN), BUDGET_MS - 1));
  const { ladder } = ladderOver({ '2.0.0': [slow] });
  const given = ladder
    // biome-ignore lint/plugin/pause: the clock is stopped
    .open(REMOTE, 'map', () => new Promise((done) => setTimeout(done, 2)))
    .catch((error: ScreenError) => error);
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  expect(await given).toMatchObject({ hung: true });
});

test('a release that had only the rest of the time is not remembered for it', async () => {
  const late = () => new Promise((_, fail) => setTimeout(fail, BUDGET_MS / 2, new Error('late')));
  const { failure, failed } = ladderOver({ '2.0.0': [late, fails], '1.0.0': [hangs] });
  const given = failure();
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  expect(await given).toMatchObject({ left: true });
  expect([...failed]).toEqual(['2.0.0']);
});

test('FAULT-32 a release that throws in its loader falls back', async () => {
  const broken = { ...SCREEN, loader: () => Promise.reject(new Error('no such field')) };
  const { ladder, failed } = ladderOver({ '2.0.0': [async () => broken], '1.0.0': [works] });
  const begun = ladder.open(REMOTE, 'map', async (module) => {
    await module.loader?.({} as never);
    return module;
  });
  expect(await begun).toBe(SCREEN);
  expect([...failed]).toEqual(['2.0.0']);
  expect(warned()[0]).toBe('mfe-parking 2.0.0, screen map: threw');
});

test.each([
  ['a redirect', new Response(null, { status: 302 })],
  ['a failure of the provider', new ApiError('http', { status: 500 })],
  ['a word about its address', Object.assign(new Error(), { name: 'PageNotFound' })],
])('%s that a loader throws is no fault of its release', async (_, thrown) => {
  const { ladder, steps, failed } = ladderOver({ '2.0.0': [works] });
  await expect(ladder.open(REMOTE, 'map', () => Promise.reject(thrown))).rejects.toBe(thrown);
  expect(steps).toEqual(['import 2.0.0']);
  expect(failed.size).toBe(0);
  expect(ladder.loaded(REMOTE, 'map'), 'its own boundary can be drawn').toBe(SCREEN);
});

test('FAULT-32 a screen that throws before it stood falls back, once', async () => {
  const other: ScreenModule = { Component: () => null };
  const { ladder, open, failed } = ladderOver({ '2.0.0': [works], '1.0.0': [async () => other] });
  await open();
  expect(ladder.mayFallBack(REMOTE, 'map')).toBe(true);
  ladder.threw(REMOTE, 'map', new Error('first render'));
  expect([...failed]).toEqual(['2.0.0']);
  expect(await open()).toBe(other);
  expect(ladder.mayFallBack(REMOTE, 'map')).toBe(false);
  ladder.threw(REMOTE, 'map', new Error('first render'));
  expect(warned().at(-1)).toBe('mfe-parking 1.0.0, screen map: card');
});

test('a screen that stood and throws later is no reason for another release', async () => {
  const { ladder, open, failed } = ladderOver({ '2.0.0': [works], '1.0.0': [works] });
  await open();
  ladder.wasDrawn(REMOTE, 'map');
  expect(ladder.mayFallBack(REMOTE, 'map')).toBe(false);
  ladder.threw(REMOTE, 'map', new Error('a click'));
  expect(failed.size).toBe(0);
});

test('a release without such a screen is not asked for it', async () => {
  const { failure, steps } = ladderOver({}, { sources: [CURRENT, source('1.0.0', ['prices'])] });
  expect(await failure()).toMatchObject({ stuck: false, left: false });
  expect(steps.join()).not.toContain('1.0.0');
});

test('a prefetch asks the first release only, and pins and remembers nothing', async () => {
  const { ladder, open, steps, failed } = ladderOver({ '2.0.0': [fails, works] });
  await expect(ladder.prefetch(REMOTE, 'map')).rejects.toThrow();
  expect(steps).toEqual(['import 2.0.0']);
  expect(failed.size).toBe(0);
  expect(await open()).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'import 2.0.0']);
});

test('what was prefetched is opened without another fetch', async () => {
  const { ladder, open, steps } = ladderOver({ '2.0.0': [works] });
  await ladder.prefetch(REMOTE, 'map');
  expect(ladder.loaded(REMOTE, 'map')).toBeUndefined();
  await open();
  expect(steps).toEqual(['import 2.0.0']);
});

test('a module without a Component counts as failed', async () => {
  const { open } = ladderOver({ '2.0.0': [async () => ({}), async () => ({ Component: 'no' })] });
  await expect(open()).rejects.toThrow('cannot be loaded');
});

test('the error tells files that cannot be had from files that cannot be run', async () => {
  const kept = () => Promise.reject(new TypeError('error loading dynamically imported module: x'));
  expect(await ladderOver({}).failure()).toMatchObject({ stuck: false, kept: false });
  expect(await ladderOver({}, { healthy: true }).failure()).toMatchObject({ stuck: true });
  const firefox = ladderOver({ '2.0.0': [kept, kept] }, { healthy: true });
  expect(await firefox.failure()).toMatchObject({ stuck: true, kept: true, hung: false });
});

test('a remote that is not in the composition is an error, not a crash', async () => {
  const { ladder } = ladderOver({});
  const nowhere = ladder.open('mfe-nowhere', 'map', () => null);
  await expect(nowhere).rejects.toThrow('mfe-nowhere');
});

test('SCALE-05 a screen whose releases the page does not know waits for them, and falls back among them', async () => {
  const { open, steps, ladder } = ladderOver({ '1.0.0': [works] }, { details: works });
  expect(await open()).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'refetch 2.0.0', 'import 2.0.0', 'import 1.0.0']);
  expect(ladder.version(REMOTE, 'map')).toBe('1.0.0');
});

test('SCALE-05 where they do not come the card shows, and the next try asks for them again', async () => {
  const details = vi.fn(works).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { open, failure, failed } = ladderOver({ '2.0.0': [works] }, { details });
  expect(await failure()).toMatchObject({ hung: false, kept: false, left: false });
  expect(failed.size).toBe(0);
  expect(await open()).toBe(SCREEN);
});

test('SCALE-05 details that hang take the budget, and no more', async () => {
  const failed = ladderOver({}, { details: hangs }).failure();
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  expect(await failed).toMatchObject({ kept: false, left: false });
});

test('SCALE-06 details that the gateway no longer has are asked for by another document', async () => {
  const details = () => Promise.reject(Object.assign(new Error(), { name: 'Outdated' }));
  expect(await ladderOver({}, { details }).failure()).toMatchObject({ kept: true });
});
