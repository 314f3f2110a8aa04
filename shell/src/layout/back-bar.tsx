import { When } from '@foyer/shared/frames/vary';
import { words } from '@foyer/shared/language/words';
import { AppLink, useSlots } from '@foyer/shared/runtime';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button';
import { ChevronLeft } from 'lucide-react';
import styles from './back-bar.module.css';
import { text } from './layout-text.ts';

/** The way up, named after the page it leads to; its room is kept where that is not known yet. */
export function BackBar() {
  const { backHref, backTitle = '' } = useSlots();
  const title = words(backTitle);
  return (
    <When holds={backHref} otherwise={<div className={styles.bar} />}>
      <nav className={styles.bar} aria-label={text.back}>
        <AppLink
          to={backHref ?? ''}
          end
          className={styles.link ?? ''}
          aria-label={text.backTo(title)}
        >
          <span className={iconButtonClass} aria-hidden="true">
            <ChevronLeft size={22} strokeWidth={1.6} />
          </span>
          {title}
        </AppLink>
      </nav>
    </When>
  );
}
