import {
  acceptedCodings,
  contentEncodingHeader,
  type EncodedBody,
  encodedBodies,
  matchesEtag,
  negotiatedBody,
} from '@foyer/common/http';
import type { Context } from 'hono';
import type { LRUCache } from 'lru-cache';
import type { GatewayDeps } from './deps.ts';

/** JSON documents in each content coding. */
export type DocumentCache = LRUCache<string, EncodedBody[], () => Promise<EncodedBody[]>>;

type Encoded = {
  status: number;
  headers: Record<string, string>;
  bodies: readonly EncodedBody[];
};

/** Responds in the first coding that the browser accepts, or 304 if it has the body already. */
export function encodedResponse(c: Context, { status, headers, bodies }: Encoded): Response {
  if (status === 200 && headers.ETag && matchesEtag(c.req.header('If-None-Match'), headers.ETag))
    return new Response(null, { status: 304, headers });
  const encoded = negotiatedBody(bodies, acceptedCodings(c.req.header('Accept-Encoding')));
  return new Response(encoded.body, {
    status,
    headers: { ...headers, ...contentEncodingHeader(encoded) },
  });
}

export type Documents = ReturnType<typeof createDocuments>;

/** Encodes JSON documents once. A key names the content of its document. */
export function createDocuments({ brotli }: Pick<GatewayDeps, 'brotli'>, cache: DocumentCache) {
  return {
    /** Returns a document; without `text` only a known one. */
    async bodiesOf(key: string, text?: string): Promise<readonly EncodedBody[] | undefined> {
      const known = cache.get(key);
      if (known || text === undefined) return known;
      return cache.fetch(key, { context: () => encodedBodies(text, brotli) });
    },

    /** Responds with a document. */
    send(c: Context, bodies: readonly EncodedBody[], headers: Record<string, string>): Response {
      return encodedResponse(c, {
        status: 200,
        bodies,
        headers: {
          'Content-Type': 'application/json',
          Vary: 'Accept-Encoding',
          ...headers,
        },
      });
    },
  };
}
