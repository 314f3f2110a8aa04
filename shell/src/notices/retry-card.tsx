import { useQuery } from '@foyer/shared/query';
import { useNavigation } from '@foyer/shared/router';
import { hotelQuery } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { useEffect, useEffectEvent } from 'react';
import { failedReleases } from '../remotes/failed-releases.ts';
import { reloadFor } from '../remotes/reload.ts';
import { backRetry, reloadIfStuck } from '../remotes/retry.ts';
import { ScreenError } from '../remotes/screen-error.ts';
import { useLine } from '../update/line.ts';
import { askForNewer, useNewerComposition } from '../update/newer-composition.ts';
import { FailureDetails } from './failure-details.tsx';
import { useAgain } from './use-again.ts';

/** How often a card that stands asks whether its release was taken back; in milliseconds. */
const ASK_MS = 30_000;

/**
 * The card with a Retry that loads the same address again, without reloading the page; so does the
 * card itself when the network is back. Where a release is left it is tried behind
 * the card, and where the hotel's composition has changed the document is made anew.
 */
export function RetryCard({ error }: { error: unknown }) {
  const again = useAgain();
  const { state } = useNavigation();
  const { data: hotel } = useQuery(hotelQuery());
  const noAnswer = useLine() === 'down';
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

  useEffect(() => {
    askForNewer();
    const asking = setInterval(askForNewer, ASK_MS);
    return () => clearInterval(asking);
  }, []);

  useEffect(() => {
    if (newer) reloadFor('composition');
  }, [newer]);

  return (
    <>
      <ErrorCard
        heading="h1"
        noAnswer={noAnswer}
        onRetry={retry}
        busy={state === 'loading'}
        phone={hotel?.phone}
      />
      {import.meta.env.DEV && <FailureDetails error={error} />}
    </>
  );
}
