import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '@foyer/gateway/deps';
import { publish } from '@foyer/gateway/releases/publish';
import { folderStore } from '@foyer/gateway/store/folder-store';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { Release } from '@foyer/shared/contracts/release';
import { ownGateway } from './own-gateway.ts';
import { CURRENT } from './releases.ts';

export const NEXT = '0.2.0';
const REMOTE = 'mfe-hotel';
/** What makes another release of it. */
export const OTHER_WORDS = { 'Around the hotel': 'Around the house' };

/** What a test's release has different from the current one of its remote. */
export type Change = {
  /** mfe-hotel, unless another is named. */
  remote?: string;
  /** The whole entry. */
  entry?: string;
  /** Words of its screens, and what it says instead. */
  words?: Record<string, string>;
} & Partial<Pick<Release, 'singletons' | 'header' | 'menu' | 'exposes'>>;

type Channel = Fleet['channels'][string]['stable'];

/**
 * A gateway of the test's own whose store also holds a remote as `NEXT`, changed. `point` moves its
 * hotels to a channel of it, and waits until they are there. Stop it at the end.
 */
export async function gatewayWithNext(
  change: Change,
  releases?: (store: ReleaseStore) => ReleaseStore,
) {
  const gateway = await ownGateway(releases);
  const dist = await changedBuild(gateway.folder, NEXT, change);
  await publish({ dist, store: folderStore(gateway.folder), version: NEXT });
  const point = (stable: Channel) =>
    gateway.change(({ channels }) => {
      channels[change.remote ?? REMOTE] = { stable };
    });
  await point({ current: CURRENT });
  return { ...gateway, point };
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
export async function changedBuild(
  folder: string,
  version: string,
  { remote = REMOTE, entry, words = {}, singletons, ...declared }: Change,
): Promise<string> {
  const dist = join(folder, `build-${version}`);
  await cp(join(folder, 'releases', remote, CURRENT), dist, { recursive: true });
  const file = join(dist, 'release.json');
  const release = Release.parse(JSON.parse(await readFile(file, 'utf8')));

  /** Writes a file anew; the entry knows the hashes of all others. */
  async function rewrite(path: string, by: (text: string) => string): Promise<void> {
    const before = await readFile(join(dist, path), 'utf8');
    const after = by(before);
    if (after === before) return;
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
  Object.assign(release.singletons, singletons);
  await writeFile(file, JSON.stringify({ ...release, version, ...declared }));
  return dist;
}
