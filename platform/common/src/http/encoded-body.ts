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
