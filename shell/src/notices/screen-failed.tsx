import { useQuery } from '@foyer/shared/query';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@foyer/shared/router';
import { hotelQuery } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/error-card';
import { useCallback, useEffect } from 'react';
import { loadedScreen } from '../remotes/load-screen.ts';
import { backRetry, reloadIfStuck } from '../remotes/retry.ts';
import { ScreenError } from '../remotes/screen-error.ts';

/** A screen's own card: it did not load, or failed while rendering; the rest of the app lives. */
export function ScreenFailed({ remote, screen }: { remote: string; screen: string }) {
  const error = useRouteError();
  const Own =
    error instanceof ScreenError ? undefined : loadedScreen(remote, screen)?.ErrorBoundary;
  return Own ? <Own /> : <RetryCard error={error} />;
}

/**
 * The card with a Retry that loads the same address again, without reloading the page; the
 * browser's word that it is online again counts as one.
 */
export function RetryCard({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const { data: hotel } = useQuery(hotelQuery());

  useEffect(() => {
    if (error instanceof ScreenError) reloadIfStuck(error);
  }, [error]);

  const retry = useCallback(() => {
    void navigate(location, { replace: true, state: location.state });
    if (error instanceof ScreenError) void backRetry(error);
  }, [navigate, location, error]);

  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);

  return <ErrorCard heading="h1" onRetry={retry} busy={state === 'loading'} phone={hotel?.phone} />;
}
