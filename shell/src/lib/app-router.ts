import type { createBrowserRouter } from '@foyer/shared/router';

/** The app's router, which `router/router.ts` creates. */
export type AppRouter = ReturnType<typeof createBrowserRouter>;
