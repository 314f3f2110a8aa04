import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fleet } from '@foyer/releases/contracts';
import { Release } from '@foyer/releases/contracts';
import type { ReleaseStore } from '@foyer/releases/store';
import { SUFFIX } from '@foyer/releases/store';
import { CURRENT } from '../network/releases.ts';
import { linkFiles, startOwnGateway } from './own-gateway.ts';

export const NEXT = '0.2.0';
const REMOTE = 'mfe-hotel';
/** Text replacements that make a different release of it. */
export const CHANGED_TEXTS = { 'Around the hotel': 'Around the house' };

/** Differences of a test's release from the current release of its remote. */
export type Change = {
  /** A remote, `shell` or `worker`; mfe-hotel by default. */
  remote?: string;
  /** Content of the entry file. */
  entry?: string;
  /** Replacements for texts in its scripts. */
  texts?: Record<string, string>;
} & Partial<Pick<Release, 'header' | 'menu' | 'exposes'>>;

type Channel = Fleet['channels'][string]['stable'];

/**
 * Starts a gateway whose store also contains a changed release `NEXT` of a remote. `setChannel` sets
 * the remote's channel, `add` adds another release of it to the store. Stop it at the end.
 */
export async function gatewayWithNext(
  change: Change,
  releases?: (store: ReleaseStore) => ReleaseStore,
) {
  const gateway = await startOwnGateway(releases);
  const { remote = REMOTE } = change;
  const add = (version: string, changed: Change) =>
    addRelease(gateway.folder, version, { remote, ...changed });
  const setChannel = (stable: Channel) =>
    gateway.change(({ channels }) => {
      channels[remote] = { stable };
    });
  await add(NEXT, change);
  await setChannel({ current: CURRENT });
  return { ...gateway, add, setChannel };
}

/**
 * Starts the same gateway, but holds the files of `version` until `release` is called; `isRequested`
 * tells whether a file of it was requested.
 */
export async function gatewayWithHeldRelease(version: string) {
  let isRequested = false;
  const holding = Promise.withResolvers<void>();
  const gateway = await gatewayWithNext({ texts: CHANGED_TEXTS }, (store) => ({
    ...store,
    async file(release, ...wanted) {
      if (release.version === version) {
        isRequested = true;
        await holding.promise;
      }
      return store.file(release, ...wanted);
    },
  }));
  return { ...gateway, isRequested: () => isRequested, release: () => holding.resolve() };
}

/** Creates a changed build of a remote in a folder below `folder`. */
export const createChangedBuild = (
  folder: string,
  version: string,
  change: Change,
): Promise<string> => writeRelease(version, folder, `build-${version}`, change);

/** Adds a changed release to the store below `folder`, as if it were published. */
export const addRelease = (folder: string, version: string, change: Change): Promise<string> =>
  writeRelease(version, folder, join('releases', change.remote ?? REMOTE, version), change);

/** Writes a changed copy of a remote's current release to `target` below `folder`. */
async function writeRelease(
  version: string,
  folder: string,
  target: string,
  { remote = REMOTE, entry, texts = {}, ...declared }: Change,
): Promise<string> {
  const dist = join(folder, target);
  await linkFiles(join(folder, 'releases', remote, CURRENT), dist);
  const file = join(dist, 'release.json');
  const release = Release.parse(JSON.parse(await readFile(file, 'utf8')));

  /** Rewrites a file, removes its outdated compressed copies and updates its hash in the entry. */
  async function rewrite(path: string, rewriteText: (text: string) => string): Promise<void> {
    const before = await readFile(join(dist, path), 'utf8');
    const after = rewriteText(before);
    if (after === before) return;
    for (const suffix of ['', ...Object.values(SUFFIX)])
      await rm(join(dist, path + suffix), { force: true });
    await writeFile(join(dist, path), after);
    const old = release.files[path]?.integrity ?? '';
    const integrity = `sha384-${createHash('sha384').update(after).digest('base64')}`;
    release.files[path] = { integrity, bytes: Buffer.byteLength(after) };
    if (path !== release.entry)
      await rewrite(release.entry, (text) => text.replaceAll(old, integrity));
  }

  for (const path of Object.keys(release.files).filter((one) => one.endsWith('.js')))
    for (const [from, to] of Object.entries(texts))
      await rewrite(path, (text) => text.replaceAll(from, to));
  if (entry !== undefined) await rewrite(release.entry, () => entry);
  await rm(file);
  await writeFile(file, JSON.stringify({ ...release, version, ...declared }));
  return dist;
}
