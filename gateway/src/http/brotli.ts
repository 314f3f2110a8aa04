import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib';
import { bodyOf } from './body.ts';

const compress = promisify(brotliCompress);
/** A page is compressed once per change: worth more than the usual, less than the slowest. */
const QUALITY = 10;
/** Powers of two, in bytes. */
const SMALLEST_WINDOW = 16;
const LARGEST_WINDOW = constants.BROTLI_DEFAULT_WINDOW;

/** A text compressed with brotli, where the runtime has Node's `zlib`. */
export async function brotli(text: string): Promise<Uint8Array<ArrayBuffer>> {
  // A window that holds all of it: the usual one has 4 MB, of which an encoder needs eight times as much.
  const window = Math.ceil(Math.log2(text.length + 1));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, SMALLEST_WINDOW), LARGEST_WINDOW),
  };
  return new Uint8Array(await compress(text, { params }));
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
