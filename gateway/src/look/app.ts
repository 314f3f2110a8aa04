import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { House } from '../app.ts';
import type { GatewayDeps } from '../deps.ts';
import { isSecure } from '../http/origin.ts';
import { missing, unavailable } from '../http/plain.ts';
import { INSPECTOR_PATH, inspectorFile } from '../inspector/inspector.ts';
import { noSuchPage } from '../page/static-pages.ts';
import { type Gate, LOOK_COOKIE } from './gate.ts';
import { hotelAsked } from './hotel-asked.ts';
import { LOOK_PATH } from './look.ts';
import { otherHotel, seen, troubled } from './look-pages.ts';
import { createSessions, type Session } from './sessions.ts';
import { untold } from './untold.ts';

/** Nobody may keep or list anything of a look. */
const PASSING = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** What everybody gets who has no link: the answer of an address that there is not. */
function nothing({ req }: Context): Response | Promise<Response> {
  return req.path.startsWith('/-/') ? missing() : noSuchPage(isSecure(req.raw));
}

function pass(c: Context): void {
  for (const [name, value] of Object.entries(PASSING)) c.header(name, value);
}

/** The preview origin: what a signed link shows to the browser that has opened it, and nothing else. */
export function lookApp(
  deps: GatewayDeps & { previewOrigin: string },
  house: House,
  gate: Gate,
): Hono<{ Variables: { session: Session } }> {
  const sessionFor = createSessions(deps, house);
  const app = new Hono<{ Variables: { session: Session } }>();
  app.onError((error) => {
    deps.log.error({ error: error.stack ?? String(error) }, 'A request of a preview failed.');
    return unavailable();
  });

  // A token has dots. It leaves the address at once, and is where no script can read it.
  app.get(`${LOOK_PATH}/:token{[^/]+\\.[^/]+}`, async (c) => {
    const token = c.req.param('token');
    const look = await gate.lookOf(token);
    if (!look) return nothing(c);
    setCookie(c, LOOK_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure(c.req.raw),
      maxAge: Math.ceil(look.exp - deps.clock() / 1000),
    });
    pass(c);
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(`/${look.hotel}`, 303);
  });

  app.use(async (c, next) => {
    const look = await gate.lookIn(c.req.header('Cookie'));
    if (!look) return nothing(c);
    c.set('session', sessionFor(look));
    await next();
    pass(c);
  });

  app.get(`${LOOK_PATH}/leave`, async (c) => {
    const { hotel } = c.var.session.look;
    const [origin] = deps.publicOrigins ?? [];
    const page = await seen(isSecure(c.req.raw), origin && `${origin}/${hotel}`);
    // Those of this host alone: the header that clears cookies would clear the guests' hosts too.
    for (const name of Object.keys(parse(c.req.header('Cookie') ?? '')))
      page.headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0`);
    page.headers.set('Clear-Site-Data', '"storage"');
    return page;
  });
  app.get(INSPECTOR_PATH, async () => {
    const inspector = await deps.inspector?.();
    return inspector ? inspectorFile(inspector) : missing();
  });
  app.route('/', untold());
  app.get('/', (c) => c.redirect(`/${c.var.session.look.hotel}`, 302));

  app.all('*', async (c) => {
    const { session } = c.var;
    const { hotel } = session.look;
    const { path } = c.req;
    const secure = isSecure(c.req.raw);
    const { slug, isPage } = hotelAsked(path);
    if (slug !== undefined && slug.toLowerCase() !== hotel)
      return isPage ? otherHotel(secure, hotel) : missing();
    const problems = isPage ? await session.problems() : [];
    if (problems.length > 0) return troubled(secure, session.look, problems);
    return session.app.fetch(c.req.raw, c.env);
  });
  return app;
}
