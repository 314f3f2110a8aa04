/** Builds both apps into folders of the bench, with the production configuration. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appConfig, hostConfig, remoteConfig } from '@foyer/build';
import { releasePlugin } from '@foyer/build/federation';
import { packagePath, ROOT, remoteNames } from '@foyer/build/packages';
import workerConfig from '@foyer/service-worker/rsbuild.config';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import {
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';

const PLAIN = join(import.meta.dirname, '../plain');

async function build(folder: string, config: RsbuildConfig, dist: string): Promise<string> {
  const rsbuild = await createRsbuild({
    cwd: join(ROOT, folder),
    config: mergeRsbuildConfig(config, {
      mode: 'production',
      output: { distPath: { root: dist }, cleanDistPath: true },
      performance: { printFileSize: false },
      logLevel: 'error',
    }),
  });
  const { close } = await rsbuild.build();
  await close();
  return dist;
}

export async function readRemotes(): Promise<Remote[]> {
  const modules = remoteNames().map((name) => import(join(ROOT, name, 'remote.ts')));
  return (await Promise.all(modules)).map((module: { remote: Remote }) => module.remote);
}

/** Builds the shell, the service worker and every remote as `npm start` does. Returns their folders. */
export async function buildFoyer(remotes: Remote[], into: string): Promise<string[]> {
  const folders = [
    await build('shell', hostConfig(), join(into, 'shell')),
    await build(packagePath('worker'), workerConfig, join(into, 'worker')),
  ];
  for (const remote of remotes)
    folders.push(await build(remote.name, remoteConfig(remote), join(into, remote.name)));
  return folders;
}

/** Names the chunk of a screen in the plain app. */
export const plainChunk = (remote: string, screen: string) => `${remote}-${screen}`;

/**
 * Builds the app without federation. The shell and every screen are one build, with one chunk per screen and
 * libraries bundled and tree-shaken as usual.
 */
export async function buildPlain(remotes: Remote[], into: string): Promise<string> {
  const all = remotes.flatMap((remote) =>
    [...new Set(remote.mounts.map(({ screen }) => screen))].map((screen) => ({
      remote: remote.name,
      screen,
    })),
  );
  const imports = all.map(({ remote, screen }) => {
    const path = JSON.stringify(join(ROOT, remote, `src/${screen}/${screen}-screen.tsx`));
    const chunk = `/* webpackChunkName: "${plainChunk(remote, screen)}" */`;
    return `${JSON.stringify(`${remote}/${screen}`)}: () => import(${chunk} ${path}),`;
  });
  await mkdir(into, { recursive: true });
  const screens = join(into, 'plain-screens.js');
  await writeFile(screens, `export const screens = {\n${imports.join('\n')}\n};\n`);

  const config = appConfig('shell');
  config.source = { entry: { main: './src/main.tsx' } };
  config.resolve = { alias: { 'plain-screens$': screens } };
  config.plugins?.push(
    replacementPlugin(),
    releasePlugin({
      kind: 'shell',
      name: 'shell',
      // These mounts make the release list the files of each screen; no page opens these paths.
      mounts: all.map(({ remote, screen }) => {
        const chunk = plainChunk(remote, screen);
        return { path: `plain/${chunk}`, area: 'public', screen: chunk };
      }),
      header: [],
      menu: [],
      singletons: {},
    }),
  );
  return build('shell', config, join(into, 'plain'));
}

/** The shell's modules that the plain app replaces. */
const REPLACEMENTS = ['screens.ts', 'federation.ts'];

/** Replaces these modules. Fails if one is no longer imported, as the bench would measure another app. */
function replacementPlugin(): RsbuildPlugin {
  return {
    name: 'bench:replacements',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        const read = new Set((stats as Rspack.Stats | undefined)?.compilation.fileDependencies);
        for (const name of REPLACEMENTS)
          if (!read.has(join(PLAIN, name)))
            throw new Error(`The plain app was built without its own ${name}.`);
      });
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        for (const name of REPLACEMENTS) {
          appendPlugins(
            new rspack.NormalModuleReplacementPlugin(
              new RegExp(`^\\.{1,2}(/remotes)?/${name.replace('.', '\\.')}$`),
              join(PLAIN, name),
            ),
          );
        }
      });
    },
  };
}
