/** Writes `release.json` beside a build: what it contains and everything the gateway must know. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Release, ScreenFiles } from './shared/src/contracts/release.ts';

type Declared = Pick<Release, 'kind' | 'name' | 'mounts' | 'menu' | 'singletons'>;

/** The part of `mf-manifest.json` that is read: which files each expose needs at once. */
type FederationManifest = {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
};

/** What a build under `rsbuild dev` calls itself. */
export const DEV_VERSION = '0.0.0-dev';

/** Published files; the rest of a build (manifests for tools) stays at home. */
const SERVED = /\.(?:js|css|woff2|svg|avif|webp|png)$/;

async function hashFiles(folder: string): Promise<Release['files']> {
  const paths = (await readdir(folder, { recursive: true }))
    .filter((path) => SERVED.test(path))
    .sort();
  const entries = paths.map(async (path) => {
    const bytes = await readFile(join(folder, path));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return [path, { integrity, bytes: bytes.length }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function screensOf(folder: string): Promise<Record<string, ScreenFiles>> {
  const text = await readFile(join(folder, 'mf-manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as FederationManifest;
  return Object.fromEntries(
    manifest.exposes.map(({ name, assets }) => [
      name,
      { scripts: assets.js.sync, styles: assets.css.sync },
    ]),
  );
}

/** Entry and initial files of a build, from the assets of its `main` entry point. */
function startOf(declared: Declared, assets: string[]): Pick<Release, 'entry' | 'initial'> {
  const scripts = assets.filter((name) => name.endsWith('.js') && !name.includes('.hot-update.'));
  const entry = declared.kind === 'shell' ? scripts.at(-1) : 'remoteEntry.js';
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

export function releasePlugin(declared: Declared): RsbuildPlugin {
  return {
    name: 'foyer:release',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
        if (api.context.action !== 'dev') return;
        const assets = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
        const release = JSON.stringify(devRelease(declared, assets));
        compilation.emitAsset('release.json', new sources.RawSource(release));
      });

      api.onAfterBuild(async ({ stats }) => {
        const folder = api.context.distPath;
        const main = stats?.toJson({ all: false, entrypoints: true }).entrypoints?.main;
        const assets = (main?.assets ?? []).map((asset) => asset.name);
        const release: Release = {
          ...declared,
          ...startOf(declared, assets),
          version: process.env.RELEASE_VERSION ?? '0.1.0',
          screens: declared.kind === 'shell' ? {} : await screensOf(folder),
          files: await hashFiles(folder),
        };
        await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      });
    },
  };
}
