import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Release } from '@foyer/shared/contracts/release';
import { isReleaseName } from './names.ts';

const compress = promisify(brotliCompress);
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** Files that brotli makes smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:m?js|css|svg|json)$/i;

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

/** The version of a local build: the same bytes always get the same one. */
export function localVersion(release: Release): string {
  const hash = createHash('sha256').update(JSON.stringify(release)).digest('hex');
  return `${release.version}-local.${hash.slice(0, 12)}`;
}

/**
 * Puts a build into the store under `version`, whole or not at all. The same bytes again change
 * nothing; other bytes under a version that exists are refused.
 */
export async function publish(build: {
  dist: string;
  store: string;
  version: string;
}): Promise<Release> {
  const release = { ...(await readBuild(build.dist)), version: build.version };
  const { name, version } = release;
  if (!isReleaseName(name, version))
    throw new PublishError(`${name} ${version} is no name and version of a release.`);
  const place = join(build.store, name, version);
  const manifest = `${JSON.stringify(release, null, 2)}\n`;
  const existing = await readFile(join(place, 'release.json'), 'utf8').catch(() => undefined);
  if (existing === manifest) return release;
  if (existing !== undefined) throw otherBytes(release);

  const draft = join(build.store, name, `.${version}-${randomUUID()}`);
  try {
    await Promise.all(
      Object.entries(release.files).map(([path, { integrity }]) =>
        copyChecked(join(build.dist, path), join(draft, path), integrity),
      ),
    );
    await writeFile(join(draft, 'release.json'), manifest);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Somebody else was faster: fine, if it was with the same bytes.
    const theirs = await readFile(join(place, 'release.json'), 'utf8').catch(() => undefined);
    if (theirs === undefined) throw error;
    if (theirs !== manifest) throw otherBytes(release);
  }
  return release;
}

function otherBytes({ name, version }: Release): PublishError {
  return new PublishError(`${name} ${version} is published already, with other bytes.`);
}

async function copyChecked(from: string, to: string, integrity: string): Promise<void> {
  const bytes = await readFile(from);
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
    throw new PublishError(`${from} is not what its release.json says: build it again.`);
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, bytes);
  if (COMPRESSIBLE.test(to)) await writeFile(`${to}.br`, await compress(bytes, SMALLEST));
}
