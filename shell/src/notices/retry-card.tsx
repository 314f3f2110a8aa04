import { useQuery } from '@foyer/shared/query';
import { useNavigation } from '@foyer/shared/router';
import { hotelQuery } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { useEffect, useEffectEvent } from 'react';
import { failedReleases } from '../remotes/failed-releases.ts';
import { reloadFor } from '../remotes/reload.ts';
import { backRetry, reloadIfStuck } from '../remotes/retry.ts';
import { ScreenError } from '../remotes/screen-error.ts';
import { askForNewer, useNewerComposition } from '../update/newer-composition.ts';
import { FailureDetails } from './failure-details.tsx';
import { useAgain } from './use-again.ts';

/** How often a card that stands asks whether its release was taken back; in milliseconds. */
const ASK_MS = 30_000;

/**
 * The card with a Retry that loads the same address again, without reloading the page; the
 * browser's word that it is online again counts as one. Where a release is left it is tried behind
 * the card, and where the hotel's composition has changed the document is made anew.
 */
export function RetryCard({ error }: { error: unknown }) {
  const again = useAgain();
  const { state } = useNavigation();
  const { data: hotel } = useQuery(hotelQuery());
  const newer = useNewerComposition();

  function retry() {
    failedReleases.forget();
    again();
    askForNewer();
    if (error instanceof ScreenError) void backRetry(error);
  }

  const onShown = useEffectEvent(() => {
    if (!(error instanceof ScreenError)) return;
    if (error.left) again();
    else reloadIfStuck(error);
  });
  useEffect(onShown, [error]);

  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    askForNewer();
    const asking = setInterval(askForNewer, ASK_MS);
    const online = () => onOnline();
    addEventListener('online', online);
    return () => {
      clearInterval(asking);
      removeEventListener('online', online);
    };
  }, []);

  useEffect(() => {
    if (newer) reloadFor('composition');
  }, [newer]);

  return (
    <>
      <ErrorCard heading="h1" onRetry={retry} busy={state === 'loading'} phone={hotel?.phone} />
      {import.meta.env.DEV && <FailureDetails error={error} />}
    </>
  );
}
