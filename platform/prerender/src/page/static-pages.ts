import { html, raw } from 'hono/html';
import { documentHeaders } from './headers.ts';
import { hashSource, staticPolicy } from './page-policy.ts';

// The content is aligned to the top: centred content would move while the browser reads the page.
const STYLE =
  'body{margin:0;background:#fbfaf7;color:#1b1e22;font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;text-align:center}main{max-width:34ch;margin:0 auto;padding:max(24px,20vh) 24px 24px}svg{width:72px;height:72px;margin-bottom:20px}h1{margin:0 0 8px;font-size:1.625rem;line-height:1.2;font-weight:600;text-wrap:balance}p{margin:0;color:#4b4f55}a{display:inline-block;margin-top:24px;padding:14px 24px;border-radius:12px;background:#1e4a6e;color:#fff;text-decoration:none;font-weight:600}a:focus-visible{outline:2px solid #1e4a6e;outline-offset:2px}';
/** Paths of the drawings of a door, and of no network. */
const DOOR =
  '<path d="M12 42V20a12 12 0 0 1 24 0v22M6 42h36"/><path d="M18 42V22l10-4v24"/><path d="M24 31v1"/>';
const NO_NETWORK =
  '<path d="M6 18a27 27 0 0 1 36 0M13 26a17 17 0 0 1 22 0M19 33a8 8 0 0 1 10 0M24 40v.5M8 6l34 36"/>';

/** Returns a page without scripts, for addresses without a hotel's page. */
export async function staticPage(
  status: number,
  text: {
    title: string;
    paragraphs: string[];
    link?: [address: string, label: string];
    /** The subject of the drawing; a door by default. */
    paths?: string;
  },
): Promise<Response> {
  const { title, paragraphs, link, paths = DOOR } = text;
  const content = [
    html`<svg viewBox="0 0 48 48" fill="none" stroke="#1e4a6e" stroke-width="2" stroke-linecap="round" aria-hidden="true">${raw(paths)}</svg>`,
    html`<h1>${title}</h1>`,
    paragraphs.map((one) => html`<p>${one}</p>`),
    link && html`<a href="${link[0]}">${link[1]}</a>`,
  ];
  const page =
    await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head><body><main>${content}</main></body></html>`;
  const headers = documentHeaders(staticPolicy(await hashSource(STYLE)));
  const init = { status, headers: { ...headers, 'Cache-Control': 'no-store' } };
  return new Response(page.toString(), init);
}

/** Returns the page for an address that no hotel can have. */
export const noSuchPage = () =>
  staticPage(404, {
    title: 'This page does not exist',
    paragraphs: ['Please check the address, or open the link from your hotel again.'],
    link: ['/', 'Go to the start'],
  });

/** Returns the page for the time before a valid fleet document exists. */
export const notReady = () =>
  staticPage(503, {
    title: 'We will be right back',
    paragraphs: ['The app is being set up. Please try again in a moment.'],
  });

/** Returns the page of the service worker for pages that are not stored while there is no network. */
export const offlinePage = () =>
  staticPage(503, {
    title: 'You are offline',
    paragraphs: ['This page is not on your device yet. Please try again when you are connected.'],
    link: ['?', 'Try again'],
    paths: NO_NETWORK,
  });
