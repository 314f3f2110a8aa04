import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isSecure } from './origin.ts';

/** What decides which rollouts a browser is in: random, and for nothing else. */
const LOT_COOKIE = 'foyer_lot';
const LOT = /^[\w-]{8,64}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** A browser's lot: the one that it has, or a new one and the cookie that keeps it for thirty days. */
export function lotOf(request: Request): { lot: string; cookie?: string } {
  const known = parse(request.headers.get('Cookie') ?? '', LOT_COOKIE)[LOT_COOKIE];
  if (known && LOT.test(known)) return { lot: known };
  const lot = crypto.randomUUID();
  const cookie = generateCookie(LOT_COOKIE, lot, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(request),
    maxAge: THIRTY_DAYS_S,
  });
  return { lot, cookie };
}
