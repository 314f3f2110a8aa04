import type { Hotel } from '@foyer/shared/contracts/hotel';

import { hotelName } from '@foyer/shared/hotel/record';
import { useLocation } from '@foyer/shared/router';
import { install } from '@foyer/shared/runtime';
import { Button } from '@foyer/shared/ui/controls/button';
import { useState } from 'react';

import styles from './install-card.module.css';
import { text } from './install-text.ts';
import { useCalmPage } from './use-calm-page.ts';
import { useWorthAsking } from './use-worth-asking.ts';

/** Offers the app in a calm moment, on one page of a document: whoever goes on has answered. */
export function InstallCard({ hotel }: { hotel: Hotel }) {
  const { pathname } = useLocation();
  const [answered, setAnswered] = useState(false);
  const wanted = useWorthAsking() && !answered;
  const calmPage = useCalmPage(wanted ? pathname : undefined);
  if (!wanted || calmPage !== pathname) return null;

  const answer = (action: () => void) => () => {
    action();
    setAnswered(true);
    // The button that has the focus goes.
    const main = document.querySelector('main');
    if (main) main.tabIndex = -1;
    main?.focus({ preventScroll: true });
  };
  const title = text.title(hotelName(hotel));
  return (
    <aside className={styles.card} aria-label={title}>
      <AppIcon />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{text.hint}</p>
      </div>
      <div className={styles.choices}>
        <Button look="quiet" size="small" onClick={answer(() => install.refuse())}>
          {text.later}
        </Button>
        <Button size="small" onClick={answer(() => void install.ask())}>
          {text.install}
        </Button>
      </div>
    </aside>
  );
}

/** What will stand on the home screen. */
function AppIcon() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]');
  return link && <img className={styles.icon} src={link.href} width={48} height={48} alt="" />;
}
