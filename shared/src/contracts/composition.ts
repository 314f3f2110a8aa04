import * as z from '@foyer/shared/schema';
import { Entry, HeaderEntry } from './entry.ts';
import { Mount } from './mount.ts';
import { Realtime } from './realtime.ts';

/** A release of a remote that a page can load; paths are absolute URL paths. */
export const RemoteSource = z.object({
  version: z.string(),
  entry: z.string(),
  /** Scripts and styles of each screen, for preloading. */
  screens: z.record(
    z.string(),
    z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  ),
});
export type RemoteSource = z.infer<typeof RemoteSource>;

const ComposedRemote = z.object({
  name: z.string(),
  /** The fallback chain: the release to run, then the previous good one. */
  sources: z.array(RemoteSource).check(z.minLength(1)),
  /** The lists to which its first source adds entries. */
  contributes: z.optional(z.array(z.string())),
});

/** A mount and the remote that owns it; `enabled` false reserves its URL as "not available". */
export const ComposedMount = z.safeExtend(Mount, { remote: z.string(), enabled: z.boolean() });
export type ComposedMount = z.infer<typeof ComposedMount>;

const Owned = z.object({ remote: z.string() });
/** An entry and the remote that declares it and provides its badge. */
export const ComposedEntry = z.intersection(Entry, Owned);
export type ComposedEntry = z.infer<typeof ComposedEntry>;

/**
 * The result of resolving the fleet for one hotel: everything that a page load uses.
 * Inlined as `<script type="application/json" id="foyer-composition">`.
 */
export const Composition = z.object({
  /** Changes with any other field. */
  id: z.string(),
  slug: z.string(),
  shell: z.object({ version: z.string() }),
  /** The enabled remotes; with `integrity_manifest` at first only those that the page starts with. */
  remotes: z.array(ComposedRemote),
  /** URL and hash of the integrity manifest, which the page loads later. */
  integrity_manifest: z.optional(z.object({ href: z.string(), integrity: z.string() })),
  mounts: z.array(ComposedMount),
  /** The entries of the enabled remotes, in display order. */
  header: z.array(z.intersection(HeaderEntry, Owned)),
  menu: z.array(ComposedEntry),
  /** Slug of the hotel that sign-up registers at; null without sign-up. */
  signup_hotel: z.nullable(z.string()),
  video_hosts: z.array(z.string()),
  /** Further APIs that remotes declare and the operator allows. */
  api_origins: z.optional(z.array(z.string())),
  /** The service that sends live events; by default the embedded endpoint. */
  realtime: z.optional(Realtime),
});
export type Composition = z.infer<typeof Composition>;

/**
 * The response of `/-/composition/{slug}`: the id of the composition that a page would get now, and
 * the withdrawn releases, each as `name version`.
 */
export const CurrentComposition = z.object({
  id: z.string(),
  withdrawn: z.optional(z.array(z.string())),
});
