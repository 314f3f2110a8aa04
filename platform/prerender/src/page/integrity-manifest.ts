import type { ContentCoding, Runtime } from '@foyer/common/http';
import {
  contentEncodingHeader,
  contentId,
  type EncodedBody,
  encodedBodies,
  negotiatedBody,
  notFound,
  totalBytes,
} from '@foyer/common/http';
import { inlinedHashesOf, memoisedByObject, type Resolution } from '@foyer/releases/composition';
import { type IntegrityManifest, integrityOf } from '@foyer/releases/contracts';
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import { LRUCache } from 'lru-cache';
import { chunkFiles } from './preloads.ts';

/** Enough for about a hundred different hotels with forty remotes each. */
const MEMOISED_BYTES = 16 * 1024 * 1024;
/** Compositions of pages that are still open; their hotels may have newer ones by now. */
const MAX_COMPOSITIONS = 500;
/** Shell chunk that loads integrity manifests; a shell without it gets everything in the page. */
const CHUNK = 'integrity-manifest';
/** Private, because the response may set the cookie of a rollout bucket. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

/** Address and hash of the integrity manifest of a composition. */
export type IntegrityManifestLink = NonNullable<Composition['integrity_manifest']>;

function textOf({ composition, shell, releases }: Resolution): string {
  const integrity = inlinedHashesOf(releases.filter((release) => release !== shell));
  const { remotes, header, menu } = composition;
  return JSON.stringify({ remotes, header, menu, integrity } satisfies IntegrityManifest);
}

const linkOf = memoisedByObject(
  async (resolution: Resolution): Promise<IntegrityManifestLink | undefined> => {
    if (chunkFiles(resolution.shell, CHUNK).length === 0) return undefined;
    const text = textOf(resolution);
    const href = `/-/integrity-manifest/${resolution.composition.slug}/${contentId(text)}`;
    return { href, integrity: await integrityOf(text) };
  },
);

export type IntegrityManifests = ReturnType<typeof createIntegrityManifests>;

/** Serves integrity manifests to pages, also to open pages of an earlier composition. */
export function createIntegrityManifests({ brotli }: Pick<Runtime, 'brotli'>) {
  const resolutions = new LRUCache<string, Resolution>({ max: MAX_COMPOSITIONS });
  const memo = new LRUCache<string, EncodedBody[]>({
    maxSize: MEMOISED_BYTES,
    sizeCalculation: totalBytes,
  });

  async function bodiesOf(resolution: Resolution): Promise<EncodedBody[]> {
    const text = textOf(resolution);
    // Hotels with the same manifest share one copy in memory.
    const id = contentId(text);
    const bodies = memo.get(id) ?? (await encodedBodies(text, brotli));
    memo.set(id, bodies);
    return bodies;
  }

  return {
    /** Returns the link for a page; undefined if its shell expects everything in the page. */
    async link(resolution: Resolution): Promise<IntegrityManifestLink | undefined> {
      const link = await linkOf(resolution);
      if (link) resolutions.set(link.href, resolution);
      return link;
    },

    /** Returns the response at such a link, for a browser whose current composition is `now`. */
    async response(
      now: Resolution,
      href: string,
      accepted: readonly ContentCoding[],
    ): Promise<Response> {
      const isCurrent = (await linkOf(now))?.href === href;
      const resolution = isCurrent ? now : resolutions.get(href);
      if (!resolution) return notFound();
      const encoded = negotiatedBody(await bodiesOf(resolution), accepted);
      return new Response(encoded.body, {
        headers: {
          'Content-Type': 'application/json',
          'Cache-Control': IMMUTABLE,
          'X-Content-Type-Options': 'nosniff',
          Vary: 'Accept-Encoding',
          ...contentEncodingHeader(encoded),
        },
      });
    },
  };
}
