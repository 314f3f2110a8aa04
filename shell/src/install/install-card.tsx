import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { hotelName } from '@foyer/shared/hotel/record.ts';
import { useLocation } from '@foyer/shared/router';
import { install, queryClient } from '@foyer/shared/runtime';
import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { useEffect, useState } from 'react';
import styles from './install-card.module.css';
import { text } from './install-text.ts';
import { useShouldOffer } from './use-should-offer.ts';

/** Offers to install the app on an idle page, once per document. Navigating away dismisses it. */
export function InstallCard({ hotel }: { hotel: Hotel }) {
  const { pathname } = useLocation();
  const [isAnswered, setAnswered] = useState(false);
  const isOffered = useShouldOffer() && !isAnswered;
  const idlePage = useIdlePage(isOffered ? pathname : undefined);
  if (!isOffered || idlePage !== pathname) return null;

  const answer = (action: () => void) => () => {
    action();
    setAnswered(true);
    // The focused button is removed, so move the focus to the page.
    const main = document.querySelector('main');
    if (main) main.tabIndex = -1;
    main?.focus({ preventScroll: true });
  };
  const title = text.title(hotelName(hotel));
  return (
    <aside className={styles.card} aria-label={title}>
      <AppIcon />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{text.hint}</p>
      </div>
      <div className={styles.choices}>
        <Button variant="outlined" size="small" onClick={answer(() => install.dismiss())}>
          {text.later}
        </Button>
        <Button size="small" onClick={answer(() => void install.prompt())}>
          {text.install}
        </Button>
      </div>
    </aside>
  );
}

/** Renders the icon that the home screen will show. */
function AppIcon() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]');
  return link && <img className={styles.icon} src={link.href} width={48} height={48} alt="" />;
}

/** Time without input or scrolling after which a page counts as idle, in milliseconds. */
const IDLE_MS = 2_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'visibilitychange'] as const;

/** Selects elements that need the guest's attention. Pages with them show no offer. */
const BUSY = [
  'dialog[open]',
  '[role="alert"]',
  'main [aria-busy="true"]',
  'main :is(input, textarea, select)',
].join();

/**
 * Returns the first page on which the guest is idle and no element needs attention. Watches only
 * while `page` is defined.
 */
function useIdlePage(page: string | undefined): string | undefined {
  const [idlePage, setIdlePage] = useState<string>();
  useEffect(() => {
    if (idlePage || !page) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      if (document.hidden || queryClient.isMutating() > 0 || document.querySelector(BUSY))
        restart();
      else setIdlePage(page);
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(check, IDLE_MS);
    };
    restart();
    const ended = new AbortController();
    const options = { capture: true, passive: true, signal: ended.signal };
    for (const type of ACTIVITY_EVENTS) document.addEventListener(type, restart, options);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [idlePage, page]);
  return idlePage;
}
