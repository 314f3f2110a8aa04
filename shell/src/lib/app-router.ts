import type { createBrowserRouter } from '@foyer/shared/router';

/** The app's router, which `router/router.ts` creates. */
export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Route handle: the page's title, and whether it is a remote's screen. */
export type PageHandle = { title?: string | undefined; screen?: boolean };
