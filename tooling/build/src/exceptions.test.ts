import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leanRouterPlugin, narrowDom } from './exceptions.ts';
import { ROOT } from './packages.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'foyer-router-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** Builds a page that imports `names` of React Router; returns its code. */
async function codeWith(names: string): Promise<string> {
  const code = `import { ${names} } from 'react-router-dom'; console.log(${names});`;
  const rsbuild = await createRsbuild({
    cwd: join(ROOT, 'shared'),
    config: {
      mode: 'production',
      source: { entry: { main: `data:text/javascript,${encodeURIComponent(code)}` } },
      output: { distPath: { root: dist } },
      plugins: [leanRouterPlugin()],
      logLevel: 'error',
    },
  });
  await (await rsbuild.build()).close();
  const scripts = (await readdir(dist, { recursive: true })).filter((path) => path.endsWith('.js'));
  return (await Promise.all(scripts.map((path) => readFile(join(dist, path), 'utf8')))).join('\n');
}

test('react-router is written as leanRouterPlugin expects', async () => {
  const why = 'react-router has changed: leanRouterPlugin in exceptions.ts no longer removes Link';
  expect(await codeWith('useLocation'), why).not.toContain('data-discover');
  expect(await codeWith('Link')).toContain('data-discover');
});

test.each([
  'canParse?(url: string | URL, base?: string | URL): boolean;',
  'declare var CloseWatcher: undefined | {',
  'declare var requestIdleCallback: undefined | ((callback: IdleRequestCallback, options?: IdleRequestOptions) => number);',
])('@types/web is written as narrowDom expects: %s', async (narrowed) => {
  const types = createRequire(import.meta.url).resolve('@types/web/index.d.ts');
  const why = '@types/web has changed: narrowDom in exceptions.ts no longer finds its declarations';
  expect(narrowDom(await readFile(types, 'utf8')).includes(narrowed), why).toBe(true);
});

const page = (path: string, line: string) =>
  `/** [MDN Reference](https://developer.mozilla.org/docs/Web/API/${path}) */\n${line}`;

test.each([
  [
    'URL/canParse_static',
    '    canParse(url: string): boolean;',
    '    canParse?(url: string): boolean;',
  ],
  ['URLSearchParams/size', '    readonly size: number;', '    readonly size?: number;'],
  ['CloseWatcher', 'declare var CloseWatcher: {', 'declare var CloseWatcher: undefined | {'],
  [
    'Window/requestIdleCallback',
    'declare function requestIdleCallback(work: Work): number;',
    'declare var requestIdleCallback: undefined | ((work: Work) => number);',
  ],
])('makes %s optional', (path, declared, narrowed) => {
  expect(narrowDom(page(path, declared))).toBe(page(path, narrowed));
});

test.each([
  ['URL/searchParams', '    readonly searchParams: URLSearchParams;'],
  ['Window/setTimeout', 'declare function setTimeout(work: () => void): number;'],
  ['URL', 'declare var URL: {'],
  // A member after the comment of another member.
  ['URL/canParse_static', '    other(): void;'],
])('keeps %s unchanged', (path, declared) => {
  expect(narrowDom(page(path, declared))).toBe(page(path, declared));
});
