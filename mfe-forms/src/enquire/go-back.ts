import { paths } from '@foyer/shared/addresses/paths.ts';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { canOpen, hotelSlug } from '@foyer/shared/runtime';

/** Returns the nearest parent page that this hotel has, as the back-bar does (SHELL-10). */
export function parentPage(pathname: string): string {
  const top = paths.dashboard(hotelSlug);
  let above = pathname;
  do above = above.slice(0, above.lastIndexOf('/'));
  while (above.startsWith(`${top}/`) && !canOpen(above));
  return above.startsWith(`${top}/`) ? above : paths.hotel(hotelSlug);
}

/** Returns a function that goes back, or up without a previous page. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    // React Router counts from the first page of the app in this tab.
    const historyIndex = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (historyIndex > 0) void navigate(-1);
    else void navigate(parentPage(pathname), { replace: true });
  };
}
