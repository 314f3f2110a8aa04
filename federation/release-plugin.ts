/** Writes `release.json` beside a build: what it contains and everything the gateway must know. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Release, ScreenFiles } from '../shared/src/contracts/release.ts';
import { exposesOf, REMOTE_ENTRY } from './container-plugin.ts';
import { exposedNames, providedNames } from './names.ts';
import { describe, isServed } from './served.ts';

type Declared = Pick<
  Release,
  'kind' | 'name' | 'mounts' | 'header' | 'menu' | 'budget' | 'singletons'
>;
/** What is known of names while a build is in memory. */
type Recorded = Pick<Release, 'exports' | 'exposes'>;

/** What a build under `rsbuild dev` calls itself. */
const DEV_VERSION = '0.0.0-dev';

/** A release has the version of its package: the nearest one at or above the folder it is built in. */
async function versionOf(folder: string): Promise<string> {
  const path = findPackageJSON('.', pathToFileURL(join(folder, 'package.json')));
  if (!path) throw new Error(`${folder} is in no package`);
  return JSON.parse(await readFile(path, 'utf8')).version;
}

/** A worker has pages of its own; nobody else may answer with one. */
const isWorkerPage = (path: string) => path.endsWith('.html');

async function hashFiles(folder: string, kind: Release['kind']): Promise<Release['files']> {
  const isOurs = (path: string) => isServed(path) || (kind === 'worker' && isWorkerPage(path));
  const paths = (await readdir(folder, { recursive: true })).filter(isOurs).sort();
  const entries = paths.map(async (path) => {
    return [path, describe(await readFile(join(folder, path)))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What each screen needs at once: the assets of the chunk group that has its name. */
function screensOf(declared: Declared, stats: Rspack.StatsCompilation) {
  return Object.fromEntries(
    declared.mounts.map(({ screen }): [string, ScreenFiles] => {
      const assets = stats.namedChunkGroups?.[screen]?.assets?.map((asset) => asset.name);
      if (!assets) throw new Error(`${declared.name}: the build has no screen "${screen}"`);
      return [
        screen,
        {
          scripts: assets.filter((name) => name.endsWith('.js')),
          styles: assets.filter((name) => name.endsWith('.css')),
        },
      ];
    }),
  );
}

/** Entry and initial files of a build, from the assets of its `main` entry point. */
function startOf(declared: Declared, assets: string[]): Pick<Release, 'entry' | 'initial'> {
  const scripts = assets.filter((name) => name.endsWith('.js') && !name.includes('.hot-update.'));
  const entry = declared.kind === 'remote' ? REMOTE_ENTRY : scripts.at(-1);
  if (!entry) throw new Error(`${declared.name}: the build has no entry script`);
  return {
    entry,
    initial: {
      scripts: scripts.filter((name) => name !== entry),
      styles: assets.filter((name) => name.endsWith('.css')),
    },
  };
}

/** The same under `rsbuild dev`, served from memory: no hashes, and nothing to preload. */
function devRelease(declared: Declared, assets: string[]): Release {
  const screens = declared.mounts.map(
    ({ screen }) => [screen, { scripts: [], styles: [] }] satisfies [string, ScreenFiles],
  );
  return {
    ...declared,
    ...startOf(declared, assets),
    version: DEV_VERSION,
    screens: Object.fromEntries(screens),
    files: {},
  };
}

/** What the gate of `fleet publish` compares; under `rsbuild dev` everything is of one checkout. */
function recorded(declared: Declared, compilation: Rspack.Compilation): Recorded {
  if (declared.kind === 'shell')
    return { exports: providedNames(compilation, Object.keys(declared.singletons)) };
  return declared.kind === 'remote'
    ? { exposes: exposedNames(compilation, exposesOf(declared)) }
    : {};
}

/** After every build `dist/release.json`, under `rsbuild dev` the same from memory. */
export function releasePlugin(declared: Declared): RsbuildPlugin {
  return {
    name: 'foyer:release',
    setup(api) {
      let names: Recorded = {};
      api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
        if (api.context.action !== 'dev') {
          if (compilation.errors.length === 0) names = recorded(declared, compilation);
          return;
        }
        const assets = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
        const release = JSON.stringify(devRelease(declared, assets));
        compilation.emitAsset('release.json', new sources.RawSource(release));
      });

      api.onAfterBuild(async ({ stats }) => {
        // The build says itself what is wrong.
        if (stats?.hasErrors()) return;
        const folder = api.context.distPath;
        const built = stats?.toJson({ all: false, entrypoints: true, chunkGroups: true }) ?? {};
        const assets = (built.entrypoints?.main?.assets ?? []).map((asset) => asset.name);
        const release: Release = {
          ...declared,
          ...startOf(declared, assets),
          version: await versionOf(api.context.rootPath),
          screens: screensOf(declared, built),
          ...names,
          files: await hashFiles(folder, declared.kind),
        };
        await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      });
    },
  };
}
