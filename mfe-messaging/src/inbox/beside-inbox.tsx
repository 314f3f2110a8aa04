import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { lazyModule, useLazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import type { ReactNode } from 'react';
import styles from './beside-inbox.module.css';
import { InboxPane } from './inbox-pane.tsx';
import { useIsWide } from './use-is-wide.ts';

/** Renders the list beside a screen from 960 px, and above it in a narrower window. */
export function InboxColumns({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {list}
      <div className={styles.detail}>{children}</div>
    </div>
  );
}

/** The list with its data; narrow windows never load it. */
const content = lazyModule(() => import('./inbox-content.tsx'));

/** Renders a screen with the list beside it; a narrow window shows the screen alone (MSG-60). */
export function BesideInbox({ children }: { children: ReactNode }) {
  // The template is for both widths: its list is hidden in a narrow window.
  const isHydrating = useHydration();
  const isWide = useIsWide();
  return <InboxColumns list={(isHydrating || isWide) && <List />}>{children}</InboxColumns>;
}

function List() {
  const { code } = useLazyModule(content, useIsWide());
  return <div className={styles.wideOnly}>{code ? <code.InboxBeside /> : <InboxPane />}</div>;
}
