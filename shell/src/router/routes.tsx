import { DASHBOARD, SLUGLESS_PAGES } from '@foyer/shared/addresses/slugless.ts';
import type { ComposedMount } from '@foyer/shared/contracts/composition.ts';
import type { Area } from '@foyer/shared/contracts/mount.ts';
import type { RouteObject } from '@foyer/shared/router';
import { page } from '@foyer/shared/runtime';
import { GuestOnlyArea } from '../layout/guest-only-area.tsx';
import { HydrateFallback } from '../layout/hydrate-fallback.tsx';
import { PublicArea } from '../layout/public-area.tsx';
import { Root } from '../layout/root.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import { NotAvailable } from '../notices/not-available.tsx';
import { NotFound } from '../notices/not-found.tsx';
import { PageFailed } from '../notices/page-failed.tsx';
import { text } from '../text.ts';
import { chunkRoute, dashboard, landing, root } from './chunks.ts';
import {
  redirectToHotelHome,
  requireGuest,
  requireHotel,
  requireSignedOut,
  requireThisHotel,
} from './middleware.ts';
import { screenRoute } from './screen-route.tsx';
import { DashboardRedirect, RememberedHotelRedirect } from './slugless-redirects.tsx';

const LANDING: PageHandle = { template: 'landing' };

const notFound: RouteObject = {
  path: '*',
  element: <NotFound />,
  handle: { title: text.notFound.name, template: 'not-found' } satisfies PageHandle,
};

function mountRoute(mount: ComposedMount): RouteObject {
  if (mount.enabled) return screenRoute(mount);
  return { path: mount.path, element: <NotAvailable />, handle: { title: text.notAvailable.name } };
}

function mountsOf(area: Area): RouteObject[] {
  return page.composition.mounts.filter((mount) => mount.area === area).map(mountRoute);
}

/**
 * Builds the route table from the composition's mounts. Disabled mounts keep their routes, so that
 * their addresses never match a category.
 */
export function routes(): RouteObject[] {
  const hotel: RouteObject = {
    path: ':slug',
    middleware: [requireThisHotel],
    errorElement: <PageFailed />,
    children: [
      {
        middleware: [requireHotel],
        element: <PublicArea />,
        children: [{ index: true, ...chunkRoute(landing), handle: LANDING }, ...mountsOf('public')],
      },
      {
        middleware: [requireSignedOut],
        element: <GuestOnlyArea />,
        children: mountsOf('guest-only'),
      },
      {
        path: DASHBOARD,
        middleware: [requireGuest],
        ...chunkRoute(dashboard),
        errorElement: <PageFailed />,
        children: [
          { index: true, middleware: [redirectToHotelHome] },
          ...mountsOf('dashboard'),
          notFound,
        ],
      },
      { element: <PublicArea />, children: [notFound] },
    ],
  };
  return [
    {
      element: <Root />,
      errorElement: <PageFailed />,
      hydrateFallbackElement: <HydrateFallback />,
      children: [
        { index: true, ...chunkRoute(root), handle: { title: text.root.title } },
        ...SLUGLESS_PAGES.map((word) => ({
          path: word,
          element: <RememberedHotelRedirect page={word} />,
        })),
        { path: `${DASHBOARD}/*`, element: <DashboardRedirect /> },
        hotel,
        { element: <PublicArea />, children: [notFound] },
      ],
    },
  ];
}
