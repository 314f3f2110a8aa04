import { isReleaseName, Release } from '@foyer/shared/contracts/release';
import type { ReleaseStore } from '../deps.ts';
import { bodyOf } from '../http/body.ts';
import type { Coded } from '../http/coded.ts';
import type { Coding } from '../http/negotiation.ts';

/** Ours have 16 KB at most. */
const MANIFEST_BYTES = 1_000_000;
/** How much longer a copy may be than what it holds: its coding stands around that. */
const CODING_BYTES = 1024;

/** How the compressed copy of a file is named beside it. */
export const SUFFIX: Record<Coding, string> = { br: '.br', gzip: '.gz' };

/**
 * Reads what lies at a path of a store, undefined where nothing does; throws a `RangeError` for more
 * than `limit` bytes.
 */
export type Read = (path: string, limit: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** The releases at `<name>/<version>/…` of a store; every file is compared with its release. */
export function releaseStore(read: Read): ReleaseStore {
  return {
    async manifest(name, version) {
      if (!isReleaseName(name, version)) return undefined;
      const bytes = await read(`${name}/${version}/release.json`, MANIFEST_BYTES);
      return bytes && Release.parse(JSON.parse(new TextDecoder().decode(bytes)));
    },
    async file({ name, version, files }, path, accepted) {
      const listed = Object.hasOwn(files, path) ? files[path] : undefined;
      if (!listed) return undefined;
      const file = await find(read, `${name}/${version}/${path}`, listed.bytes, accepted);
      // A changed byte must not be cached as immutable by every browser behind this gateway.
      if (file && (await integrityOf(file, listed.bytes)) !== listed.integrity)
        throw new Error(`${name} ${version} ${path} is not what the release says`);
      return file;
    },
  };
}

/** The first of the copies that is there, else the file itself. */
async function find(
  read: Read,
  path: string,
  bytes: number,
  accepted: readonly Coding[],
): Promise<Coded | undefined> {
  for (const coding of accepted) {
    const body = await read(path + SUFFIX[coding], bytes + CODING_BYTES).catch((error: unknown) => {
      if (error instanceof RangeError) throw error;
      // Some stores refuse what they do not have. Whether this one fails, the file itself will tell.
      return undefined;
    });
    if (body) return { body, coding };
  }
  const body = await read(path, bytes);
  return body && { body, coding: undefined };
}

/** The hash of what a file holds; undefined where that is no such coding, or more than `limit` bytes. */
async function integrityOf({ body, coding }: Coded, limit: number): Promise<string | undefined> {
  const bytes = coding ? await decompressed(body, coding, limit).catch(() => undefined) : body;
  if (!bytes) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

const FORMAT = { br: 'brotli', gzip: 'gzip' } as const;

function decompressed(body: Uint8Array<ArrayBuffer>, coding: Coding, limit: number) {
  // The standard has brotli too; the types of Node do not yet know.
  const stream = new DecompressionStream(FORMAT[coding] as CompressionFormat);
  return bodyOf(new Response(new Blob([body]).stream().pipeThrough(stream)), limit);
}
