import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { hotelName } from '@foyer/shared/hotel/record.ts';
import { useLocation } from '@foyer/shared/router';
import { cookies, install, queryClient, sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { useEffect, useState } from 'react';
import styles from './install-card.module.css';
import { text } from './install-text.ts';

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

/**
 * Tells whether to offer the install: the guest returned or sent a form, and the browser has a
 * prompt. False if the app is installed or the guest refused it.
 */
function useShouldOffer(): boolean {
  const ready = install.useCanOffer();
  const [known, setKnown] = useState(isReturnVisit);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || !mutation.meta?.form) return;
        if (mutation.state.status === 'success') setKnown(true);
      }),
    [],
  );
  return known && ready && matchMedia('(display-mode: browser)').matches;
}

/** Marks an earlier visit. A cookie survives signing out, which clears local storage. */
const COOKIE = 'foyer_visited';
const LASTING_SECONDS = 180 * 24 * 60 * 60;

const KEY = 'visit';
const Visit = z.object({ day: z.string(), again: z.boolean() });

/**
 * Tells whether this is a return visit: on another day, or after an earlier tab was closed. The
 * result is the same during one visit, also after a reload.
 */
export function isReturnVisit(day = new Date().toDateString()): boolean {
  const current = sessionStore.read(KEY, Visit);
  if (current?.day === day) return current.again;
  const again = cookies.has(COOKIE);
  sessionStore.write(KEY, { day, again });
  cookies.set(COOKIE, LASTING_SECONDS);
  return again;
}
