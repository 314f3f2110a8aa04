import { isSecure } from '@foyer/common/http';
import type { Resolution } from '@foyer/releases/composition';
import type { FleetState } from '@foyer/releases/revisions';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** Cookie with a random value that decides which rollouts include a browser. */
const ROLLOUT_BUCKET_COOKIE = 'foyer_rollout_bucket';
const ROLLOUT_BUCKET = /^[\w-]{8,64}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** Returns a browser's rollout bucket, and for a new one its cookie for thirty days. */
function rolloutBucketOf(request: Request): { bucket: string; cookie?: string } {
  const known = parse(request.headers.get('Cookie') ?? '', ROLLOUT_BUCKET_COOKIE)[
    ROLLOUT_BUCKET_COOKIE
  ];
  if (known && ROLLOUT_BUCKET.test(known)) return { bucket: known };
  const bucket = crypto.randomUUID();
  const cookie = generateCookie(ROLLOUT_BUCKET_COOKIE, bucket, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(request),
    maxAge: THIRTY_DAYS_S,
  });
  return { bucket, cookie };
}

/** Answers with the composition of a hotel that a browser gets. */
export type WithComposition = (
  request: Request,
  slug: string,
  answer: (resolution: Resolution, state: FleetState) => Response | Promise<Response>,
) => Promise<Response | undefined>;

/** Resolves compositions by browser: only during a rollout a browser gets a rollout bucket. */
export function withCompositionOf(fleet: () => Promise<FleetState | undefined>): WithComposition {
  return async (request, slug, answer) => {
    const state = await fleet();
    const rollout = state && state.rolloutsOf(slug).size > 0 ? rolloutBucketOf(request) : undefined;
    const resolution = state?.resolve(slug, rollout?.bucket);
    if (!state || !resolution) return undefined;
    const response = await answer(resolution, state);
    if (rollout?.cookie) response.headers.append('Set-Cookie', rollout.cookie);
    return response;
  };
}
