import { paths } from '@foyer/shared/addresses/paths';
import { When } from '@foyer/shared/frames/vary';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { text } from '../text.ts';
import styles from './quick-info.module.css';

/** The way to ask about the chosen tab, where this hotel takes enquiries. */
export function Enquire({ tab }: { tab: string }) {
  const href = paths.quickInfoEnquiry(hotelSlug);
  return (
    <When holds={canOpen(href)}>
      <div className={styles.floor}>
        <AppLink className={`${buttonClass()} ${styles.wide}`} to={href} state={{ tab }}>
          {text.quickInfo.enquire}
        </AppLink>
      </div>
    </When>
  );
}
