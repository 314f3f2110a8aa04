import { expect, test, vi } from 'vitest';
import runtime from './container-runtime.ts';

const { initContainerEntry, consumes } = runtime.bundlerRuntime;

type Init = Parameters<typeof initContainerEntry>[0];
type ShareScope = Init['shareScope'];

/** Returns the react that a screen gets in a page with this share scope. */
async function reactOf(shareScope: ShareScope): Promise<unknown> {
  const webpackRequire: Init['webpackRequire'] = { S: {}, m: {} };
  initContainerEntry({ webpackRequire, shareScope });
  const promises: Promise<void>[] = [];
  consumes({
    webpackRequire,
    chunkId: 'login',
    promises,
    chunkMapping: { login: ['r'], signup: ['other'] },
    moduleToHandlerMapping: { r: { shareKey: 'react' } },
  });
  await Promise.all(promises);
  const module = { exports: undefined as unknown };
  webpackRequire.m.r?.(module);
  return module.exports;
}

const ready = (name: string) => ({ get: () => () => name });

test('takes a module from the share scope', async () => {
  expect(await reactOf({ react: { '19.3.1': ready('ready') } })).toBe('ready');
});

test('waits for a module that the page loads first', async () => {
  expect(await reactOf({ react: { '19.3.1': { get: async () => () => 'late' } } })).toBe('late');
});

test('reuses a loaded module', async () => {
  const get = vi.fn(() => () => 'again');
  expect(await reactOf({ react: { '19.3.1': { get, lib: () => 'loaded' } } })).toBe('loaded');
  expect(get).not.toHaveBeenCalled();
});

test.each([
  ['webpack 5', { loaded: 1 }],
  ['Module Federation 2', { loaded: true, lib: () => 'loaded' }],
])('takes the version that %s has loaded, so that it stays the only one', async (_, mark) => {
  const versions = { '19.4.0': ready('newer'), '19.3.1': { ...ready('loaded'), ...mark } };
  expect(await reactOf({ react: versions })).toBe('loaded');
});

test('takes the first version if none is loaded', async () => {
  expect(await reactOf({ react: { '19.3.1': ready('first'), '19.4.0': ready('second') } })).toBe(
    'first',
  );
});

test('names a module that the page does not share', async () => {
  await expect(reactOf({ preact: { '10.0.0': ready('preact') } })).rejects.toThrow(
    'The page does not share react',
  );
});

test('fails with the error of the page', async () => {
  const get = () => Promise.reject(new Error('offline'));
  await expect(reactOf({ react: { '19.3.1': { get } } })).rejects.toThrow('offline');
});
