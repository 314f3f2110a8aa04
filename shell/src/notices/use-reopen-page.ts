import { useLocation, useNavigate } from '@foyer/shared/router';

/** Returns a function that opens the current address again, keeping its history state. */
export function useReopenPage(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true, state: location.state });
}
