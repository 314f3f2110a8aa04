import { isSecure } from '@foyer/common/http';
import type { Resolution } from '@foyer/releases/composition';
import type { FleetState } from '@foyer/releases/revisions';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { AppContext } from './context.ts';

/** Cookie with a random value that decides which rollouts include a browser. */
const ROLLOUT_BUCKET_COOKIE = 'foyer_rollout_bucket';
const ROLLOUT_BUCKET = /^[\w-]{8,64}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** Returns a browser's rollout bucket, and for a new one its cookie for thirty days. */
function rolloutBucketOf(c: Context): { bucket: string; cookie?: string } {
  const known = getCookie(c, ROLLOUT_BUCKET_COOKIE);
  if (known && ROLLOUT_BUCKET.test(known)) return { bucket: known };
  const bucket = crypto.randomUUID();
  const cookie = generateCookie(ROLLOUT_BUCKET_COOKIE, bucket, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c.req.raw),
    maxAge: THIRTY_DAYS_S,
  });
  return { bucket, cookie };
}

/**
 * Answers with the composition of a hotel that a browser gets; undefined without one. Only during a
 * rollout a browser gets a rollout bucket.
 */
export async function withComposition(
  { fleet }: Pick<AppContext, 'fleet'>,
  c: Context,
  slug: string,
  answer: (resolution: Resolution, state: FleetState) => Response | Promise<Response>,
): Promise<Response | undefined> {
  const state = await fleet();
  const rollout = state && state.rolloutsOf(slug).size > 0 ? rolloutBucketOf(c) : undefined;
  const resolution = state?.resolve(slug, rollout?.bucket);
  if (!state || !resolution) return undefined;
  const response = await answer(resolution, state);
  if (rollout?.cookie) response.headers.append('Set-Cookie', rollout.cookie);
  return response;
}
