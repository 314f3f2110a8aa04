import { DASHBOARD, SLUGLESS_PAGES } from '@foyer/shared/addresses/slugless';
import type { ComposedMount } from '@foyer/shared/contracts/composition';
import type { Area } from '@foyer/shared/contracts/mount';
import type { RouteObject } from '@foyer/shared/router';
import { page } from '@foyer/shared/runtime';
import type { PageHandle } from '../ground/page-handle.ts';
import { FirstFrame } from '../layout/first-frame.tsx';
import { GuestOnlyArea } from '../layout/guest-only-area.tsx';
import { PublicArea } from '../layout/public-area.tsx';
import { Root } from '../layout/root.tsx';
import { NotAvailable } from '../notices/not-available.tsx';
import { NotFound } from '../notices/not-found.tsx';
import { PageFailed } from '../notices/page-failed.tsx';
import { text } from '../text.ts';
import {
  needsDashboard,
  needsGuestOnly,
  needsHotel,
  needsThisHotel,
  toHotelHome,
} from './middleware.ts';
import { dashboard, landing, partRoute, root } from './parts.ts';
import { screenRoute } from './screen-route.tsx';
import { ToDashboard, ToRemembered } from './slugless.tsx';

const LANDING: PageHandle = { frame: 'landing' };

const notFound: RouteObject = {
  path: '*',
  element: <NotFound />,
  handle: { title: text.notFound.name, frame: 'not-found' } satisfies PageHandle,
};

function mountRoute(mount: ComposedMount): RouteObject {
  if (mount.enabled) return screenRoute(mount);
  return { path: mount.path, element: <NotAvailable />, handle: { title: text.notAvailable.name } };
}

function mountsOf(area: Area): RouteObject[] {
  return page.composition.mounts.filter((mount) => mount.area === area).map(mountRoute);
}

/**
 * The complete route table, built once from the mounts of the composition: mounts that are not
 * enabled keep their place, so that their addresses are never taken for a category.
 */
export function routes(): RouteObject[] {
  const hotel: RouteObject = {
    path: ':slug',
    middleware: [needsThisHotel],
    errorElement: <PageFailed />,
    children: [
      {
        middleware: [needsHotel],
        element: <PublicArea />,
        children: [{ index: true, ...partRoute(landing), handle: LANDING }, ...mountsOf('public')],
      },
      {
        middleware: [needsGuestOnly],
        element: <GuestOnlyArea />,
        children: mountsOf('guest-only'),
      },
      {
        path: DASHBOARD,
        middleware: [needsDashboard],
        ...partRoute(dashboard),
        errorElement: <PageFailed />,
        children: [{ index: true, middleware: [toHotelHome] }, ...mountsOf('dashboard'), notFound],
      },
      { element: <PublicArea />, children: [notFound] },
    ],
  };
  return [
    {
      element: <Root />,
      errorElement: <PageFailed />,
      hydrateFallbackElement: <FirstFrame />,
      children: [
        { index: true, ...partRoute(root), handle: { title: text.root.title } },
        ...SLUGLESS_PAGES.map((word) => ({ path: word, element: <ToRemembered page={word} /> })),
        { path: `${DASHBOARD}/*`, element: <ToDashboard /> },
        hotel,
        { element: <PublicArea />, children: [notFound] },
      ],
    },
  ];
}
