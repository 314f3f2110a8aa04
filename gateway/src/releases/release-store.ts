import { isReleaseName, Release } from '@foyer/shared/contracts/release';
import type { ReleaseStore } from '../deps.ts';
import { bodyOf } from '../http/body.ts';
import type { Coded } from '../http/coded.ts';
import type { Coding } from '../http/negotiation.ts';
import type { ReadableStore } from '../store/object-store.ts';

type Listed = Release['files'][string];

/** Ours have 16 KB at most. */
const MANIFEST_BYTES = 1_000_000;
/** How much longer a copy may be than what it holds: its coding stands around that. */
const CODING_BYTES = 1024;

/** How the compressed copy of a file is named beside it. */
export const SUFFIX: Record<Coding, string> = { br: '.br', gzip: '.gz' };

/** Where the objects of a release lie in a store. */
export function folderOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `releases/${name}/${version}/`;
}

/** What a store has of a release's `release.json`; none where that is empty, which it is while it is removed. */
export async function manifestIn(
  store: ReadableStore,
  release: Pick<Release, 'name' | 'version'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await store.get(`${folderOf(release)}release.json`, MANIFEST_BYTES);
  return bytes?.length ? bytes : undefined;
}

/** Undoes brotli; rejects what is none, or has more than `limit` bytes. */
export type Unbrotli = (
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The releases of a store; every file is compared with its release. Not every runtime's
 * `DecompressionStream` has brotli: where it lacks it, `unbrotli` is given.
 */
export function releasesIn(
  store: ReadableStore,
  unbrotli: Unbrotli = (bytes, limit) => decompressed(bytes, 'brotli', limit),
): ReleaseStore {
  return {
    async manifest(name, version) {
      if (!isReleaseName(name, version)) return undefined;
      const bytes = await manifestIn(store, { name, version });
      return bytes && Release.parse(JSON.parse(new TextDecoder().decode(bytes)));
    },
    async file(release, path, accepted) {
      const { name, version, files } = release;
      const listed = Object.hasOwn(files, path) ? files[path] : undefined;
      if (!listed) return undefined;
      const found = await find(store, folderOf(release) + path, listed.bytes, accepted);
      const file = found && (await asListed(found, listed, unbrotli));
      // A changed byte must not be cached as immutable by every browser behind this gateway.
      if (found && !file)
        throw new Error(`${name} ${version} ${path} is not what the release says`);
      return file;
    },
  };
}

/** The first of the copies that is there, else the file itself. */
async function find(
  store: ReadableStore,
  path: string,
  bytes: number,
  accepted: readonly Coding[],
): Promise<Coded | undefined> {
  for (const coding of accepted) {
    const body = await store
      .get(path + SUFFIX[coding], bytes + CODING_BYTES)
      .catch((error: unknown) => {
        if (error instanceof RangeError) throw error;
        // Some stores refuse what they do not have. Whether this one fails, the file itself will tell.
        return undefined;
      });
    if (body) return { body, coding };
  }
  const body = await store.get(path, bytes);
  return body && { body, coding: undefined };
}

/** The file, if it is what its release says; undefined for any other. */
async function asListed(
  file: Coded,
  { bytes, integrity }: Listed,
  unbrotli: Unbrotli,
): Promise<Coded | undefined> {
  if ((await integrityOf(file, bytes, unbrotli)) === integrity) return file;
  // An origin that names the coding of a copy has it undone by `fetch`.
  const plain = { body: file.body, coding: undefined };
  return file.coding && (await integrityOf(plain, bytes, unbrotli)) === integrity
    ? plain
    : undefined;
}

/** The hash of what a file holds; undefined where that is no such coding, or more than `limit` bytes. */
async function integrityOf(
  { body, coding }: Coded,
  limit: number,
  unbrotli: Unbrotli,
): Promise<string | undefined> {
  const plain = {
    br: () => unbrotli(body, limit),
    gzip: () => decompressed(body, 'gzip', limit),
  };
  const bytes = coding ? await plain[coding]().catch(() => undefined) : body;
  if (!bytes) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

async function decompressed(
  body: Uint8Array<ArrayBuffer>,
  format: 'brotli' | 'gzip',
  limit: number,
) {
  // The standard has brotli too; the types of Node do not yet know.
  const stream = new DecompressionStream(format as CompressionFormat);
  return bodyOf(new Response(new Blob([body]).stream().pipeThrough(stream)), limit);
}
