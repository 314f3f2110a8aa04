import { REPORTS_PATH } from '@foyer/prerender/page';
import { PAGE_LOAD_TOKEN_PATH, type PageLoadToken } from '@foyer/releases/contracts';
import { Hono } from 'hono';

/** Accepts reports of pages that are not for guests. Counts none: their tokens are empty. */
export function unreportedRoutes(): Hono {
  return new Hono()
    .get(`${PAGE_LOAD_TOKEN_PATH}/*`, (c) => c.json({ token: '' } satisfies PageLoadToken))
    .all(`${REPORTS_PATH}/*`, (c) => c.body(null, 204));
}
