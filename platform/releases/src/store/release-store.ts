import { bodyOf, type ContentCoding, type EncodedBody } from '@foyer/common/http';
import { integrityOf } from '../contracts/integrity.ts';
import { isReleaseName, Release } from '../contracts/release.ts';
import type { ReadableStore } from './object-store.ts';

/** Reads published releases. */
export type ReleaseStore = {
  /** Reads the `release.json` of a release; undefined if there is none. */
  manifest(name: string, version: string): Promise<Release | undefined>;
  /**
   * Reads a listed file in the first accepted coding that the store has. Throws if the bytes do not
   * match the release.
   */
  file(
    release: Pick<Release, 'name' | 'version' | 'files'>,
    path: string,
    accepted: readonly ContentCoding[],
  ): Promise<EncodedBody | undefined>;
};

type ListedFile = Release['files'][string];

/** Our manifests have 16 KB at most. */
export const MAX_MANIFEST_BYTES = 1_000_000;
/**
 * How much longer a compressed copy may be than its content. This allows for the coding's overhead.
 */
const CODING_BYTES = 1024;

/** The suffix of a file's compressed copy. */
export const SUFFIX: Record<ContentCoding, string> = { br: '.br', gzip: '.gz' };

/** Returns the folder of a release in a store. */
export function folderOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `releases/${name}/${version}/`;
}

/**
 * Reads a release's `release.json`. Undefined if it is missing, or empty because it is being
 * removed.
 */
export async function manifestIn(
  store: ReadableStore,
  release: Pick<Release, 'name' | 'version'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await store.get(`${folderOf(release)}release.json`, MAX_MANIFEST_BYTES);
  return bytes?.length ? bytes : undefined;
}

/** Decompresses brotli; rejects invalid data and more than `limit` bytes. */
export type Unbrotli = (
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Opens the releases of a store and verifies every file. Runtimes whose `DecompressionStream` lacks
 * brotli pass `unbrotli`.
 */
export function releaseStoreOf(
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
      const found = await findCopy(store, folderOf(release) + path, listed.bytes, accepted);
      const file = found && (await verifiedFile(found, listed, unbrotli));
      // Every browser behind this gateway would cache a changed byte as immutable.
      if (found && !file) throw new Error(`${name} ${version} ${path} does not match the release`);
      return file;
    },
  };
}

/** Finds the first available compressed copy, else the file itself. */
async function findCopy(
  store: ReadableStore,
  path: string,
  bytes: number,
  accepted: readonly ContentCoding[],
): Promise<EncodedBody | undefined> {
  for (const coding of accepted) {
    const body = await store
      .get(path + SUFFIX[coding], bytes + CODING_BYTES)
      .catch((error: unknown) => {
        if (error instanceof RangeError) throw error;
        // Some stores deny access to missing files. If the store fails, reading the file itself
        // shows it.
        return undefined;
      });
    if (body) return { body, coding };
  }
  const body = await store.get(path, bytes);
  return body && { body, coding: undefined };
}

/** Returns the file if it matches its release; otherwise undefined. */
async function verifiedFile(
  file: EncodedBody,
  { bytes, integrity }: ListedFile,
  unbrotli: Unbrotli,
): Promise<EncodedBody | undefined> {
  if ((await decodedIntegrity(file, bytes, unbrotli)) === integrity) return file;
  // `fetch` decompresses a copy whose origin names its coding.
  const plain = { body: file.body, coding: undefined };
  return file.coding && (await decodedIntegrity(plain, bytes, unbrotli)) === integrity
    ? plain
    : undefined;
}

/**
 * Returns the hash of a file's decoded content. Undefined for an invalid coding or more than
 * `limit` bytes.
 */
async function decodedIntegrity(
  { body, coding }: EncodedBody,
  limit: number,
  unbrotli: Unbrotli,
): Promise<string | undefined> {
  const plain = {
    br: () => unbrotli(body, limit),
    gzip: () => decompressed(body, 'gzip', limit),
  };
  const bytes = coding ? await plain[coding]().catch(() => undefined) : body;
  return bytes && integrityOf(bytes);
}

async function decompressed(
  body: Uint8Array<ArrayBuffer>,
  format: 'brotli' | 'gzip',
  limit: number,
) {
  // The standard includes brotli; the types of Node do not yet.
  const stream = new DecompressionStream(format as CompressionFormat);
  return bodyOf(new Response(new Blob([body]).stream().pipeThrough(stream)), limit);
}
