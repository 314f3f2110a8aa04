import { useRouteError } from '@foyer/shared/router';
import { Progress } from '@foyer/shared/ui/waiting/progress.tsx';
import { useEffect, useEffectEvent } from 'react';
import styles from '../lib/page.module.css';
import { isExpectedError, ScreenError } from '../remotes/screen-error.ts';
import { screens } from '../remotes/screens.ts';
import { pageForError } from './missing-page.tsx';
import { RetryCard, useReopenPage } from './retry-card.tsx';

type ScreenId = { remote: string; screen: string };

/** Replaces a screen that did not load or that threw. The rest of the app keeps working. */
export function ScreenFailed(id: ScreenId) {
  const error = useRouteError();
  const page = pageForError(error);
  if (page) return page;
  if (error instanceof ScreenError) return <RetryCard error={error} />;
  if (isExpectedError(error)) return <ScreenErrorCard {...id} error={error} />;
  return <ThrownScreen {...id} error={error} />;
}

/** Falls back to another release if the screen throws before its first successful render. */
function ThrownScreen({ error, remote, screen }: ScreenId & { error: unknown }) {
  const reopen = useReopenPage();
  const canFallBack = screens.canFallBack(remote, screen);
  const onThrown = useEffectEvent(() => {
    screens.recordThrow(remote, screen, error);
    if (canFallBack) reopen();
  });
  useEffect(onThrown, [error]);
  return canFallBack ? (
    <Progress />
  ) : (
    <ScreenErrorCard remote={remote} screen={screen} error={error} />
  );
}

/** Renders the screen's own error boundary, else the error card. */
function ScreenErrorCard({ error, remote, screen }: ScreenId & { error: unknown }) {
  const Own = screens.loaded(remote, screen)?.ErrorBoundary;
  return Own ? <Own /> : <RetryCard error={error} />;
}

/** Shows errors that no screen's own boundary caught. */
export function PageFailed() {
  const error = useRouteError();
  return <main className={styles.page}>{pageForError(error) ?? <RetryCard error={error} />}</main>;
}
