import type { Runtime } from '@foyer/common/http';
import {
  type ContentCoding,
  contentEncodingHeader,
  contentId,
  type EncodedBody,
  encodedBodies,
  matchesEtag,
  negotiatedBody,
  totalBytes,
} from '@foyer/common/http';
import type { Resolution } from '@foyer/releases/composition';
import type { OfflineBundle, PageRelease } from '@foyer/releases/contracts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import { LRUCache } from 'lru-cache';

/** Enough for about three hundred hotels; a bundle takes 50 KB in all content codings. */
const MEMOISED_BYTES = 16 * 1024 * 1024;

export type OfflineBundleRequest = {
  resolution: Resolution;
  hotel: InlinedHotel;
  withdrawn: string[];
  accepted: readonly ContentCoding[];
  ifNoneMatch: string | undefined;
};

/** Returns the fields of a release that pages need, to keep bundles on phones small. */
function forPages(release: PageRelease): PageRelease {
  const { name, version, entry, initial, templates, files, imported } = release;
  return {
    name,
    version,
    entry,
    initial,
    templates,
    files,
    ...(imported && { imported }),
  };
}

/** Serves a hotel's offline bundle, and memoises it until its content changes. */
export function createOfflineBundles({ brotli }: Pick<Runtime, 'brotli'>) {
  const memo = new LRUCache<string, EncodedBody[]>({
    maxSize: MEMOISED_BYTES,
    sizeCalculation: totalBytes,
  });

  return async function offlineBundle(request: OfflineBundleRequest): Promise<Response> {
    const { resolution, hotel, withdrawn, accepted, ifNoneMatch } = request;
    const { composition, releases } = resolution;
    // The record is fetched repeatedly; while its content stays the same, so does the bundle.
    const facts = JSON.stringify([composition.id, { ...hotel, fetched_at: 0 }, withdrawn]);
    const etag = `W/"${contentId(facts)}"`;
    const key = `${composition.slug} ${etag}`;
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ETag: etag,
    };
    if (matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    const bundle = { composition, releases: releases.map(forPages), hotel, withdrawn };
    const bodies =
      memo.get(key) ??
      (await encodedBodies(JSON.stringify(bundle satisfies OfflineBundle), brotli));
    memo.set(key, bodies);
    const encoded = negotiatedBody(bodies, accepted);
    return new Response(encoded.body, {
      headers: { ...headers, ...contentEncodingHeader(encoded) },
    });
  };
}
