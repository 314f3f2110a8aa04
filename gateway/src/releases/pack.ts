import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** Files that brotli makes smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:m?js|css|svg|json)$/i;

/** A file as the store keeps it: its bytes, and what they are under brotli. */
export type Packed = { bytes: Uint8Array; small: Uint8Array | undefined };

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
      { bytes, small: COMPRESSIBLE.test(path) ? await compress(bytes, SMALLEST) : undefined },
    ];
  });
  return new Map(await Promise.all(packed));
}
