import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@foyer/shared/contracts/release';
import type { Packed } from './pack.ts';
import { SUFFIX } from './release-store.ts';

/** What a store has under the name and version of a release: it, another one, or nothing. */
export type Stored = 'same' | 'other' | 'nothing';

function manifestOf(release: Release): string {
  return `${JSON.stringify(release, null, 2)}\n`;
}

export async function storedAs(store: string, release: Release): Promise<Stored> {
  const path = join(store, release.name, release.version, 'release.json');
  const existing = await readFile(path, 'utf8').catch(() => undefined);
  if (existing === undefined) return 'nothing';
  return existing === manifestOf(release) ? 'same' : 'other';
}

/**
 * Puts a release into the store, whole or not at all. Tells what was there before: where it is not
 * nothing, nothing has changed.
 */
export async function putRelease(
  store: string,
  release: Release,
  files: ReadonlyMap<string, Packed>,
): Promise<Stored> {
  const before = await storedAs(store, release);
  if (before !== 'nothing') return before;
  const draft = join(store, release.name, `.${release.version}-${randomUUID()}`);
  try {
    for (const [path, { bytes, compressed }] of files) {
      const place = join(draft, path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, bytes);
      if (!compressed) continue;
      await writeFile(place + SUFFIX.br, compressed.br);
      await writeFile(place + SUFFIX.gzip, compressed.gzip);
    }
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, 'release.json'), manifestOf(release));
    await rename(draft, join(store, release.name, release.version));
    return 'nothing';
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Somebody else was faster: fine, if it was with the same bytes.
    const theirs = await storedAs(store, release);
    if (theirs === 'nothing') throw error;
    return theirs;
  }
}
