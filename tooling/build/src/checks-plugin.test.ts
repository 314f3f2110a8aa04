import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondCopyProblems } from './checks-plugin.ts';
import { remoteConfig } from './preset.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-planted-'));
  await mkdir(join(folder, 'src/parking'), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Emits a sheet after the wrapping, as a plugin of the remote could. */
function emit(css: string): RsbuildPlugin {
  return {
    name: 'planted',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) =>
        compilation.emitAsset('static/css/planted.css', new sources.RawSource(css)),
      );
    },
  };
}

/** Builds a remote with this sheet and statement; returns the errors as JSON. */
async function buildErrors(css: string, script = '', ...plugins: RsbuildPlugin[]): Promise<string> {
  const src = join(folder, 'src/parking');
  await writeFile(join(src, 'parking.css'), css);
  await writeFile(
    join(src, 'parking-screen.tsx'),
    `import './parking.css';\nexport const Component = () => null;\n${script}`,
  );
  const config = remoteConfig({
    name: 'mfe-parking',
    mounts: [{ path: 'hotel/parking', area: 'dashboard', screen: 'parking' }],
    header: [],
    menu: [],
  });
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      ...config,
      plugins: [config.plugins, plugins],
      mode: 'production',
      logLevel: 'silent',
    },
  });
  let errors = '';
  rsbuild.onAfterCreateCompiler(({ compiler }) =>
    compiler.hooks.done.tap('test', (stats) => {
      errors = JSON.stringify(stats.toJson({ all: false, errors: true }));
    }),
  );
  await rsbuild.build().then(
    ({ close }) => close(),
    () => undefined,
  );
  return errors;
}

test('builds a remote whose rules name its classes', async () => {
  expect(await buildErrors('.parking { color: red }')).toContain('"errors":[]');
});

test('refuses a remote with a rule outside the layers', async () => {
  expect(await buildErrors('.parking { color: red }', '', emit('button{color:red}'))).toContain(
    'static/css/planted.css: button is outside the layers base, ui, screen.',
  );
});

test('refuses a remote with a rule for every button of the page', async () => {
  expect(await buildErrors('button { color: red }')).toMatch(
    /parking\.\w+\.css: button names no class, so it would affect other screens: .*#styles/,
  );
});

test.each([
  "new Worker(new URL('./sum.js', import.meta.url))",
  "new globalThis.Worker('/sum.js')",
  "new window.SharedWorker('/sum.js')",
])('refuses a remote that starts a worker by %s', async (script) => {
  expect(await buildErrors('', script)).toMatch(/It starts a \w*Worker, which the page blocks/);
});

test.each(["console.info('new Worker(')", 'console.info(new (class Worker {})())'])(
  'builds a remote with %s, which starts no worker',
  async (script) => {
    expect(await buildErrors('', script)).toContain('"errors":[]');
  },
);

test('refuses a copy of a singleton, but not one that tree shaking removed', async () => {
  const zod = join(folder, 'node_modules/zod');
  await mkdir(zod, { recursive: true });
  const manifest = { name: 'zod', version: '1.2.3', license: 'MIT', sideEffects: false };
  await writeFile(join(zod, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(zod, 'LICENSE'), 'MIT');
  await writeFile(join(zod, 'index.js'), 'export const parse = () => document.title;');
  const unused = "import { parse } from 'zod';\nconst unused = () => parse();";
  expect(await buildErrors('', unused)).toContain('"errors":[]');
  const used = "import { parse } from 'zod';\nconsole.info(parse());";
  expect(await buildErrors('', used)).toContain('The build contains a second copy of zod');
});

test('names a bundled package that the page has already', () => {
  expect(
    secondCopyProblems([
      '/app/node_modules/.pnpm/zod@4.1.0/node_modules/zod/v4/index.js',
      '/app/node_modules/@tanstack/react-query/build/index.js',
      '/app/node_modules/zodiac/index.js',
      '/app/src/zod.ts',
    ]),
  ).toEqual([
    expect.stringMatching(
      /second copy of zod: import from @foyer\/shared\/schema \(.*#shared-modules\)\.$/,
    ),
    expect.stringContaining('second copy of @tanstack/react-query'),
  ]);
});
