import { socketOrigin } from '@foyer/releases/composition';
import { digestOf } from '@foyer/releases/contracts';
import { EMBED_HOSTS } from '@foyer/shared/contracts/embed-hosts.ts';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';
import { WORKER_URL } from '@foyer/shared/contracts/worker.ts';
import { REPORTS_PATH } from './headers.ts';

/** Trusted-types policies of the app: sanitised rich text, worker scripts, a lazy import map. */
const POLICIES = ['foyer#html', 'foyer#worker', 'foyer#map'];
/** Path prefix of all scripts and styles of pages. */
const RELEASES = '/-/releases/';

/** Returns the CSP source of an inline element: the SHA-256 of its content. */
export async function hashSource(content: string): Promise<string> {
  return `'sha256-${await digestOf('SHA-256', content)}'`;
}

/**
 * Returns the policy of a hotel's page. It allows this origin's releases and the hashes of inline
 * elements. For a host that the gateway does not trust it allows `'self'`, because a policy must
 * not name a host that a request made up.
 */
export function pagePolicy(
  page: {
    /** Hashes of inline scripts. */
    scripts: string[];
    /** Paths of the scripts of page decorations, which belong to no release. */
    decorationScripts: string[];
    style: string;
    videoHosts: string[];
    /** Further APIs that remotes call. */
    apiOrigins: readonly string[];
    realtime: Realtime | undefined;
  },
  origin: string | undefined,
): string {
  const iframeHosts = [...Object.values(EMBED_HOSTS), ...page.videoHosts];
  // The service worker's script too: Firefox checks it against the page's policy.
  const files = origin ? `${origin}${RELEASES} ${origin}${WORKER_URL}` : "'self'";
  const decorations = origin ? page.decorationScripts.map((path) => origin + path) : [];
  return [
    "default-src 'none'",
    `script-src ${[files, ...decorations, ...page.scripts].join(' ')}`,
    `style-src ${files} ${page.style}`,
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    // The page's own websockets too: older WebKit does not include them in 'self'.
    ["connect-src 'self'", socketOrigin(page.realtime, origin), ...page.apiOrigins]
      .filter(Boolean)
      .join(' '),
    `frame-src ${iframeHosts.map((host) => `https://${host}`).join(' ')}`,
    `worker-src ${files}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES.join(' ')}`,
    // Not `report-to`: over http Chromium reports nothing to it, and then ignores `report-uri`.
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}

/** Returns the policy of a page without any script. */
export function staticPolicy(style: string): string {
  return `default-src 'none'; style-src ${style}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
