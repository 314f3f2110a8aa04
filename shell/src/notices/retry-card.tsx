import { useLocation, useNavigate, useNavigation } from '@foyer/shared/router';
import { connectivity, useHotel } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { useEffect, useEffectEvent } from 'react';
import { failedReleases } from '../remotes/failed-releases.ts';
import { ScreenError } from '../remotes/screen-error.ts';
import { checkForUpdate, useNewerComposition } from '../update/composition-updates.ts';
import { reloadFor } from '../update/reload.ts';
import { FailureDetails } from './failure-details.tsx';
import { reloadAfterRetry, reloadIfBroken } from './retry.ts';

/** Interval at which a visible card checks for a rollback, in milliseconds. */
const CHECK_INTERVAL_MS = 30_000;

/**
 * Shows the error card. Retry opens the same address again without a page reload, and so does the
 * card when the network is back. A remaining release is tried behind the card. If the hotel's
 * composition has changed, the document reloads.
 */
export function RetryCard({ error }: { error: unknown }) {
  const reopen = useReopenPage();
  const { state } = useNavigation();
  const { phone } = useHotel();
  const noResponse = connectivity.use() === 'unreachable';
  const newer = useNewerComposition();

  function retry() {
    failedReleases.forget();
    reopen();
    checkForUpdate();
    if (error instanceof ScreenError) void reloadAfterRetry(error);
  }

  // The error card itself calls Retry when the browser reports a network.
  const onReturn = useEffectEvent(retry);
  useEffect(() => connectivity.onReturn(() => onReturn()), []);

  const onShown = useEffectEvent(() => {
    if (!(error instanceof ScreenError)) return;
    if (error.hasFallback) reopen();
    else reloadIfBroken(error);
  });
  useEffect(onShown, [error]);

  useEffect(() => {
    checkForUpdate();
    const timer = setInterval(checkForUpdate, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (newer) reloadFor('composition');
  }, [newer]);

  return (
    <>
      <ErrorCard
        heading="h1"
        noResponse={noResponse}
        onRetry={retry}
        busy={state === 'loading'}
        phone={phone}
      />
      {import.meta.env.DEV && <FailureDetails error={error} />}
    </>
  );
}

/** Returns a function that opens the current address again, keeping its history state. */
export function useReopenPage(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true, state: location.state });
}
