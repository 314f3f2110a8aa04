/** Whether a container that was built elsewhere can run in a page of ours. */

import { init, parse } from 'es-module-lexer';
import validRange from 'semver/ranges/valid.js';
import type { MfManifest } from '../../shared/src/contracts/mf-manifest.ts';
import { singletonVersions } from '../singletons.ts';

/** Where the container's entry lies in the build. */
export function entryOf({ metaData: { remoteEntry } }: MfManifest): string {
  return [...remoteEntry.path.split('/'), remoteEntry.name]
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

type Files = ReadonlyMap<string, Buffer>;

/** What a script exports, and whether it is a module at all. */
async function read(script: Buffer): Promise<{ exported: string[]; isModule: boolean }> {
  await init;
  try {
    const [, exports, , isModule] = parse(script.toString());
    return { exported: exports.flatMap((one) => ('name' in one ? [one.name] : [])), isModule };
  } catch {
    return { exported: [], isModule: false };
  }
}

/** Why the entry cannot be imported: a classic script has no integrity, and no page of ours runs it. */
export async function entryProblems(manifest: MfManifest, files: Files): Promise<string[]> {
  const path = entryOf(manifest);
  const script = files.get(path);
  if (!script) return [`The manifest's entry ${path} is not in the build.`];
  const { type } = manifest.metaData.remoteEntry;
  const { exported } = await read(script);
  if (type === 'module' && exported.includes('init') && exported.includes('get')) return [];
  return [
    `${path} is no ES module with the exports init and get (its type is "${type}"): build the remote with library: { type: 'module' }.`,
  ];
}

/** Why the entry would not find the files beside it: they are no modules, or sought elsewhere. */
export async function chunkProblems(manifest: MfManifest, files: Files): Promise<string[]> {
  const problems: string[] = [];
  const { publicPath } = manifest.metaData;
  if (publicPath !== 'auto' && publicPath !== './')
    problems.push(
      `The build seeks its files at ${JSON.stringify(publicPath)}: publicPath must be "auto" (with Vite base: './'), as a release has an address of its own.`,
    );
  for (const { path, assets } of manifest.exposes) {
    const scripts = assets.js.sync.flatMap((file) => files.get(file) ?? []);
    const modules = await Promise.all(scripts.map(read));
    if (scripts.length > 0 && !modules.some(({ isModule }) => isModule))
      problems.push(
        `The scripts of "${path}" are no ES modules: the bundler's own output has to be modules too (output.module: true).`,
      );
  }
  return problems;
}

/** Why there would be two Reacts in the page. */
export function reactProblems({ shared }: MfManifest): string[] {
  const all = shared.filter(({ name }) => name === 'react');
  if (all.length === 0)
    return [
      'The remote does not share react, so it would run on one of its own: share it as a singleton.',
    ];
  if (all.some(({ singleton }) => !singleton))
    return ['The remote shares react, but not as a singleton, so it could run on one of its own.'];
  return [];
}

const LONGEST_RANGE = 256;

/** Why what the remote needs of a singleton could never be had. */
export function rangeProblems(manifest: MfManifest): string[] {
  return Object.entries(singletonsOf(manifest))
    .filter(([, range]) => range.length > LONGEST_RANGE || validRange(range) === null)
    .map(
      ([name, range]) =>
        `The remote needs ${name} ${JSON.stringify(range.slice(0, 40))}, which is no range of versions.`,
    );
}

/** The ranges of versions that the remote needs of what exists once in the page. */
export function singletonsOf({ shared }: MfManifest): Record<string, string> {
  const existOnce = (name: string) =>
    Object.hasOwn(singletonVersions, name) || name.startsWith('@foyer/');
  return Object.fromEntries(
    shared
      .filter(({ name }) => existOnce(name))
      .map(({ name, requiredVersion }) => [name, requiredVersion || '*']),
  );
}
