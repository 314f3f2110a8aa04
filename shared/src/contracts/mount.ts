import * as z from '@foyer/shared/schema';

/** The visitors of a mount: everybody, only signed-out visitors, or only signed-in guests. */
export const Area = z.enum(['public', 'guest-only', 'dashboard']);
export type Area = z.infer<typeof Area>;

/** The name of a screen, a badge or a remote. */
export const kebab = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

/**
 * The route of one screen. `path` is relative to the area: `/:slug/` for public and guest-only,
 * `/:slug/dashboard/` for dashboard. `screen` names `src/<screen>/<screen>-screen.tsx`.
 */
export const Mount = z
  .object({
    path: z.string().check(z.regex(/^(:?[\w-]+)(\/:?[\w-]+)*$/)),
    area: Area,
    screen: kebab,
    /** Title of the screen in the back-bar and the document title. */
    title: z.optional(z.string()),
    /**
     * Prefetches the screen for offline use: the shell calls its loader while the page is idle. For a
     * path of one parameter it does so for every category of the hotel's navigation.
     */
    prefetchOffline: z.optional(z.literal(true)),
    /** Queries that the page sends while the screen's code loads, by name (`contracts/remote.ts`). */
    preloadedQueries: z.optional(z.array(z.string())),
  })
  .check(
    z.refine(({ path, area }) => area === 'dashboard' || !/^dashboard(?:\/|$)/i.test(path), {
      error: 'only a mount of the dashboard can be below dashboard/',
    }),
  );
export type Mount = z.infer<typeof Mount>;
