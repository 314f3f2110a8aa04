import { contentId, encodedBodies, reasonOf, requestOriginOf } from '@foyer/common/http';
import { type PageInput, pageVariantOf, writePage } from '@foyer/prerender/page';
import type { Resolution } from '@foyer/releases/composition';
import { SIGNED_IN_COOKIE, STAY_COOKIE, STAY_STEPS_COOKIE } from '@foyer/shared/contracts/page.ts';
import type { Context } from 'hono';
import type { RenderedPage } from '../caches.ts';
import type { AppContext } from '../context.ts';
import { encodedResponse } from '../documents.ts';
import type { KnownHotel } from '../hotels/hotels.ts';
import { integrityManifestLink } from './integrity-manifests.ts';

/** In characters; a schema error may list every node of a template. */
const MAX_REASON_LENGTH = 500;
const HEADERS = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Encoding, Cookie, User-Agent',
};

const flagPattern = (cookie: string) => new RegExp(`(?:^|; *)${cookie}=1(?:;|$)`);
const SIGNED_IN = flagPattern(SIGNED_IN_COOKIE);
const STAY = flagPattern(STAY_COOKIE);
const STAY_STEPS = flagPattern(STAY_STEPS_COOKIE);

type PageRequest = {
  resolution: Resolution;
  hotel: KnownHotel;
  /** Undefined for the page that serves every URL of its slug. */
  pathname: string | undefined;
};

type PageContext = Pick<
  AppContext,
  'brotli' | 'log' | 'draw' | 'publicOrigins' | 'pageDecorations' | 'caches'
> & { releases: Pick<AppContext['releases'], 'file'> };

/** Answers requests for pages. */
export function createPages(context: PageContext) {
  const { pageDecorations, publicOrigins, caches } = context;

  return async function answer(c: Context, { resolution, hotel, pathname }: PageRequest) {
    const cookies = c.req.header('Cookie') ?? '';
    const guest = {
      signedIn: SIGNED_IN.test(cookies),
      stay: STAY.test(cookies),
      staySteps: STAY_STEPS.test(cookies),
    };
    const { publicOrigin, ...origin } = requestOriginOf(c.req.raw, publicOrigins);
    const variant = pageVariantOf(resolution, hotel.record, pathname, guest);
    const { day } = hotel;
    const render = () => renderedPage({ resolution, hotel, variant, day, publicOrigin }, context);
    const key = [
      resolution.composition.slug,
      resolution.composition.id,
      hotel.contentId,
      hotel.isFresh,
      variant.isWhole,
      variant.address ?? variant.shellTemplate,
      variant.layout,
      variant.stay,
      variant.staySteps,
      day?.date,
      day?.partOfDay,
      publicOrigin,
    ].join(' ');
    const page = pageDecorations
      ? await render()
      : (caches.pages.get(key) ?? (await caches.pages.fetch(key, { context: render })));
    if (!page) throw new Error('A page was not rendered');
    const headers = page.headersFor({ ...origin, userAgent: c.req.header('User-Agent') });
    return encodedResponse(c, { ...page, headers: { ...headers, ...HEADERS, ETag: page.etag } });
  };
}

async function renderedPage(
  page: Pick<PageInput, 'resolution' | 'variant' | 'day' | 'publicOrigin'> & { hotel: KnownHotel },
  context: PageContext,
): Promise<RenderedPage> {
  const { brotli, log, draw, releases, pageDecorations } = context;
  const { resolution, hotel, variant } = page;
  const { slug } = resolution.composition;
  const { html, ...written } = await writePage({
    ...page,
    hotel: { ...hotel.record, ...(hotel.isFresh && { fresh: true }) },
    drawsSocialCards: draw !== undefined,
    fontsCached: false,
    pageDecorations,
    // The page for every URL starts with no remote, and other hosts read its whole composition.
    integrityManifest: variant.isWhole
      ? undefined
      : await integrityManifestLink(context, resolution),
    async readFile(release, path) {
      const file = await releases.file(release, path, []);
      if (!file) throw new Error(`The release has no file ${path}`);
      return new TextDecoder().decode(file.body);
    },
    onSkip({ release: { name, version }, name: template }, error) {
      const reason = reasonOf(error).slice(0, MAX_REASON_LENGTH);
      log.warn({ release: name, version, template, error: reason }, 'A template was skipped.');
    },
    onTooLarge(bytes, without) {
      log.warn({ slug, bytes }, `A page is too large: it is sent without its ${without}.`);
    },
  });
  return {
    ...written,
    etag: `W/"${contentId(html)}"`,
    bodies: await encodedBodies(html, brotli),
  };
}
