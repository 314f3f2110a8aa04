import { useLocation, useMatches } from '@foyer/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageHandle } from '../router/page-handle.ts';
import { pageName } from './readable-name.ts';
import styles from './route-change.module.css';

/** The innermost page's title; a page that is named by its address (a category) reads as that. */
function useTitle(): string | undefined {
  const { pathname } = useLocation();
  const { title, screen } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return title ?? (screen ? pageName(pathname) : undefined);
}

/** Every change of route begins at the top, is announced, and takes the focus along. */
export function RouteChange({ appName }: { appName: string }) {
  const { pathname, key } = useLocation();
  const title = useTitle();
  const first = useRef(true);
  const words = title ? `${title} · ${appName}` : appName;

  useEffect(() => {
    document.title = words;
  }, [words]);

  useLayoutEffect(() => {
    if (first.current) return;
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [pathname]);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const main = document.querySelector<HTMLElement>('main');
    // A screen may have focused its own first field.
    if (!main || main.contains(document.activeElement)) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
    // By key: a Retry that worked stays at its address, and its button is gone.
  }, [key]);

  return (
    <p className={styles.announcer} role="status">
      {first.current ? '' : words}
    </p>
  );
}
