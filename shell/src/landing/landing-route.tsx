import type { RouteObject } from '@foyer/shared/router';
import type { ComponentType } from 'react';

let Page: ComponentType | undefined;

/** `/{slug}`; its code is only fetched by those who open it. */
export function landingRoute(): RouteObject {
  return {
    index: true,
    loader: async () => {
      Page ??= (await import(/* webpackChunkName: "landing" */ './landing-page.tsx')).LandingPage;
      return null;
    },
    Component: () => Page && <Page />,
  };
}
