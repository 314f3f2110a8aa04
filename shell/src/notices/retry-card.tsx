import { useQuery } from '@foyer/shared/query';
import { useNavigation } from '@foyer/shared/router';
import { hotelQuery } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useConnectivity } from '../lib/connectivity.ts';
import { failedReleases } from '../remotes/failed-releases.ts';
import { ScreenError } from '../remotes/screen-error.ts';
import { checkForUpdate, useNewerComposition } from '../update/composition-updates.ts';
import { reloadFor } from '../update/reload.ts';
import { FailureDetails } from './failure-details.tsx';
import { reloadAfterRetry, reloadIfBroken } from './retry.ts';
import { useReopenPage } from './use-reopen-page.ts';

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
  const { data: hotel } = useQuery(hotelQuery());
  const noResponse = useConnectivity() === 'unreachable';
  const newer = useNewerComposition();

  function retry() {
    failedReleases.forget();
    reopen();
    checkForUpdate();
    if (error instanceof ScreenError) void reloadAfterRetry(error);
  }

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
        phone={hotel?.phone}
      />
      {import.meta.env.DEV && <FailureDetails error={error} />}
    </>
  );
}
