/** Whether a container that was built elsewhere can run in a page of ours. */
import type { MfManifest } from '@foyer/shared/contracts/mf-manifest';
import { init, parse } from 'es-module-lexer';
import { singletonVersions } from '../singletons.ts';

/** Where the container's entry lies in the build. */
export function entryOf({ metaData: { remoteEntry } }: MfManifest): string {
  return [...remoteEntry.path.split('/'), remoteEntry.name]
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

async function exportsOf(script: string): Promise<string[]> {
  await init;
  try {
    const [, exports] = parse(script);
    return exports.flatMap((one) => ('name' in one ? [one.name] : []));
  } catch {
    return [];
  }
}

/** Why the entry cannot be imported: a classic script has no integrity, and no page of ours runs it. */
export async function entryProblems(
  manifest: MfManifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<string[]> {
  const path = entryOf(manifest);
  const script = files.get(path);
  if (!script) return [`The manifest's entry ${path} is not in the build.`];
  const { type } = manifest.metaData.remoteEntry;
  const exported = await exportsOf(script.toString());
  if (type === 'module' && exported.includes('init') && exported.includes('get')) return [];
  return [
    `${path} is no ES module with the exports init and get (its type is "${type}"): build the remote with library: { type: 'module' }.`,
  ];
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
