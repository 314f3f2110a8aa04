import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { AppLink, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button.tsx';
import { ChevronLeft } from 'lucide-react';
import { text } from '../lib/dashboard-text.ts';
import styles from './back-bar.module.css';

/** Renders the link to the parent page. Reserves its space while the parent is unknown. */
export function BackBar() {
  const { back_href, back_title = '' } = useHotel();
  const title = defineTexts(back_title);
  return (
    <If condition={back_href} otherwise={<div className={styles.bar} />}>
      <nav className={styles.bar} aria-label={text.back}>
        <AppLink
          to={back_href ?? ''}
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
    </If>
  );
}
