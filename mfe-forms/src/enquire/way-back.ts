import { paths } from '@foyer/shared/addresses/paths';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { canOpen, hotelSlug } from '@foyer/shared/runtime';

/** The nearest page above an address that this hotel has, as the back-bar leads (SHELL-10). */
export function pageAbove(pathname: string): string {
  const top = paths.dashboard(hotelSlug);
  let above = pathname;
  do above = above.slice(0, above.lastIndexOf('/'));
  while (above.startsWith(`${top}/`) && !canOpen(above));
  return above.startsWith(`${top}/`) ? above : paths.hotel(hotelSlug);
}

/** One page back, inside the app: who opened the form by its address goes up. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    // Counted by React Router, from the page with which this tab came into the app.
    const behind = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (behind > 0) void navigate(-1);
    else void navigate(pageAbove(pathname), { replace: true });
  };
}
