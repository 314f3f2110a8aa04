import type { RouteObject } from '@foyer/shared/router';
import { page } from '@foyer/shared/runtime';
import { type Late, late } from '@foyer/shared/ui/waiting/late';
import { type ComponentType, createElement } from 'react';
import { LOAD_BUDGET_MS, within } from '../ground/within.ts';
import { federationGround } from '../remotes/federation.ts';

/**
 * What of the shell only some pages need. The chunks have the names by which the gateway preloads
 * them (`gateway/src/page/shown.ts`).
 */
export const root = late(
  async () => (await import(/* webpackChunkName: "root" */ '../landing/root-page.tsx')).RootPage,
);
export const landing = late(
  async () =>
    (await import(/* webpackChunkName: "landing" */ '../landing/landing-page.tsx')).LandingPage,
);
export const dashboard = late(async () => {
  const [{ DashboardArea }] = await Promise.all([
    import(/* webpackChunkName: "dashboard" */ '../layout/dashboard-area.tsx'),
    // What stands in its header comes later, where the page did not begin here.
    page.composition.header[0] || federationGround.detailsOf(),
  ]);
  return DashboardArea;
});

/** A route that waits for such a part, as that of a screen does for the screen. */
export function partRoute(
  part: Late<ComponentType>,
): Required<Pick<RouteObject, 'loader' | 'Component'>> {
  return {
    async loader() {
      await within(part.fetch(), LOAD_BUDGET_MS);
      return null;
    },
    Component() {
      const Part = part.get();
      return Part ? createElement(Part) : null;
    },
  };
}
