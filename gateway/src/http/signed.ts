import { sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';

/** No token of ours is longer, in characters. */
const LONGEST = 2000;

/**
 * A token (JWT, HS256) that says `facts` and holds until `until`, in milliseconds since the epoch.
 * `purpose` keeps a token for one thing from being taken for another.
 */
export function signed(
  secret: string,
  purpose: string,
  facts: Record<string, unknown>,
  until: number,
): Promise<string> {
  return sign({ ...facts, aud: purpose, exp: Math.floor(until / 1000) }, secret, 'HS256');
}

/** What a token says; undefined for one that is altered, over, for something else, or no token. */
export async function readSigned<Facts extends z.core.$ZodType>(
  secret: string,
  purpose: string,
  token: string,
  facts: Facts,
  now: number,
): Promise<z.infer<Facts> | undefined> {
  if (token.length > LONGEST) return undefined;
  try {
    const options = { alg: 'HS256', aud: purpose, exp: false, iat: false } as const;
    const said = await verify(token, secret, options);
    if (typeof said.exp !== 'number' || said.exp * 1000 <= now) return undefined;
    return z.safeParse(facts, said).data;
  } catch {
    return undefined;
  }
}
