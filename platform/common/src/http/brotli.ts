import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib';
import { bodyOf } from './body.ts';

const compress = promisify(brotliCompress);
/** Between the default and the slowest: each page is compressed only once per change. */
const QUALITY = 10;
/** Exponents of two, in bytes. */
const MIN_WINDOW = 16;
const MAX_WINDOW = constants.BROTLI_DEFAULT_WINDOW;

/** Compresses a text with brotli, in runtimes with Node's `zlib`. */
export async function brotli(text: string): Promise<Uint8Array<ArrayBuffer>> {
  // A window as large as the text: the default has 4 MB, and an encoder needs eight times its window.
  const window = Math.ceil(Math.log2(text.length + 1));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, MIN_WINDOW), MAX_WINDOW),
  };
  return new Uint8Array(await compress(text, { params }));
}

/** Decompresses brotli; rejects invalid data, or more than `limit` bytes. */
export async function unbrotli(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  // Not with `maxOutputLength`: workerd applies a lower limit than the given one.
  const stream = createBrotliDecompress();
  stream.end(bytes);
  return bodyOf(new Response(Readable.toWeb(stream) as ReadableStream), limit);
}
