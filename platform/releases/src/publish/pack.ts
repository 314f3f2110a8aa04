import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SUFFIX } from '../store/release-store.ts';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };
/** Files that compression makes smaller; images and fonts are already compressed. */
const COMPRESSIBLE = /\.(?:m?js|css|svg|json|txt)$/i;

/** Files by path, with their compressed copies beside them as the store holds them. */
export type PackedFiles = ReadonlyMap<string, Uint8Array>;

/** Adds the compressed copies to the files of a release. */
export async function packFiles(files: ReadonlyMap<string, Uint8Array>): Promise<PackedFiles> {
  const packed = new Map(files);
  const copies = [...files].map(async ([path, bytes]) => {
    if (!COMPRESSIBLE.test(path)) return;
    packed.set(path + SUFFIX.br, await promisify(brotliCompress)(bytes, BROTLI));
    packed.set(path + SUFFIX.gzip, await promisify(gzip)(bytes, GZIP));
  });
  await Promise.all(copies);
  return packed;
}
