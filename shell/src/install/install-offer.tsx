import { paths } from '@foyer/shared/addresses/paths';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { hotelQuery, hotelSlug, install, useSession } from '@foyer/shared/runtime';
import { lazy, memo, Suspense } from 'react';

const InstallCard = lazy(() =>
  import(/* webpackChunkName: "install" */ './install-card.tsx').then(
    ({ InstallCard }) => ({ default: InstallCard }),
    // Without its code there is no offer, until the next document.
    () => ({ default: () => null }),
  ),
);

/**
 * The offer to install the hotel's app: to signed-in guests only. Its code comes where the browser
 * has a prompt, and nobody has said no to it (APP-25).
 */
export function InstallOffer() {
  const { pathname } = useLocation();
  const signedIn = useSession(({ status }) => status === 'signed-in');
  return signedIn && pathname.startsWith(`${paths.dashboard(hotelSlug)}/`) && <Offer />;
}

/** Apart from the address: a cookie says whether somebody refused, and no press waits for that. */
const Offer = memo(function Offer() {
  const { data: hotel } = useQuery(hotelQuery());
  if (!hotel || !('onbeforeinstallprompt' in window) || install.refused()) return null;
  return (
    <Suspense>
      <InstallCard hotel={hotel} />
    </Suspense>
  );
});
