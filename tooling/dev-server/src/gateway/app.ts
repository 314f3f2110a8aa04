import { isSecure } from '@foyer/common/http';
import { staticPage } from '@foyer/prerender/page';
import { hotelInPath } from '@foyer/preview';
import type { Inspector } from '@foyer/preview/inspector';
import { INSPECTOR_PATH, inspectorFile } from '@foyer/preview/inspector';
import { SHELL } from '@foyer/releases/contracts';
import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug.ts';
import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page.ts';
import { type MatchedSource, ROUTE_PATH, STATUS_PATH } from '../page/page-status.ts';
import { BAR_SCRIPT } from './development-bar.ts';
import { isFromSource } from './notes.ts';
import { pageFromDevServers } from './page-from-dev-servers.ts';
import { type DevComposition, problemsOf, versionIn } from './resolve-with-sources.ts';
import type { createSourceClient } from './source-client.ts';
import { statusStream } from './status-stream.ts';

/** Address of a dev source's file, like that of a file in a release. */
const SOURCE_FILE = /^\/-\/releases\/([\w-]+)\/([^/]+)\/(.+)$/;
const NO_STORE = { 'Cache-Control': 'no-store' };

/** Handles the requests of `pnpm dev`, and passes most of them to the real gateway. */
export function developmentApp(options: {
  real: (request: Request) => Response | Promise<Response>;
  compositionOf(slug: string): Promise<DevComposition>;
  sources: ReturnType<typeof createSourceClient>;
  /** The only dev source that starts; without it each opened source does. */
  namedSource: string | undefined;
  origins: readonly string[];
  inspector(): Promise<Inspector | undefined>;
  pageScript(): Promise<string>;
}): (request: Request) => Promise<Response> {
  const { real, compositionOf, sources, namedSource, origins, inspector, pageScript } = options;

  /** Returns the remote whose screen a guest sees at a path. */
  async function remoteAt(
    slug: string,
    path: string,
    cookies: string,
  ): Promise<string | undefined> {
    const { resolution } = await compositionOf(slug);
    const arrival = resolution.site.finalDestinationAt(
      path,
      cookies.includes(`${SIGNED_IN_COOKIE}=1`),
    );
    return arrival.kind === 'screen' && arrival.mount.enabled ? arrival.mount.remote : undefined;
  }

  /** Tells whether opening a remote starts its dev server; the others stay on releases. */
  async function startsOnOpen(slug: string, name: string): Promise<boolean> {
    if (!sources.stateOf(name)) return false;
    const version = versionIn((await compositionOf(slug)).resolution, name);
    return (
      namedSource === undefined ||
      name === namedSource ||
      (version !== undefined && isFromSource(version))
    );
  }

  async function page(request: Request, slug: string): Promise<Response> {
    const whole = new Request(request);
    for (const name of ['If-None-Match', 'Accept-Encoding']) whole.headers.delete(name);
    const { pathname } = new URL(request.url);
    try {
      const remote = await remoteAt(slug, pathname, request.headers.get('Cookie') ?? '');
      if (remote && (await startsOnOpen(slug, remote))) await sources.open(remote);
      await compositionOf(slug);
    } catch (error) {
      const paragraphs = problemsOf(error).map((problem) => `${problem}.`);
      return staticPage(409, isSecure(request), {
        title: `${slug} cannot be shown`,
        paragraphs,
      });
    }
    return pageFromDevServers(await real(whole), sources.states(), origins);
  }

  async function sourceFile(name: string, path: string): Promise<Response> {
    const origin = await sources.open(name);
    if (!origin) {
      const { problems = [] } = sources.stateOf(name) ?? {};
      return new Response(problems.join('\n'), { status: 503, headers: NO_STORE });
    }
    return new Response(null, {
      status: 307,
      headers: { ...NO_STORE, Location: `${origin}/${path}` },
    });
  }

  async function routeResponse(path: string, cookies: string): Promise<Response> {
    const { slug = '' } = hotelInPath(path);
    const remote = isSlug(slug) ? await remoteAt(slug, path, cookies) : undefined;
    if (remote && (await startsOnOpen(slug, remote))) void sources.open(remote);
    return Response.json({ ...(remote && { source: remote }) } satisfies MatchedSource, {
      headers: NO_STORE,
    });
  }

  async function ready(): Promise<Response> {
    const first = sources.stateOf(namedSource ?? SHELL);
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
    if (pathname === STATUS_PATH) {
      const slug = searchParams.get('hotel') ?? '';
      if (isSlug(slug)) return statusStream(slug, { compositionOf, sources, namedSource });
    }
    if (pathname === ROUTE_PATH) return routeResponse(searchParams.get('path') ?? '', cookies);
    const [, name = '', version = '', path = ''] = SOURCE_FILE.exec(pathname) ?? [];
    if (isFromSource(version) && sources.stateOf(name)) return sourceFile(name, path);
    const { slug, isPage } = hotelInPath(pathname);
    const requestedSlug = slug?.replace(/\.webmanifest$/, '') ?? '';
    const hotel = isSlug(requestedSlug) ? requestedSlug : DEFAULT_SLUG;
    if (isPage) return page(request, hotel);
    if (slug !== undefined) await compositionOf(hotel).catch(problemsOf);
    return real(request);
  };
}
