/**
 * The pages whose frames a build of the shell draws: what stands around a screen, by the mount's area
 * (hotel home, whose header is see-through, apart), the shell's own pages, and what stands alone while
 * nothing is known.
 */
import { paths } from '@foyer/shared/addresses/paths';
import { Outlet } from '@foyer/shared/frames/build/outlet';
import type { RouteObject } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { LandingPage } from './landing/landing-page.tsx';
import { DashboardArea } from './layout/dashboard-area.tsx';
import { GuestOnlyArea } from './layout/guest-only-area.tsx';
import { PublicArea } from './layout/public-area.tsx';
import { Quiet } from './layout/quiet.tsx';
import { Root } from './layout/root.tsx';
import { NotFound } from './notices/not-found.tsx';

const around = (Area: () => React.ReactNode, inside = <Outlet />): RouteObject[] => [
  {
    element: <Root />,
    children: [{ element: <Area />, children: [{ path: '*', element: inside }] }],
  },
];

export const pages = {
  public: { routes: around(PublicArea), address: paths.landing(hotelSlug) },
  'guest-only': { routes: around(GuestOnlyArea), address: paths.landing(hotelSlug) },
  dashboard: { routes: around(DashboardArea), address: paths.dashboard(hotelSlug) },
  quiet: { routes: [{ path: '*', element: <Quiet /> }], address: paths.landing(hotelSlug) },
  landing: { routes: around(PublicArea, <LandingPage />), address: paths.landing(hotelSlug) },
  'not-found': { routes: around(PublicArea, <NotFound />), address: paths.landing(hotelSlug) },
  home: { routes: around(DashboardArea), address: paths.hotel(hotelSlug) },
};
