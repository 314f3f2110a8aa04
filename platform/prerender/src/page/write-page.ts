import { preloadedPathsOf } from '@foyer/shared/api/preloaded-queries.ts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import type { HotelDay } from '@foyer/shared/hotel/hotel-time.ts';
import { type DocumentInput, renderDocument } from './document.ts';
import { documentHeaders, integrityPolicy } from './headers.ts';
import { INLINE_SCRIPTS, inlineScriptOf } from './inline-script.ts';
import type { IntegrityManifestLink } from './page-composition.ts';
import { pageCompositionOf } from './page-composition.ts';
import type { PageDecorations } from './page-decorations.ts';
import { pagePolicyOf } from './page-policy.ts';
import { type OnSkip, pageTemplateOf, type ReadFile } from './templates.ts';

/** A larger page is written without its template or its hotel record. */
const MAX_PAGE_BYTES = 1_000_000;

export type PageInput = Pick<
  DocumentInput,
  'resolution' | 'hotel' | 'variant' | 'publicOrigin' | 'drawsSocialCards' | 'fontsCached'
> & {
  /** The day at the hotel; undefined if its time zone is unknown. */
  day: HotelDay | undefined;
  /** Link to the hashes of the other remotes; without it the page contains them all. */
  integrityManifest?: IntegrityManifestLink | undefined;
  /** Markup around the app in a page that is not for guests. */
  pageDecorations?: PageDecorations | undefined;
  /** Reads a file of a release. */
  readFile: ReadFile;
  onSkip?: OnSkip;
  /** Receives the size of a page that is too large, and what it is written without. */
  onTooLarge?: (bytes: number, without: 'template' | 'hotel record') => void;
};

export type WrittenPage = Awaited<ReturnType<typeof writePage>>;

/** The request that a written page answers. */
type PageRequest = {
  /** The page's origin; undefined for an untrusted host. */
  origin: string | undefined;
  userAgent: string | undefined;
};

/** Writes a hotel's page: its markup, its status and its headers. */
export async function writePage(input: PageInput) {
  const { hotel, publicOrigin } = input;
  let page = await contentOf(input, hotel);
  if (page.bytes > MAX_PAGE_BYTES && page.template.inlined) {
    input.onTooLarge?.(page.bytes, 'template');
    page = await contentOf(input, hotel, false);
  }
  if (page.bytes > MAX_PAGE_BYTES && hotel.hotel) {
    input.onTooLarge?.(page.bytes, 'hotel record');
    const withoutRecord: InlinedHotel = { ...hotel, state: 'unreachable', hotel: null };
    page = await contentOf(input, withoutRecord);
  }
  const policyAt = await pagePolicyOf(page);
  // Most pages are requested at the public origin.
  const publicPolicy = policyAt(publicOrigin);
  return {
    html: page.markup,
    status: hotel.state === 'unknown' || !input.variant.found ? 404 : 200,
    headersFor: ({ origin, userAgent }: PageRequest): Record<string, string> => ({
      ...documentHeaders(origin === publicOrigin ? publicPolicy : policyAt(origin)),
      ...integrityPolicy(userAgent),
    }),
  };
}

/** Returns a page with this record, and with or without its template. */
async function contentOf(input: PageInput, hotel: InlinedHotel, hasTemplate = true) {
  const { resolution, variant, readFile, onSkip } = input;
  const { mount, category } = variant;
  const { shell } = resolution;
  const { slug } = resolution.composition;
  const scriptOf = (name: string) => inlineScriptOf(shell, name, readFile, onSkip);
  const preloadedPaths =
    mount && hotel.hotel ? preloadedPathsOf(mount, { slug, hotel: hotel.hotel, category }) : [];
  const page: DocumentInput = {
    ...input,
    hotel,
    template: await pageTemplateOf({ ...input, hotel, hasTemplate }),
    pageComposition: pageCompositionOf(resolution, variant, input.integrityManifest),
    preloadedPaths,
    inlineScript: await scriptOf(INLINE_SCRIPTS.main),
    queriesScript: preloadedPaths.length > 0 ? await scriptOf(INLINE_SCRIPTS.queries) : undefined,
    decorations: await input.pageDecorations?.(resolution),
  };
  const document = await renderDocument(page);
  return { ...page, ...document, bytes: new TextEncoder().encode(document.markup).byteLength };
}
