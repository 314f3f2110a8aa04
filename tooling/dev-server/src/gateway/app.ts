import { staticPage } from '@foyer/prerender/page';
import { hotelInPath } from '@foyer/preview';
import {
  INSPECTOR_PATH,
  inspectorFile,
  inspectorLicences,
  type LoadInspector,
} from '@foyer/preview/inspector';
import { SHELL } from '@foyer/releases/contracts';
import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug.ts';
import { INSPECTOR_LICENCES_PATH } from '@foyer/shared/contracts/inspector-data.ts';
import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page.ts';
import { type Context, Hono } from 'hono';
import { BAR_SCRIPT, STATUS_PATH } from '../page/page-status.ts';
import { pageFromDevServers } from './page-from-dev-servers.ts';
import { problemsOf, versionIn } from './resolve-with-sources.ts';
import { isFromSource, type StatusDeps, statusStream } from './status.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Handles the requests of `pnpm dev`, and passes most of them to the real gateway. */
export function developmentApp({
  real,
  origins,
  inspector,
  pageScript,
  ...deps
}: StatusDeps & {
  real: Hono;
  origins: readonly string[];
  inspector: LoadInspector;
  pageScript(): Promise<string>;
}): Hono {
  const { compositionOf, sources, namedSource } = deps;

  /**
   * Returns the remote whose screen a guest sees at a path. `opens` is true if that starts its dev
   * server; the others stay on releases.
   */
  async function remoteAt(slug: string, path: string, cookies = '') {
    const { resolution } = await compositionOf(slug);
    const isSignedIn = cookies.includes(`${SIGNED_IN_COOKIE}=1`);
    const { mount } = resolution.site.routeAt(path, isSignedIn ? { slug } : undefined);
    if (!mount) return undefined;
    const name = mount.remote;
    const isIntended = namedSource === undefined || name === namedSource;
    const opens = isIntended || isFromSource(versionIn(resolution, name));
    return { name, opens: opens && sources.stateOf(name) !== undefined };
  }

  async function page(c: Context, slug: string): Promise<Response> {
    const whole = new Request(c.req.raw);
    for (const name of ['If-None-Match', 'Accept-Encoding']) whole.headers.delete(name);
    try {
      const remote = await remoteAt(slug, new URL(c.req.url).pathname, c.req.header('Cookie'));
      if (remote?.opens) await sources.open(remote.name);
      await compositionOf(slug);
    } catch (error) {
      return staticPage(409, {
        title: `${slug} cannot be shown`,
        paragraphs: problemsOf(error).map((problem) => `${problem}.`),
      });
    }
    return pageFromDevServers(await real.fetch(whole), sources.states(), origins);
  }

  const app = new Hono();
  app.get('/-/healthz', (c) => {
    const first = sources.stateOf(namedSource ?? SHELL);
    const ok = first !== undefined && (first.origin !== undefined || first.problems.length > 0);
    return c.json({ ok }, ok ? 200 : 503);
  });
  app.get(INSPECTOR_PATH, async (_, next) => {
    const built = await inspector();
    return built ? inspectorFile(built) : next();
  });
  app.get(INSPECTOR_LICENCES_PATH, async (_, next) => {
    const built = await inspector();
    return built ? inspectorLicences(built) : next();
  });
  app.get(BAR_SCRIPT, async (c) => {
    const headers = { 'Content-Type': 'text/javascript; charset=utf-8', ...NO_STORE };
    return c.body(await pageScript(), 200, headers);
  });
  app.get(STATUS_PATH, async (c, next) => {
    const path = c.req.query('path') ?? '';
    const { slug = '' } = hotelInPath(path);
    if (!isSlug(slug)) return next();
    // The status gives the reason if the hotel has no page.
    const remote = await remoteAt(slug, path, c.req.header('Cookie')).catch(() => undefined);
    if (remote?.opens) void sources.open(remote.name);
    return statusStream(c, { slug, remote: remote?.name }, deps);
  });
  // A file of a dev source has an address like that of a file in a release.
  app.get('/-/releases/:name/:version/:path{.+}', async (c, next) => {
    const { name, version, path } = c.req.param();
    if (!isFromSource(version) || !sources.stateOf(name)) return next();
    const origin = await sources.open(name);
    if (origin) return c.body(null, 307, { ...NO_STORE, Location: `${origin}/${path}` });
    return c.text((sources.stateOf(name)?.problems ?? []).join('\n'), 503, NO_STORE);
  });
  app.all('*', async (c) => {
    const { slug, isPage } = hotelInPath(new URL(c.req.url).pathname);
    const requestedSlug = slug?.replace(/\.webmanifest$/, '') ?? '';
    const hotel = isSlug(requestedSlug) ? requestedSlug : DEFAULT_SLUG;
    if (isPage) return page(c, hotel);
    if (slug !== undefined) await compositionOf(hotel).catch(problemsOf);
    return real.fetch(c.req.raw);
  });
  return app;
}
