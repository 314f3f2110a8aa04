import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from '@foyer/common/http';

const BEST_COMPRESSION = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  gzip: { level: constants.Z_BEST_COMPRESSION },
};
/** Files that compression makes smaller; images and fonts are already compressed. */
const COMPRESSIBLE = /\.(?:m?js|css|svg|json)$/i;

/** A file as the store holds it: its bytes and their compressed copies. */
export type PackedFile = {
  bytes: Uint8Array;
  compressed: Record<ContentCoding, Uint8Array> | undefined;
};

/** Compresses the files of a release, by path. */
export async function packFiles(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, PackedFile>> {
  const packed = [...files].map(async ([path, bytes]): Promise<[string, PackedFile]> => {
    return [
      path,
      { bytes, compressed: COMPRESSIBLE.test(path) ? await compressed(bytes) : undefined },
    ];
  });
  return new Map(await Promise.all(packed));
}

async function compressed(bytes: Uint8Array): Promise<Record<ContentCoding, Uint8Array>> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, BEST_COMPRESSION.br),
    promisify(gzip)(bytes, BEST_COMPRESSION.gzip),
  ]);
  return { br, gzip: gz };
}
