import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib';
import { bodyOf } from './body.ts';

const compress = promisify(brotliCompress);
/** A page is compressed once per change: worth more than the usual, less than the slowest. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** A text compressed with brotli, where the runtime has Node's `zlib`. */
export async function brotli(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compress(text, QUALITY));
}

/** What was compressed; rejects what is no brotli, or has more than `limit` bytes. */
export async function unbrotli(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  // Not by `maxOutputLength`, which workerd takes for less than it says.
  const stream = createBrotliDecompress();
  stream.end(bytes);
  return bodyOf(new Response(Readable.toWeb(stream) as ReadableStream), limit);
}
