import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '@foyer/gateway/deps';
import { SUFFIX } from '@foyer/gateway/releases/release-store';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { Release } from '@foyer/shared/contracts/release';
import { linkFiles, ownGateway } from './own-gateway.ts';
import { CURRENT } from './releases.ts';

export const NEXT = '0.2.0';
const REMOTE = 'mfe-hotel';
/** What makes another release of it. */
export const OTHER_WORDS = { 'Around the hotel': 'Around the house' };

/** What a test's release has different from the current one of its remote. */
export type Change = {
  /** mfe-hotel, unless another one is named, or `shell` or `worker`. */
  remote?: string;
  /** The whole entry. */
  entry?: string;
  /** Words of its screens, and what it says instead. */
  words?: Record<string, string>;
} & Partial<Pick<Release, 'header' | 'menu' | 'exposes'>>;

type Channel = Fleet['channels'][string]['stable'];

/**
 * A gateway of the test's own whose store also holds a remote as `NEXT`, changed. `point` moves its
 * hotels to a channel of it, `add` puts another release of it into the store. Stop it at the end.
 */
export async function gatewayWithNext(
  change: Change,
  releases?: (store: ReleaseStore) => ReleaseStore,
) {
  const gateway = await ownGateway(releases);
  const { remote = REMOTE } = change;
  const add = (version: string, changed: Change) =>
    addRelease(gateway.folder, version, { remote, ...changed });
  const point = (stable: Channel) =>
    gateway.change(({ channels }) => {
      channels[remote] = { stable };
    });
  await add(NEXT, change);
  await point({ current: CURRENT });
  return { ...gateway, add, point };
}

/**
 * The same, where no file of `version` comes until it is released; `isAsked` tells whether somebody
 * waits for one.
 */
export async function gatewayWithHeld(version: string) {
  let isAsked = false;
  const holding = Promise.withResolvers<void>();
  const gateway = await gatewayWithNext({ words: OTHER_WORDS }, (store) => ({
    ...store,
    async file(release, ...wanted) {
      if (release.version === version) {
        isAsked = true;
        await holding.promise;
      }
      return store.file(release, ...wanted);
    },
  }));
  return { ...gateway, isAsked: () => isAsked, release: () => holding.resolve() };
}

/** Builds a remote once more, as it would be with a change, into a folder below `folder`. */
export const changedBuild = (folder: string, version: string, change: Change): Promise<string> =>
  releaseAs(version, folder, `build-${version}`, change);

/** Puts a release into the store below `folder`, as if it were published. */
export const addRelease = (folder: string, version: string, change: Change): Promise<string> =>
  releaseAs(version, folder, join('releases', change.remote ?? REMOTE, version), change);

/** Puts the current release of a remote into a place below `folder`, as another version with a change. */
async function releaseAs(
  version: string,
  folder: string,
  place: string,
  { remote = REMOTE, entry, words = {}, ...declared }: Change,
): Promise<string> {
  const dist = join(folder, place);
  await linkFiles(join(folder, 'releases', remote, CURRENT), dist);
  const file = join(dist, 'release.json');
  const release = Release.parse(JSON.parse(await readFile(file, 'utf8')));

  /** Writes a file anew, whose compressed copies are of before; the entry knows the hashes of all others. */
  async function rewrite(path: string, by: (text: string) => string): Promise<void> {
    const before = await readFile(join(dist, path), 'utf8');
    const after = by(before);
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
    for (const [from, to] of Object.entries(words))
      await rewrite(path, (text) => text.replaceAll(from, to));
  if (entry !== undefined) await rewrite(release.entry, () => entry);
  await rm(file);
  await writeFile(file, JSON.stringify({ ...release, version, ...declared }));
  return dist;
}
