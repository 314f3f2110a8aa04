import { invalidValueMessage } from '@foyer/shared/contracts/invalid-value-message.ts';
import { Mount } from '@foyer/shared/contracts/mount.ts';
import { Remote } from '@foyer/shared/contracts/remote.ts';
import * as z from 'zod/mini';

const NAME = /^[a-z][a-z0-9-]{0,63}$/;
/** At most 100 characters, as a folder name; numbers stay within the range that semver compares. */
const VERSION = /^(?=.{5,100}$)\d{1,15}\.\d{1,15}\.\d{1,15}(?:[-+][0-9A-Za-z.+-]{1,80})?$/;

const versionError = invalidValueMessage('which is not a version like "1.4.0"');
/** The semver version of a release. */
export const Version = z.string(versionError).check(z.regex(VERSION, versionError));

/** Reports whether a release can have this name and version; both become folder names. */
export function isReleaseName(name: string, version: string): boolean {
  return NAME.test(name) && VERSION.test(version);
}

/** Export names by module. */
const Names = z.record(z.string(), z.array(z.string()));
export type Names = z.infer<typeof Names>;

/** Marks the use of a whole module, such as a namespace that is passed on. */
export const WHOLE_MODULE = '*';

/** A path below the release; no segment begins with a dot, so it cannot leave the release. */
export const ReleasePath = z
  .string()
  .check(z.regex(/^[\w@~+-][\w.@~+-]*(?:\/[\w@~+-][\w.@~+-]*)*$/));

/** Path, in a release, of the licences of its npm packages. Pages never load it. */
export const LICENCES = 'licences.txt';

/** A file of a release: its SHA-384 as an `integrity` value and its size in bytes. */
const ReleaseFile = z.object({
  integrity: z.string().check(z.regex(/^sha384-[\w+/]+=*$/)),
  bytes: z.number(),
});

/** The files that a screen needs beyond the remote's entry, relative to the release. */
export const ScreenFiles = z.object({
  scripts: z.array(ReleasePath),
  styles: z.array(ReleasePath),
});
export type ScreenFiles = z.infer<typeof ScreenFiles>;

/**
 * `release.json`: one immutable, versioned build of a remote or of the shell.
 * Paths are relative to its folder.
 */
export const Release = z.object({
  name: z.string(),
  version: z.string(),
  kind: z.enum(['shell', 'remote', 'worker']),
  /** The entry script: the shell's main script, the remote's container, or the worker's script. */
  entry: ReleasePath,
  /** Further files that must load before any code runs. */
  initial: ScreenFiles,
  ...z.pick(Remote, {
    header: true,
    menu: true,
    contributes: true,
    budget: true,
    origins: true,
  }).shape,
  mounts: z.array(Mount),
  screens: z.record(z.string(), ScreenFiles),
  /** Template files by mount path, in a shell by layout. */
  templates: z.optional(z.record(z.string(), ReleasePath)),
  /** Federation singletons: versions that a shell provides, ranges that a remote needs. */
  singletons: z.record(z.string(), z.string().check(z.maxLength(256))),
  /** The names that a shell exports of each singleton. */
  exports: z.optional(Names),
  /** The exports of each screen, badge and contribution, and the names it imports of each singleton. */
  exposes: z.optional(
    z.record(z.string(), z.object({ exports: z.array(z.string()), uses: Names })),
  ),
  files: z.record(ReleasePath, ReleaseFile),
  /** Marks a third-party build: the page checks its style sheets, because its entry has no hashes. */
  imported: z.optional(z.literal(true)),
});
export type Release = z.infer<typeof Release>;

/** Returns the URL path of a release: `/-/releases/<name>/<version>/`. */
export function releaseBase(name: string, version: string): string {
  return `/-/releases/${name}/${version}/`;
}

/** Returns the files of a release that a page loads, with those of one screen. */
export function loadedPaths(
  { entry, initial }: Pick<Release, 'entry' | 'initial'>,
  screen: ScreenFiles = { scripts: [], styles: [] },
): string[] {
  const files = [initial, screen].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  return [...new Set([entry, ...files])];
}
