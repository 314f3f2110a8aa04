import { LOAD_PATH, type Load } from '@foyer/shared/contracts/outcome';
import { Hono } from 'hono';
import { REPORTS_PATH } from '../page/reporting.ts';

/** Takes what pages tell that are not for guests, and counts none of it: their loads have no name. */
export function untold(): Hono {
  return new Hono()
    .get(`${LOAD_PATH}/*`, (c) => c.json({ load: '' } satisfies Load))
    .all(`${REPORTS_PATH}/*`, (c) => c.body(null, 204));
}
