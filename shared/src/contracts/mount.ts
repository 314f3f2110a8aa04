import * as z from '@foyer/shared/schema';

/** Who may see a mount: everybody, only signed-out visitors, only signed-in guests. */
export const Area = z.enum(['public', 'guest-only', 'dashboard']);
export type Area = z.infer<typeof Area>;

/** The name of a screen, a badge, a remote. */
export const kebab = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

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
    /**
     * A guest may want it without a network: its loader is called ahead, when the page is idle. Where
     * the path is one parameter, for every category of the hotel's navigation.
     */
    ahead: z.optional(z.literal(true)),
    /** What its queries ask the provider for first, by name (`frames/asked.ts`): asked beside its code. */
    asks: z.optional(z.array(z.string())),
  })
  .check(
    z.refine(({ path, area }) => area === 'dashboard' || !/^dashboard(?:\/|$)/i.test(path), {
      error: 'only a mount of the dashboard stands below dashboard/',
    }),
  );
export type Mount = z.infer<typeof Mount>;
