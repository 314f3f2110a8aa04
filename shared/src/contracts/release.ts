import * as z from 'zod/mini';
import { Remote } from './remote.ts';

/** A path below the release; no part of it begins with a dot, so that none leads out of it. */
export const ReleasePath = z
  .string()
  .check(z.regex(/^[\w@~+-][\w.@~+-]*(?:\/[\w@~+-][\w.@~+-]*)*$/));

/** A file of a release: its SHA-384 as an `integrity` value and its size in bytes. */
const ReleaseFile = z.object({
  integrity: z.string().check(z.regex(/^sha384-[\w+/]+=*$/)),
  bytes: z.number(),
});

/** Files, relative to the release, that a screen needs beyond the remote's entry. */
export const ScreenFiles = z.object({
  scripts: z.array(ReleasePath),
  styles: z.array(ReleasePath),
});
export type ScreenFiles = z.infer<typeof ScreenFiles>;

/**
 * `release.json`: one immutable, versioned build of a remote or of the shell.
 * Paths are relative to the folder that holds it.
 */
export const Release = z.object({
  name: z.string(),
  version: z.string(),
  kind: z.enum(['shell', 'remote']),
  /** The module to start with: the shell's main script or the remote's federation entry. */
  entry: ReleasePath,
  /** What must be there before anything of it can run, the entry excluded. */
  initial: ScreenFiles,
  ...z.pick(Remote, { mounts: true, header: true, menu: true }).shape,
  screens: z.record(z.string(), ScreenFiles),
  /** The federation singletons: the versions that a shell provides, the ranges that a remote needs. */
  singletons: z.record(z.string(), z.string().check(z.maxLength(256))),
  files: z.record(ReleasePath, ReleaseFile),
  /** Built elsewhere: its entry knows no hash of its style sheets, so the page has to. */
  adopted: z.optional(z.literal(true)),
});
export type Release = z.infer<typeof Release>;

/** Where a release is served by the gateway: `/-/releases/<name>/<version>/`. */
export function releaseBase(name: string, version: string): string {
  return `/-/releases/${name}/${version}/`;
}
