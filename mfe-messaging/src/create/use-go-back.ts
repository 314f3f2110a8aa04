import { paths } from '@foyer/shared/addresses/paths.ts';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';

/** Returns a function that goes back, or to the messages without a previous page. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // React Router counts from the first page of the app in this tab.
    const historyIndex = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (historyIndex > 0) void navigate(-1);
    else void navigate(paths.messages(hotelSlug), { replace: true });
  };
}
