import { EMBED_HOSTS } from '../../contracts/embed-hosts.ts';
import { httpsHref, parseUrl } from '../links/links.ts';

const YOUTUBE = new Set<string>([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  EMBED_HOSTS.youtube,
]);

/**
 * Returns the address to embed for an iframe that a hotel wrote; undefined if its host is not allowed.
 *
 * Allowed are YouTube, through its cookieless host, Vimeo, and the hosts the operator allows this hotel.
 */
export function embedAddress(source: string, videoHosts: readonly string[]): string | undefined {
  if (/[\\\s]/.test(source) || !source.startsWith('https://')) return undefined;
  const url = parseUrl(source);
  if (!url || url.username || url.password || url.port) return undefined;
  const youtube = YOUTUBE.has(url.hostname) && /^\/embed\/([\w-]{5,20})$/.exec(url.pathname)?.[1];
  if (youtube) {
    const start = /^\d{1,6}$/.exec(url.searchParams.get('start') ?? '')?.[0];
    return `https://${EMBED_HOSTS.youtube}/embed/${youtube}${start ? `?start=${start}` : ''}`;
  }
  const vimeo = url.hostname === EMBED_HOSTS.vimeo && /^\/video\/(\d{1,15})$/.exec(url.pathname);
  if (vimeo) {
    const hash = /^[\da-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
    return `https://${EMBED_HOSTS.vimeo}/video/${vimeo[1]}${hash ? `?h=${hash}` : ''}`;
  }
  return videoHosts.includes(url.hostname) ? url.href : undefined;
}

/** Returns the https address for the link that replaces a refused iframe; otherwise undefined. */
export function fallbackHref(source: string): string | undefined {
  return /[\\\s]/.test(source) || !source.startsWith('https://') ? undefined : httpsHref(source);
}

/** Creates the iframe that replaces its button after a click; it copies no attribute of the hotel's. */
export function createIframe(address: string, title: string): HTMLIFrameElement {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return Object.assign(document.createElement('iframe'), {
    sandbox:
      'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
    loading: 'lazy',
    title,
    src: url.href,
  });
}
