import type { RouteObject } from '@foyer/shared/router';
import type { ComponentType } from 'react';
import { LOAD_BUDGET_MS, within } from '../ground/within.ts';

let Page: ComponentType | undefined;

/** `/{slug}`; its code is only fetched by those who open it. */
export function landingRoute(): RouteObject {
  return {
    index: true,
    loader: async () => {
      const code = () => import(/* webpackChunkName: "landing" */ './landing-page.tsx');
      Page ??= (await within(code(), LOAD_BUDGET_MS)).LandingPage;
      return null;
    },
    Component: () => Page && <Page />,
  };
}
