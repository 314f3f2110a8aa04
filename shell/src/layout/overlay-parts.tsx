import { InstallOffer } from '../install/install-offer.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { Notes } from './notes.tsx';

/** The notes stand before the toasts, as they do in the reading order. */
export function OverlayParts() {
  return (
    <>
      <Notes />
      <ToastHost />
      <InstallOffer />
    </>
  );
}
