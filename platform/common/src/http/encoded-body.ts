import type { ContentCoding } from './negotiation.ts';

/** A body as sent; `coding` is its content coding, undefined for none. */
export type EncodedBody = { body: Uint8Array<ArrayBuffer>; coding: ContentCoding | undefined };

type Compress = (text: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Encodes a text in every content coding of the runtime, the smallest first. */
export async function encodedBodies(
  text: string,
  brotli: Compress | undefined,
): Promise<EncodedBody[]> {
  const [br, gz] = await Promise.all([brotli?.(text), gzip(text)]);
  return [
    ...(br ? [{ body: br, coding: 'br' as const }] : []),
    { body: gz, coding: 'gzip' },
    { body: new TextEncoder().encode(text), coding: undefined },
  ];
}

const gzip: Compress = async (text) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Returns the size of all bodies in memory. */
export function totalBytes(bodies: readonly Pick<EncodedBody, 'body'>[]): number {
  return bodies.reduce((bytes, { body }) => bytes + body.byteLength, 0);
}

/** Returns the first body with an accepted content coding; the plain body is always accepted. */
export function negotiatedBody(
  bodies: readonly EncodedBody[],
  accepted: readonly ContentCoding[],
): EncodedBody {
  const body = bodies.find(({ coding }) => coding === undefined || accepted.includes(coding));
  if (!body) throw new Error('There is no plain body.');
  return body;
}

/** Returns the response header for a body's content coding. */
export function contentEncodingHeader({ coding }: EncodedBody): {
  'Content-Encoding'?: ContentCoding;
} {
  return coding ? { 'Content-Encoding': coding } : {};
}
