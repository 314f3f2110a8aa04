import { DASHBOARD, SLUGLESS_PAGES } from '@foyer/shared/addresses/slugless.ts';
import type { ComposedMount } from '@foyer/shared/contracts/composition.ts';
import type { Area } from '@foyer/shared/contracts/mount.ts';
import type { RouteObject } from '@foyer/shared/router';
import { page } from '@foyer/shared/runtime';
import { GuestOnlyArea, PublicArea } from '../layout/areas.tsx';
import { HydrateFallback } from '../layout/hydrate-fallback.tsx';
import { Root } from '../layout/root.tsx';
import type { PageHandle } from '../lib/app-router.ts';
import { addressOf, redirectTo } from '../lib/redirect.ts';
import { fallbackSlug, guestSlug } from '../lib/remembered-slug.ts';
import { NotAvailable, NotFound } from '../notices/missing-page.tsx';
import { PageFailed } from '../notices/screen-failed.tsx';
import { text } from '../text.ts';
import { chunkRoute, dashboard, landing, root } from './chunks.ts';
import {
  followRedirect,
  prefetchHotel,
  reportMissingHotel,
  requireHotel,
  requireThisHotel,
} from './middleware.ts';
import { screenRoute } from './screen-route.tsx';

const notFound: RouteObject = {
  path: '*',
  element: <NotFound />,
  handle: { title: text.notFound.name } satisfies PageHandle,
};

function mountRoute(mount: ComposedMount): RouteObject {
  if (mount.enabled) return screenRoute(mount);
  return { path: mount.path, element: <NotAvailable />, handle: { title: text.notAvailable.name } };
}

/** Redirects an address without a slug to the hotel's, with state and query (AUTH-41). */
function sluglessRoute(path: string, slug: () => string): RouteObject {
  return {
    path,
    loader: ({ request }) => redirectTo(`/${slug()}${addressOf(request)}`, request),
  };
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
    middleware: [requireThisHotel, followRedirect],
    errorElement: <PageFailed />,
    children: [
      {
        middleware: [requireHotel],
        element: <PublicArea />,
        children: [{ index: true, ...chunkRoute(landing) }, ...mountsOf('public')],
      },
      {
        middleware: [prefetchHotel],
        element: <GuestOnlyArea />,
        children: mountsOf('guest-only'),
      },
      {
        path: DASHBOARD,
        middleware: [reportMissingHotel],
        ...chunkRoute(dashboard),
        errorElement: <PageFailed />,
        // The index only redirects.
        children: [{ index: true }, ...mountsOf('dashboard'), notFound],
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
        ...SLUGLESS_PAGES.map((path) => sluglessRoute(path, fallbackSlug)),
        sluglessRoute(`${DASHBOARD}/*`, guestSlug),
        hotel,
        { element: <PublicArea />, children: [notFound] },
      ],
    },
  ];
}
