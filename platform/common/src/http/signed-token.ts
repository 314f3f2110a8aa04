import { sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';

/** Maximum length of a token, in characters. */
const MAX_LENGTH = 2000;

/**
 * Returns a token (JWT, HS256) with these claims. It is valid until `until`, in milliseconds since
 * the epoch. `purpose` is its audience, so that a token is valid for one purpose only.
 */
export function signedToken(
  secret: string,
  purpose: string,
  claims: Record<string, unknown>,
  until: number,
): Promise<string> {
  return sign({ ...claims, aud: purpose, exp: Math.floor(until / 1000) }, secret, 'HS256');
}

/** Returns a token's claims; undefined if it is invalid, expired or for another purpose. */
export async function verifiedToken<Claims extends z.core.$ZodType>(
  secret: string,
  purpose: string,
  token: string,
  schema: Claims,
  now: number,
): Promise<z.infer<Claims> | undefined> {
  if (token.length > MAX_LENGTH) return undefined;
  try {
    const options = { alg: 'HS256', aud: purpose, exp: false, iat: false } as const;
    const claims = await verify(token, secret, options);
    if (typeof claims.exp !== 'number' || claims.exp * 1000 <= now) return undefined;
    return z.safeParse(schema, claims).data;
  } catch {
    return undefined;
  }
}
