import { useLocation, useNavigate } from '@foyer/shared/router';

/** Opens the address of this page once more, in its place and with its state. */
export function useAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true, state: location.state });
}
