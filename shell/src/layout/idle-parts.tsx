import { InstallOffer } from '../install/install-offer.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';

/** What every page has and no first paint needs. */
export function IdleParts() {
  return (
    <>
      <ToastHost />
      <InstallOffer />
    </>
  );
}
