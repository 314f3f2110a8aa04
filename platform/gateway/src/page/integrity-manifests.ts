import { contentId, notFound } from '@foyer/common/http';
import { chunkFiles, type IntegrityManifestLink } from '@foyer/prerender/page';
import { inlinedHashesOf, type Resolution } from '@foyer/releases/composition';
import { type IntegrityManifest, integrityOf } from '@foyer/releases/contracts';
import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { encodedDocument, sendDocument } from '../documents.ts';

/** Shell chunk that loads integrity manifests; a shell without it gets everything in the page. */
const CHUNK = 'integrity-manifest';
/** Private, because the response may set the cookie of a rollout bucket. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

/** Returns the manifest of a composition, and the address that changes with it. */
function manifestOf({ composition, shell, releases }: Resolution): { href: string; text: string } {
  const { slug, remotes, header, menu } = composition;
  const integrity = inlinedHashesOf(releases.filter((release) => release !== shell));
  const text = JSON.stringify({ remotes, header, menu, integrity } satisfies IntegrityManifest);
  return { href: `/-/integrity-manifest/${slug}/${contentId(text)}`, text };
}

/** Returns the link for a page; undefined if its shell expects everything in the page. */
export async function integrityManifestLink(
  context: Pick<AppContext, 'brotli' | 'caches'>,
  resolution: Resolution,
): Promise<IntegrityManifestLink | undefined> {
  if (chunkFiles(resolution.shell, CHUNK).length === 0) return undefined;
  const { href, text } = manifestOf(resolution);
  await encodedDocument(context, href, text);
  return { href, integrity: await integrityOf(text) };
}

/**
 * Responds at such a link to a browser whose current composition is `now`. An open page may load the
 * manifest of an earlier one.
 */
export async function integrityManifest(
  context: AppContext,
  c: Context,
  now: Resolution,
): Promise<Response> {
  const { path } = c.req;
  const { href, text } = manifestOf(now);
  const bodies = await encodedDocument(context, path, href === path ? text : undefined);
  return bodies ? sendDocument(c, bodies, { 'Cache-Control': IMMUTABLE }) : notFound();
}
