import { useRouteError } from '@foyer/shared/router';
import { Progress } from '@foyer/shared/ui/waiting/progress';
import { useEffect, useEffectEvent } from 'react';
import { isNoFault } from '../remotes/blame.ts';
import { ScreenError } from '../remotes/screen-error.ts';
import { screens } from '../remotes/screens.ts';
import { RetryCard } from './retry-card.tsx';
import { pageSaid } from './said.tsx';
import { useAgain } from './use-again.ts';

type Failed = { remote: string; screen: string };

/** In the place of a screen that did not load or threw; the rest of the app lives. */
export function ScreenFailed(failed: Failed) {
  const error = useRouteError();
  const said = pageSaid(error);
  if (said) return said;
  if (error instanceof ScreenError) return <RetryCard error={error} />;
  if (isNoFault(error)) return <OwnCard {...failed} error={error} />;
  return <ScreenThrew {...failed} error={error} />;
}

/** A release that throws before it ever stood falls back like one that does not load. */
function ScreenThrew({ error, remote, screen }: Failed & { error: unknown }) {
  const again = useAgain();
  const fallsBack = screens.mayFallBack(remote, screen);
  const onThrown = useEffectEvent(() => {
    screens.threw(remote, screen, error);
    if (fallsBack) again();
  });
  useEffect(onThrown, [error]);
  return fallsBack ? <Progress /> : <OwnCard remote={remote} screen={screen} error={error} />;
}

/** The screen's own boundary, else the card. */
function OwnCard({ error, remote, screen }: Failed & { error: unknown }) {
  const Own = screens.loaded(remote, screen)?.ErrorBoundary;
  return Own ? <Own /> : <RetryCard error={error} />;
}
