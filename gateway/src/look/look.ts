import * as z from 'zod/mini';
import { signed } from '../http/signed.ts';

/** What the tokens of links are signed for. */
export const LOOK = 'look';

/** Below it on the preview origin lie the links, and the way out. */
export const LOOK_PATH = '/-/look';

/** No link holds longer. */
export const LONGEST_LOOK_MS = 24 * 60 * 60_000;

const Every = z.object({
  hotel: z.string(),
  remote: z.string(),
  /** When it is over, in seconds since the epoch. */
  exp: z.number(),
});
const Published = z.extend(Every, { version: z.string(), hash: z.string() });
const Local = z.extend(Every, { port: z.int().check(z.minimum(1), z.maximum(65_535)) });

/**
 * A look at a hotel with one remote replaced: by a release of the store, which is still the one that
 * it was, or by the build that is served at a port of this machine.
 */
export const Look = z.union([Published, Local]);
export type Look = z.infer<typeof Look>;
type WithoutEnd<One> = One extends unknown ? Omit<One, 'exp'> : never;

/** The link to a look, which holds until `until`, in milliseconds since the epoch. */
export async function lookLink(
  { previewOrigin, secret }: { previewOrigin: string; secret: string },
  facts: WithoutEnd<Look>,
  until: number,
): Promise<string> {
  return `${previewOrigin}${LOOK_PATH}/${await signed(secret, LOOK, facts, until)}`;
}

/** Where a build is served on this machine. */
export const localOrigin = (port: number) => `http://localhost:${port}`;

/** What is looked at, as it is called to people. */
export function nameOf(look: WithoutEnd<Look>): string {
  return 'port' in look
    ? `${look.remote} of ${localOrigin(look.port)}`
    : `${look.remote} ${look.version}`;
}

/** The moment in which it is over, as it is told to people. */
export function endOf(until: number): string {
  const end = new Date(until);
  return `${end.toUTCString().slice(0, 3)} ${end.toISOString().slice(11, 16)} UTC`;
}
