import type { Resolution } from '@foyer/releases/composition';
import { releaseBase } from '@foyer/releases/contracts';
import { pageName } from '@foyer/shared/addresses/readable-name.ts';
import {
  COMPOSITION_ELEMENT,
  HOTEL_ELEMENT,
  type InlinedHotel,
  LOADING_NOTICE_ELEMENT,
  TEMPLATE_ELEMENT,
} from '@foyer/shared/contracts/page.ts';
import { languageOf } from '@foyer/shared/hotel/language.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { themeOf } from '@foyer/shared/hotel/theme.ts';
import { escapeHtml } from '@foyer/shared/template-filling/escape.ts';
import { AFTER_PAINT, afterPaint } from './after-paint.ts';
import { inlineJson } from './escape.ts';
import { EVENT_REPLAY } from './event-replay.ts';
import { iconAddress } from './icon-address.ts';
import type { IntegrityManifestLink } from './integrity-manifest.ts';
import type { MatchedRoute } from './matched-route.ts';
import { openGraphTags } from './open-graph.ts';
import { pageCompositionOf, startScripts } from './page-composition.ts';
import type { PageDecorations } from './page-decorations.ts';
import { hashSource, pagePolicy } from './page-policy.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { PageVariant } from './page-variant.ts';
import { PRELOADED_QUERIES, preloadedQueries } from './preloaded-queries.ts';
import { fontPreloads, preloads } from './preloads.ts';
import type { PageTemplate } from './templates.ts';
import { text } from './text.ts';

export type PageInput = Pick<PageVariant, 'address' | 'category'> & {
  resolution: Resolution;
  hotel: InlinedHotel;
  matchedRoute: MatchedRoute;
  template: PageTemplate;
  /** Scheme and host of this gateway's public address; undefined if it has none. */
  publicOrigin: string | undefined;
  /** True if this gateway draws social cards. */
  drawsSocialCards: boolean;
  /** True if the device has the fonts. Only then the first paint may wait for them. */
  fontsCached: boolean;
  /** Link to the hashes of the other remotes; without it the page contains them all. */
  integrityManifest?: IntegrityManifestLink | undefined;
  /** Markup around the app in a page that is not for guests. */
  pageDecorations?: PageDecorations | undefined;
};

export type Document = {
  html: string;
  /** Returns the page's policy for this origin; undefined for an untrusted host. */
  policyAt: (origin: string | undefined) => string;
};

/**
 * Tells a guest that the app is loading, or that scripts are off. The app removes it. The invisible
 * drawing is for WebKit, which paints nothing before styles and fonts are loaded, unless pictures
 * cover more than 1024 px of the page.
 */
const LOADING_NOTICE =
  `<div id="${LOADING_NOTICE_ELEMENT}"><svg class="unseen" width="33" height="33" aria-hidden="true"></svg>` +
  `<div class="loading-bar" role="progressbar" aria-label="${text.loading}"></div>` +
  `<p class="notice" role="status">${text.slow} <a href="">${text.reload}</a></p></div>` +
  `<noscript><p class="notice notice-now">${text.noScript}</p></noscript>`;

/**
 * Renders a hotel's page (docs/architecture.md). Visible markup comes first, then the data of the
 * shell, then the metadata for other programs. The stylesheet follows the template: it blocks the
 * script, not the template.
 */
export async function renderDocument({
  resolution,
  hotel,
  matchedRoute,
  address,
  category,
  template,
  publicOrigin,
  drawsSocialCards,
  fontsCached,
  integrityManifest,
  pageDecorations,
}: PageInput): Promise<Document> {
  const { composition, shell, integrity } = resolution;
  const pageComposition = pageCompositionOf(resolution, matchedRoute, integrityManifest);
  const decorations = await pageDecorations?.(resolution);
  const settings = settingsOf(hotel.hotel);
  const { lang, dir } = languageOf(hotel.hotel);
  const theme = themeOf(settings);
  const name = hotel.hotel && nameOf(matchedRoute, address, lang);
  const variables = Object.entries(theme.variables).map(([name, value]) => `${name}:${value}`);
  const style = `:root{${variables.join(';')}}${PAGE_STYLE}${template.style}${decorations?.style ?? ''}`;
  const base = releaseBase(shell.name, shell.version);
  const withIntegrity = (path: string) =>
    `${path}" integrity="${integrity(path) ?? ''}" crossorigin`;
  const styles = shell.initial.styles.map((path) => base + path);
  const fonts = fontPreloads(shell, settings);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(name ? `${name} · ${theme.title}` : theme.title)}</title>`,
    `<style>${style}</style>`,
    ...styles.map((path) => `<link rel="preload" as="style" href="${withIntegrity(path)}>`),
    `<script type="importmap">${pageComposition.importMap}</script>`,
    decorations?.head ?? '',
    // Scripts instead of preloads, also for the imports of the entry: under an integrity policy WebKit
    // does not reuse a preload, and it looks up the hash of a static import only after the fetch.
    ...startScripts(shell).map(
      (path) => `<script type="module" fetchpriority="low" src="${withIntegrity(path)}></script>`,
    ),
    // A font link in the head delays Chromium's first paint by up to 100 ms.
    fontsCached ? fonts : '',
    `<link rel="icon" href="${escapeHtml(theme.favicon)}">`,
    `<link rel="apple-touch-icon" href="${iconAddress(composition.slug, hotel.hotel, 'apple-180')}">`,
    decorations?.isEphemeral
      ? ''
      : `<link rel="manifest" href="/-/manifest/${composition.slug}.webmanifest">`,
    `<meta name="theme-color" content="${theme.variables['--hotel-primary']}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(theme.title)}">`,
    openGraphTags(hotel.hotel, {
      slug: composition.slug,
      title: theme.title,
      publicOrigin,
      drawsSocialCards,
    }),
  ];
  const body = [
    `<div id="root">${template.html}</div>`,
    decorations?.html ?? '',
    `<p class="notice notice-now" id="foyer-replay-notice" role="status" hidden>${text.eventReplay}</p>`,
    `<script>${EVENT_REPLAY}</script>`,
    afterPaint(preloads(resolution, matchedRoute) + (fontsCached ? '' : fonts)),
    preloadedQueries(matchedRoute, { slug: composition.slug, hotel: hotel.hotel, category }),
    LOADING_NOTICE,
    ...styles.map((path) => `<link rel="stylesheet" href="${withIntegrity(path)}>`),
    `<script type="application/json" id="${COMPOSITION_ELEMENT}">${inlineJson(pageComposition.composition)}</script>`,
    `<script type="application/json" id="${HOTEL_ELEMENT}">${inlineJson(hotel)}</script>`,
    `<script type="application/json" id="${TEMPLATE_ELEMENT}">${inlineJson(template.inlined)}</script>`,
  ];
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head>${head.join('')}</head><body>${body.join('')}</body></html>`;
  const inline = [
    pageComposition.importMap,
    EVENT_REPLAY,
    AFTER_PAINT,
    PRELOADED_QUERIES,
    ...pageComposition.lazyImportMaps,
  ];
  const scripts = await Promise.all(inline.map(hashSource));
  const styleHash = await hashSource(style);
  const policyInput = {
    scripts,
    decorationScripts: decorations?.scripts ?? [],
    style: styleHash,
    videoHosts: composition.video_hosts,
    apiOrigins: composition.api_origins ?? [],
    realtime: composition.realtime,
  };
  return { html, policyAt: memoisedLast((origin) => pagePolicy(policyInput, origin)) };
}

/** Memoises the last result of `make`: a gateway usually asks for the same origin. */
function memoisedLast<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  let last: { input: Input; output: Output } | undefined;
  return (input) => {
    if (!last || last.input !== input) last = { input, output: make(input) };
    return last.output;
  };
}

/** Returns the page's name, the same as in the app (`shell/src/layout/route-change.tsx`). */
function nameOf({ mount }: MatchedRoute, address: string | undefined, language: string) {
  if (mount?.title || !address || address.includes('/:')) return mount?.title;
  return pageName(address, language);
}
