import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../http/negotiation.ts';

const SMALLEST = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  gzip: { level: constants.Z_BEST_COMPRESSION },
};
/** Files that compression makes smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:m?js|css|svg|json)$/i;

/** A file as the store keeps it: its bytes, and what they are compressed. */
export type Packed = { bytes: Uint8Array; compressed: Record<Coding, Uint8Array> | undefined };

/** A file's SHA-384, as an `integrity` attribute has it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Packs the files of a release, by their paths. */
export async function packFiles(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Packed>> {
  const packed = [...files].map(async ([path, bytes]): Promise<[string, Packed]> => {
    return [
      path,
      { bytes, compressed: COMPRESSIBLE.test(path) ? await compressed(bytes) : undefined },
    ];
  });
  return new Map(await Promise.all(packed));
}

async function compressed(bytes: Uint8Array): Promise<Record<Coding, Uint8Array>> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, SMALLEST.br),
    promisify(gzip)(bytes, SMALLEST.gzip),
  ]);
  return { br, gzip: gz };
}
