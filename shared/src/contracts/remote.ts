import * as z from '@foyer/shared/schema';
import { FirstFrame } from './first-frame.ts';

/** Who may see a mount: everybody, only signed-out visitors, only signed-in guests. */
export const Area = z.enum(['public', 'guest-only', 'dashboard']);
export type Area = z.infer<typeof Area>;

const kebab = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

/**
 * The place of one screen. `path` is relative to the area: `/:slug/` for public and guest-only,
 * `/:slug/dashboard/` for dashboard. `screen` names `src/<screen>/<screen>-screen.tsx`.
 */
export const Mount = z
  .object({
    path: z.string().check(z.regex(/^(:?[\w-]+)(\/:?[\w-]+)*$/)),
    area: Area,
    screen: kebab,
    /** What the back-bar and the document title call the screen. */
    title: z.optional(z.string()),
  })
  .check(
    z.refine(({ path, area }) => area === 'dashboard' || !/^dashboard(?:\/|$)/i.test(path), {
      error: 'only a mount of the dashboard stands below dashboard/',
    }),
  );
export type Mount = z.infer<typeof Mount>;

/** A mount as its remote declares it. Only the gateway reads the frame, so no browser gets it. */
export const DeclaredMount = z.safeExtend(Mount, { frame: z.optional(FirstFrame) });
export type DeclaredMount = z.infer<typeof DeclaredMount>;

/** Line art on a grid of 24 by 24: the `d` of each of its paths, and nothing but a path. */
const LineArt = z
  .array(z.string().check(z.regex(/^M[MLHVCSQTAZ\d\s,.+-]*$/i), z.maxLength(800)))
  .check(z.minLength(1), z.maxLength(8));

const Described = z.object({
  label: z.string().check(z.minLength(1)),
  /** Lower ones come first, one without comes last; ties stand by remote, then as declared. */
  order: z.optional(z.number()),
  /** Names `src/<badge>/<badge>-badge.tsx`, drawn on the entry once the page is idle. */
  badge: z.optional(kebab),
  /** The entry stands only where the hotel's record lists this among its `features`. */
  feature: z.optional(kebab),
});

/** To a screen, relative to `/:slug/dashboard/`, or a call of the hotel's own phone. */
const Target = z.union([
  z.object({ to: z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*$/)) }),
  z.object({ call: z.literal('phone') }),
]);

/** What a remote puts into the header or the user menu: the shell knows none of them by name. */
export const Entry = z.intersection(Described, Target);
export type Entry = z.infer<typeof Entry>;

/** An entry of the header, which is an icon there; `label` is its name. */
export const HeaderEntry = z.intersection(Entry, z.object({ icon: LineArt }));
export type HeaderEntry = z.infer<typeof HeaderEntry>;

/** The whole face of a remote: what its `remote.ts` declares. */
export const Remote = z.object({
  name: kebab,
  mounts: z.array(DeclaredMount),
  header: z._default(z.array(HeaderEntry), []),
  menu: z._default(z.array(Entry), []),
});
export type Remote = z.infer<typeof Remote>;

/** A remote as it is written down: what is empty may be left out. */
export type RemoteDeclaration = z.input<typeof Remote>;

/** Checks a remote's declaration; `remote.ts` exports its result as `remote`. */
export function defineRemote(remote: RemoteDeclaration): Remote {
  return Remote.parse(remote);
}

/** What a container calls a badge: with a dot, so that it is never the name of a screen. */
export function badgeExpose(badge: string): string {
  return `${badge}.badge`;
}
