import { useRouteError } from '@foyer/shared/router';
import { Progress } from '@foyer/shared/ui/waiting/progress.tsx';
import { useEffect, useEffectEvent } from 'react';
import styles from '../lib/page.module.css';
import type { FallbackChain } from '../remotes/fallback-chain.ts';
import { isExpectedError, ScreenError } from '../remotes/screen-error.ts';
import { pageForError } from './missing-page.tsx';
import { RetryCard, useReopenPage } from './retry-card.tsx';

type FailedScreen = { chain: FallbackChain; error: unknown };

/** Replaces a screen that did not load or that threw. The rest of the app keeps working. */
export function ScreenFailed({ chain }: { chain: FallbackChain }) {
  const error = useRouteError();
  const page = pageForError(error);
  if (page) return page;
  if (error instanceof ScreenError) return <RetryCard error={error} />;
  if (isExpectedError(error)) return <ScreenErrorCard chain={chain} error={error} />;
  return <ThrownScreen chain={chain} error={error} />;
}

/** Falls back to another release if the screen throws before its first successful render. */
function ThrownScreen({ chain, error }: FailedScreen) {
  const reopen = useReopenPage();
  const canFallBack = chain.canFallBack();
  const onThrown = useEffectEvent(() => {
    chain.recordThrow(error);
    if (canFallBack) reopen();
  });
  useEffect(onThrown, [error]);
  return canFallBack ? <Progress /> : <ScreenErrorCard chain={chain} error={error} />;
}

/** Renders the screen's own error boundary, else the error card. */
function ScreenErrorCard({ chain, error }: FailedScreen) {
  const Own = chain.loaded()?.ErrorBoundary;
  return Own ? <Own /> : <RetryCard error={error} />;
}

/** Shows errors that no screen's own boundary caught. */
export function PageFailed() {
  const error = useRouteError();
  return <main className={styles.page}>{pageForError(error) ?? <RetryCard error={error} />}</main>;
}
