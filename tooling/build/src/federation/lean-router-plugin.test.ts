import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leanRouterPlugin } from './lean-router-plugin.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'foyer-router-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** Builds a page that imports `names` of React Router; returns its code. */
async function codeWith(names: string): Promise<string> {
  const code = `import { ${names} } from 'react-router-dom'; console.log(${names});`;
  const rsbuild = await createRsbuild({
    cwd: join(import.meta.dirname, '../../../../shared'),
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

test('keeps only the used components of React Router', async () => {
  const has = async (name: string) => (await codeWith(name)).includes('data-discover');
  expect([await has('useLocation'), await has('Link')]).toEqual([false, true]);
});
