import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isReleaseName, Release } from '../contracts/release.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { integrityOf, packFiles } from './pack.ts';
import { putRelease, storedStateOf } from './put.ts';

/** A release that cannot be published; the message says why. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** Reads the `release.json` of a finished build. */
export async function readBuild(dist: string): Promise<Release> {
  const text = await readFile(join(dist, 'release.json'), 'utf8').catch(() => {
    throw new PublishError(`${dist} holds no release.json: build it first.`);
  });
  const parsed = Release.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path }) => path.join(' → ') || 'all of it');
  throw new PublishError(`${dist}/release.json is not valid: ${wrong.join(', ')}.`);
}

/** Returns the version of a local build: the same bytes always get the same one. */
export function localVersion(release: Release): string {
  const hash = createHash('sha256').update(JSON.stringify(release)).digest('hex');
  return `${release.version}-local.${hash.slice(0, 12)}`;
}

/**
 * Publishes a build under `version`, completely or not at all. Repeating the same bytes changes
 * nothing; an existing version with other bytes throws.
 */
export async function publish(build: {
  dist: string;
  store: ObjectStore;
  version: string;
}): Promise<Release> {
  const release = { ...(await readBuild(build.dist)), version: build.version };
  const { name, version } = release;
  if (!isReleaseName(name, version))
    throw new PublishError(`${name} ${version} is not a valid name and version of a release.`);
  // Skips packing, which is slow: `npm start` mostly publishes existing releases.
  if ((await storedStateOf(build.store, release)) === 'same') return release;
  const files = await packFiles(await readFiles(build.dist, release));
  if ((await putRelease(build.store, release, files)) === 'other')
    throw new PublishError(otherBytesMessage(release));
  return release;
}

/** Explains why a release cannot replace an existing one of the same name and version. */
export function otherBytesMessage({ name, version }: Release): string {
  return `${name} ${version} is published already, with other bytes: give this build another version.`;
}

async function readFiles(dist: string, { files }: Release): Promise<Map<string, Uint8Array>> {
  const read = Object.entries(files).map(async ([path, { integrity }]) => {
    const bytes = await readFile(join(dist, path));
    if (integrityOf(bytes) !== integrity)
      throw new PublishError(
        `${join(dist, path)} does not match its release.json: build it again.`,
      );
    return [path, bytes] as const;
  });
  return new Map(await Promise.all(read));
}
