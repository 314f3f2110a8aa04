import * as z from 'zod/mini';
import { Mount } from './mount.ts';
import { Remote } from './remote.ts';
import { said } from './said.ts';

const NAME = /^[a-z][a-z0-9-]{0,63}$/;
/** A hundred characters, the name of a folder; no number in it beyond what semver compares. */
const VERSION = /^(?=.{5,100}$)\d{1,15}\.\d{1,15}\.\d{1,15}(?:[-+][0-9A-Za-z.+-]{1,80})?$/;

const noVersion = said('which is no version like "1.4.0"');
/** The version of a release, as semver writes it. */
export const Version = z.string(noVersion).check(z.regex(VERSION, noVersion));

/** Whether a release can have this name and version; both become names of folders. */
export function isReleaseName(name: string, version: string): boolean {
  return NAME.test(name) && VERSION.test(version);
}

/** Names, by the module that exports them or that they are imported from. */
const Names = z.record(z.string(), z.array(z.string()));
export type Names = z.infer<typeof Names>;

/** Stands among the names that are taken where a module is passed on as a whole: any will do. */
export const WHOLE_MODULE = '*';

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
  kind: z.enum(['shell', 'remote', 'worker']),
  /** What to start with: the shell's main script, the remote's federation entry, the worker's script. */
  entry: ReleasePath,
  /** What must be there before anything of it can run, the entry excluded. */
  initial: ScreenFiles,
  ...z.pick(Remote, { header: true, menu: true, budget: true, origins: true }).shape,
  mounts: z.array(Mount),
  screens: z.record(z.string(), ScreenFiles),
  /** What a screen, or in a shell what stands around one, looks like before any code runs. */
  frames: z.optional(z.record(z.string(), ReleasePath)),
  /** The federation singletons: the versions that a shell provides, the ranges that a remote needs. */
  singletons: z.record(z.string(), z.string().check(z.maxLength(256))),
  /** What a shell exports of each singleton. */
  exports: z.optional(Names),
  /** Of each screen and badge what it exports, and what it imports of each singleton. */
  exposes: z.optional(
    z.record(z.string(), z.object({ exports: z.array(z.string()), uses: Names })),
  ),
  files: z.record(ReleasePath, ReleaseFile),
  /** Built elsewhere: its entry knows no hash of its style sheets, so the page has to. */
  adopted: z.optional(z.literal(true)),
});
export type Release = z.infer<typeof Release>;

/** Where a release is served by the gateway: `/-/releases/<name>/<version>/`. */
export function releaseBase(name: string, version: string): string {
  return `/-/releases/${name}/${version}/`;
}
