import { useEffect } from 'react';
import { followAttention } from '../attention/app-icon.ts';
import { InstallOffer } from '../install/install-offer.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { Notes } from './notes.tsx';

/** The notes stand before the toasts, as they do in the reading order. The app's icon is seen over all. */
export function OverlayParts() {
  useEffect(followAttention, []);
  return (
    <>
      <Notes />
      <ToastHost />
      <InstallOffer />
    </>
  );
}
