import { PAGE_LOAD_TOKEN_PATH, type PageLoadToken } from '@foyer/shared/contracts/outcome';
import { Hono } from 'hono';
import { REPORTS_PATH } from '../page/reporting.ts';

/** Accepts reports of pages that are not for guests. Counts none: their tokens are empty. */
export function unreportedRoutes(): Hono {
  return new Hono()
    .get(`${PAGE_LOAD_TOKEN_PATH}/*`, (c) => c.json({ token: '' } satisfies PageLoadToken))
    .all(`${REPORTS_PATH}/*`, (c) => c.body(null, 204));
}
