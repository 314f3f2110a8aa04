import * as z from '@foyer/shared/schema';
import { Entry, HeaderEntry } from './entry.ts';
import { Mount } from './mount.ts';
import { Realtime } from './realtime.ts';

/** One servable release of a remote: absolute URL paths. */
export const RemoteSource = z.object({
  version: z.string(),
  entry: z.string(),
  /** Scripts and styles of each screen, to preload it without a look-up. */
  screens: z.record(
    z.string(),
    z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  ),
});
export type RemoteSource = z.infer<typeof RemoteSource>;

const ComposedRemote = z.object({
  name: z.string(),
  /** The release to run, then the previous good one to fall back to. */
  sources: z.array(RemoteSource).check(z.minLength(1)),
});

/** A mount and the remote that owns it; `enabled` false reserves its URL as "not available". */
export const ComposedMount = z.safeExtend(Mount, { remote: z.string(), enabled: z.boolean() });
export type ComposedMount = z.infer<typeof ComposedMount>;

const Owned = z.object({ remote: z.string() });
/** An entry and the remote that declares it, whose badge it may draw. */
export const ComposedEntry = z.intersection(Entry, Owned);
export type ComposedEntry = z.infer<typeof ComposedEntry>;

/**
 * What the fleet resolves to for one hotel: everything that a page load will use.
 * Inlined as `<script type="application/json" id="foyer-composition">`.
 */
export const Composition = z.object({
  /** Changes when anything of it does. */
  id: z.string(),
  slug: z.string(),
  shell: z.object({ version: z.string() }),
  /** The enabled ones; in a page with `details` those that it begins with, until these have come. */
  remotes: z.array(ComposedRemote),
  /** Where a page gets what it came without (`contracts/details.ts`), and by what hash. */
  details: z.optional(z.object({ href: z.string(), integrity: z.string() })),
  mounts: z.array(ComposedMount),
  /** The entries of the enabled remotes, in the order in which they stand. */
  header: z.array(z.intersection(HeaderEntry, Owned)),
  menu: z.array(ComposedEntry),
  /** The slug that sign-up registers at; null where one cannot sign up. */
  signup_hotel: z.nullable(z.string()),
  video_hosts: z.array(z.string()),
  /** The further APIs that remotes of it name and the operator allows. */
  api_origins: z.optional(z.array(z.string())),
  /** Where live events come from; without it, from the embedded endpoint. */
  realtime: z.optional(Realtime),
});
export type Composition = z.infer<typeof Composition>;

/**
 * The answer of `/-/composition/{slug}`: which composition a page of this hotel would get now, and
 * which releases nobody may run any more, each as `name version`.
 */
export const CurrentComposition = z.object({
  id: z.string(),
  withdrawn: z.optional(z.array(z.string())),
});
