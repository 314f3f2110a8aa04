import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { checkHotel } from '../hotel-file/check-hotel.ts';
import { MAX_FILE_BYTES } from '../hotel-file/document-rules.ts';
import { readableIssue } from '../hotel-file/readable-issue.ts';
import type { AppContext, Env } from '../http/call.ts';
import type { Deps } from '../http/deps.ts';
import { HttpError } from '../http/http-error.ts';
import { errorResponse } from '../http/mount.ts';
import { exportHotel } from './export-hotel.ts';
import { importHotel } from './import-hotel.ts';
import { isOperator } from './key.ts';
import { ImportPayload } from './records.ts';

const HOTELS_PATH = '/operator/hotels';
/** Allows for a file's JSON with other whitespace than the file itself. */
const BODY_BYTES = 2 * MAX_FILE_BYTES;
const MAX_ISSUES = 20;

/** Creates the routes of `pnpm hotels`; calls `onChange` after an import. */
export function operatorRoutes(deps: Deps, onChange: () => void): Hono<Env> {
  const respond = (context: AppContext, data: unknown) =>
    context.json({ status: true, message: 'OK', data });
  const app = new Hono<Env>();
  // Checks the key before any body is read.
  app.use(`${HOTELS_PATH}/*`, async (context, next) => {
    if (!isOperator(deps.secret, context.req.header('Authorization')))
      throw new HttpError(401, 'Unauthenticated.');
    await next();
  });
  return app
    .get(`${HOTELS_PATH}/:slug`, async (context) =>
      respond(context, (await exportHotel(deps.db, context.req.param('slug'))) ?? null),
    )
    .post(
      HOTELS_PATH,
      bodyLimit({
        maxSize: BODY_BYTES,
        onError: () => errorResponse(new HttpError(413, 'The hotel is too large.')),
      }),
      async (context) => {
        const { hotel, dry_run } = payload(await context.req.json().catch(() => undefined));
        const checked = checkHotel(hotel);
        if ('issues' in checked) {
          const messages = checked.issues
            .slice(0, MAX_ISSUES)
            .map((issue) => readableIssue(hotel, issue));
          throw new HttpError(422, messages.join('\n'));
        }
        const imported = await importHotel(deps.db, checked.file, { isDryRun: dry_run });
        if (!dry_run) onChange();
        const { length: changes } = imported.changes;
        deps.log.info({ hotel: checked.file.slug, changes, dry_run }, 'hotel imported');
        return respond(context, imported);
      },
    );
}

function payload(sent: unknown): ImportPayload {
  const { success, data } = ImportPayload.safeParse(sent);
  if (success) return data;
  throw new HttpError(422, 'The body is not an import.');
}
