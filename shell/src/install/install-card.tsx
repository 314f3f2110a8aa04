import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';

import { hotelName } from '@foyer/shared/hotel/record.ts';
import { useLocation } from '@foyer/shared/router';
import { install } from '@foyer/shared/runtime';
import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { useState } from 'react';

import styles from './install-card.module.css';
import { text } from './install-text.ts';
import { useIdlePage } from './use-idle-page.ts';
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
