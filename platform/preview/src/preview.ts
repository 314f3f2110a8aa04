import { signedToken } from '@foyer/common/http';
import { digestOf, type Release } from '@foyer/releases/contracts';
import * as z from 'zod/mini';

/** Audience of the tokens in links. */
export const PREVIEW_PURPOSE = 'preview';

/** Path prefix, at the preview origin, of the links and of leaving a preview. */
export const PREVIEW_SESSION_PATH = '/-/preview-session';

/** Maximum lifetime of a link. */
export const MAX_PREVIEW_MS = 24 * 60 * 60_000;

const Common = z.object({
  hotel: z.string(),
  remote: z.string(),
  /** When the preview ends, in seconds since the epoch. */
  exp: z.number(),
});
const Published = z.extend(Common, { version: z.string(), hash: z.string() });
const Local = z.extend(Common, { port: z.int().check(z.minimum(1), z.maximum(65_535)) });

/**
 * A preview of a hotel with one remote replaced. The replacement is a release of the store with
 * this hash, or the build that this machine serves at a port.
 */
export const Preview = z.union([Published, Local]);
export type Preview = z.infer<typeof Preview>;
type WithoutEnd<Each> = Each extends unknown ? Omit<Each, 'exp'> : never;

/** Returns the link to a preview, valid until `until`, in milliseconds since the epoch. */
export async function previewLink(
  { previewOrigin, secret }: { previewOrigin: string; secret: string },
  facts: WithoutEnd<Preview>,
  until: number,
): Promise<string> {
  return `${previewOrigin}${PREVIEW_SESSION_PATH}/${await signedToken(secret, PREVIEW_PURPOSE, facts, until)}`;
}

/** Returns the origin of a build that this machine serves. */
export const localOrigin = (port: number) => `http://localhost:${port}`;

/** Returns the name of the previewed build for people. */
export function nameOf(preview: WithoutEnd<Preview>): string {
  return 'port' in preview
    ? `${preview.remote} of ${localOrigin(preview.port)}`
    : `${preview.remote} ${preview.version}`;
}

/** Returns the end of a preview for people, as weekday and time in UTC. */
export function endOf(until: number): string {
  const end = new Date(until);
  return `${end.toUTCString().slice(0, 3)} ${end.toISOString().slice(11, 16)} UTC`;
}

/** Returns the hash of a release's manifest, which contains the hash of each file. */
export const releaseHash = (release: Release): Promise<string> =>
  digestOf('SHA-256', JSON.stringify(release));
