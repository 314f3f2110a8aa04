/** Writes `release.json` beside a build: what it contains and everything the gateway must know. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Release } from '../shared/src/contracts/release.ts';
import { type Declared, developmentRelease, startOf } from './declared.ts';
import { exposesOf } from './exposes.ts';
import { type Framed, writeFrames } from './frames/write.ts';
import { exposedNames, providedNames } from './names.ts';
import { describe, isServed } from './served.ts';
import { writeSources } from './sources.ts';

/** What is known of names while a build is in memory. */
type Recorded = Pick<Release, 'exports' | 'exposes'>;

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

/** The files of the chunk group that has this name: a screen's, a late part's, the entry's. */
function filesOf({ name, stats }: { name: string; stats: Rspack.StatsCompilation }, chunk: string) {
  const group = stats.namedChunkGroups?.[chunk] ?? stats.entrypoints?.[chunk];
  const files = group?.assets?.map((asset) => asset.name);
  if (!files) throw new Error(`${name}: the build has no "${chunk}"`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
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
export function releasePlugin(declared: Declared, framed?: Framed): RsbuildPlugin {
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
        const release = JSON.stringify(developmentRelease(declared, assets));
        compilation.emitAsset('release.json', new sources.RawSource(release));
      });

      api.onAfterBuild(async ({ stats }) => {
        // The build says itself what is wrong.
        if (stats?.hasErrors()) return;
        const { name, mounts } = declared;
        const { distPath: folder, rootPath: root } = api.context;
        const version = await versionOf(root);
        const built = {
          name,
          stats: stats?.toJson({ all: false, entrypoints: true, chunkGroups: true }) ?? {},
        };
        const assets = (built.stats.entrypoints?.main?.assets ?? []).map((asset) => asset.name);
        const sheetsOf = (chunk: string) => filesOf(built, chunk).styles;
        const frames =
          framed && (await writeFrames(framed, { name, version, root, folder }, sheetsOf));
        const release: Release = {
          ...declared,
          ...startOf(declared, assets),
          version,
          screens: Object.fromEntries(mounts.map(({ screen }) => [screen, filesOf(built, screen)])),
          ...(frames && { frames }),
          ...names,
          files: await hashFiles(folder, declared.kind),
        };
        await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
        if (stats && 'compilation' in stats)
          await writeSources(root, folder, stats.compilation.fileDependencies);
      });
    },
  };
}
