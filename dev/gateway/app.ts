import { isSecure } from '../../gateway/src/http/origin.ts';
import type { Inspector } from '../../gateway/src/inspector/inspector.ts';
import { INSPECTOR_PATH, inspectorFile } from '../../gateway/src/inspector/inspector.ts';
import { hotelAsked } from '../../gateway/src/look/hotel-asked.ts';
import { staticPage } from '../../gateway/src/page/static-pages.ts';
import { DEFAULT_SLUG, isSlug } from '../../shared/src/addresses/slug.ts';
import { SHELL } from '../../shared/src/contracts/fleet.ts';
import { SIGNED_IN_COOKIE } from '../../shared/src/contracts/page.ts';
import { SHOWN_PATH, type ShownPart, TOLD_PATH } from '../page/told.ts';
import { BAR_SCRIPT } from './bar.ts';
import { type Composed, reasonsOf, versionIn } from './compose.ts';
import { isSource } from './notes.ts';
import type { partsHere } from './parts-here.ts';
import { servedPage } from './served-page.ts';
import { toldOn } from './told.ts';

/** A file of what comes from its source, by the address that it would have in a release. */
const SOURCE_FILE = /^\/-\/releases\/([\w-]+)\/([^/]+)\/(.+)$/;
const NO_STORE = { 'Cache-Control': 'no-store' };

/** The gateway of `pnpm dev` from request to response, around the real one. */
export function developmentApp(options: {
  real: (request: Request) => Response | Promise<Response>;
  composed(slug: string): Promise<Composed>;
  parts: ReturnType<typeof partsHere>;
  /** The one part that comes from its source; without it each that is opened. */
  named: string | undefined;
  origins: readonly string[];
  inspector(): Promise<Inspector | undefined>;
  pageScript(): Promise<string>;
}): (request: Request) => Promise<Response> {
  const { real, composed, parts, named, origins, inspector, pageScript } = options;

  /** The part whose screen a guest finds at a path. */
  async function partAt(slug: string, path: string, cookies: string): Promise<string | undefined> {
    const { resolution } = await composed(slug);
    const place = resolution.site.arrivalAt(path, cookies.includes(`${SIGNED_IN_COOKIE}=1`));
    return place.kind === 'screen' && place.mount.enabled ? place.mount.remote : undefined;
  }

  /** Whether opening a part is what has it come from its source; a release is enough for the others. */
  async function wakes(slug: string, name: string): Promise<boolean> {
    if (!parts.stateOf(name)) return false;
    const version = versionIn((await composed(slug)).resolution, name);
    return named === undefined || name === named || (version !== undefined && isSource(version));
  }

  async function page(request: Request, slug: string): Promise<Response> {
    const whole = new Request(request);
    for (const name of ['If-None-Match', 'Accept-Encoding']) whole.headers.delete(name);
    const { pathname } = new URL(request.url);
    try {
      const part = await partAt(slug, pathname, request.headers.get('Cookie') ?? '');
      if (part && (await wakes(slug, part))) await parts.opened(part);
      await composed(slug);
    } catch (error) {
      const words = reasonsOf(error).map((reason) => `${reason}.`);
      return staticPage(409, isSecure(request), { title: `${slug} cannot be shown`, words });
    }
    return servedPage(await real(whole), parts.states(), origins);
  }

  async function sourceFile(name: string, path: string): Promise<Response> {
    const origin = await parts.opened(name);
    if (!origin) {
      const { problems = [] } = parts.stateOf(name) ?? {};
      return new Response(problems.join('\n'), { status: 503, headers: NO_STORE });
    }
    return new Response(null, {
      status: 307,
      headers: { ...NO_STORE, Location: `${origin}/${path}` },
    });
  }

  async function shownAt(path: string, cookies: string): Promise<Response> {
    const { slug = '' } = hotelAsked(path);
    const part = isSlug(slug) ? await partAt(slug, path, cookies) : undefined;
    if (part && (await wakes(slug, part))) void parts.opened(part);
    return Response.json({ ...(part && { part }) } satisfies ShownPart, { headers: NO_STORE });
  }

  async function ready(): Promise<Response> {
    const first = parts.stateOf(named ?? SHELL);
    const isReady = first && (first.origin !== undefined || first.problems.length > 0);
    return Response.json({ ok: isReady === true }, { status: isReady ? 200 : 503 });
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const cookies = request.headers.get('Cookie') ?? '';
    if (pathname === '/-/healthz') return ready();
    if (pathname === INSPECTOR_PATH) {
      const built = await inspector();
      if (built) return inspectorFile(built);
    }
    if (pathname === BAR_SCRIPT) {
      const headers = { 'Content-Type': 'text/javascript; charset=utf-8', ...NO_STORE };
      return new Response(await pageScript(), { headers });
    }
    if (pathname === TOLD_PATH) {
      const slug = searchParams.get('hotel') ?? '';
      if (isSlug(slug)) return toldOn(slug, { composed, parts, named });
    }
    if (pathname === SHOWN_PATH) return shownAt(searchParams.get('path') ?? '', cookies);
    const [, name = '', version = '', path = ''] = SOURCE_FILE.exec(pathname) ?? [];
    if (isSource(version) && parts.stateOf(name)) return sourceFile(name, path);
    const { slug, isPage } = hotelAsked(pathname);
    const asked = slug?.replace(/\.webmanifest$/, '') ?? '';
    const hotel = isSlug(asked) ? asked : DEFAULT_SLUG;
    if (isPage) return page(request, hotel);
    if (slug !== undefined) await composed(hotel).catch(reasonsOf);
    return real(request);
  };
}
