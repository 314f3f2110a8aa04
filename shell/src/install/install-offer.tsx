import { paths } from '@foyer/shared/addresses/paths.ts';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { hotelQuery, hotelSlug, install, useSession } from '@foyer/shared/runtime';
import { lazy, memo, Suspense } from 'react';

const InstallCard = lazy(() =>
  import(/* webpackChunkName: "install" */ './install-card.tsx').then(
    ({ InstallCard }) => ({ default: InstallCard }),
    // If the code does not load, there is no offer until the next document.
    () => ({ default: () => null }),
  ),
);

/**
 * Offers signed-in guests to install the hotel's app. The code loads only if the browser supports
 * an install prompt and the guest has not refused it (APP-25).
 */
export function InstallOffer() {
  const { pathname } = useLocation();
  const signedIn = useSession(({ status }) => status === 'signed-in');
  return signedIn && pathname.startsWith(`${paths.dashboard(hotelSlug)}/`) && <Offer />;
}

/** Memoised, so that navigations do not read the refusal cookie again. */
const Offer = memo(function Offer() {
  const { data: hotel } = useQuery(hotelQuery());
  if (!hotel || !('onbeforeinstallprompt' in window) || install.isDismissed()) return null;
  return (
    <Suspense>
      <InstallCard hotel={hotel} />
    </Suspense>
  );
});
