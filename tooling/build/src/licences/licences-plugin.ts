/** Writes the licences of the bundled npm packages into a build. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LICENCES } from '@foyer/releases/contracts';
import type { RsbuildPlugin } from '@rsbuild/core';
import { bundledPackagesPlugin } from './bundled-packages.ts';
import { type PackageLicence, readLicence } from './package-licence.ts';

/** Separates the entries of the file. */
export const ENTRY_SEPARATOR = '\n\n----------------------------------------\n\n';

/**
 * Writes `licences.txt`: every npm package whose code or files the build contains. `furtherFolders`
 * are those of packages in further builds of the same release.
 */
export function licencesPlugin(furtherFolders: ReadonlySet<string> = new Set()): RsbuildPlugin {
  return {
    name: 'foyer:licences',
    apply: 'build',
    setup(api) {
      const folders = new Set<string>();
      api.modifyRspackConfig((_, { appendPlugins }) => {
        appendPlugins(bundledPackagesPlugin(folders));
      });
      api.onAfterBuild(async ({ stats }) => {
        if (stats?.hasErrors()) return;
        const { distPath, rootPath } = api.context;
        const read = [...new Set([...folders, ...furtherFolders])].map((folder) =>
          readLicence(folder, rootPath),
        );
        await writeFile(join(distPath, LICENCES), licencesText(await Promise.all(read)));
      });
    },
  };
}

/** Returns the file's text; two copies of one version are one entry. */
export function licencesText(packages: readonly PackageLicence[]): string {
  const entries = packages.map(
    ({ name, version, licence, text }) => `${name} ${version}\nLicence: ${licence}\n\n${text}`,
  );
  const title = 'Licences of the packages in this release';
  return `${[title, ...[...new Set(entries)].sort()].join(ENTRY_SEPARATOR)}\n`;
}
