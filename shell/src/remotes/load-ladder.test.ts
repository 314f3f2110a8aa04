import type { RemoteSource } from '@foyer/shared/contracts/composition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLadder, type Ground } from './load-ladder.ts';
import type { ScreenError } from './screen-error.ts';

const BUDGET_MS = 20;
const SCREEN = { Component: () => null };

const source = (version: string): RemoteSource => ({
  version,
  entry: `/-/releases/mfe-parking/${version}/remoteEntry.js`,
  screens: {},
});
const [CURRENT, PREVIOUS] = [source('2.0.0'), source('1.0.0')];

/** A ladder over one remote; `answers` are what each import of a version gives, in turn. */
function ladderOver(answers: Record<string, (() => Promise<unknown>)[]>, healthy = false) {
  const steps: string[] = [];
  const styled: Record<string, boolean> = {};
  const ground: Ground = {
    importScreen({ version }) {
      steps.push(`import ${version}`);
      const next = answers[version]?.shift();
      return next ? next() : Promise.reject(new Error('no file'));
    },
    async refetch({ version }) {
      steps.push(`refetch ${version}`);
      return healthy;
    },
    applyStyles({ version }, screen, applied) {
      styled[`${version} ${screen}`] = applied;
    },
  };
  const remotes = [{ name: 'mfe-parking', sources: [CURRENT, PREVIOUS] }];
  return { ladder: createLadder(remotes, ground, BUDGET_MS), steps, styled };
}

const works = async () => SCREEN;
const fails = () => Promise.reject(new Error('down'));
const hangs = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('a screen that loads is loaded once, however often it is asked for', async () => {
  const { ladder, steps } = ladderOver({ '2.0.0': [works] });
  await Promise.all([ladder.load('mfe-parking', 'map'), ladder.load('mfe-parking', 'map')]);
  await ladder.load('mfe-parking', 'map');
  expect(steps).toEqual(['import 2.0.0']);
  expect(ladder.loaded('mfe-parking', 'map')).toBe(SCREEN);
});

test('a failure is tried once more past the cache', async () => {
  const { ladder, steps } = ladderOver({ '2.0.0': [fails, works] });
  expect(await ladder.load('mfe-parking', 'map')).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'refetch 2.0.0', 'import 2.0.0']);
});

test('after a fallback only the release that works styles the screen', async () => {
  const { ladder, steps, styled } = ladderOver({ '1.0.0': [works] });
  expect(await ladder.load('mfe-parking', 'map')).toBe(SCREEN);
  expect(steps.at(-1)).toBe('import 1.0.0');
  expect(styled).toEqual({ '2.0.0 map': false, '1.0.0 map': true });
});

test('a screen that fails takes no styles from those that work', async () => {
  const { ladder, styled } = ladderOver({ '2.0.0': [works] });
  await ladder.load('mfe-parking', 'map');
  await expect(ladder.load('mfe-parking', 'prices')).rejects.toThrow();
  expect(styled['2.0.0 map']).toBe(true);
});

test('a screen that loads after all has its styles again', async () => {
  const { ladder, styled } = ladderOver({ '2.0.0': [fails, fails, works] });
  await expect(ladder.load('mfe-parking', 'map')).rejects.toThrow();
  expect(styled['2.0.0 map']).toBe(false);
  await ladder.load('mfe-parking', 'map');
  expect(styled['2.0.0 map']).toBe(true);
});

test('what comes after it was given up brings no styles', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { ladder, styled } = ladderOver({ '2.0.0': [() => promise], '1.0.0': [works] });
  await ladder.load('mfe-parking', 'map');
  // The browser puts a stylesheet in force as it comes.
  styled['2.0.0 map'] = true;
  resolve(SCREEN);
  await vi.waitFor(() => expect(styled['2.0.0 map']).toBe(false));
  expect(styled['1.0.0 map']).toBe(true);
});

test('after a fallback the release that worked is asked first', async () => {
  const { ladder, steps } = ladderOver({ '1.0.0': [works, works] });
  await ladder.load('mfe-parking', 'map');
  steps.length = 0;
  await ladder.load('mfe-parking', 'prices');
  expect(steps).toEqual(['import 1.0.0']);
});

test('a screen that hangs is given up after the budget, without a plain retry', async () => {
  const { ladder, steps } = ladderOver({ '2.0.0': [hangs], '1.0.0': [works] });
  expect(await ladder.load('mfe-parking', 'map')).toBe(SCREEN);
  expect(steps).toEqual(['import 2.0.0', 'import 1.0.0']);
});

test('a module without a Component counts as failed', async () => {
  const { ladder } = ladderOver({ '2.0.0': [async () => ({}), async () => ({ Component: 'no' })] });
  await expect(ladder.load('mfe-parking', 'map')).rejects.toThrow('cannot be loaded');
});

test('failure is not remembered: the next try begins anew', async () => {
  const { ladder } = ladderOver({ '2.0.0': [fails, fails, works] });
  await expect(ladder.load('mfe-parking', 'map')).rejects.toThrow();
  expect(await ladder.load('mfe-parking', 'map')).toBe(SCREEN);
});

test('the error tells files that cannot be had from files that cannot be run', async () => {
  const failure = (healthy: boolean, answers = {}) =>
    ladderOver(answers, healthy)
      .ladder.load('mfe-parking', 'map')
      .catch((error: ScreenError) => error);
  expect(await failure(false)).toMatchObject({ stuck: false, hung: false });
  expect(await failure(true)).toMatchObject({ stuck: true, hung: false });
  expect(await failure(false, { '2.0.0': [hangs] })).toMatchObject({ stuck: false, hung: true });
});

test('a remote that is not in the composition is an error, not a crash', async () => {
  const { ladder } = ladderOver({});
  await expect(ladder.load('mfe-nowhere', 'map')).rejects.toThrow('mfe-nowhere');
});
