/** Checks whether a third-party build can run in the app's pages. */
import { ReleasePath } from '@foyer/releases/contracts';
import type { MfManifest } from '@foyer/shared/contracts/mf-manifest.ts';
import { init, parse } from 'es-module-lexer';
import validRange from 'semver/ranges/valid.js';
import { assetsOf, isServed } from '../federation/release-files.ts';
import { singletonVersions } from '../federation/singletons.ts';
import type { Files } from './build-folder.ts';

/** Returns every reason why the build cannot become a release. `all` also has the unused files. */
export async function problemsOf(
  manifest: MfManifest,
  exposes: readonly string[],
  files: Files,
  all: Files,
): Promise<string[]> {
  const missing = exposes.filter((name) => !assetsOf(manifest, name));
  const misnamed = [...files.keys()].filter((path) => !ReleasePath.safeParse(path).success);
  return [
    ...(await entryProblems(manifest, files)),
    ...(await chunkProblems(manifest, files)),
    ...reactProblems(manifest),
    ...rangeProblems(manifest),
    ...missing.map((name) => `The manifest exposes no "./${name}".`),
    ...missingFiles(manifest, all),
    ...misnamed.map(
      (path) =>
        `${JSON.stringify(path)} is not a valid file name in a release: use letters, digits and ._@~+-, without a leading dot.`,
    ),
  ];
}

/** Returns the path of the container's entry in the build. */
export function entryOf({ metaData: { remoteEntry } }: MfManifest): string {
  return [...remoteEntry.path.split('/'), remoteEntry.name]
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/');
}

/** Returns the exports of a script; undefined if it is not an ES module. */
async function exportsOf(script: Buffer): Promise<string[] | undefined> {
  await init;
  try {
    const [, exports, , isModule] = parse(script.toString());
    return isModule ? exports.flatMap((one) => ('name' in one ? [one.name] : [])) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns why the entry cannot be imported; pages run no classic scripts, which lack integrity. */
async function entryProblems(manifest: MfManifest, files: Files): Promise<string[]> {
  const path = entryOf(manifest);
  const script = files.get(path);
  if (!script) return [`The manifest's entry ${path} is not in the build.`];
  const { type } = manifest.metaData.remoteEntry;
  const exported = await exportsOf(script);
  if (type === 'module' && exported?.includes('init') && exported.includes('get')) return [];
  return [
    `${path} is not an ES module with the exports init and get (its type is "${type}"): build the remote with library: { type: 'module' } (docs/team/third-party-remote.md#build-it).`,
  ];
}

/** Returns why the entry would not load its files. They have a fixed URL, or are not modules. */
async function chunkProblems(manifest: MfManifest, files: Files): Promise<string[]> {
  const problems: string[] = [];
  const { publicPath } = manifest.metaData;
  if (publicPath !== 'auto' && publicPath !== './')
    problems.push(
      `The build loads its files from ${JSON.stringify(publicPath)}: publicPath must be "auto" (with Vite base: './'), because a release has a URL of its own (docs/team/third-party-remote.md#build-it).`,
    );
  for (const { path, assets } of manifest.exposes) {
    const scripts = assets.js.sync.flatMap((file) => files.get(file) ?? []);
    const exported = await Promise.all(scripts.map(exportsOf));
    if (scripts.length > 0 && !exported.some(Boolean))
      problems.push(
        `The scripts of "${path}" are not ES modules: set output.module: true, so that the bundler's output consists of modules too (docs/team/third-party-remote.md#build-it).`,
      );
  }
  return problems;
}

/** Returns why the page would run two Reacts. */
function reactProblems({ shared }: MfManifest): string[] {
  const all = shared.filter(({ name }) => name === 'react');
  if (all.length > 0 && all.every(({ singleton }) => singleton)) return [];
  return [
    'The remote does not share react as a singleton, so it could run its own copy (docs/team/third-party-remote.md#build-it).',
  ];
}

const MAX_RANGE_LENGTH = 256;

/** Returns why the version range of a singleton is invalid. */
function rangeProblems(manifest: MfManifest): string[] {
  return Object.entries(singletonsOf(manifest))
    .filter(([, range]) => range.length > MAX_RANGE_LENGTH || validRange(range) === null)
    .map(
      ([name, range]) =>
        `The remote needs ${name} ${JSON.stringify(range.slice(0, 40))}, which is not a version range.`,
    );
}

/** Returns the version ranges of the singletons that the remote needs. */
export function singletonsOf({ shared }: MfManifest): Record<string, string> {
  const isSingleton = (name: string) =>
    Object.hasOwn(singletonVersions, name) || name.startsWith('@foyer/');
  return Object.fromEntries(
    shared
      .filter(({ name }) => isSingleton(name))
      .map(({ name, requiredVersion }) => [name, requiredVersion || '*']),
  );
}

/** Returns the files that the manifest names and the release would lack. */
function missingFiles({ exposes }: MfManifest, files: Files): string[] {
  const named = exposes.flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  );
  return [...new Set(named)]
    .filter((path) => !files.has(path))
    .map((path) =>
      isServed(path)
        ? `${path}, which the manifest names, is not in the build.`
        : `${path}, which the manifest names, is of a type that releases do not contain.`,
    );
}
