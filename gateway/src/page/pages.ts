import { isSlug } from '@foyer/shared/addresses/slug';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import type { HotelDay } from '@foyer/shared/hotel/hotel-time';
import { LRUCache } from 'lru-cache';
import type { Resolution } from '../composition/resolution.ts';
import type { GatewayDeps } from '../deps.ts';
import { bytesIn, type Coded, codedForms, codingHeader, formFor } from '../http/coded.ts';
import { contentId } from '../http/content-id.ts';
import { type Coding, namesEtag } from '../http/negotiation.ts';
import type { Place } from '../http/places.ts';
import { reasonOf } from '../http/reason.ts';
import type { DetailsOfPages } from './details.ts';
import { type Document, type PageInput, renderDocument } from './document.ts';
import { dayOf, type FrameFile, pageFrame, type ReadFrame } from './frames.ts';
import { documentHeaders, integrityPolicy } from './headers.ts';
import { type Guest, type KnownPage, knownPage } from './known-page.ts';
import { PLAIN, type Shown, shownAt } from './shown.ts';
import { createSteadyRecords } from './steady-record.ts';

const MEMOISED_PAGES = 1500;
const MEMOISED_BYTES = 64_000_000;
const MEMOISED_PATHS = 2000;
const MEMOISED_PATH_BYTES = 1_000_000;
/** What a page counts as while it is being written; ours have less. */
const USUAL_PAGE = 50_000;
/** Of a page that would be larger something is left out. */
const LARGEST_PAGE = 1_000_000;
/** What is wrong with a file may be said for each of its parts; in characters. */
const LONGEST_REASON = 500;
/** A page says what part of the day it is; no zone's day begins between two of these. */
const QUARTER_MS = 15 * 60_000;

type Rendered = {
  forms: Coded[];
  headers: Record<string, string>;
  etag: string;
  policyAt: Document['policyAt'];
};

/** A page as it is being written or was, and what it is written of. */
type Kept = {
  rendered: Promise<Rendered>;
  hotel: InlinedHotel;
  day: HotelDay | undefined;
  /** When it was last asked what day it is, in milliseconds since the epoch. */
  at: number;
};

/** A page before its frame is filled. */
type Unframed = Omit<PageInput, 'frame' | 'fontsAtHand'> &
  KnownPage & { day: HotelDay | undefined };

export type PageRequest = {
  resolution: Resolution;
  hotel: InlinedHotel;
  /** Undefined for the page that holds for every URL of its slug. */
  pathname: string | undefined;
  guest: Guest;
  place: Place;
  accepted: readonly Coding[];
  ifNoneMatch: string | undefined;
  userAgent: string | undefined;
};

/** Writes pages; what was written once for a composition, mount and frame is kept until it changes. */
export function createPages({
  brotli,
  log,
  clock,
  drawPreview,
  around,
  details,
  readFrame,
}: Pick<GatewayDeps, 'brotli' | 'log' | 'clock' | 'drawPreview' | 'around'> & {
  details: Pick<DetailsOfPages, 'link'>;
  readFrame: ReadFrame;
}) {
  const drawsPreviews = Boolean(drawPreview);
  const steady = createSteadyRecords(clock);
  const memo = new LRUCache<string, Kept>({
    max: MEMOISED_PAGES,
    maxSize: MEMOISED_BYTES,
  });
  const shownMemo = new LRUCache<string, Shown>({
    max: MEMOISED_PATHS,
    maxSize: MEMOISED_PATH_BYTES,
    sizeCalculation: (_, key) => key.length,
  });

  function shownFor({ resolution, pathname, guest: { signedIn } }: PageRequest): Shown {
    if (pathname === undefined) return PLAIN;
    const key = `${resolution.composition.id} ${signedIn} ${pathname}`;
    const shown = shownMemo.get(key) ?? shownAt(resolution.site, pathname, signedIn);
    shownMemo.set(key, shown);
    return shown;
  }

  function leftOut({ release: { name, version }, name: frame }: FrameFile, error: unknown): void {
    const reason = reasonOf(error).slice(0, LONGEST_REASON);
    log.warn({ release: name, version, frame, error: reason }, 'A frame is left out.');
  }

  /** Of a page that is too large goes its screen's frame, and only then its hotel. */
  async function documentOf(input: Unframed, framed = input.shown): Promise<Document> {
    const { hotel, shown, resolution } = input;
    const frame = await pageFrame({ ...input, shown: framed }, readFrame, leftOut);
    const document = await renderDocument({ ...input, frame, fontsAtHand: false });
    const bytes = new TextEncoder().encode(document.html).byteLength;
    const { slug } = resolution.composition;
    if (bytes <= LARGEST_PAGE) return document;
    if (frame.inlined) {
      log.warn({ slug, bytes }, 'A page is too large; its frame is left out.');
      return documentOf(input, { ...shown, mount: undefined, page: undefined });
    }
    if (!hotel.hotel) return document;
    log.warn({ slug, bytes }, 'A page is too large; its hotel is left out.');
    return documentOf({ ...input, hotel: { ...hotel, state: 'unreachable', hotel: null } });
  }

  async function write(input: Unframed): Promise<Rendered> {
    const { html, policyAt } = await documentOf(input);
    const etag = `W/"${contentId(html)}"`;
    const headers = {
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding, Cookie, User-Agent',
      ETag: etag,
    };
    return { etag, policyAt, forms: await codedForms(html, brotli), headers };
  }

  /** A page is written once, whoever asks meanwhile, and again when it would say something else. */
  function rendered(key: string, input: Omit<Unframed, 'day'>): Promise<Rendered> {
    const { hotel } = input;
    const at = Math.floor(clock() / QUARTER_MS) * QUARTER_MS;
    const last = memo.get(key);
    const isSame = last?.hotel === hotel;
    if (isSame && last.at === at) return last.rendered;
    const day = dayOf(hotel, at);
    if (isSame && last.day?.date === day?.date && last.day?.part === day?.part) {
      last.at = at;
      return last.rendered;
    }
    const kept = { rendered: write({ ...input, day }), hotel, day, at };
    memo.set(key, kept, { size: USUAL_PAGE });
    const isKept = () => memo.peek(key) === kept;
    kept.rendered.then(
      // What is set again must be another object, or its size is not looked at.
      ({ forms }) => isKept() && memo.set(key, { ...kept }, { size: bytesIn(forms) }),
      () => isKept() && memo.delete(key),
    );
    return kept.rendered;
  }

  return async function answer(request: PageRequest): Promise<Response> {
    const { resolution, place } = request;
    const hotel = steady(request.hotel);
    const shown = shownFor(request);
    // What holds for every URL begins with none of its remotes, and other hosts read it whole.
    const told = request.pathname === undefined ? undefined : await details.link(resolution);
    const known = knownPage(resolution, shown, hotel, request);
    const key = [
      resolution.composition.slug,
      resolution.composition.id,
      known.address ?? shown.page,
      shown.layout,
      known.stay,
      hotel.fresh,
      told !== undefined,
      place.publicOrigin,
    ].join(' ');
    const input = { resolution, hotel, shown, ...known, details: told, drawsPreviews, around };
    const page = await rendered(key, { ...input, publicOrigin: place.publicOrigin });
    const headers = {
      ...documentHeaders(page.policyAt(place.origin), place.secure),
      ...page.headers,
      ...integrityPolicy(request.userAgent),
    };
    const status = hotel.state === 'unknown' || !shown.found ? 404 : 200;
    if (status === 200 && namesEtag(request.ifNoneMatch, page.etag))
      return new Response(null, { status: 304, headers });
    const form = formFor(page.forms, request.accepted);
    return new Response(form.body, { status, headers: { ...headers, ...codingHeader(form) } });
  };
}

/** The slug that a path begins with; undefined for none that could name a hotel. */
export function slugOf(pathname: string): string | undefined {
  const slug = pathname.split('/', 2)[1] ?? '';
  return isSlug(slug) ? slug : undefined;
}
