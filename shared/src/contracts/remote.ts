import * as z from 'zod/mini';

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

/** An entry of the user menu; `to` is relative to `/:slug/dashboard/`. */
export const MenuEntry = z.object({
  label: z.string(),
  to: z.string(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/** The whole face of a remote: what its `remote.ts` declares. */
export const Remote = z.object({
  name: kebab,
  mounts: z.array(Mount),
  menu: z.array(MenuEntry),
});
export type Remote = z.infer<typeof Remote>;

/** Types a remote's declaration; `remote.ts` exports its result as `remote`. */
export function defineRemote(remote: Remote): Remote {
  return remote;
}
