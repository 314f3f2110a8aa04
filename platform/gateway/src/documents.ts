import { acceptedCodings, type EncodedBody, encodedBodies, matchesEtag } from '@foyer/common/http';
import type { Context } from 'hono';
import type { AppContext } from './context.ts';

type Encoded = { status: number; headers: Record<string, string>; bodies: readonly EncodedBody[] };

/** Responds in the first coding that the browser accepts, or 304 if it has the body already. */
export function encodedResponse(c: Context, { status, headers, bodies }: Encoded): Response {
  if (status === 200 && headers.ETag && matchesEtag(c.req.header('If-None-Match'), headers.ETag))
    return new Response(null, { status: 304, headers });
  const accepted = acceptedCodings(c.req.header('Accept-Encoding'));
  const sent = bodies.find(({ coding }) => coding === undefined || accepted.includes(coding));
  if (!sent) throw new Error('There is no plain body.');
  const encoding = sent.coding && { 'Content-Encoding': sent.coding };
  return new Response(sent.body, { status, headers: { ...headers, ...encoding } });
}

/** Encodes a JSON document once. The key names its content; without `text` only a known one is found. */
export async function encodedDocument(
  { brotli, caches }: Pick<AppContext, 'brotli' | 'caches'>,
  key: string,
  text: string | undefined,
): Promise<readonly EncodedBody[] | undefined> {
  const known = caches.documents.get(key);
  if (known || text === undefined) return known;
  return caches.documents.fetch(key, { context: () => encodedBodies(text, brotli) });
}

/** Responds with a JSON document. */
export function sendDocument(
  c: Context,
  bodies: readonly EncodedBody[],
  headers: Record<string, string>,
): Response {
  const type = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  return encodedResponse(c, { status: 200, bodies, headers: { ...type, ...headers } });
}
