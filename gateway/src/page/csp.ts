import type { Realtime } from '@foyer/shared/contracts/realtime';
import { WORKER_URL } from '@foyer/shared/contracts/worker';
import { socketOrigin } from '../composition/realtime.ts';
import { REPORTS_PATH } from './reporting.ts';

/** Embeds of these hosts are shown in frames: the two video sites and the map (HOTEL-16). */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
];
/** Trusted-types policies of the app: sanitised rich text, the scripts of workers, a later import map. */
const POLICIES = ['foyer#html', 'foyer#worker', 'foyer#map'];
/** Where all scripts and styles of pages lie. */
const RELEASES = '/-/releases/';

const encoder = new TextEncoder();

/** The CSP source of an inline element: its content's SHA-256. */
export async function hashSource(content: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(content)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/**
 * The policy of a hotel's page: nothing but this origin's releases and the hashes of what is inline. At a
 * host that nobody vouches for, whatever lies there: a policy names no host that was made up.
 */
export function pagePolicy(
  page: {
    /** Hashes of what is inline. */
    scripts: string[];
    /** Paths of scripts that are of no release. */
    moreScripts: string[];
    style: string;
    videoHosts: string[];
    /** Further APIs that remotes call. */
    apiOrigins: readonly string[];
    realtime: Realtime | undefined;
  },
  origin: string | undefined,
): string {
  const frames = [...FRAME_HOSTS, ...page.videoHosts.map((host) => `https://${host}`)];
  // The service worker's script too: Firefox takes for it whatever that worker answers.
  const files = origin ? `${origin}${RELEASES} ${origin}${WORKER_URL}` : "'self'";
  const more = origin ? page.moreScripts.map((path) => origin + path) : [];
  return [
    "default-src 'none'",
    `script-src ${[files, ...more, ...page.scripts].join(' ')}`,
    `style-src ${files} ${page.style}`,
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    // The page's own sockets too: older WebKit does not count them to 'self'.
    ["connect-src 'self'", socketOrigin(page.realtime, origin), ...page.apiOrigins]
      .filter(Boolean)
      .join(' '),
    `frame-src ${frames.join(' ')}`,
    `worker-src ${files}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES.join(' ')}`,
    // Not `report-to`: Chromium tells that nothing over http, and then does not look at this.
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}

/** The policy of a page without any script. */
export function staticPolicy(style: string): string {
  return `default-src 'none'; style-src ${style}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
