import { socketOrigin } from '@foyer/releases/composition';
import { digestOf } from '@foyer/releases/contracts';
import { EMBED_HOSTS } from '@foyer/shared/contracts/embed-hosts.ts';
import { WORKER_URL } from '@foyer/shared/contracts/worker.ts';
import type { DocumentInput } from './document.ts';
import { REPORTS_PATH } from './headers.ts';

/** Trusted-types policies of the app: sanitised rich text, worker scripts, a lazy import map. */
const POLICIES = ['foyer#html', 'foyer#worker', 'foyer#map'];
/** Path prefix of all scripts and styles of pages. */
const RELEASES = '/-/releases/';

/** Returns the CSP source of an inline element: the SHA-256 of its content. */
export async function hashSource(content: string): Promise<string> {
  return `'sha256-${await digestOf('SHA-256', content)}'`;
}

type PolicyInput = Pick<
  DocumentInput,
  'resolution' | 'pageComposition' | 'inlineScript' | 'queriesScript' | 'decorations'
> & { style: string };

/**
 * Returns the policy of a hotel's page by its origin. It allows this origin's releases and the hashes of
 * inline elements. For a host that the gateway does not trust it allows `'self'`, because a policy must
 * not name a host that a request made up.
 */
export async function pagePolicyOf(page: PolicyInput) {
  const { video_hosts: videoHosts, api_origins, realtime } = page.resolution.composition;
  const { importMap, lazyImportMap } = page.pageComposition;
  const inline = [
    await hashSource(importMap),
    page.inlineScript?.hash,
    page.queriesScript?.hash,
    lazyImportMap && (await hashSource(lazyImportMap)),
  ];
  const style = await hashSource(page.style);
  // The page itself would stay in memory as long as the returned function.
  const decorationScripts = page.decorations?.scripts;
  const frames = [...Object.values(EMBED_HOSTS), ...videoHosts].map((host) => `https://${host}`);

  return (origin: string | undefined): string => {
    // The service worker's script too: Firefox checks it against the page's policy.
    const files = origin ? `${origin}${RELEASES} ${origin}${WORKER_URL}` : "'self'";
    // The scripts of page decorations belong to no release.
    const decorations = origin ? decorationScripts?.map((path) => origin + path) : undefined;
    const scripts = [files, ...(decorations ?? []), ...inline].filter(Boolean);
    // The page's own websockets too: older WebKit does not include them in 'self'.
    const calls = ["'self'", socketOrigin(realtime, origin), ...(api_origins ?? [])].filter(
      Boolean,
    );
    return [
      "default-src 'none'",
      `script-src ${scripts.join(' ')}`,
      `style-src ${files} ${style}`,
      "img-src 'self' https: data:",
      "media-src 'self' https:",
      "font-src 'self'",
      `connect-src ${calls.join(' ')}`,
      `frame-src ${frames.join(' ')}`,
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
  };
}

/** Returns the policy of a page without any script. */
export function staticPolicy(style: string): string {
  return `default-src 'none'; style-src ${style}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
