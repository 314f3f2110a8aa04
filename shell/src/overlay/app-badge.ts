import { badgeCount } from '@foyer/shared/runtime';

/** Shows the badge count on the app icon where supported. Returns a function that stops it. */
export function syncAppBadge(): () => void {
  const show = () => {
    const total = badgeCount.total();
    const shown = total > 0 ? navigator.setAppBadge?.(total) : navigator.clearAppBadge?.();
    // The browser rejects this if the app is not installed.
    shown?.catch(() => undefined);
  };
  // Clears a badge left by an earlier visit.
  show();
  return badgeCount.subscribe(show);
}
