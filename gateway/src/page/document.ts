import { pageName } from '@foyer/shared/addresses/readable-name';
import {
  COMPOSITION_ELEMENT,
  FRAME_ELEMENT,
  HOTEL_ELEMENT,
  type InlinedHotel,
  LATE_ELEMENT,
} from '@foyer/shared/contracts/page';
import { releaseBase } from '@foyer/shared/contracts/release';
import { escapeHtml } from '@foyer/shared/frames/escape';
import { languageOf } from '@foyer/shared/hotel/language';
import { settingsOf } from '@foyer/shared/hotel/record';
import { themeOf } from '@foyer/shared/hotel/theme';
import type { Resolution } from '../composition/resolution.ts';
import { iconAddress } from '../icons/icon-address.ts';
import { AFTER_PAINT, afterPaint } from './after-paint.ts';
import type { Around } from './around.ts';
import { hashSource, pagePolicy } from './csp.ts';
import type { DetailsLink } from './details.ts';
import { EARLY_ASKS, earlyAsks } from './early-asks.ts';
import { EARLY_PRESS } from './early-press.ts';
import { inlineJson } from './escape.ts';
import type { PageFrame } from './frames.ts';
import type { KnownPage } from './known-page.ts';
import { linkPreview } from './link-preview.ts';
import { PAGE_STYLE } from './page-style.ts';
import { fontPreloads, preloads } from './preloads.ts';
import type { Shown } from './shown.ts';
import { startScripts, tell } from './tell.ts';
import { text } from './text.ts';

export type PageInput = Pick<KnownPage, 'address' | 'category'> & {
  resolution: Resolution;
  hotel: InlinedHotel;
  shown: Shown;
  frame: PageFrame;
  /** Scheme and host that others reach this gateway by; without one they are told no such address. */
  publicOrigin: string | undefined;
  /** Whether this gateway draws link previews. */
  drawsPreviews: boolean;
  /** Whether the fonts lie on the device: only then the first paint may wait for them. */
  fontsAtHand: boolean;
  /** Where it asks for the details of remotes that it does not begin with; it has all without. */
  details?: DetailsLink | undefined;
  /** What stands around the app in a page that is not for guests. */
  around?: Around | undefined;
};

export type Document = {
  html: string;
  /** The page's policy where it is shown at this origin; undefined for a host nobody vouches for. */
  policyAt: (origin: string | undefined) => string;
};

/**
 * Where no script runs, or not yet; the app takes it away. The unseen drawing is for WebKit, which
 * shows no page before its styles and fonts are there unless more than 1024 px of it are pictures.
 */
const LATE =
  `<div id="${LATE_ELEMENT}"><svg class="unseen" width="33" height="33" aria-hidden="true"></svg>` +
  `<div class="coming" role="progressbar" aria-label="${text.coming}"></div>` +
  `<p class="late" role="status">${text.late} <a href="">${text.reload}</a></p></div>` +
  `<noscript><p class="late late-now">${text.noScript}</p></noscript>`;

/**
 * A hotel's page (docs/architecture.md). What paints comes first, then what the shell needs, then
 * what only other machines read. The stylesheet stands behind the first frame: it holds back the
 * script, not the frame.
 */
export async function renderDocument({
  resolution,
  hotel,
  shown,
  address,
  category,
  frame,
  publicOrigin,
  drawsPreviews,
  fontsAtHand,
  details,
  around: aroundOf,
}: PageInput): Promise<Document> {
  const { composition, shell, integrity } = resolution;
  const told = tell(resolution, shown, details);
  const around = await aroundOf?.(resolution);
  const settings = settingsOf(hotel.hotel);
  const { lang, dir } = languageOf(hotel.hotel);
  const theme = themeOf(settings);
  const name = hotel.hotel && nameOf(shown, address, lang);
  const variables = Object.entries(theme.variables).map(([name, value]) => `${name}:${value}`);
  const style = `:root{${variables.join(';')}}${PAGE_STYLE}${frame.style}${around?.style ?? ''}`;
  const base = releaseBase(shell.name, shell.version);
  const tied = (path: string) => `${path}" integrity="${integrity(path) ?? ''}" crossorigin`;
  const styles = shell.initial.styles.map((path) => base + path);
  const fonts = fontPreloads(shell, settings);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(name ? `${name} · ${theme.title}` : theme.title)}</title>`,
    `<style>${style}</style>`,
    ...styles.map((path) => `<link rel="preload" as="style" href="${tied(path)}>`),
    `<script type="importmap">${told.importMap}</script>`,
    around?.head ?? '',
    // Scripts, not preloads, also for what the entry imports: WebKit refuses to take over a preload
    // under an integrity policy, and looks a static import's hash up only after it was fetched.
    ...startScripts(shell).map(
      (path) => `<script type="module" fetchpriority="low" src="${tied(path)}></script>`,
    ),
    // Chromium paints up to 100 ms later for a font that stands in the head.
    fontsAtHand ? fonts : '',
    `<link rel="icon" href="${escapeHtml(theme.favicon)}">`,
    `<link rel="apple-touch-icon" href="${iconAddress(composition.slug, hotel.hotel, 'apple-180')}">`,
    around?.isPassing
      ? ''
      : `<link rel="manifest" href="/-/manifest/${composition.slug}.webmanifest">`,
    `<meta name="theme-color" content="${theme.variables['--hotel-primary']}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(theme.title)}">`,
    linkPreview(hotel.hotel, {
      slug: composition.slug,
      title: theme.title,
      publicOrigin,
      drawsPreviews,
    }),
  ];
  const body = [
    `<div id="root">${frame.html}</div>`,
    around?.html ?? '',
    `<p class="late late-now" id="foyer-early" role="status" hidden>${text.early}</p>`,
    `<script>${EARLY_PRESS}</script>`,
    afterPaint(preloads(resolution, shown) + (fontsAtHand ? '' : fonts)),
    earlyAsks(shown, { slug: composition.slug, hotel: hotel.hotel, category }),
    LATE,
    ...styles.map((path) => `<link rel="stylesheet" href="${tied(path)}>`),
    `<script type="application/json" id="${COMPOSITION_ELEMENT}">${inlineJson(told.composition)}</script>`,
    `<script type="application/json" id="${HOTEL_ELEMENT}">${inlineJson(hotel)}</script>`,
    `<script type="application/json" id="${FRAME_ELEMENT}">${inlineJson(frame.inlined)}</script>`,
  ];
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head>${head.join('')}</head><body>${body.join('')}</body></html>`;
  const inline = [told.importMap, EARLY_PRESS, AFTER_PAINT, EARLY_ASKS, ...told.laterMaps];
  const scripts = await Promise.all(inline.map(hashSource));
  const styleHash = await hashSource(style);
  const parts = {
    scripts,
    moreScripts: around?.scripts ?? [],
    style: styleHash,
    videoHosts: composition.video_hosts,
    apiOrigins: composition.api_origins ?? [],
    realtime: composition.realtime,
  };
  return { html, policyAt: ofLast((origin) => pagePolicy(parts, origin)) };
}

/** `make`, which a gateway asks for the same thing again and again. */
function ofLast<Asked, Made>(make: (asked: Asked) => Made): (asked: Asked) => Made {
  let last: { asked: Asked; made: Made } | undefined;
  return (asked) => {
    if (!last || last.asked !== asked) last = { asked, made: make(asked) };
    return last.made;
  };
}

/** What the page is called, as the app calls it (`shell/src/layout/route-change.tsx`). */
function nameOf({ mount }: Shown, address: string | undefined, language: string) {
  if (mount?.title || !address || address.includes('/:')) return mount?.title;
  return pageName(address, language);
}
