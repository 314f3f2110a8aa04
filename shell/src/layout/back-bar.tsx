import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { AppLink, useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button.tsx';
import { ChevronLeft } from 'lucide-react';
import styles from './back-bar.module.css';
import { text } from './layout-text.ts';

/** Renders the link to the parent page. Reserves its space while the parent is unknown. */
export function BackBar() {
  const { backHref, backTitle = '' } = useTemplateVariables();
  const title = defineTexts(backTitle);
  return (
    <If condition={backHref} otherwise={<div className={styles.bar} />}>
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
    </If>
  );
}
