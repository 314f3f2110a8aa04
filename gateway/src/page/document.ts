import { mountPattern } from '@foyer/shared/addresses/mounts';
import {
  COMPOSITION_ELEMENT,
  HOTEL_ELEMENT,
  type InlinedHotel,
} from '@foyer/shared/contracts/page';
import { releaseBase } from '@foyer/shared/contracts/release';
import { languageOf } from '@foyer/shared/hotel/language';
import { settingsOf } from '@foyer/shared/hotel/record';
import { themeOf } from '@foyer/shared/hotel/theme';
import type { Resolution } from '../composition/resolution.ts';
import { iconAddress } from '../icons/icon-address.ts';
import { hashSource, pagePolicy } from './csp.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { FRAME_WORDS, firstFrame } from './first-frame.ts';
import { FRAME_STYLE, heightStyle } from './frame-style.ts';
import { linkPreview } from './link-preview.ts';
import { picturePreload } from './media-preloads.ts';
import { preloads } from './preloads.ts';
import type { Shown } from './shown.ts';

export type PageInput = {
  resolution: Resolution;
  hotel: InlinedHotel;
  shown: Shown;
  /** Scheme and host that others reach this gateway by; without one they are told no such address. */
  publicOrigin: string | undefined;
};

export type Document = {
  html: string;
  /** The page's policy where it is shown at this origin; undefined for a host nobody vouches for. */
  policyAt: (origin: string | undefined) => string;
};

/**
 * A hotel's page (docs/architecture.md). What paints comes first, then what the shell needs, then
 * what only other machines read. The stylesheet stands behind the first frame: it holds back the
 * script, not the frame.
 */
export async function renderDocument({
  resolution,
  hotel,
  shown,
  publicOrigin,
}: PageInput): Promise<Document> {
  const { composition, shell, integrity, frames } = resolution;
  const frame = shown.mount && frames.get(mountPattern(shown.mount));
  const settings = settingsOf(hotel.hotel);
  const { lang, dir } = languageOf(hotel.hotel);
  const theme = themeOf(settings);
  const variables = Object.entries(theme.variables).map(([name, value]) => `${name}:${value}`);
  const style = `:root{${variables.join(';')}}${heightStyle(frame)}${FRAME_STYLE}`;
  const importMap = inlineJson({ integrity: Object.fromEntries(resolution.importMap) });
  const base = releaseBase(shell.name, shell.version);
  const tied = (path: string) =>
    `${base + path}" integrity="${integrity.get(base + path) ?? ''}" crossorigin`;
  const styles = shell.initial.styles;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(theme.title)}</title>`,
    `<style>${style}</style>`,
    // Before all code: a browser opens six connections, and the picture is what a guest sees first.
    picturePreload(settings, frame),
    ...styles.map((path) => `<link rel="preload" as="style" href="${tied(path)}>`),
    `<script type="importmap">${importMap}</script>`,
    // Scripts, not preloads, also for what the entry imports: WebKit refuses to take over a preload
    // under an integrity policy, and looks a static import's hash up only after it was fetched.
    ...[...shell.initial.scripts, shell.entry].map(
      (path) => `<script type="module" src="${tied(path)}></script>`,
    ),
    preloads(resolution, shown, settings),
    `<link rel="icon" href="${escapeHtml(theme.favicon)}">`,
    `<link rel="apple-touch-icon" href="${iconAddress(composition.slug, hotel.hotel, 'apple-180')}">`,
    `<link rel="manifest" href="/-/manifest/${composition.slug}.webmanifest">`,
    `<meta name="theme-color" content="${theme.variables['--hotel-primary']}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(theme.title)}">`,
    linkPreview(hotel.hotel, theme.title, publicOrigin),
  ];
  const body = [
    `<div id="root">${firstFrame(shown.part, frame, hotel.hotel, resolution)}${FRAME_WORDS}</div>`,
    ...styles.map((path) => `<link rel="stylesheet" href="${tied(path)}>`),
    `<script type="application/json" id="${COMPOSITION_ELEMENT}">${inlineJson(composition)}</script>`,
    `<script type="application/json" id="${HOTEL_ELEMENT}">${inlineJson(hotel)}</script>`,
  ];
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head>${head.join('')}</head><body>${body.join('')}</body></html>`;
  const [importMapHash, styleHash] = await Promise.all([hashSource(importMap), hashSource(style)]);
  const parts = {
    importMap: importMapHash,
    style: styleHash,
    videoHosts: composition.video_hosts,
    realtime: composition.realtime,
  };
  return { html, policyAt: (origin) => pagePolicy(parts, origin) };
}
