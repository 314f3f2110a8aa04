import { PREVIEW_SESSION_PATH, type Preview, previewLink, releaseHash } from '@foyer/preview';
import { hotel } from '@foyer/releases/testing/fixtures';
import { SECRET, testGateway } from './gateway.ts';

export const PREVIEW_ORIGIN = 'http://preview.localhost:3000';
const HOUR_MS = 60 * 60_000;

/** The claims of a link. */
type Claims = Preview extends infer One ? (One extends unknown ? Omit<One, 'exp'> : never) : never;

/** The previewed release by default; no hotel runs it. */
export const NEXT = { ...hotel, version: '1.1.0' };

export const PREVIEWED: Claims = {
  hotel: 'grand-plaza',
  remote: NEXT.name,
  version: NEXT.version,
  hash: await releaseHash(NEXT),
};

/**
 * Returns the path of a link like the command's. It is valid for an hour from the test gateway's
 * start.
 */
export async function linkTo(claims: Claims = PREVIEWED, { secret = SECRET, ms = HOUR_MS } = {}) {
  const link = await previewLink({ previewOrigin: PREVIEW_ORIGIN, secret }, claims, 1_000_000 + ms);
  return link.slice(PREVIEW_ORIGIN.length);
}

type Options = NonNullable<Parameters<typeof testGateway>[0]>;

/** Creates a gateway with a preview origin; `see` sends requests there. */
export function gatewayWithPreviews(options: Options = {}, previewOrigin = PREVIEW_ORIGIN) {
  const gateway = testGateway({ ...options, deps: { previewOrigin, ...options.deps } });
  const see = (path: string, headers: Record<string, string> = {}, origin = previewOrigin) =>
    Promise.resolve(gateway.app.request(`${origin}${path}`, { headers }));
  /** Opens a link like a browser; `go` sends further requests with its cookie. */
  async function open(link: string) {
    const opened = await see(link);
    const [cookie = ''] = (opened.headers.get('Set-Cookie') ?? '').split(';');
    return { opened, go: (path: string) => see(path, { Cookie: cookie }), cookie };
  }
  return { ...gateway, see, open };
}

/** Returns the cookie of a link without opening it. */
export const previewCookieOf = (link: string) =>
  `foyer_preview=${link.slice(PREVIEW_SESSION_PATH.length + 1)}`;
