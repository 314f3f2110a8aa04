import { useLocation, useMatches } from '@foyer/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './route-change.module.css';

/** The title of the innermost page that has one. */
function useTitle(): string | undefined {
  const titles = useMatches().map(
    ({ handle }) => (handle as { title?: string } | undefined)?.title,
  );
  return titles.findLast(Boolean);
}

/** Every change of route begins at the top, is announced, and takes the focus along. */
export function RouteChange({ appName }: { appName: string }) {
  const { pathname } = useLocation();
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
  }, [pathname]);

  return (
    <p className={styles.announcer} role="status">
      {first.current ? '' : words}
    </p>
  );
}
