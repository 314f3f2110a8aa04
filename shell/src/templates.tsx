/**
 * Lists the pages that a shell build renders as templates: the layout of each area (hotel home has
 * its own, with a transparent header), the shell's own pages, and the splash page with the hotel's
 * logo.
 */

import { Outlet } from '@foyer/prerender/outlet';
import { paths } from '@foyer/shared/addresses/paths.ts';
import type { RouteObject } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { LandingPage } from './landing/landing-page.tsx';
import { GuestOnlyArea, PublicArea } from './layout/areas.tsx';
import { DashboardArea } from './layout/dashboard-area.tsx';
import { LogoSplash } from './layout/logo-splash.tsx';
import { Root } from './layout/root.tsx';
import { NotFound } from './notices/missing-page.tsx';

const withLayout = (Area: () => React.ReactNode, inside = <Outlet />): RouteObject[] => [
  {
    element: <Root />,
    children: [{ element: <Area />, children: [{ path: '*', element: inside }] }],
  },
];

export const pages = {
  public: { routes: withLayout(PublicArea), address: paths.landing(hotelSlug) },
  'guest-only': { routes: withLayout(GuestOnlyArea), address: paths.landing(hotelSlug) },
  dashboard: { routes: withLayout(DashboardArea), address: paths.dashboard(hotelSlug) },
  splash: { routes: [{ path: '*', element: <LogoSplash /> }], address: paths.landing(hotelSlug) },
  landing: { routes: withLayout(PublicArea, <LandingPage />), address: paths.landing(hotelSlug) },
  'not-found': { routes: withLayout(PublicArea, <NotFound />), address: paths.landing(hotelSlug) },
  home: { routes: withLayout(DashboardArea), address: paths.hotel(hotelSlug) },
};
