import { LOOK_PATH, type Look, lookLink } from '../look/look.ts';
import { releaseHash } from '../look/release-hash.ts';
import { hotel } from './fixtures.ts';
import { SECRET, testGateway } from './gateway.ts';

export const PREVIEW = 'http://preview.localhost:3000';
const HOUR_MS = 60 * 60_000;

/** What a link can be for. */
type Facts = Look extends infer One ? (One extends unknown ? Omit<One, 'exp'> : never) : never;

/** The release that is looked at, unless a test has another; no hotel runs it. */
export const NEXT = { ...hotel, version: '1.1.0' };

export const LOOKED: Facts = {
  hotel: 'grand-plaza',
  remote: NEXT.name,
  version: NEXT.version,
  hash: await releaseHash(NEXT),
};

/** The path of a link as the command makes it, for an hour from when a test's gateway starts. */
export async function linkTo(facts: Facts = LOOKED, { secret = SECRET, ms = HOUR_MS } = {}) {
  const link = await lookLink({ previewOrigin: PREVIEW, secret }, facts, 1_000_000 + ms);
  return link.slice(PREVIEW.length);
}

type Options = NonNullable<Parameters<typeof testGateway>[0]>;

/** A gateway with a preview origin; `see` asks there, with the cookie of a link that was opened. */
export function gatewayWithLooks(options: Options = {}, previewOrigin = PREVIEW) {
  const gateway = testGateway({ ...options, deps: { previewOrigin, ...options.deps } });
  const see = (path: string, headers: Record<string, string> = {}, origin = previewOrigin) =>
    Promise.resolve(gateway.app.request(`${origin}${path}`, { headers }));
  /** Opens a link as a browser does; what is asked afterwards goes with its cookie. */
  async function open(link: string) {
    const opened = await see(link);
    const [cookie = ''] = (opened.headers.get('Set-Cookie') ?? '').split(';');
    return { opened, go: (path: string) => see(path, { Cookie: cookie }), cookie };
  }
  return { ...gateway, see, open };
}

/** The cookie of a link, without it having been opened. */
export const cookieOf = (link: string) => `foyer_look=${link.slice(LOOK_PATH.length + 1)}`;
