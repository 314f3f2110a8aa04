import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { text } from '../text.ts';
import styles from './quick-info.module.css';

/** Links to an enquiry about the chosen tab, if this hotel takes enquiries. */
export function EnquireLink({ tab }: { tab: string }) {
  const href = paths.quickInfoEnquiry(hotelSlug);
  return (
    <If condition={canOpen(href)}>
      <div className={styles.actionBar}>
        <AppLink className={`${buttonClass()} ${styles.wide}`} to={href} state={{ tab }}>
          {text.quickInfo.enquire}
        </AppLink>
      </div>
    </If>
  );
}
