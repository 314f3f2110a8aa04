import createDOMPurify, { type Config } from 'dompurify';
import { decoded } from '../../addresses/readable-name.ts';
import { isVideo } from '../../hotel/media.ts';
import { safeImage } from '../../hotel/theme.ts';
import { httpsHref, mailHref, telHref } from '../links/links.ts';
import { embedAddress, fallbackHref } from './embed.ts';
import { htmlPolicy } from './html-policy.ts';
import { text } from './text.ts';

/** Own instance, so that no other code's hooks or settings apply; it has no hooks. */
const purify = createDOMPurify(window);

/** Attributes whose value is not an address. */
const PLAIN_ATTRIBUTES =
  'alt title width height dir lang colspan rowspan scope start reversed type'.split(' ');

const CONFIG: Config = {
  ALLOWED_TAGS: (
    'p br hr div span h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code strong b em i u s ' +
    'sub sup small mark abbr a img figure figcaption video source iframe ' +
    'table caption thead tbody tfoot tr th td #text'
  ).split(' '),
  ALLOWED_ATTR: ['href', 'src', 'poster', ...PLAIN_ATTRIBUTES],
  ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\]))/i,
  FORBID_ATTR: ['style', 'srcset', 'srcdoc'],
};

/**
 * Turns a hotel's HTML into nodes that cannot run scripts.
 *
 * First it parses the HTML in an inert document and drops all tags and attributes that are not allowed.
 * Then it validates every address and rebuilds every element that has one. Iframes of video sites become
 * buttons (`data-embed`), and the text's own headings start at the level `headings`.
 */
export function sanitise(
  html: string,
  videoHosts: readonly string[],
  headings = 3,
): DocumentFragment {
  const clean = purify.sanitize(withoutViolations(html), {
    ...CONFIG,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: htmlPolicy(),
  });
  rankHeadings(clean, headings);
  for (const link of clean.querySelectorAll('a')) rebuildLink(link);
  for (const image of clean.querySelectorAll('img')) rebuildImage(image);
  for (const video of clean.querySelectorAll('video')) rebuildVideo(video);
  for (const stray of clean.querySelectorAll('source')) stray.remove();
  for (const iframe of clean.querySelectorAll('iframe'))
    iframe.replaceWith(iframeReplacement(iframe, videoHosts) ?? '');
  return clean;
}

const STYLE_OR_BASE = /<style\b[\s\S]*?(?:<\/style\s*>|$)|<base\b[^<>]*>/gi;
const TAG = /<[a-z][^<>]*>/gi;
/** Matches a whole attribute, so that text in a value does not count as one. */
const ATTRIBUTE = /([^\s"'/=>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))?/g;
const VIOLATING = /^(?:on.*|style)$/i;

/**
 * Removes markup for which Chromium reports a CSP violation even in an inert document.
 *
 * A report then means that unsafe markup passed. This only avoids noise; the sanitiser ensures safety.
 */
function withoutViolations(html: string): string {
  return html
    .replaceAll(STYLE_OR_BASE, '')
    .replaceAll(TAG, (tag) =>
      tag.replaceAll(ATTRIBUTE, (attribute, name) => (VIOLATING.test(name) ? '' : attribute)),
    );
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** Replaces all attributes of an element except those of `keep`. */
function rebuild(element: Element, keep: string[], attributes: Record<string, string | undefined>) {
  for (const name of element.getAttributeNames())
    if (!keep.includes(name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
}

/** Renumbers headings below the page's own without gaps, because hotels choose them by their style. */
function rankHeadings(clean: DocumentFragment, top: number): void {
  const found = [...clean.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = [...new Set(found.map(({ tagName }) => tagName))].sort();
  let last = top - 1;
  for (const heading of found) {
    last = Math.min(top + levels.indexOf(heading.tagName), last + 1, 6);
    const ranked = heading.ownerDocument.createElement(`h${last}`);
    for (const { name, value } of heading.attributes) ranked.setAttribute(name, value);
    ranked.append(...heading.childNodes);
    heading.replaceWith(ranked);
  }
}

function rebuildLink(link: HTMLAnchorElement): void {
  const address = (link.getAttribute('href') ?? '').trim();
  const href = /^tel:/i.test(address)
    ? telHref(decoded(address.slice(4)))
    : /^mailto:/i.test(address)
      ? mailHref(decoded(address.slice(7)))
      : address.startsWith('/')
        ? safeImage(address)
        : httpsHref(address);
  const target = href?.startsWith('https:') ? NEW_TAB : {};
  rebuild(link, ['title', 'dir', 'lang'], { href, ...target });
}

function rebuildImage(image: HTMLImageElement): void {
  const src = safeImage(image.getAttribute('src'));
  const attributes = { alt: image.alt, loading: 'lazy', decoding: 'async', src };
  if (src) rebuild(image, ['title', 'width', 'height'], attributes);
  else image.remove();
}

/** Rebuilds a video with controls, from its `src` or its first `source`. */
function rebuildVideo(video: HTMLVideoElement): void {
  const given = video.getAttribute('src') ?? video.querySelector('source')?.getAttribute('src');
  const src = safeImage(given);
  const poster = safeImage(video.getAttribute('poster'));
  video.replaceChildren();
  if (src) rebuild(video, ['title', 'width', 'height'], videoAttributes(src, poster));
  else video.remove();
}

function videoAttributes(src: string, poster?: string) {
  return { controls: '', playsinline: '', preload: poster ? 'none' : 'metadata', poster, src };
}

function iframeReplacement(
  iframe: HTMLIFrameElement,
  videoHosts: readonly string[],
): HTMLElement | undefined {
  function create(name: string, attributes: Record<string, string | undefined>, content = '') {
    const element = iframe.ownerDocument.createElement(name);
    rebuild(element, [], attributes);
    element.textContent = content;
    return element;
  }
  const source = (iframe.getAttribute('src') ?? '').trim();
  const title = iframe.getAttribute('title')?.trim();
  const embed = embedAddress(source, videoHosts);
  if (embed) {
    const words = title ? text.playTitled(title) : text.play;
    const data = { 'data-embed': embed, 'data-title': title || text.video, 'data-words': words };
    return create('button', { type: 'button', ...data }, words);
  }
  const href = fallbackHref(source);
  if (!href) return undefined;
  if (isVideo(href)) return create('video', videoAttributes(href));
  return create('a', { href, ...NEW_TAB }, title || text.open(new URL(href).hostname));
}
