/** Writes `release.json` into a build: its files and everything that the gateway needs. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@foyer/releases/contracts';
import type { OnAfterBuildFn, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type TemplateSource, writeTemplates } from '../templates/write.ts';
import { writeSources } from './build-sources.ts';
import {
  type DeclaredRelease,
  developmentRelease,
  entryFilesOf,
  exposesOf,
} from './declared-release.ts';
import { exposedNames, providedNames } from './export-names.ts';
import { describeFiles, isServed } from './release-files.ts';

/** The export names that are known while a build is in memory. */
type ExportNames = Pick<Release, 'exports' | 'exposes'>;

/** Returns the version of the nearest package at or above a folder; releases use it. */
async function versionOf(folder: string): Promise<string> {
  const path = findPackageJSON('.', pathToFileURL(join(folder, 'package.json')));
  if (!path) throw new Error(`${folder} is not in a package`);
  return JSON.parse(await readFile(path, 'utf8')).version;
}

async function hashFiles(folder: string, kind: Release['kind']): Promise<Release['files']> {
  // Only the release of the worker may contain HTML pages.
  const isIncluded = (path: string) =>
    isServed(path) || (kind === 'worker' && /\.html$/.test(path));
  const paths = (await readdir(folder, { recursive: true })).filter(isIncluded).sort();
  const files = paths.map(async (path) => [path, await readFile(join(folder, path))] as const);
  return describeFiles(await Promise.all(files));
}

/** Returns the files of a chunk group: a screen, a lazy chunk or the entry. */
function filesOf({ name, stats }: { name: string; stats: Rspack.StatsCompilation }, chunk: string) {
  const group = stats.namedChunkGroups?.[chunk] ?? stats.entrypoints?.[chunk];
  const files = group?.assets?.map((asset) => asset.name);
  if (!files) throw new Error(`${name}: the build has no "${chunk}"`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** Returns the export names that `fleet publish` compares; `rsbuild dev` has only one checkout. */
function exportNamesOf(declared: DeclaredRelease, compilation: Rspack.Compilation): ExportNames {
  if (declared.kind === 'shell')
    return { exports: providedNames(compilation, Object.keys(declared.singletons)) };
  if (declared.kind === 'worker') return {};
  return { exposes: exposedNames(compilation, exposesOf(declared)) };
}

/** Writes `dist/release.json` after every build; under `rsbuild dev` serves it from memory. */
export function releasePlugin(
  declared: DeclaredRelease,
  templateSource?: TemplateSource,
): RsbuildPlugin {
  return {
    name: 'foyer:release',
    setup(api) {
      let names: ExportNames = {};
      api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
        if (api.context.action !== 'dev') {
          if (compilation.errors.length === 0) names = exportNamesOf(declared, compilation);
          return;
        }
        const assets = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
        const release = JSON.stringify(developmentRelease(declared, assets));
        compilation.emitAsset('release.json', new sources.RawSource(release));
      });

      const writeRelease: OnAfterBuildFn = async ({ stats }) => {
        // Rsbuild prints the errors itself.
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
        const templates =
          templateSource &&
          (await writeTemplates(templateSource, { name, version, root, folder }, sheetsOf));
        const release: Release = {
          ...declared,
          ...entryFilesOf(declared, assets),
          version,
          screens: Object.fromEntries(mounts.map(({ screen }) => [screen, filesOf(built, screen)])),
          ...(templates && { templates }),
          ...names,
          files: await hashFiles(folder, declared.kind),
        };
        await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
        if (stats && 'compilation' in stats)
          await writeSources(root, folder, stats.compilation.fileDependencies);
      };
      // After the other plugins have written their files.
      api.onAfterBuild({ order: 'post', handler: writeRelease });
    },
  };
}
