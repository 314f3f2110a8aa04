import type { Hotel } from '@foyer/shared/contracts/hotel';
import { settingsOf } from '@foyer/shared/hotel/record';
import { page } from '@foyer/shared/runtime';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text';
import { Actions } from './actions.tsx';
import { Around } from './around.tsx';
import { Entries } from './entries.tsx';
import styles from './home.module.css';
import { HomeBanner } from './home-banner.tsx';
import { HomeUpdated } from './home-updated.tsx';
import { QuickInfoLinks } from './quick-info-links.tsx';
import { ReadMore } from './read-more.tsx';

/** Everything of a hotel at a glance, from the most useful down. */
export function Home({ hotel }: { hotel: Hotel }) {
  const richText = {
    videoHosts: page.composition.video_hosts,
    headings: hotel.welcome_title ? 3 : 2,
  };
  return (
    <>
      <HomeBanner hotel={hotel} />
      <HomeUpdated hotel={hotel} className={styles.updated} />
      <div className={styles.home}>
        <div className={`${styles.welcome} ${styles.inset}`}>
          {hotel.welcome_title && <h2 dir="auto">{hotel.welcome_title}</h2>}
          {hotel.welcome_message && <RichText html={hotel.welcome_message} {...richText} />}
        </div>
        <div className={styles.ways}>
          <QuickInfoLinks className={styles.tabs} />
          <Entries hotel={hotel} className={`${styles.entries} ${styles.inset}`} />
        </div>
        {hotel.description && (
          <ReadMore className={`${styles.about} ${styles.inset}`}>
            <RichText html={hotel.description} {...richText} />
          </ReadMore>
        )}
        <Actions settings={settingsOf(hotel)} className={`${styles.actions} ${styles.inset}`} />
        <Around hotel={hotel} className={`${styles.section} ${styles.inset}`} />
      </div>
    </>
  );
}
