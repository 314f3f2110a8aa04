import { isSecure } from '@foyer/common/http';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** Cookie with a random value that decides which rollouts include a browser. */
const ROLLOUT_BUCKET_COOKIE = 'foyer_rollout_bucket';
const ROLLOUT_BUCKET = /^[\w-]{8,64}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** Returns a browser's rollout bucket, and for a new one its cookie for thirty days. */
export function rolloutBucketOf(request: Request): { bucket: string; cookie?: string } {
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
