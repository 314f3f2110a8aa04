import type { Resolution } from '@foyer/releases/composition';
import { pageName } from '@foyer/shared/addresses/readable-name.ts';
import {
  AFTER_PAINT_ELEMENT,
  PRELOADED_QUERIES_ELEMENT,
  REPLAY_NOTICE_ELEMENT,
} from '@foyer/shared/contracts/inline-page.ts';
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
import { html, raw } from 'hono/html';
import { iconAddress } from './drawings.ts';
import { fileLinks, hrefOf } from './file-links.ts';
import { inlineJson } from './inline-json.ts';
import type { InlineScript } from './inline-script.ts';
import { openGraphTags } from './open-graph.ts';
import type { PageComposition } from './page-composition.ts';
import type { Decorations } from './page-decorations.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { PageVariant } from './page-variant.ts';
import type { PageTemplate } from './templates.ts';
import { text } from './text.ts';

/** The facts of a page, and the pieces that it is made of. */
export type DocumentInput = {
  resolution: Resolution;
  hotel: InlinedHotel;
  variant: PageVariant;
  /** Scheme and host of this gateway's public address; undefined if it has none. */
  publicOrigin: string | undefined;
  /** True if this gateway draws social cards. */
  drawsSocialCards: boolean;
  /** True if the device has the fonts. Only then the first paint may wait for them. */
  fontsCached: boolean;
  pageComposition: PageComposition;
  template: PageTemplate;
  /** Paths of the queries that the page sends before its code loads. */
  preloadedPaths: readonly string[];
  inlineScript: InlineScript | undefined;
  /** Sends these queries. */
  queriesScript: InlineScript | undefined;
  decorations: Decorations | undefined;
};

/**
 * Tells a guest that the app is loading, or that scripts are off. The app removes it. The invisible
 * drawing is for WebKit, which paints nothing before styles and fonts are loaded, unless pictures
 * cover more than 1024 px of the page.
 */
const LOADING_NOTICE = [
  html`<div id="${LOADING_NOTICE_ELEMENT}"><svg class="unseen" width="33" height="33" aria-hidden="true"></svg>`,
  html`<div class="loading-bar" role="progressbar" aria-label="${text.loading}"></div>`,
  html`<p class="notice" role="status">${text.slow} <a href="">${text.reload}</a></p></div>`,
  html`<noscript><p class="notice notice-now">${text.noScript}</p></noscript>`,
];

/** Returns an element with JSON for the app. */
export const jsonElement = (id: string, value: unknown) =>
  html`<script type="application/json" id="${id}">${raw(inlineJson(value))}</script>`;

/** Renders a hotel's page (docs/architecture.md). Returns its style sheet too. */
export async function renderDocument(
  input: DocumentInput,
): Promise<{ markup: string; style: string }> {
  const page = pageOf(input);
  const { lang, dir } = languageOf(input.hotel.hotel);
  const start = html`<!doctype html><html lang="${lang}" dir="${dir}">`;
  const markup =
    await html`${start}<head>${headOf(page)}</head><body>${bodyOf(page)}</body></html>`;
  return { markup: markup.toString(), style: page.style };
}

type Page = ReturnType<typeof pageOf>;

/** Adds what the hotel's record says of a page. */
function pageOf(input: DocumentInput) {
  const { resolution, variant, template, decorations } = input;
  const { hotel } = input.hotel;
  const settings = settingsOf(hotel);
  const theme = themeOf(settings);
  const variables = Object.entries(theme.variables).map(([name, value]) => `${name}:${value}`);
  return {
    ...input,
    ...theme,
    slug: resolution.composition.slug,
    style: `:root{${variables.join(';')}}${PAGE_STYLE}${template.style}${decorations?.style ?? ''}`,
    name: hotel && nameOf(variant, languageOf(hotel).lang),
    links: fileLinks(resolution, variant, settings),
  };
}

/** Returns what the first paint needs, then the metadata for other programs. */
function headOf({ slug, hotel, title, name, links, decorations, ...page }: Page) {
  return [
    html`<meta charset="utf-8">`,
    html`<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    html`<title>${name ? `${name} · ${title}` : title}</title>`,
    html`<style>${raw(page.style)}</style>`,
    links.styles.map((file) => html`<link rel="preload" as="style" ${hrefOf(file)}>`),
    html`<script type="importmap">${raw(page.pageComposition.importMap)}</script>`,
    decorations?.head,
    // Scripts instead of preloads, also for the imports of the entry: under an integrity policy WebKit
    // does not reuse a preload, and it looks up the hash of a static import only after the fetch.
    links.scripts.map(
      ({ href, integrity }) =>
        html`<script type="module" fetchpriority="low" src="${href}" integrity="${integrity}" crossorigin></script>`,
    ),
    // A font link in the head delays Chromium's first paint by up to 100 ms.
    page.fontsCached && links.fonts,
    html`<link rel="icon" href="${page.favicon}">`,
    html`<link rel="apple-touch-icon" href="${iconAddress(slug, hotel.hotel, 'apple-180')}">`,
    !decorations?.isEphemeral && html`<link rel="manifest" href="/-/manifest/${slug}.webmanifest">`,
    html`<meta name="theme-color" content="${page.variables['--hotel-primary']}">`,
    html`<meta name="apple-mobile-web-app-title" content="${title}">`,
    openGraphTags(hotel.hotel, { ...page, slug, title }),
  ];
}

/**
 * Returns the visible markup, then the data of the shell. The style sheet follows the template: it
 * blocks the script, not the template.
 */
function bodyOf({ slug, hotel, template, links, inlineScript, queriesScript, ...page }: Page) {
  return [
    html`<div id="root">${raw(template.html)}</div>`,
    page.decorations?.html,
    html`<p class="notice notice-now" id="${REPLAY_NOTICE_ELEMENT}" role="status" hidden>${text.eventReplay}</p>`,
    html`<template id="${AFTER_PAINT_ELEMENT}">${links.screen}${!page.fontsCached && links.fonts}</template>`,
    scriptElement(inlineScript),
    queriesScript && jsonElement(PRELOADED_QUERIES_ELEMENT, { slug, paths: page.preloadedPaths }),
    scriptElement(queriesScript),
    LOADING_NOTICE,
    links.styles.map((file) => html`<link rel="stylesheet" ${hrefOf(file)}>`),
    jsonElement(COMPOSITION_ELEMENT, page.pageComposition.composition),
    jsonElement(HOTEL_ELEMENT, hotel),
    jsonElement(TEMPLATE_ELEMENT, template.inlined),
  ];
}

const scriptElement = (script: InlineScript | undefined) =>
  script && html`<script>${raw(script.code)}</script>`;

/** Returns the page's name, the same as in the app (`shell/src/layout/route-change.tsx`). */
function nameOf({ mount, address }: PageVariant, language: string) {
  if (mount?.title || !address || address.includes('/:')) return mount?.title;
  return pageName(address, language);
}
