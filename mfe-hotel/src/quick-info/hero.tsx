import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import styles from './hero.module.css';

/** Shows a tab's picture (or a drawing), its name and a back button. */
export function Hero({
  image,
  drawing,
  title,
  isChosen,
}: {
  image: string | undefined;
  drawing: ReactNode;
  title: string;
  /** True if the guest chose this tab here instead of arriving on it. */
  isChosen: boolean;
}) {
  return (
    <section className={styles.hero} aria-label={title} data-way-back>
      <div
        className={isChosen ? `${styles.picture} ${styles.arriving}` : styles.picture}
        key={image}
      >
        <If condition={image} otherwise={drawing}>
          <Picture src={image} eager />
        </If>
      </div>
      <nav className={styles.back} aria-label={text.quickInfo.back}>
        <AppLink
          className={iconButtonClass ?? ''}
          to={paths.hotel(hotelSlug)}
          end
          aria-label={text.quickInfo.backToHotel}
        >
          <ChevronLeft size={22} strokeWidth={1.6} aria-hidden />
        </AppLink>
      </nav>
      <h1>{title}</h1>
    </section>
  );
}
