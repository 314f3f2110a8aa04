import { sentence } from '@foyer/shared/documents/sentences';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LARGEST_BYTES } from '../hotel-file/bounds.ts';
import { checkHotel } from '../hotel-file/check-hotel.ts';
import { placeInWords } from '../hotel-file/place.ts';
import type { AppContext, Env } from '../http/call.ts';
import type { Deps } from '../http/deps.ts';
import { refused } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { exportHotel } from './export-hotel.ts';
import { importHotel } from './import-hotel.ts';
import { isOperator } from './key.ts';
import { ImportPayload } from './records.ts';

const HOTELS = '/operator/hotels';
/** What a file says, as the command sends it: without its comments, with other spaces. */
const BODY_BYTES = 2 * LARGEST_BYTES;
const SAID = 20;

/** What an operator does with hotels, for `pnpm hotels`; `onChange` is called when one was imported. */
export function operator(deps: Deps, onChange: () => void): Hono<Env> {
  const answered = (context: AppContext, data: unknown) =>
    context.json({ status: true, message: 'OK', data });
  const app = new Hono<Env>();
  // Before any body is read.
  app.use(`${HOTELS}/*`, async (context, next) => {
    if (!isOperator(deps.secret, context.req.header('Authorization')))
      throw new Refusal(401, 'Unauthenticated.');
    await next();
  });
  return app
    .get(`${HOTELS}/:slug`, async (context) =>
      answered(context, (await exportHotel(deps.db, context.req.param('slug'))) ?? null),
    )
    .post(
      HOTELS,
      bodyLimit({
        maxSize: BODY_BYTES,
        onError: () => refused(new Refusal(413, 'The hotel is too large.')),
      }),
      async (context) => {
        const { hotel, dry_run } = payload(await context.req.json().catch(() => undefined));
        const checked = checkHotel(hotel);
        if ('slips' in checked) {
          const slips = checked.slips.slice(0, SAID);
          const said = slips.map((slip) =>
            sentence({ ...slip, path: placeInWords(hotel, slip.path) }),
          );
          throw new Refusal(422, said.join('\n'));
        }
        const imported = await importHotel(deps.db, checked.file, { isDryRun: dry_run });
        if (!dry_run) onChange();
        const { length: changes } = imported.changes;
        deps.log.info({ hotel: checked.file.slug, changes, dry_run }, 'hotel imported');
        return answered(context, imported);
      },
    );
}

function payload(sent: unknown): ImportPayload {
  const { success, data } = ImportPayload.safeParse(sent);
  if (success) return data;
  throw new Refusal(422, 'This is nothing to import.');
}
