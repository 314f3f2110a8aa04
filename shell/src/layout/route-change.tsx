import { pageName } from '@foyer/shared/addresses/readable-name.ts';
import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { useLocation, useMatches } from '@foyer/shared/router';
import { badgeCount } from '@foyer/shared/runtime';
import { Component, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageHandle } from '../lib/app-router.ts';
import { nextTask } from '../lib/next-task.ts';
import { takeReloaded } from '../update/reload.ts';
import styles from './route-change.module.css';

/** Returns the innermost page's title. A screen without a title (a category) uses its address. */
function useTitle(): string | undefined {
  const { pathname } = useLocation();
  const { title, screen } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  if (!screen) return title;
  return title ? defineTexts(title) : pageName(pathname);
}

/** Tracks the last pressed or focused node. Safari does not focus a pressed button. */
function useLastTouched() {
  const touched = useRef<Node>(undefined);
  useEffect(() => {
    const onTouch = ({ target }: Event) => {
      if (target instanceof Node) touched.current = target;
    };
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    for (const type of ['focusin', 'click']) document.addEventListener(type, onTouch, options);
    return () => ended.abort();
  }, []);
  return touched;
}

/**
 * Scrolls to the top on navigation and blurs a focused link before the DOM changes. Removing a
 * focused element forces another layout, a tenth of the press time on a slow phone. Only class
 * components have a hook at that moment.
 */
class ScrollToTop extends Component<{ pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { pathname: string }): HTMLElement | null {
    const focused = document.activeElement;
    if (pathname === this.props.pathname || !(focused instanceof HTMLAnchorElement)) return null;
    focused.blur();
    return focused;
  }
  override componentDidUpdate(
    { pathname }: { pathname: string },
    _: object,
    blurred: unknown,
  ): void {
    if (pathname === this.props.pathname) return;
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    // The new screen may have focused its field (LIST-88).
    const isFree = document.activeElement === document.body;
    if (isFree && blurred instanceof HTMLElement && blurred.isConnected)
      blurred.focus({ preventScroll: true });
  }
  override render(): null {
    return null;
  }
}

/** Focuses the page, unless the focus has already moved away from `before`. */
function focusPage(before: Element | null): void {
  const main = document.querySelector<HTMLElement>('main');
  const { activeElement, body } = document;
  if (!main || main.contains(activeElement)) return;
  if (activeElement !== before && activeElement !== body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/**
 * Scrolls to the top, announces the page and moves the focus on every route change. Title and focus
 * change in a later task, because React runs the effects of a press before the paint.
 */
export function RouteChange({ appName }: { appName: string }) {
  const { pathname, key } = useLocation();
  const title = useTitle();
  const first = useRef(true);
  const lastPathname = useRef(pathname);
  const touched = useLastTouched();
  const focused = useRef<Element>(null);
  const name = title ? `${title} · ${appName}` : appName;
  const waiting = badgeCount.useTotal();

  useEffect(() => {
    void nextTask().then(() => {
      document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
    });
  }, [waiting, name]);

  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, [key, pathname]);

  useEffect(() => {
    const isFirst = first.current;
    const hasNavigated = lastPathname.current !== pathname;
    first.current = false;
    lastPathname.current = pathname;
    // The browser sets the initial focus, except after the app has reloaded itself.
    if (isFirst && !takeReloaded()) return;
    // A successful Retry changes only the key, and its button is removed. A tab stays connected.
    if (!isFirst && !hasNavigated && touched.current?.isConnected) return;
    const before = focused.current;
    void nextTask().then(() => focusPage(before));
  }, [key, pathname, touched]);

  return (
    <>
      <ScrollToTop pathname={pathname} />
      <p className={styles.announcer} role="status">
        {first.current ? '' : name}
      </p>
    </>
  );
}
