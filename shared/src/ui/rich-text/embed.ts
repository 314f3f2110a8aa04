import { httpsHref, parseUrl } from '../links/links.ts';

const YOUTUBE = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/**
 * The address to frame for an iframe that a hotel wrote: YouTube by its host without cookies,
 * Vimeo, and the further hosts that the operator allows this hotel. Undefined for all others.
 */
export function embedAddress(source: string, videoHosts: readonly string[]): string | undefined {
  if (/[\\\s]/.test(source) || !source.startsWith('https://')) return undefined;
  const url = parseUrl(source);
  if (!url || url.username || url.password || url.port) return undefined;
  const youtube = YOUTUBE.has(url.hostname) && /^\/embed\/([\w-]{5,20})$/.exec(url.pathname)?.[1];
  if (youtube) {
    const start = /^\d{1,6}$/.exec(url.searchParams.get('start') ?? '')?.[0];
    return `https://www.youtube-nocookie.com/embed/${youtube}${start ? `?start=${start}` : ''}`;
  }
  const vimeo = url.hostname === 'player.vimeo.com' && /^\/video\/(\d{1,15})$/.exec(url.pathname);
  if (vimeo) {
    const hash = /^[\da-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
    return `https://player.vimeo.com/video/${vimeo[1]}${hash ? `?h=${hash}` : ''}`;
  }
  return videoHosts.includes(url.hostname) ? url.href : undefined;
}

/** Where a plain link in place of a refused iframe may lead: https, else nowhere. */
export function linkInstead(source: string): string | undefined {
  return /[\\\s]/.test(source) || !source.startsWith('https://') ? undefined : httpsHref(source);
}

/** The frame that replaces its button once the guest asks for it; every attribute is our own. */
export function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  );
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.loading = 'lazy';
  frame.title = title;
  frame.src = url.href;
  return frame;
}
