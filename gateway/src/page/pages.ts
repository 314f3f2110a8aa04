import { mountPattern } from '@foyer/shared/addresses/mounts';
import { isSlug } from '@foyer/shared/addresses/slug';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import type { Resolution } from '../composition/resolution.ts';
import type { GatewayDeps } from '../deps.ts';
import { type Coded, codedForms, codingHeader, formFor } from '../http/coded.ts';
import { contentId } from '../http/content-id.ts';
import { Lru } from '../http/lru.ts';
import { type Coding, namesEtag } from '../http/negotiation.ts';
import { type PageInput, renderDocument } from './document.ts';
import { documentHeaders, integrityPolicy } from './headers.ts';
import { PLAIN, type Shown, shownAt } from './shown.ts';

const MEMOISED_PAGES = 1500;
const MEMOISED_PATHS = 2000;

type Rendered = {
  composition: string;
  hotel: InlinedHotel;
  forms: Coded[];
  headers: Record<string, string>;
  etag: string;
};

export type PageRequest = {
  resolution: Resolution;
  hotel: InlinedHotel;
  /** Undefined for the page that holds for every URL of its slug. */
  pathname: string | undefined;
  signedIn: boolean;
  origin: string;
  accepted: readonly Coding[];
  ifNoneMatch: string | undefined;
  userAgent: string | undefined;
};

/** Writes pages; what was written once for a hotel, mount and frame is kept until it changes. */
export function createPages({ brotli }: Pick<GatewayDeps, 'brotli'>) {
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
    const { html, policy } = await renderDocument(input);
    const etag = `W/"${contentId(html)}"`;
    const headers = {
      ...documentHeaders(policy, input.origin.startsWith('https:')),
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding, Cookie, User-Agent',
      ETag: etag,
    };
    const forms = await codedForms(html, brotli);
    return {
      composition: input.resolution.composition.id,
      hotel: input.hotel,
      etag,
      forms,
      headers,
    };
  }

  return async function page(request: PageRequest): Promise<Response> {
    const { resolution, hotel, origin } = request;
    const shown = shownFor(request);
    const { slug } = resolution.composition;
    const mount = shown.mount && mountPattern(shown.mount);
    const key = `${slug} ${mount} ${shown.frame} ${shown.part} ${origin}`;
    let rendered = await memo.get(key);
    if (rendered?.composition !== resolution.composition.id || rendered.hotel !== hotel) {
      const writing = write({ resolution, hotel, shown, origin });
      memo.set(key, writing);
      rendered = await writing.catch((error) => {
        memo.delete(key);
        throw error;
      });
    }
    const headers = { ...rendered.headers, ...integrityPolicy(request.userAgent) };
    const status = hotel.state === 'unknown' || !shown.found ? 404 : 200;
    if (status === 200 && namesEtag(request.ifNoneMatch, rendered.etag))
      return new Response(null, { status: 304, headers });
    const form = formFor(rendered.forms, request.accepted);
    return new Response(form.body, { status, headers: { ...headers, ...codingHeader(form) } });
  };
}

/** The slug that a path begins with; undefined for none that could name a hotel. */
export function slugOf(pathname: string): string | undefined {
  const slug = pathname.split('/', 2)[1] ?? '';
  return isSlug(slug) ? slug : undefined;
}
