import { useEffect } from 'react';
import { InstallOffer } from '../install/install-offer.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { syncAppBadge } from './app-badge.ts';
import { Notes } from './notes.tsx';

/** Renders notes, toasts and the install offer, in reading order, and syncs the app badge. */
export function OverlayContent() {
  useEffect(syncAppBadge, []);
  return (
    <>
      <Notes />
      <ToastHost />
      <InstallOffer />
    </>
  );
}
