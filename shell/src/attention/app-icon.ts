import { attention } from '@foyer/shared/runtime';

/** Shows on the app's icon how many things wait for the guest, where the platform can, until ended. */
export function followAttention(): () => void {
  const show = () => {
    const total = attention.total();
    const shown = total > 0 ? navigator.setAppBadge?.(total) : navigator.clearAppBadge?.();
    // Refused to an app that is not installed, whose icon nobody sees.
    shown?.catch(() => undefined);
  };
  // What an earlier visit left there.
  show();
  return attention.subscribe(show);
}
