import { contentId, matchesEtag } from '@foyer/common/http';
import type { Resolution } from '@foyer/releases/composition';
import { LICENCES, type OfflineBundle, type PageRelease } from '@foyer/releases/contracts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { encodedDocument, sendDocument } from '../documents.ts';

/** Returns the fields of a release that pages need, to keep bundles on phones small. */
function forPages(release: PageRelease): PageRelease {
  const { name, version, entry, initial, templates, imported } = release;
  const { [LICENCES]: _, ...files } = release.files;
  return { name, version, entry, initial, templates, files, ...(imported && { imported }) };
}

/** Responds with a hotel's offline bundle. */
export async function offlineBundle(
  context: AppContext,
  c: Context,
  { composition, releases }: Resolution,
  hotel: InlinedHotel,
  withdrawn: string[],
): Promise<Response> {
  // Gateways fetched the same record at different times.
  const facts = JSON.stringify([composition.id, { ...hotel, fetched_at: 0 }, withdrawn]);
  const etag = `W/"${contentId(facts)}"`;
  const headers = { 'Cache-Control': 'private, no-cache', ETag: etag };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return sendDocument(c, [], headers);
  const bundle: OfflineBundle = { composition, releases: releases.map(forPages), hotel, withdrawn };
  const key = `offline-bundle ${composition.slug} ${etag}`;
  const bodies = await encodedDocument(context, key, JSON.stringify(bundle));
  return sendDocument(c, bodies ?? [], headers);
}
