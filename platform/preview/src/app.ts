import { isSecure, notFound, serviceUnavailable } from '@foyer/common/http';
import { noSuchPage } from '@foyer/prerender/page';
import { INSPECTOR_LICENCES_PATH } from '@foyer/shared/contracts/inspector-data.ts';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { hotelInPath } from './hotel-in-path.ts';
import { INSPECTOR_PATH, inspectorFile, inspectorLicences } from './inspector/inspector.ts';
import { PREVIEW_SESSION_PATH } from './preview.ts';
import { PREVIEW_COOKIE, type PreviewAccess } from './preview-access.ts';
import type { PreviewDeps } from './preview-deps.ts';
import {
  invalidPreviewPage,
  LEFT_PATH,
  leavingPage,
  otherHotelPage,
  previewLeftPage,
} from './preview-pages.ts';
import { type PreviewSession, previewSession } from './sessions.ts';
import { unreportedRoutes } from './unreported-routes.ts';

/** Keeps caches and search engines from storing anything of a preview. */
const PREVIEW_HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Returns the response for a browser without a link, as for an unknown address. */
function hidden({ req }: Context): Response | Promise<Response> {
  return req.path.startsWith('/-/') ? notFound() : noSuchPage();
}

function setPreviewHeaders(c: Context): void {
  for (const [name, value] of Object.entries(PREVIEW_HEADERS)) c.header(name, value);
}

/** Serves the preview origin. Each browser sees only the preview of the signed link it opened. */
export function previewApp(
  deps: PreviewDeps,
  access: PreviewAccess,
): Hono<{ Variables: { session: PreviewSession } }> {
  const app = new Hono<{ Variables: { session: PreviewSession } }>();
  app.onError((error) => {
    deps.log.error({ error: error.stack ?? String(error) }, 'A request of a preview failed.');
    return serviceUnavailable();
  });

  // A token contains dots. The redirect removes it from the address, and scripts cannot read its cookie.
  app.get(`${PREVIEW_SESSION_PATH}/:token{[^/]+\\.[^/]+}`, async (c) => {
    const token = c.req.param('token');
    const preview = await access.previewOf(token);
    if (!preview) return hidden(c);
    setCookie(c, PREVIEW_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure(c.req.raw),
      maxAge: Math.ceil(preview.exp - deps.clock() / 1000),
    });
    setPreviewHeaders(c);
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(`/${preview.hotel}`, 303);
  });

  app.use(async (c, next) => {
    const preview = await access.previewIn(c.req.header('Cookie'));
    if (!preview) return hidden(c);
    c.set('session', previewSession(preview, deps));
    await next();
    setPreviewHeaders(c);
  });

  app.get(`${PREVIEW_SESSION_PATH}/leave`, () => leavingPage());
  app.get(LEFT_PATH, async (c) => {
    const { hotel } = c.var.session.preview;
    const [origin] = deps.publicOrigins ?? [];
    const page = await previewLeftPage(origin && `${origin}/${hotel}`);
    // Only the cookies of this host: `Clear-Site-Data` would also clear those of the guests' hosts.
    for (const name of Object.keys(parse(c.req.header('Cookie') ?? '')))
      page.headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0`);
    page.headers.set('Clear-Site-Data', '"storage"');
    return page;
  });
  app.get(INSPECTOR_PATH, async () => {
    const inspector = await deps.inspector?.();
    return inspector ? inspectorFile(inspector) : notFound();
  });
  app.get(INSPECTOR_LICENCES_PATH, async () => {
    const inspector = await deps.inspector?.();
    return inspector ? inspectorLicences(inspector) : notFound();
  });
  app.route('/', unreportedRoutes());
  app.get('/', (c) => c.redirect(`/${c.var.session.preview.hotel}`, 302));

  app.all('*', async (c) => {
    const { session } = c.var;
    const { hotel } = session.preview;
    const { path } = c.req;
    const { slug, isPage } = hotelInPath(path);
    if (slug !== undefined && slug.toLowerCase() !== hotel)
      return isPage ? otherHotelPage(hotel) : notFound();
    const problems = isPage ? await session.problems() : [];
    if (problems.length > 0) return invalidPreviewPage(session.preview, problems);
    return session.app.fetch(c.req.raw, c.env);
  });
  return app;
}
