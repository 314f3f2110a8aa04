import { pageName } from '@foyer/shared/addresses/readable-name';
import { words } from '@foyer/shared/language/words';
import { useLocation, useMatches } from '@foyer/shared/router';
import { attention } from '@foyer/shared/runtime';
import { Component, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { nextTask } from '../ground/next-task.ts';
import type { PageHandle } from '../ground/page-handle.ts';
import { takeReloaded } from '../remotes/reload.ts';
import styles from './route-change.module.css';

/** The innermost page's title; a page that is named by its address (a category) reads as that. */
function useTitle(): string | undefined {
  const { pathname } = useLocation();
  const { title, screen } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  if (!screen) return title;
  return title ? words(title) : pageName(pathname);
}

/** What the guest last pressed or focused: Safari does not focus a button that is pressed. */
function useTouched() {
  const touched = useRef<Node>(undefined);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Node) touched.current = target;
    };
    const kinds = ['focusin', 'click'] as const;
    for (const kind of kinds) document.addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, true);
    };
  }, []);
  return touched;
}

/**
 * A browser lays the page out once more to take away what has the focus (a tenth of a press on a
 * slow phone), so the focus is out of the way before. Only a class is asked at that moment.
 */
class ToTheTop extends Component<{ pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { pathname: string }): HTMLElement | null {
    const focused = document.activeElement;
    if (pathname === this.props.pathname || !(focused instanceof HTMLAnchorElement)) return null;
    focused.blur();
    return focused;
  }
  override componentDidUpdate({ pathname }: { pathname: string }, _: object, left: unknown): void {
    if (pathname === this.props.pathname) return;
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true });
  }
  override render(): null {
    return null;
  }
}

/** Gives the page the focus, unless a screen or the guest has moved it from where it was `before`. */
function focusPage(before: Element | null): void {
  const main = document.querySelector<HTMLElement>('main');
  const { activeElement, body } = document;
  if (!main || main.contains(activeElement)) return;
  if (activeElement !== before && activeElement !== body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/**
 * Every change of route begins at the top, is announced, and takes the focus along. Title and focus
 * come in a task of their own: React runs the effects of a press before it is painted.
 */
export function RouteChange({ appName }: { appName: string }) {
  const { pathname, key } = useLocation();
  const title = useTitle();
  const first = useRef(true);
  const here = useRef(pathname);
  const touched = useTouched();
  const focused = useRef<Element>(null);
  const name = title ? `${title} · ${appName}` : appName;
  const waiting = useSyncExternalStore(attention.subscribe, attention.total, () => 0);

  useEffect(() => {
    void nextTask().then(() => {
      document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
    });
  }, [waiting, name]);

  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, [key, pathname]);

  useEffect(() => {
    const opened = first.current;
    const arrived = here.current !== pathname;
    first.current = false;
    here.current = pathname;
    // A browser places the focus in a document that it opens, not in one that reloaded itself.
    if (opened && !takeReloaded()) return;
    // By key: a Retry that worked stays at its address, and its button is gone. A tab is not.
    if (!opened && !arrived && touched.current?.isConnected) return;
    const before = focused.current;
    void nextTask().then(() => focusPage(before));
  }, [key, pathname, touched]);

  return (
    <>
      <ToTheTop pathname={pathname} />
      <p className={styles.announcer} role="status">
        {first.current ? '' : name}
      </p>
    </>
  );
}
