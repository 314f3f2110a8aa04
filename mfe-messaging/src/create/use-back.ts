import { paths } from '@foyer/shared/addresses/paths';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';

/** One page back, inside the app: to the messages for who opened the form by its address. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // Counted by React Router, from the page with which this tab came into the app.
    const behind = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (behind > 0) void navigate(-1);
    else void navigate(paths.messages(hotelSlug), { replace: true });
  };
}
