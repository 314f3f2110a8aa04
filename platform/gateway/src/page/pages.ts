import type { RequestOrigin } from '@foyer/common/http';
import {
  type ContentCoding,
  contentEncodingHeader,
  contentId,
  type EncodedBody,
  encodedBodies,
  matchesEtag,
  negotiatedBody,
  reasonOf,
  totalBytes,
} from '@foyer/common/http';
import type { IntegrityManifests } from '@foyer/prerender/page';
import {
  type Document,
  dayOf,
  documentHeaders,
  type Guest,
  integrityPolicy,
  type MatchedRoute,
  matchedRouteOf,
  type PageInput,
  type PageVariant,
  pageTemplateOf,
  pageVariantOf,
  type ReadTemplate,
  renderDocument,
  SHELL_ROUTE,
  type TemplateFile,
} from '@foyer/prerender/page';
import type { Resolution } from '@foyer/releases/composition';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import type { HotelDay } from '@foyer/shared/hotel/hotel-time.ts';
import { LRUCache } from 'lru-cache';
import type { GatewayDeps } from '../deps.ts';
import { createMemoisedRecords } from './memoised-record.ts';

const MEMOISED_PAGES = 1500;
const MEMOISED_BYTES = 64_000_000;
const MEMOISED_PATHS = 2000;
const MEMOISED_PATH_BYTES = 1_000_000;
/** Size that the cache assumes while a page is being rendered; real pages are smaller. */
const ASSUMED_PAGE_BYTES = 50_000;
/** A larger page is rendered without its template or its hotel record. */
const MAX_PAGE_BYTES = 1_000_000;
/** In characters; a schema error may list every node of a template. */
const MAX_REASON_LENGTH = 500;
/** A page names the part of the day. No time zone starts a day between two quarters. */
const QUARTER_MS = 15 * 60_000;

type Rendered = {
  bodies: EncodedBody[];
  headers: Record<string, string>;
  etag: string;
  policyAt: Document['policyAt'];
};

/** A page that is or was rendered, and the values it depends on. */
type MemoisedPage = {
  rendered: Promise<Rendered>;
  hotel: InlinedHotel;
  day: HotelDay | undefined;
  /** Time of the last check of `day`, in milliseconds since the epoch. */
  at: number;
};

/** A page before its template is filled. */
type PageBeforeTemplate = Omit<PageInput, 'template' | 'fontsCached'> &
  PageVariant & { day: HotelDay | undefined };

export type PageRequest = {
  resolution: Resolution;
  hotel: InlinedHotel;
  /** Undefined for the page that serves every URL of its slug. */
  pathname: string | undefined;
  guest: Guest;
  requestOrigin: RequestOrigin;
  accepted: readonly ContentCoding[];
  ifNoneMatch: string | undefined;
  userAgent: string | undefined;
};

/** Renders pages, and memoises each until its composition, record, template or day changes. */
export function createPages({
  brotli,
  log,
  clock,
  drawSocialCard: drawPreview,
  pageDecorations,
  integrityManifests,
  readTemplate,
}: Pick<GatewayDeps, 'brotli' | 'log' | 'clock' | 'drawSocialCard' | 'pageDecorations'> & {
  integrityManifests: Pick<IntegrityManifests, 'link'>;
  readTemplate: ReadTemplate;
}) {
  const drawsSocialCards = Boolean(drawPreview);
  const memoisedRecord = createMemoisedRecords(clock);
  const memo = new LRUCache<string, MemoisedPage>({
    max: MEMOISED_PAGES,
    maxSize: MEMOISED_BYTES,
  });
  const routeMemo = new LRUCache<string, MatchedRoute>({
    max: MEMOISED_PATHS,
    maxSize: MEMOISED_PATH_BYTES,
    sizeCalculation: (_, key) => key.length,
  });

  function routeFor({ resolution, pathname, guest: { signedIn } }: PageRequest): MatchedRoute {
    if (pathname === undefined) return SHELL_ROUTE;
    const key = `${resolution.composition.id} ${signedIn} ${pathname}`;
    const route = routeMemo.get(key) ?? matchedRouteOf(resolution.site, pathname, signedIn);
    routeMemo.set(key, route);
    return route;
  }

  function reportSkipped(
    { release: { name, version }, name: template }: TemplateFile,
    error: unknown,
  ): void {
    const reason = reasonOf(error).slice(0, MAX_REASON_LENGTH);
    log.warn({ release: name, version, template, error: reason }, 'A template was skipped.');
  }

  /** Removes the screen's template from a too large page, and then its hotel record. */
  async function documentOf(
    input: PageBeforeTemplate,
    templateRoute = input.matchedRoute,
  ): Promise<Document> {
    const { hotel, matchedRoute, resolution } = input;
    const template = await pageTemplateOf(
      { ...input, matchedRoute: templateRoute },
      readTemplate,
      reportSkipped,
    );
    const document = await renderDocument({ ...input, template, fontsCached: false });
    const bytes = new TextEncoder().encode(document.html).byteLength;
    const { slug } = resolution.composition;
    if (bytes <= MAX_PAGE_BYTES) return document;
    if (template.inlined) {
      log.warn({ slug, bytes }, 'A page is too large: it is sent without its template.');
      return documentOf(input, { ...matchedRoute, mount: undefined, shellTemplate: undefined });
    }
    if (!hotel.hotel) return document;
    log.warn({ slug, bytes }, 'A page is too large: it is sent without its hotel record.');
    return documentOf({ ...input, hotel: { ...hotel, state: 'unreachable', hotel: null } });
  }

  async function render(input: PageBeforeTemplate): Promise<Rendered> {
    const { html, policyAt } = await documentOf(input);
    const etag = `W/"${contentId(html)}"`;
    const headers = {
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding, Cookie, User-Agent',
      ETag: etag,
    };
    return { etag, policyAt, bodies: await encodedBodies(html, brotli), headers };
  }

  /** Renders a page once for concurrent requests, and again when its content changes. */
  function rendered(key: string, input: Omit<PageBeforeTemplate, 'day'>): Promise<Rendered> {
    const { hotel } = input;
    const at = Math.floor(clock() / QUARTER_MS) * QUARTER_MS;
    const last = memo.get(key);
    const isSame = last?.hotel === hotel;
    if (isSame && last.at === at) return last.rendered;
    const day = dayOf(hotel, at);
    if (isSame && last.day?.date === day?.date && last.day?.partOfDay === day?.partOfDay) {
      last.at = at;
      return last.rendered;
    }
    const page = { rendered: render({ ...input, day }), hotel, day, at };
    memo.set(key, page, { size: ASSUMED_PAGE_BYTES });
    const isCurrent = () => memo.peek(key) === page;
    page.rendered.then(
      // The cache reads the size of a new object only.
      ({ bodies }) => isCurrent() && memo.set(key, { ...page }, { size: totalBytes(bodies) }),
      () => isCurrent() && memo.delete(key),
    );
    return page.rendered;
  }

  return async function answer(request: PageRequest): Promise<Response> {
    const { resolution, requestOrigin } = request;
    const hotel = memoisedRecord(request.hotel);
    const matchedRoute = routeFor(request);
    // The page for every URL starts with no remote, and other hosts read its whole composition.
    const integrityManifest =
      request.pathname === undefined ? undefined : await integrityManifests.link(resolution);
    const variant = pageVariantOf(resolution, matchedRoute, hotel, request);
    const key = [
      resolution.composition.slug,
      resolution.composition.id,
      variant.address ?? matchedRoute.shellTemplate,
      matchedRoute.layout,
      variant.stay,
      hotel.fresh,
      integrityManifest !== undefined,
      requestOrigin.publicOrigin,
    ].join(' ');
    const page = await rendered(key, {
      resolution,
      hotel,
      matchedRoute,
      ...variant,
      integrityManifest,
      drawsSocialCards,
      pageDecorations,
      publicOrigin: requestOrigin.publicOrigin,
    });
    const headers = {
      ...documentHeaders(page.policyAt(requestOrigin.origin), requestOrigin.secure),
      ...page.headers,
      ...integrityPolicy(request.userAgent),
    };
    const status = hotel.state === 'unknown' || !matchedRoute.found ? 404 : 200;
    if (status === 200 && matchesEtag(request.ifNoneMatch, page.etag))
      return new Response(null, { status: 304, headers });
    const encoded = negotiatedBody(page.bodies, request.accepted);
    return new Response(encoded.body, {
      status,
      headers: { ...headers, ...contentEncodingHeader(encoded) },
    });
  };
}
