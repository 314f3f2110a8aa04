import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remoteConfig } from '../federation.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-planted-'));
  await mkdir(join(folder, 'src/parking'), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Emits a sheet as a plugin of a remote's own could, past everything that wraps sheets. */
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

/** What the build of a remote says whose screen has this sheet. */
async function built(css: string, ...plugins: RsbuildPlugin[]): Promise<string> {
  const src = join(folder, 'src/parking');
  await writeFile(join(src, 'parking.css'), css);
  await writeFile(
    join(src, 'parking-screen.tsx'),
    "import './parking.css';\nexport const Component = () => null;\n",
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
  let said = '';
  rsbuild.onAfterCreateCompiler(({ compiler }) =>
    compiler.hooks.done.tap('test', (stats) => {
      said = JSON.stringify(stats.toJson({ all: false, errors: true }));
    }),
  );
  await rsbuild.build().then(
    ({ close }) => close(),
    () => undefined,
  );
  return said;
}

test('a remote whose rules name its classes is built', async () => {
  expect(await built('.parking { color: red }')).toContain('"errors":[]');
});

test('a remote with a rule outside the layers is refused', async () => {
  expect(await built('.parking { color: red }', emit('button{color:red}'))).toContain(
    'static/css/planted.css: button stands outside the layers base, ui, screen.',
  );
});

test('a remote with a rule for every button of the page is refused', async () => {
  expect(await built('button { color: red }')).toMatch(
    /parking\.\w+\.css: button names no class, so it reaches into the screens of others\./,
  );
});
