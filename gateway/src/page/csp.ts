/** Embeds of these hosts are shown in frames: the two video sites and the map (HOTEL-16). */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
];
/** Trusted-types policies of the app: sanitised rich text, its sanitiser, the service worker. */
const POLICIES = ['foyer#html', 'dompurify', 'foyer#worker'];

const encoder = new TextEncoder();

/** The CSP source of an inline element: its content's SHA-256. */
export async function hashSource(content: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(content)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** The policy of a hotel's page: nothing but this origin's files and the two inline hashes. */
export function pagePolicy(page: {
  importMap: string;
  style: string;
  videoHosts: string[];
  sockets: string;
}): string {
  const frames = [...FRAME_HOSTS, ...page.videoHosts.map((host) => `https://${host}`)];
  return [
    "default-src 'none'",
    `script-src 'self' ${page.importMap}`,
    `style-src 'self' ${page.style}`,
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    // The page's own sockets too: older WebKit does not count them to 'self'.
    `connect-src 'self' ${page.sockets}`,
    `frame-src ${frames.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES.join(' ')}`,
  ].join('; ');
}

/** The policy of a page without any script. */
export function staticPolicy(style: string): string {
  return `default-src 'none'; style-src ${style}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
