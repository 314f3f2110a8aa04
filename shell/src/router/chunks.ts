import type { RouteObject } from '@foyer/shared/router';
import { page } from '@foyer/shared/runtime';
import { type LazyModule, lazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import { type ComponentType, createElement } from 'react';
import { SCREEN_TIME_LIMIT_MS, withTimeout } from '../lib/time-limit.ts';
import { federationDeps } from '../remotes/federation.ts';

/**
 * Lazily loaded chunks of the shell. The gateway preloads them by their chunk names
 * (`shared/src/addresses/site.ts`).
 */
export const root = lazyModule(
  async () => (await import(/* webpackChunkName: "root" */ '../landing/root-page.tsx')).RootPage,
);
export const landing = lazyModule(
  async () =>
    (await import(/* webpackChunkName: "landing" */ '../landing/landing-page.tsx')).LandingPage,
);
export const dashboard = lazyModule(async () => {
  const [{ DashboardArea }] = await Promise.all([
    import(/* webpackChunkName: "dashboard" */ '../layout/dashboard-area.tsx'),
    // On pages opened elsewhere, the header entries come with the integrity manifest.
    page.composition.header[0] || federationDeps.ensureManifest(),
  ]);
  return DashboardArea;
});

/** Creates a route whose loader waits for a chunk. */
export function chunkRoute(
  chunk: LazyModule<ComponentType>,
): Required<Pick<RouteObject, 'loader' | 'Component'>> {
  return {
    async loader() {
      await withTimeout(chunk.load(), SCREEN_TIME_LIMIT_MS);
      return null;
    },
    Component() {
      const Chunk = chunk.get();
      return Chunk ? createElement(Chunk) : null;
    },
  };
}
