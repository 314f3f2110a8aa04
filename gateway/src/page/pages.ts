import { mountPattern } from '@foyer/shared/addresses/mounts';
import { isSlug } from '@foyer/shared/addresses/slug';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import type { Resolution } from '../composition/resolution.ts';
import type { GatewayDeps } from '../deps.ts';
import { contentId } from '../http/content-id.ts';
import { Lru } from '../http/lru.ts';
import { namesEtag } from '../http/negotiation.ts';
import type { Place } from '../http/places.ts';
import { type Document, type PageInput, renderDocument } from './document.ts';
import { documentHeaders, integrityPolicy } from './headers.ts';
import { PLAIN, type Shown, shownAt } from './shown.ts';
import { createSteadyRecords } from './steady-record.ts';

const MEMOISED_PAGES = 1500;
const MEMOISED_PATHS = 2000;

type Rendered = {
  composition: string;
  hotel: InlinedHotel;
  /** Headers and body for browsers with brotli and for others. */
  brotli: [Uint8Array<ArrayBuffer>, Record<string, string>] | undefined;
  plain: [Uint8Array<ArrayBuffer>, Record<string, string>];
  etag: string;
  policyAt: Document['policyAt'];
};

export type PageRequest = {
  resolution: Resolution;
  hotel: InlinedHotel;
  /** Undefined for the page that holds for every URL of its slug. */
  pathname: string | undefined;
  signedIn: boolean;
  place: Place;
  acceptsBrotli: boolean;
  ifNoneMatch: string | undefined;
  userAgent: string | undefined;
};

/** Writes pages; what was written once for a hotel, mount and frame is kept until it changes. */
export function createPages({ brotli, clock }: Pick<GatewayDeps, 'brotli' | 'clock'>) {
  const steady = createSteadyRecords(clock);
  const memo = new Lru<string, Promise<Rendered>>(MEMOISED_PAGES);
  const shownMemo = new Lru<string, Shown>(MEMOISED_PATHS);

  function shownFor({ resolution, pathname, signedIn }: PageRequest): Shown {
    if (pathname === undefined) return PLAIN;
    const key = `${resolution.composition.id} ${signedIn} ${pathname}`;
    const shown = shownMemo.get(key) ?? shownAt(resolution.site, pathname, signedIn);
    shownMemo.set(key, shown);
    return shown;
  }

  async function write(input: PageInput): Promise<Rendered> {
    const { html, policyAt } = await renderDocument(input);
    const etag = `W/"${contentId(html)}"`;
    const headers = {
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding, Cookie, User-Agent',
      ETag: etag,
    };
    const small = await brotli?.(html);
    return {
      composition: input.resolution.composition.id,
      hotel: input.hotel,
      etag,
      policyAt,
      plain: [new TextEncoder().encode(html), headers],
      brotli: small && [small, { ...headers, 'Content-Encoding': 'br' }],
    };
  }

  return async function page(request: PageRequest): Promise<Response> {
    const { resolution, place } = request;
    const hotel = steady(request.hotel);
    const shown = shownFor(request);
    const { slug } = resolution.composition;
    const mount = shown.mount && mountPattern(shown.mount);
    const key = `${slug} ${mount} ${shown.frame} ${shown.part} ${hotel.fresh} ${place.publicOrigin}`;
    let rendered = await memo.get(key);
    if (rendered?.composition !== resolution.composition.id || rendered.hotel !== hotel) {
      const writing = write({ resolution, hotel, shown, publicOrigin: place.publicOrigin });
      memo.set(key, writing);
      rendered = await writing.catch((error) => {
        memo.delete(key);
        throw error;
      });
    }
    const [body, own] = (request.acceptsBrotli && rendered.brotli) || rendered.plain;
    const headers = {
      ...documentHeaders(rendered.policyAt(place.origin), place.secure),
      ...own,
      ...integrityPolicy(request.userAgent),
    };
    const status = hotel.state === 'unknown' || !shown.found ? 404 : 200;
    if (status === 200 && namesEtag(request.ifNoneMatch, rendered.etag))
      return new Response(null, { status: 304, headers });
    return new Response(body, { status, headers });
  };
}

/** The slug that a path begins with; undefined for none that could name a hotel. */
export function slugOf(pathname: string): string | undefined {
  const slug = pathname.split('/', 2)[1] ?? '';
  return isSlug(slug) ? slug : undefined;
}
